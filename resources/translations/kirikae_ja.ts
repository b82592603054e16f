<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Argv</name>
    <message>
        <source>There is no program to run: the command is empty.</source>
        <translation>実行するプログラムがありません。コマンドが空です。</translation>
    </message>
    <message>
        <source>A command cannot carry a zero byte: remove it from the argument.</source>
        <translation>コマンドにゼロバイトは含められません。引数から取り除いてください。</translation>
    </message>
    <message>
        <source>The command is too long for a shell: pass the data on stdin.</source>
        <translation>コマンドがシェルには長すぎます。データは標準入力で渡してください。</translation>
    </message>
</context>
<context>
    <name>CloseStep</name>
    <message>
        <source>The record of the switch could not be kept: %1</source>
        <translation>切り替えの記録を残せませんでした: %1</translation>
    </message>
    <message>
        <source>The journal of the switch could not be removed: %1</source>
        <translation>切り替えの控えを削除できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>CommandRun</name>
    <message>
        <source>The command did not finish within %1 s and was ended.</source>
        <translation>コマンドが %1 秒以内に終わらなかったため、終了させました。</translation>
    </message>
    <message>
        <source>The command wrote more than the limit of %1 bytes and was ended.</source>
        <translation>コマンドの出力が上限の %1 バイトを超えたため、終了させました。</translation>
    </message>
</context>
<context>
    <name>DemoFeed</name>
    <message>
        <source>There is no such service on the node any more.</source>
        <translation>そのサービスはもうノードにありません。</translation>
    </message>
</context>
<context>
    <name>DemoServer</name>
    <message>
        <source>Nothing answers on port %1 of the node yet.</source>
        <translation>ノードのポート %1 ではまだ何も応答しません。</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>%1: "format" must be 1</source>
        <translation>%1: "format" は 1 でなければなりません</translation>
    </message>
    <message>
        <source>%1: the kind "%2" is not valid</source>
        <translation>%1: 種類 "%2" は正しくありません</translation>
    </message>
</context>
<context>
    <name>Docker</name>
    <message>
        <source>The log of the container is not in the form that was asked for.</source>
        <translation>コンテナのログが求めた形式ではありません。</translation>
    </message>
</context>
<context>
    <name>EngineRules</name>
    <message>
        <source>The rule file %1 cannot be read: %2</source>
        <translation>ルールファイル %1 を読めません: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>NodeScript</name>
    <message>
        <source>%1 did not work on the node (exit code %2).</source>
        <translation>ノードで「%1」がうまくいきませんでした(終了コード %2)。</translation>
    </message>
    <message>
        <source>%1 did not work: the node's user may not do that. Check who owns the files.</source>
        <translation>「%1」がうまくいきませんでした。ノードのユーザーにその権限がありません。ファイルの所有者を確認してください。</translation>
    </message>
    <message>
        <source>%1 did not work: the node's disk is full.</source>
        <translation>「%1」がうまくいきませんでした。ノードのディスクがいっぱいです。</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Memory back</source>
        <translation>メモリー返却</translation>
    </message>
    <message>
        <source>Container start</source>
        <translation>コンテナ起動</translation>
    </message>
    <message>
        <source>Engine start</source>
        <translation>エンジン起動</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Image and video profiling</source>
        <translation>画像・動画プロファイリング</translation>
    </message>
    <message>
        <source>Mamba warm-up</source>
        <translation>Mamba ウォームアップ</translation>
    </message>
    <message>
        <source>Graphs and kernels</source>
        <translation>グラフとカーネル</translation>
    </message>
    <message>
        <source>API start</source>
        <translation>API 起動</translation>
    </message>
    <message>
        <source>Response check</source>
        <translation>応答確認</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>Ssh</name>
    <message>
        <source>%1 did not show a host key.</source>
        <translation>%1 はホスト鍵を示しませんでした。</translation>
    </message>
    <message>
        <source>shown: %1; stored: %2</source>
        <translation>提示: %1、保存済み: %2</translation>
    </message>
    <message>
        <source>%1 shows a host key that is marked as revoked in your known_hosts. Nothing was sent. Ask whoever runs the node.</source>
        <translation>%1 のホスト鍵は known_hosts で失効とされています。何も送信していません。ノードの管理者に確認してください。</translation>
    </message>
    <message>
        <source>The stored host keys could not be read, so %1 cannot be trusted: check %2.</source>
        <translation>保存済みのホスト鍵を読めないため、%1 を信頼できません。%2 を確認してください。</translation>
    </message>
    <message>
        <source>%1 shows another host key than the stored one (%2). Nothing was sent. Either the node was set up anew, or somebody is in between: ask whoever runs it. If the new key is right, remove the old one with: ssh-keygen -R '%3'</source>
        <translation>%1 のホスト鍵が保存済みのもの(%2)と違います。何も送信していません。ノードを入れ直したか、誰かが間に入っています。管理者に確認してください。新しい鍵が正しければ、古い鍵を次で消してください: ssh-keygen -R '%3'</translation>
    </message>
    <message>
        <source>%1 is not known here yet. Its host key (%2) has the fingerprint %3. Is that the node's?</source>
        <translation>%1 はまだ知られていません。ホスト鍵(%2)のフィンガープリントは %3 です。ノードのものですか?</translation>
    </message>
    <message>
        <source>The host key of %1 was not accepted.</source>
        <translation>%1 のホスト鍵は承認されませんでした。</translation>
    </message>
    <message>
        <source>The host key of %1 could not be stored in %2: check that the file can be written.</source>
        <translation>%1 のホスト鍵を %2 に保存できませんでした。ファイルに書き込めるか確認してください。</translation>
    </message>
    <message>
        <source>The node's SSH server does not run commands for this user.</source>
        <translation>ノードの SSH サーバーはこのユーザーのコマンドを実行しません。</translation>
    </message>
    <message>
        <source>The node ended the command without saying how it went.</source>
        <translation>ノードが結果を告げずにコマンドを終えました。</translation>
    </message>
    <message>
        <source>"%1" is not a host name or a name of your SSH configuration.</source>
        <translation>"%1" はホスト名でも SSH 設定の名前でもありません。</translation>
    </message>
    <message>
        <source>"%1" is not a user name.</source>
        <translation>"%1" はユーザー名ではありません。</translation>
    </message>
    <message>
        <source>Your SSH configuration could not be read in time: check it with "ssh -G %1".</source>
        <translation>SSH 設定を時間内に読めませんでした。"ssh -G %1" で確認してください。</translation>
    </message>
    <message>
        <source>Your SSH configuration has an error: check it with "ssh -G %1".</source>
        <translation>SSH 設定に誤りがあります。"ssh -G %1" で確認してください。</translation>
    </message>
    <message>
        <source>The node refused the connection at port %1: is its SSH server running, and is the port right?</source>
        <translation>ノードがポート %1 の接続を拒否しました。SSH サーバーは動いていますか、ポートは正しいですか?</translation>
    </message>
    <message>
        <source>The node did not answer in time: is it switched on and on this network?</source>
        <translation>ノードが時間内に応答しませんでした。電源が入っていて、このネットワークにありますか?</translation>
    </message>
    <message>
        <source>There is no way to the node's network: check this machine's connection or VPN.</source>
        <translation>ノードのネットワークに届きません。このマシンの接続か VPN を確認してください。</translation>
    </message>
    <message>
        <source>The node could not be reached: %1.</source>
        <translation>ノードに届きませんでした: %1。</translation>
    </message>
    <message>
        <source>%1 has a question that only you can answer: connect again.</source>
        <translation>%1 から、ご本人だけが答えられる質問があります。もう一度接続してください。</translation>
    </message>
    <message>
        <source>The node's SSH server has no session left for a command: raise MaxSessions in its sshd_config.</source>
        <translation>ノードの SSH サーバーにコマンド用のセッションが残っていません。sshd_config の MaxSessions を増やしてください。</translation>
    </message>
</context>
<context>
    <name>StartStep</name>
    <message>
        <source>The memory guard could not be armed: %1</source>
        <translation>メモリーガードを設定できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>The switch was cancelled.</source>
        <translation>切り替えは取り消されました。</translation>
    </message>
</context>
<context>
    <name>StepRunner</name>
    <message>
        <source>The connection to the node did not come back. What runs there is not known; the switch is taken up again when it can be reached.</source>
        <translation>ノードとの接続が戻りませんでした。何が動いているかはわかりません。届くようになったら切り替えを再開します。</translation>
    </message>
</context>
<context>
    <name>SwitchJournal</name>
    <message>
        <source>The node keeps the state of a switch that cannot be read: %1</source>
        <translation>ノードに残る切り替え状態を読めません: %1</translation>
    </message>
    <message>
        <source>it was written by another version.</source>
        <translation>別のバージョンで書かれています。</translation>
    </message>
    <message>
        <source>fields are missing.</source>
        <translation>項目が足りません。</translation>
    </message>
    <message>
        <source>%1 is switching to %2</source>
        <translation>%1 が %2 に切り替えています</translation>
    </message>
</context>
<context>
    <name>SwitchRecord</name>
    <message>
        <source>This is not the record of a switch: it has no %1.</source>
        <translation>切り替えの記録ではありません。%1 がありません。</translation>
    </message>
</context>
<context>
    <name>SwitchReport</name>
    <message>
        <source>Cancelled. Nothing runs in slot %1.</source>
        <translation>取り消しました。スロット %1 では何も動いていません。</translation>
    </message>
    <message>
        <source>Cancelled. %1 runs.</source>
        <translation>取り消しました。%1 が動いています。</translation>
    </message>
    <message>
        <source>%1 is ready and answering, after %2.</source>
        <translation>%1 の準備ができ、応答しています(%2)。</translation>
    </message>
    <message>
        <source>%1 was not started. Nothing was touched.</source>
        <translation>%1 は起動していません。何も変えていません。</translation>
    </message>
    <message>
        <source>%1 did not start. %2 is back and answering.</source>
        <translation>%1 は起動しませんでした。%2 が戻り、応答しています。</translation>
    </message>
    <message>
        <source>%1 did not start. Nothing runs in slot %2.</source>
        <translation>%1 は起動しませんでした。スロット %2 では何も動いていません。</translation>
    </message>
    <message>
        <source>The node cannot be reached. What runs there is not known.</source>
        <translation>ノードに届きません。何が動いているかはわかりません。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>d MMM HH:mm</source>
        <extracomment>Day, month and time, as QLocale format</extracomment>
        <translation>M月d日 HH:mm</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>failed, previous restored</source>
        <translation>失敗、前のものに復帰</translation>
    </message>
    <message>
        <source>failed, nothing running</source>
        <translation>失敗、何も動いていない</translation>
    </message>
    <message>
        <source>node unreachable</source>
        <translation>ノードに届かない</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>from the profile</source>
        <translation>プロファイルより</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>目安</translation>
    </message>
    <message>
        <source>Check that the node is on and in this network.</source>
        <translation>ノードの電源とネットワークを確認してください。</translation>
    </message>
    <message>
        <source>Kirikae connects again by itself.</source>
        <translation>Kirikae が自動で再接続します。</translation>
    </message>
    <message>
        <source>If the node was set up anew, remove its old key with ssh-keygen -R. If not, somebody may be listening: do not connect.</source>
        <translation>ノードを入れ直した場合は、ssh-keygen -R で古い鍵を消してください。そうでなければ盗聴のおそれがあります。接続しないでください。</translation>
    </message>
    <message>
        <source>Connect again and compare the fingerprint with the node's.</source>
        <translation>もう一度接続し、フィンガープリントをノードのものと比べてください。</translation>
    </message>
    <message>
        <source>Check the user name, and which key the node knows.</source>
        <translation>ユーザー名と、ノードに登録した鍵を確認してください。</translation>
    </message>
    <message>
        <source>Ask for the right on the node, for example to be in the docker group.</source>
        <translation>ノードでの権限(docker グループへの参加など)を頼んでください。</translation>
    </message>
    <message>
        <source>Wait until the other switch has ended.</source>
        <translation>もう一方の切り替えが終わるまで待ってください。</translation>
    </message>
    <message>
        <source>Bring both sides to the same version.</source>
        <translation>両方を同じバージョンにしてください。</translation>
    </message>
</context>
<context>
    <name>kirikae</name>
    <message>
        <source>not reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>The JSON text is larger than the limit of %1 bytes.</source>
        <translation>JSON テキストが上限の %1 バイトを超えています。</translation>
    </message>
    <message>
        <source>The JSON text is nested deeper than %1 levels.</source>
        <translation>JSON テキストの入れ子が %1 段を超えています。</translation>
    </message>
    <message>
        <source>The text is not valid JSON: the error is at byte %1.</source>
        <translation>正しい JSON ではありません。誤りは %1 バイト目にあります。</translation>
    </message>
    <message>
        <source>The text is not valid JSON.</source>
        <translation>正しい JSON ではありません。</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1 の重み</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV キャッシュ</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>オーバーヘッド</translation>
    </message>
    <message>
        <source>other GPU programs</source>
        <translation>ほかの GPU プログラム</translation>
    </message>
    <message>
        <source>GPU, not split</source>
        <translation>GPU(内訳なし)</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>kept by the NVIDIA driver, reusable</source>
        <translation>NVIDIA ドライバーが保持(再利用可能)</translation>
    </message>
    <message>
        <source>unattributed</source>
        <translation>帰属不明</translation>
    </message>
    <message>
        <source>unified pool</source>
        <translation>ユニファイドプール</translation>
    </message>
    <message>
        <source>other programs</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>page cache</source>
        <translation>ページキャッシュ</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>There is no docker run command in this text.</source>
        <translation>このテキストに docker run コマンドがありません。</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>テキストでなければなりません</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>テキストのリストでなければなりません</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>%1: there is no such field</source>
        <translation>%1: そのような項目はありません</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>true か false でなければなりません</translation>
    </message>
    <message>
        <source>must be an object of texts</source>
        <translation>テキストを値とするオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>This profile was written by a newer Kirikae (schema %1, known: %2). Update Kirikae.</source>
        <translation>このプロファイルはより新しい Kirikae で書かれています(スキーマ %1、対応は %2 まで)。Kirikae を更新してください。</translation>
    </message>
    <message>
        <source>The profile %1 is not valid: %2.</source>
        <translation>プロファイル %1 は正しくありません: %2。</translation>
    </message>
    <message>
        <source>The mount %1 uses a variable or a command. Write the path out: Kirikae runs nothing to find it.</source>
        <translation>マウント %1 に変数かコマンドが使われています。パスそのものを書いてください。Kirikae は値を調べるために何も実行しません。</translation>
    </message>
    <message>
        <source>%1 is not a size. Use a form like 16g.</source>
        <translation>%1 はサイズではありません。16g のように書いてください。</translation>
    </message>
    <message>
        <source>--gpus %1 is not understood. Use all, or '"device=0,1"'.</source>
        <translation>--gpus %1 を解釈できません。all か '"device=0,1"' を使ってください。</translation>
    </message>
    <message>
        <source>--mount %1 needs a source and a target.</source>
        <translation>--mount %1 には source と target が必要です。</translation>
    </message>
    <message>
        <source>The variable %1 is put together from others. Write its value out, or use a secret alone.</source>
        <translation>変数 %1 がほかの変数から組み立てられています。値そのものを書くか、シークレットを単独で使ってください。</translation>
    </message>
    <message>
        <source>The port %1 is not understood. Use a form like 127.0.0.1:8000:8000.</source>
        <translation>ポート %1 を解釈できません。127.0.0.1:8000:8000 のように書いてください。</translation>
    </message>
    <message>
        <source>The text is longer than 64 KiB: paste the command alone.</source>
        <translation>テキストが 64 KiB を超えています。コマンドだけを貼り付けてください。</translation>
    </message>
    <message>
        <source>Available now</source>
        <translation>現在利用可能</translation>
    </message>
    <message>
        <source>Given back by %1</source>
        <translation>%1 から返却</translation>
    </message>
    <message>
        <source>measured now</source>
        <translation>いま計測</translation>
    </message>
    <message>
        <source>Kept by the NVIDIA driver, probably reusable</source>
        <translation>NVIDIA ドライバーが保持(おそらく再利用可能)</translation>
    </message>
    <message>
        <source>an upper bound</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>KV cache, pinned</source>
        <translation>KV キャッシュ(固定)</translation>
    </message>
    <message>
        <source>from the arguments</source>
        <translation>引数より</translation>
    </message>
    <message>
        <source>KV cache, the rest of vLLM's share of %1</source>
        <translation>KV キャッシュ(vLLM の割り当て %1 の残り)</translation>
    </message>
    <message>
        <source>Needed by %1 at its peak</source>
        <translation>%1 がピーク時に必要</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>%1 に計測</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>stated in the profile</source>
        <translation>プロファイルの記載</translation>
    </message>
    <message>
        <source>Graphs, context, host side</source>
        <translation>グラフ、コンテキスト、ホスト側</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>目安</translation>
    </message>
    <message>
        <source>Does not fit: %1 short of keeping %2 free</source>
        <translation>収まりません: %2 を空けておくには %1 足りません</translation>
    </message>
    <message>
        <source>Tight: only %1 above the reserve</source>
        <translation>余裕なし: 予備のほかは %1 だけ</translation>
    </message>
    <message>
        <source>Tight: %1 into the reserve of %2</source>
        <translation>余裕なし: 予備 %2 に %1 食い込みます</translation>
    </message>
    <message>
        <source>Fits, with %1 to spare above the reserve</source>
        <translation>収まります(予備のほかに %1 の余裕)</translation>
    </message>
    <message>
        <source>vLLM's own start test: needs %1 free, will see %2</source>
        <translation>vLLM 自身の起動テスト: 空き %1 が必要、%2 が見える見込み</translation>
    </message>
    <message>
        <source>Set --gpu-memory-utilization to %1 or less.</source>
        <translation>--gpu-memory-utilization を %1 以下にしてください。</translation>
    </message>
    <message>
        <source>Not known: the node has not reported its memory yet</source>
        <translation>不明: ノードがまだメモリーを報告していません</translation>
    </message>
    <message>
        <source>Not known: the profile states no size and no start of it was measured yet</source>
        <translation>不明: プロファイルにサイズがなく、起動の計測もまだありません</translation>
    </message>
    <message>
        <source>Not known: how much %1 holds is not reported</source>
        <translation>不明: %1 の使用量が報告されていません</translation>
    </message>
    <message>
        <source>Stop another service, or serve a smaller or more strongly quantised model.</source>
        <translation>別のサービスを止めるか、より小さい、またはより強く量子化したモデルを使ってください。</translation>
    </message>
    <message>
        <source>There is no profile "%1" on this node.</source>
        <translation>このノードに "%1" というプロファイルはありません。</translation>
    </message>
    <message>
        <source>The profile file cannot be used: %1</source>
        <translation>プロファイルのファイルを使えません: %1</translation>
    </message>
    <message>
        <source>There is no connection to %1. Connect first.</source>
        <translation>%1 に接続していません。先に接続してください。</translation>
    </message>
    <message>
        <source>%1 has not answered what runs on it yet. Try again in a moment.</source>
        <translation>%1 は、何が動いているかをまだ答えていません。少し待ってもう一度試してください。</translation>
    </message>
    <message>
        <source>A switch to %1 is under way on this node.</source>
        <translation>このノードでは %1 への切り替えが進行中です。</translation>
    </message>
    <message>
        <source>Somebody else is switching this node: %1</source>
        <translation>ほかの人がこのノードを切り替えています: %1</translation>
    </message>
    <message>
        <source>This node has no container engine that can be used.</source>
        <translation>このノードには使えるコンテナエンジンがありません。</translation>
    </message>
    <message>
        <source>%1: it would refuse to start.</source>
        <translation>%1: 起動を拒否するはずです。</translation>
    </message>
    <message>
        <source>The image %1 is not on this node. Pull it first.</source>
        <translation>イメージ %1 がこのノードにありません。先に取得してください。</translation>
    </message>
    <message>
        <source>The model %1 was not found on this node.</source>
        <translation>モデル %1 がこのノードに見つかりませんでした。</translation>
    </message>
    <message>
        <source>Port %1 is taken by %2. Stop that, or change the port in the profile.</source>
        <translation>ポート %1 は %2 が使っています。それを止めるか、プロファイルのポートを変えてください。</translation>
    </message>
    <message>
        <source>The secret "%1" that the profile names is not kept on this node. Enter it first.</source>
        <translation>プロファイルが使うシークレット "%1" がこのノードにありません。先に入力してください。</translation>
    </message>
    <message>
        <source>%1 is running already; it would be started anew.</source>
        <translation>%1 はすでに動いています。起動し直すことになります。</translation>
    </message>
    <message>
        <source>%1 is not a name for an environment variable.</source>
        <translation>%1 は環境変数の名前として使えません。</translation>
    </message>
    <message>
        <source>%1 is not a name for a secret.</source>
        <translation>%1 はシークレットの名前として使えません。</translation>
    </message>
    <message>
        <source>The profile has no command that could be started.</source>
        <translation>プロファイルに起動できるコマンドがありません。</translation>
    </message>
    <message>
        <source>The run id is not fit to be a folder name.</source>
        <translation>実行 ID がフォルダー名に適しません。</translation>
    </message>
    <message>
        <source>The file is larger than 256 KiB: no profile is.</source>
        <translation>ファイルが 256 KiB を超えています。プロファイルではありえない大きさです。</translation>
    </message>
    <message>
        <source>The node's user may not read this file.</source>
        <translation>ノードのユーザーにこのファイルを読む権限がありません。</translation>
    </message>
    <message>
        <source>The file's name is not fit to be a profile's id: use small letters, digits, dots, dashes and underscores.</source>
        <translation>ファイル名がプロファイルの ID に適しません。英小文字・数字・点・ハイフン・下線を使ってください。</translation>
    </message>
    <message>
        <source>a value has the unknown type %1</source>
        <translation>値の型 %1 は不明です</translation>
    </message>
    <message>
        <source>an array is impossible (%1 entries of type %2)</source>
        <translation>配列がありえません(型 %2 の %1 項目)</translation>
    </message>
    <message>
        <source>tensor %1 has %2 dimensions</source>
        <translation>テンソル %1 は %2 次元です</translation>
    </message>
    <message>
        <source>tensor %1 has an unknown type (%2) or an impossible shape</source>
        <translation>テンソル %1 の型(%2)が不明か、形がありえません</translation>
    </message>
    <message>
        <source>the file is too short to be a GGUF file: it was not downloaded completely.</source>
        <translation>GGUF ファイルとしては短すぎます。ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>this is no GGUF file: it does not begin with GGUF.</source>
        <translation>GGUF で始まらないため、GGUF ファイルではありません。</translation>
    </message>
    <message>
        <source>GGUF version %1 is not known (2 and 3 are).</source>
        <translation>GGUF バージョン %1 には対応していません(2 と 3 に対応)。</translation>
    </message>
    <message>
        <source>%1 tensors and %2 keys are impossible: the file is damaged.</source>
        <translation>テンソル %1 個とキー %2 個はありえません。ファイルが壊れています。</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1: ファイルが壊れています。</translation>
    </message>
    <message>
        <source>the metadata is cut off: the file was not downloaded completely.</source>
        <translation>メタデータが途切れています。ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>the key %1.block_count is missing: what this model holds cannot be told.</source>
        <translation>キー %1.block_count がないため、このモデルの大きさがわかりません。</translation>
    </message>
    <message>
        <source>(no architecture)</source>
        <translation>(アーキテクチャー不明)</translation>
    </message>
    <message>
        <source>the tensors need %1, the file has %2: it was not downloaded completely.</source>
        <translation>テンソルには %1 必要ですが、ファイルは %2 です。ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>The config lists %1 layer kinds for %2 layers.</source>
        <translation>設定には %2 層に対して %1 種類の層が書かれています。</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB: this is no model's config.</source>
        <translation>%1 は 16 MiB を超えています。モデルの設定ではありません。</translation>
    </message>
    <message>
        <source>%1: an object is needed at the top.</source>
        <translation>%1: 最上位はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>config.json: the fields num_hidden_layers and hidden_size are needed to tell what this model holds (architecture %1).</source>
        <translation>config.json: このモデル(アーキテクチャー %1)の大きさを知るには num_hidden_layers と hidden_size が必要です。</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>config.json, field %1: it is missing, so the KV cache of architecture %2 cannot be computed.</source>
        <translation>config.json に %1 がないため、アーキテクチャー %2 の KV キャッシュを計算できません。</translation>
    </message>
    <message>
        <source>the dtype %1 is not known</source>
        <translation>dtype %1 は不明です</translation>
    </message>
    <message>
        <source>the shape is impossibly large</source>
        <translation>形がありえない大きさです</translation>
    </message>
    <message>
        <source>the data_offsets lie outside the file</source>
        <translation>data_offsets がファイルの外を指しています</translation>
    </message>
    <message>
        <source>the data_offsets do not match shape and dtype</source>
        <translation>data_offsets が shape と dtype に合いません</translation>
    </message>
    <message>
        <source>the file is too short to be a safetensors file: it was not downloaded completely.</source>
        <translation>safetensors ファイルとしては短すぎます。ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>the header length %1 is impossible: this is no safetensors file, or it is damaged.</source>
        <translation>ヘッダー長 %1 はありえません。safetensors ファイルではないか、壊れています。</translation>
    </message>
    <message>
        <source>the header is cut off: the file was not downloaded completely.</source>
        <translation>ヘッダーが途切れています。ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>the header is larger than 100 MB.</source>
        <translation>ヘッダーが 100 MB を超えています。</translation>
    </message>
    <message>
        <source>tensor %1: %2.</source>
        <translation>テンソル %1: %2。</translation>
    </message>
    <message>
        <source>the tensors %1 and %2 overlap.</source>
        <translation>テンソル %1 と %2 が重なっています。</translation>
    </message>
    <message>
        <source>the index is larger than 100 MB.</source>
        <translation>索引が 100 MB を超えています。</translation>
    </message>
    <message>
        <source>weight_map names the file "%1", which is not a file beside it.</source>
        <translation>weight_map のファイル "%1" が同じ場所にありません。</translation>
    </message>
    <message>
        <source>there is no weight_map: this is no safetensors index.</source>
        <translation>weight_map がありません。safetensors の索引ではありません。</translation>
    </message>
    <message>
        <source>from the model's files, %L1 tensors</source>
        <translation>モデルのファイルより(テンソル %L1 個)</translation>
    </message>
    <message>
        <source>guessed from the sizes in config.json: about %1 billion parameters</source>
        <translation>config.json の値からの目安: 約 %1 十億パラメーター</translation>
    </message>
    <message>
        <source>guessed: compute buffers and context of llama.cpp</source>
        <translation>目安: llama.cpp の計算バッファーとコンテキスト</translation>
    </message>
    <message>
        <source>guessed: activations %1, graphs %2, context and host side %3</source>
        <translation>目安: 活性値 %1、グラフ %2、コンテキストとホスト側 %3</translation>
    </message>
    <message>
        <source>pinned by kv-cache-memory-bytes</source>
        <translation>kv-cache-memory-bytes で固定</translation>
    </message>
    <message>
        <source>what is left of the engine's share of the memory</source>
        <translation>エンジンの割り当てメモリーの残り</translation>
    </message>
    <message>
        <source>for %L1 tokens, %L2 at once</source>
        <translation>%L1 トークン、同時 %L2 件</translation>
    </message>
    <message>
        <source>A separate drafter (%1) is not in these figures: its weights and KV cache come on top.</source>
        <translation>別のドラフトモデル(%1)はこの数字に含まれません。重みと KV キャッシュが加わります。</translation>
    </message>
    <message>
        <source>Memory of the machine</source>
        <translation>マシンのメモリー</translation>
    </message>
    <message>
        <source>Memory of the card</source>
        <translation>カードのメモリー</translation>
    </message>
    <message>
        <source>System at rest</source>
        <translation>待機時のシステム</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>オーバーヘッド</translation>
    </message>
    <message>
        <source>Does not fit: one request of %L1 tokens needs %2 of KV cache, %3 are left</source>
        <translation>収まりません: %L1 トークンの 1 リクエストに KV キャッシュ %2 が必要で、残りは %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 short</source>
        <translation>収まりません: %1 不足</translation>
    </message>
    <message>
        <source>The largest context that fits is %L1 tokens.</source>
        <translation>収まる最大のコンテキストは %L1 トークンです。</translation>
    </message>
    <message>
        <source>Fits, with %1 to spare</source>
        <translation>収まります(%1 の余裕)</translation>
    </message>
    <message>
        <source>The memory guard stopped it when only %1 were available, before the node could freeze.</source>
        <translation>利用可能が %1 になった時点で、ノードが固まる前にメモリーガードが止めました。</translation>
    </message>
    <message>
        <source>Give it less memory: a smaller context, a smaller KV cache or a lower share of the memory; or stop something else first.</source>
        <translation>使うメモリーを減らしてください。コンテキストや KV キャッシュ、メモリーの割り当てを小さくするか、ほかのものを先に止めます。</translation>
    </message>
    <message>
        <source>A switch to %1 is under way on this node. Wait for it, or cancel it.</source>
        <translation>このノードでは %1 への切り替えが進行中です。待つか、取り消してください。</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>%1 を読み込んでいます</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>%1 を停止しています</translation>
    </message>
    <message>
        <source>Bringing back %1</source>
        <translation>%1 を戻しています</translation>
    </message>
    <message>
        <source>compiling kernels (%1), first start with this cache</source>
        <translation>カーネルをコンパイル中(%1)、このキャッシュでの最初の起動</translation>
    </message>
    <message>
        <source>The connection is lost. The switch goes on as soon as it is back.</source>
        <translation>接続が切れました。戻りしだい切り替えを続けます。</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>取り消しています</translation>
    </message>
    <message>
        <source>Checking whether the switch can be made</source>
        <translation>切り替えられるか確認しています</translation>
    </message>
    <message>
        <source>Waiting for the memory</source>
        <translation>メモリーを待っています</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>%1 を起動しています</translation>
    </message>
    <message>
        <source>Checking the first answer of %1</source>
        <translation>%1 の最初の応答を確認しています</translation>
    </message>
    <message>
        <source>%1 answers; tidying up</source>
        <translation>%1 が応答しました。後片付けをしています</translation>
    </message>
    <message>
        <source>%1 is ready after %2.</source>
        <translation>%1 は %2 で準備ができました。</translation>
    </message>
    <message>
        <source>The switch to %1 was refused; nothing was touched.</source>
        <translation>%1 への切り替えは拒否されました。何も変えていません。</translation>
    </message>
    <message>
        <source>The switch to %1 was cancelled; %2 is back.</source>
        <translation>%1 への切り替えを取り消し、%2 が戻りました。</translation>
    </message>
    <message>
        <source>The switch to %1 was cancelled; nothing was touched.</source>
        <translation>%1 への切り替えを取り消しました。何も変えていません。</translation>
    </message>
    <message>
        <source>%1 failed; %2 is back.</source>
        <translation>%1 は失敗し、%2 が戻りました。</translation>
    </message>
    <message>
        <source>%1 failed, and nothing runs in its place.</source>
        <translation>%1 は失敗し、代わりに動いているものはありません。</translation>
    </message>
    <message>
        <source>The node could not be reached while it was switching to %1.</source>
        <translation>%1 への切り替え中にノードに届かなくなりました。</translation>
    </message>
    <message>
        <source>"%1" is not a name for an environment variable.</source>
        <translation>"%1" は環境変数の名前として使えません。</translation>
    </message>
    <message>
        <source>"%1" is not a name for a secret.</source>
        <translation>"%1" はシークレットの名前として使えません。</translation>
    </message>
    <message>
        <source>The limit "%1" of %2 is not a number or two numbers with a colon between.</source>
        <translation>%2 の上限 "%1" は数でも、コロンで区切った 2 つの数でもありません。</translation>
    </message>
    <message>
        <source>The demo node's speed is a number from 1 to 60.</source>
        <translation>デモのノードの速さは 1 から 60 の数です。</translation>
    </message>
    <message>
        <source>There is no demo fault "%1". Known: %2</source>
        <translation>デモの障害 "%1" はありません。使えるもの: %2</translation>
    </message>
    <message>
        <source>The demo node knows speed=N and fault=NAME, not "%1".</source>
        <translation>デモのノードが受け付けるのは speed=N と fault=NAME で、"%1" は使えません。</translation>
    </message>
    <message>
        <source>"%1" is not a user name.</source>
        <translation>"%1" はユーザー名ではありません。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは 1 から 65535 の数です。</translation>
    </message>
    <message>
        <source>"%1" is not a host name or a name of your SSH configuration.</source>
        <translation>"%1" はホスト名でも SSH 設定の名前でもありません。</translation>
    </message>
    <message>
        <source>"%1" is not an address that Kirikae knows. Use ssh://user@host:port, a name of your SSH configuration, local, or demo.</source>
        <translation>"%1" は Kirikae の知らないアドレスです。ssh://user@host:port、SSH 設定の名前、local、demo のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>%1 was looked for in %2</source>
        <translation>%1 を %2 で探しました</translation>
    </message>
    <message>
        <source>%1 (pid %2)</source>
        <translation>%1 (pid %2)</translation>
    </message>
    <message>
        <source>a program of another user</source>
        <translation>別のユーザーのプログラム</translation>
    </message>
</context>
<context>
    <name>kirikae::AboutDialog</name>
    <message>
        <source>About Kirikae</source>
        <translation>Kirikae について</translation>
    </message>
    <message>
        <source>Kirikae %1</source>
        <translation>Kirikae %1</translation>
    </message>
    <message>
        <source>Switches the models of an inference node over SSH, watched phase by phase.</source>
        <translation>推論ノードのモデルを SSH 越しに切り替え、フェーズごとに見守ります。</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU General Public License バージョン 3 以降によるフリーソフトウェアです。</translation>
    </message>
</context>
<context>
    <name>kirikae::AddNodeDialog</name>
    <message>
        <source>Add node</source>
        <translation>ノードを追加</translation>
    </message>
    <message>
        <source>SSH name or host</source>
        <translation>SSH 名またはホスト</translation>
    </message>
    <message>
        <source>as your SSH configuration says</source>
        <translation>SSH 設定のとおり</translation>
    </message>
    <message>
        <source>&amp;Add node</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Kirikae needs nothing on the node but SSH and, for containers, Docker. It uses your SSH configuration, agent and keys.</source>
        <translation>ノード側に必要なのは SSH と、コンテナを使う場合の Docker だけです。お使いの SSH 設定・エージェント・鍵をそのまま使います。</translation>
    </message>
    <message>
        <source>&amp;SSH name or host</source>
        <translation>SSH 名またはホスト(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>ユーザー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Call it</source>
        <translation>呼び名(&amp;C)</translation>
    </message>
    <message>
        <source>Enter a name from your SSH configuration, or a host name or address.</source>
        <translation>SSH 設定にある名前、またはホスト名かアドレスを入力してください。</translation>
    </message>
    <message>
        <source>There is a node of this name already: call it something else.</source>
        <translation>同じ名前のノードがすでにあります。別の呼び名にしてください。</translation>
    </message>
    <message>
        <source>The address is %1</source>
        <translation>アドレスは %1 です</translation>
    </message>
</context>
<context>
    <name>kirikae::ChatCall</name>
    <message>
        <source>The service does not list its model yet. Wait until it is ready.</source>
        <translation>サービスはまだモデルを一覧に載せていません。準備ができるまで待ってください。</translation>
    </message>
    <message>
        <source>The service gave no chat answer (HTTP %1).</source>
        <translation>サービスがチャットに答えませんでした (HTTP %1)。</translation>
    </message>
</context>
<context>
    <name>kirikae::Check</name>
    <message>
        <source>Use 1 to 64 lower-case letters, digits, dots, dashes or underscores, beginning with a letter or digit.</source>
        <translation>英小文字・数字・点・ハイフン・下線 1 から 64 文字で、英字か数字で始めてください。</translation>
    </message>
    <message>
        <source>Give it a name of 1 to 120 characters on one line.</source>
        <translation>1 から 120 文字の、1 行の名前を付けてください。</translation>
    </message>
    <message>
        <source>Name the engine, such as vllm, llama-server or sglang.</source>
        <translation>vllm、llama-server、sglang などエンジン名を指定してください。</translation>
    </message>
    <message>
        <source>Use a short lower-case word, such as main.</source>
        <translation>main のような短い英小文字の語にしてください。</translation>
    </message>
    <message>
        <source>Say which model it serves, as the engine gets it.</source>
        <translation>提供するモデルを、エンジンに渡すとおりに指定してください。</translation>
    </message>
    <message>
        <source>Give a container image, or a command to run on the node.</source>
        <translation>コンテナイメージか、ノードで実行するコマンドを指定してください。</translation>
    </message>
    <message>
        <source>This is not an image name, such as vllm/vllm-openai:v0.32.0.</source>
        <translation>イメージ名ではありません(例: vllm/vllm-openai:v0.32.0)。</translation>
    </message>
    <message>
        <source>Use unless-stopped, always, on-failure or on-failure:3, or leave it out.</source>
        <translation>unless-stopped、always、on-failure、on-failure:3 のいずれかにするか、省いてください。</translation>
    </message>
    <message>
        <source>Use host, or the name of a container network.</source>
        <translation>host か、コンテナネットワークの名前にしてください。</translation>
    </message>
    <message>
        <source>Use host, private or shareable, or leave it out.</source>
        <translation>host、private、shareable のいずれかにするか、省いてください。</translation>
    </message>
    <message>
        <source>Use all, a list such as 0,1, or a CDI name such as nvidia.com/gpu=all.</source>
        <translation>all、0,1 のような並び、または nvidia.com/gpu=all のような CDI 名にしてください。</translation>
    </message>
    <message>
        <source>An argument may not hold a NUL character or more than 32 KiB.</source>
        <translation>引数に NUL 文字や 32 KiB を超える内容は含められません。</translation>
    </message>
    <message>
        <source>There are more than 500 words.</source>
        <translation>500 語を超えています。</translation>
    </message>
    <message>
        <source>A variable name has letters, digits and underscores and begins with no digit.</source>
        <translation>変数名は英字・数字・下線で、数字では始まりません。</translation>
    </message>
    <message>
        <source>%1 is set twice.</source>
        <translation>%1 が二度設定されています。</translation>
    </message>
    <message>
        <source>Give a value or the name of a secret, not both.</source>
        <translation>値かシークレットの名前の一方だけを指定してください。</translation>
    </message>
    <message>
        <source>A secret's name has letters, digits and underscores.</source>
        <translation>シークレットの名前は英字・数字・下線です。</translation>
    </message>
    <message>
        <source>A value may not hold a NUL character.</source>
        <translation>値に NUL 文字は含められません。</translation>
    </message>
    <message>
        <source>This looks like a token. Store it as a secret and name the secret here.</source>
        <translation>トークンのようです。シークレットとして保存し、その名前をここに書いてください。</translation>
    </message>
    <message>
        <source>Use an absolute path on the node, one that begins with ~/, or a volume name.</source>
        <translation>ノードの絶対パス、~/ で始まるパス、またはボリューム名にしてください。</translation>
    </message>
    <message>
        <source>Use an absolute path inside the container.</source>
        <translation>コンテナ内の絶対パスにしてください。</translation>
    </message>
    <message>
        <source>A plain process sees the node's own folders: leave the mounts out.</source>
        <translation>通常のプロセスはノードのフォルダーをそのまま見ます。マウントは不要です。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは 1 から 65535 の数です。</translation>
    </message>
    <message>
        <source>Use an IP address, usually 127.0.0.1.</source>
        <translation>IP アドレス(通常は 127.0.0.1)にしてください。</translation>
    </message>
    <message>
        <source>Port %1 is mapped twice.</source>
        <translation>ポート %1 が二度対応付けられています。</translation>
    </message>
    <message>
        <source>On the host network the service has its own port: name it in the field port instead.</source>
        <translation>ホストネットワークではサービス自身のポートになります。代わりに port に指定してください。</translation>
    </message>
    <message>
        <source>Say on which port of the node the service answers.</source>
        <translation>サービスがノードのどのポートで応答するかを指定してください。</translation>
    </message>
    <message>
        <source>Give a size above 0, or leave it out.</source>
        <translation>0 より大きいサイズにするか、省いてください。</translation>
    </message>
    <message>
        <source>Give a number above 0, or leave it out.</source>
        <translation>0 より大きい数にするか、省いてください。</translation>
    </message>
    <message>
        <source>Use a number or soft:hard, such as -1.</source>
        <translation>-1 のような数、または soft:hard の形にしてください。</translation>
    </message>
    <message>
        <source>Use an absolute path.</source>
        <translation>絶対パスにしてください。</translation>
    </message>
    <message>
        <source>Notes may have at most 16 KiB.</source>
        <translation>メモは 16 KiB までです。</translation>
    </message>
</context>
<context>
    <name>kirikae::CommandDialog</name>
    <message>
        <source>Command for %1</source>
        <translation>%1 のコマンド</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>This is what the switch starts on the node. Secrets appear by name only.</source>
        <translation>切り替えがノードで実行するコマンドです。シークレットは名前だけが現れます。</translation>
    </message>
</context>
<context>
    <name>kirikae::ConfigReader</name>
    <message>
        <source>config.json, field %1: %2</source>
        <translation>config.json の %1: %2</translation>
    </message>
    <message>
        <source>a whole number from 0 to 2^40 is needed.</source>
        <translation>0 から 2^40 の整数が必要です。</translation>
    </message>
    <message>
        <source>a number is needed.</source>
        <translation>数が必要です。</translation>
    </message>
    <message>
        <source>a text is needed.</source>
        <translation>テキストが必要です。</translation>
    </message>
    <message>
        <source>a list of at most 10,000 entries is needed.</source>
        <translation>10,000 項目までのリストが必要です。</translation>
    </message>
    <message>
        <source>a list of whole numbers is needed.</source>
        <translation>整数のリストが必要です。</translation>
    </message>
</context>
<context>
    <name>kirikae::DemoLink</name>
    <message>
        <source>Simulated DGX Spark</source>
        <translation>シミュレーションの DGX Spark</translation>
    </message>
    <message>
        <source>The connection to the simulated node was lost.</source>
        <translation>シミュレーションのノードとの接続が切れました。</translation>
    </message>
    <message>
        <source>There is no connection to the simulated node.</source>
        <translation>シミュレーションのノードに接続していません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DemoOps</name>
    <message>
        <source>NVIDIA DGX Spark (simulated)</source>
        <translation>NVIDIA DGX Spark (シミュレーション)</translation>
    </message>
    <message>
        <source>Docker, simulated</source>
        <translation>Docker (シミュレーション)</translation>
    </message>
    <message>
        <source>%1, looked for in the simulated node's model folder</source>
        <translation>%1 (シミュレーションのノードのモデルフォルダーを検索)</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>%1 をダウンロード中</translation>
    </message>
    <message>
        <source>The image %1 is not on the node. Pull it first.</source>
        <translation>イメージ %1 がノードにありません。先に取得してください。</translation>
    </message>
    <message>
        <source>Port %1 on the node is in use.</source>
        <translation>ノードのポート %1 は使用中です。</translation>
    </message>
    <message>
        <source>There is no such service on the node.</source>
        <translation>そのサービスはノードにありません。</translation>
    </message>
    <message>
        <source>The service still runs. Stop it first.</source>
        <translation>サービスがまだ動いています。先に停止してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::DemoStore</name>
    <message>
        <source>There is already a profile with this name on the node.</source>
        <translation>この名前のプロファイルはすでにノードにあります。</translation>
    </message>
    <message>
        <source>The profile was changed on the node in the meantime. Read it again.</source>
        <translation>その間にノードのプロファイルが変わりました。読み直してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::DemoTunnels</name>
    <message>
        <source>No local port could be opened for the tunnel.</source>
        <translation>トンネル用のローカルポートを開けませんでした。</translation>
    </message>
</context>
<context>
    <name>kirikae::DetailsTab</name>
    <message>
        <source>not reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Host name</source>
        <translation>ホスト名</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>コンテナ</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1, driver %2</source>
        <translation>%1、ドライバー %2</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>The selected profile is not running.</source>
        <translation>選択したプロファイルは動いていません。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Answers as</source>
        <translation>応答名</translation>
    </message>
    <message>
        <source>Port on the node</source>
        <translation>ノードのポート</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Profile file</source>
        <translation>プロファイルのファイル</translation>
    </message>
    <message>
        <source>Open t&amp;unnel</source>
        <translation>トンネルを開く(&amp;U)</translation>
    </message>
    <message>
        <source>Cop&amp;y base URL</source>
        <translation>ベース URL をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>C&amp;lose tunnel</source>
        <translation>トンネルを閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>詳細情報</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>Secrets on the node (names only)</source>
        <translation>ノードのシークレット(名前のみ)</translation>
    </message>
    <message>
        <source>Secrets on the node</source>
        <translation>ノードのシークレット</translation>
    </message>
    <message>
        <source>Set s&amp;ecret…</source>
        <translation>シークレットを設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove secret</source>
        <translation>シークレットを削除(&amp;R)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>http://127.0.0.1:%1/v1 reaches port %2 of the node, model %3</source>
        <translation>http://127.0.0.1:%1/v1 がノードのポート %2 (モデル %3)につながります</translation>
    </message>
    <message>
        <source>A tunnel makes the service reachable from programs on this machine.</source>
        <translation>トンネルを開くと、このマシンのプログラムからサービスを使えます。</translation>
    </message>
    <message>
        <source>A tunnel can be opened to a running service.</source>
        <translation>トンネルは動いているサービスに対して開けます。</translation>
    </message>
</context>
<context>
    <name>kirikae::Diagnostician</name>
    <message>
        <source>The engine stopped with an error that is not known here.</source>
        <translation>エンジンが未知のエラーで停止しました。</translation>
    </message>
    <message>
        <source>Read the line: it is the first error of this start; what follows it in the log only repeats it.</source>
        <translation>この行を読んでください。今回の起動で最初のエラーで、続くログはその繰り返しです。</translation>
    </message>
</context>
<context>
    <name>kirikae::Diagnostician::Private</name>
    <message>
        <source>The service could not be started: %1</source>
        <translation>サービスを起動できませんでした: %1</translation>
    </message>
    <message>
        <source>Read the message; it comes from what was asked to start the service.</source>
        <translation>メッセージを読んでください。サービスの起動を頼んだ先が返したものです。</translation>
    </message>
    <message>
        <source>It was stopped from here.</source>
        <translation>ここから停止しました。</translation>
    </message>
    <message>
        <source>Start it again when you want it.</source>
        <translation>必要なときにもう一度起動してください。</translation>
    </message>
    <message>
        <source>Something killed the server from outside; the log does not say why.</source>
        <translation>サーバーは外から強制終了されました。ログに理由はありません。</translation>
    </message>
    <message>
        <source>Look at the kernel log of the node (dmesg) for “oom-kill”, and at who stopped the container.</source>
        <translation>ノードのカーネルログ(dmesg)に「oom-kill」がないか、誰がコンテナを止めたかを確認してください。</translation>
    </message>
    <message>
        <source>The log does not hold the reason.</source>
        <translation>ログに理由がありません。</translation>
    </message>
    <message>
        <source>Look outside: the exit code and state of the container, the kernel log of the node (dmesg), the free memory and the disk.</source>
        <translation>ログの外を見てください。コンテナの終了コードと状態、ノードのカーネルログ(dmesg)、空きメモリー、ディスクです。</translation>
    </message>
</context>
<context>
    <name>kirikae::DirectNode</name>
    <message>
        <source>The connection was closed while the switch was under way; whoever connects next takes it up.</source>
        <translation>切り替えの途中で接続を閉じました。次に接続した人が引き継ぎます。</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>接続しました: %1</translation>
    </message>
    <message>
        <source>The connection has ended.</source>
        <translation>接続が終わりました。</translation>
    </message>
    <message>
        <source>%1 was not started by Kirikae, so it is not stopped here.</source>
        <translation>%1 は Kirikae が起動したものではないため、ここでは停止しません。</translation>
    </message>
    <message>
        <source>There is no such service on this node.</source>
        <translation>そのサービスはこのノードにありません。</translation>
    </message>
    <message>
        <source>A switch is under way on this node. Cancel it first.</source>
        <translation>このノードでは切り替えが進行中です。先に取り消してください。</translation>
    </message>
    <message>
        <source>stopping %1</source>
        <translation>%1 を停止中</translation>
    </message>
    <message>
        <source>Stopping %1.</source>
        <translation>%1 を停止しています。</translation>
    </message>
    <message>
        <source>That service does not run, or has no port that is known.</source>
        <translation>そのサービスは動いていないか、ポートがわかりません。</translation>
    </message>
    <message>
        <source>%1 does not run any more.</source>
        <translation>%1 はもう動いていません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerApi</name>
    <message>
        <source>The container engine</source>
        <translation>コンテナエンジン</translation>
    </message>
    <message>
        <source>What answers at %1 is not a container engine.</source>
        <translation>%1 で応答しているのはコンテナエンジンではありません。</translation>
    </message>
    <message>
        <source>The container engine speaks API %1 and newer only; this program knows up to %2. Update it.</source>
        <translation>コンテナエンジンは API %1 以降だけに対応し、このプログラムは %2 までです。更新してください。</translation>
    </message>
    <message>
        <source>The SSH server of this node does not open the container engine's socket, and "docker system dial-stdio" does not work there either. Set AllowStreamLocalForwarding to yes in its sshd_config.</source>
        <translation>このノードの SSH サーバーはコンテナエンジンのソケットを開けず、"docker system dial-stdio" も使えません。sshd_config で AllowStreamLocalForwarding を yes にしてください。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerEngine</name>
    <message>
        <source>"%1" is not a container.</source>
        <translation>"%1" はコンテナではありません。</translation>
    </message>
    <message>
        <source>%1 was not started by Kirikae and is left alone.</source>
        <translation>%1 は Kirikae が起動したものではないため、そのままにします。</translation>
    </message>
    <message>
        <source>The container engine could not start %1 again.</source>
        <translation>コンテナエンジンが %1 を再び起動できませんでした。</translation>
    </message>
    <message>
        <source>%1 is running. Stop it first.</source>
        <translation>%1 が動いています。先に停止してください。</translation>
    </message>
    <message>
        <source>The restart policy could not be set; the service will not come back by itself after a reboot.</source>
        <translation>再起動ポリシーを設定できませんでした。再起動後にサービスは自動では戻りません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerLogFeed</name>
    <message>
        <source>The log is no longer followed.</source>
        <translation>ログの追跡は終わりました。</translation>
    </message>
    <message>
        <source>The container is gone, and its log with it.</source>
        <translation>コンテナがなくなり、ログも失われました。</translation>
    </message>
    <message>
        <source>The container engine does not give out the log of this container.</source>
        <translation>コンテナエンジンがこのコンテナのログを渡しません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerPull</name>
    <message>
        <source>The registry's limit for this address is used up. Wait, or log in on the node with "docker login".</source>
        <translation>このアドレスのレジストリの上限に達しました。待つか、ノードで "docker login" でログインしてください。</translation>
    </message>
    <message>
        <source>The registry does not give out %1. Check the name; for a private image, run "docker login" and "docker pull %1" on the node.</source>
        <translation>レジストリが %1 を渡しません。名前を確認してください。非公開イメージなら、ノードで "docker login" と "docker pull %1" を実行してください。</translation>
    </message>
    <message>
        <source>The registry does not know %1. Check name and tag.</source>
        <translation>レジストリに %1 がありません。名前とタグを確認してください。</translation>
    </message>
    <message>
        <source>The image %1 could not be fetched. Try again; finished layers are kept.</source>
        <translation>イメージ %1 を取得できませんでした。もう一度試してください。取得済みのレイヤーは残っています。</translation>
    </message>
    <message>
        <source>%1 of %2 layers fetched</source>
        <translation>%2 レイヤーのうち %1 を取得</translation>
    </message>
    <message>
        <source>%1 of %2 layers unpacked</source>
        <translation>%2 レイヤーのうち %1 を展開</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerServices</name>
    <message>
        <source>The container engine's list is not a list.</source>
        <translation>コンテナエンジンの一覧がリストではありません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerSocket</name>
    <message>
        <source>No container engine answers on this node. Install Docker, or start it with "sudo systemctl start docker".</source>
        <translation>このノードではコンテナエンジンが応答しません。Docker をインストールするか、"sudo systemctl start docker" で起動してください。</translation>
    </message>
    <message>
        <source>The user %1 may not use the container engine. Add the user to the docker group ("sudo usermod -aG docker %1") and connect again.</source>
        <translation>ユーザー %1 はコンテナエンジンを使えません。docker グループに加え("sudo usermod -aG docker %1")、もう一度接続してください。</translation>
    </message>
    <message>
        <source>No container engine is connected on this node.</source>
        <translation>このノードにはコンテナエンジンがつながっていません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerStart</name>
    <message>
        <source>The container engine's list is not a list.</source>
        <translation>コンテナエンジンの一覧がリストではありません。</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program. Stop that program, or give the profile another port.</source>
        <translation>ポート %1 は別のプログラムが使っています。それを止めるか、プロファイルに別のポートを指定してください。</translation>
    </message>
    <message>
        <source>The image %1 is not on the node. Pull it first.</source>
        <translation>イメージ %1 がノードにありません。先に取得してください。</translation>
    </message>
    <message>
        <source>The container engine cannot use the GPU. Install the NVIDIA Container Toolkit on the node, run "sudo nvidia-ctk runtime configure --runtime=docker" and restart Docker.</source>
        <translation>コンテナエンジンが GPU を使えません。ノードに NVIDIA Container Toolkit を入れ、"sudo nvidia-ctk runtime configure --runtime=docker" を実行して Docker を再起動してください。</translation>
    </message>
    <message>
        <source>A secret that the profile names is not on the node. Store it there and start again.</source>
        <translation>プロファイルが使うシークレットがノードにありません。保存してからもう一度起動してください。</translation>
    </message>
    <message>
        <source>The container engine could not start %1.</source>
        <translation>コンテナエンジンが %1 を起動できませんでした。</translation>
    </message>
</context>
<context>
    <name>kirikae::EmptyView</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続しています…</translation>
    </message>
    <message>
        <source>Reading profiles and services.</source>
        <translation>プロファイルとサービスを読み込んでいます。</translation>
    </message>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 に接続していません</translation>
    </message>
    <message>
        <source>What runs on the node is not known.</source>
        <translation>ノードで何が動いているかはわかりません。</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Connect now</source>
        <translation>今すぐ接続(&amp;C)</translation>
    </message>
    <message>
        <source>No profiles on this node yet</source>
        <translation>このノードにはまだプロファイルがありません</translation>
    </message>
    <message>
        <source>A profile says what can be started: image, model, arguments. Paste the docker run line that you use today, or fill in a new one.</source>
        <translation>プロファイルは、イメージ・モデル・引数など、起動できるものを記したものです。いま使っている docker run の行を貼り付けるか、新しく入力してください。</translation>
    </message>
    <message>
        <source>&amp;Paste docker run…</source>
        <translation>docker run を貼り付け(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;New profile…</source>
        <translation>新しいプロファイル(&amp;N)…</translation>
    </message>
    <message>
        <source>The profile %1 cannot be read</source>
        <translation>プロファイル %1 を読めません</translation>
    </message>
    <message>
        <source>%1
Mend the file %2 on the node, or remove the profile.</source>
        <translation>%1
ノードのファイル %2 を直すか、プロファイルを削除してください。</translation>
    </message>
    <message>
        <source>&amp;Remove profile…</source>
        <translation>プロファイルを削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Select a profile</source>
        <translation>プロファイルを選んでください</translation>
    </message>
    <message>
        <source>Its plan is shown here before anything is touched.</source>
        <translation>何かに手を付ける前に、計画がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>kirikae::EngineRuleParser</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, rule "%2": %3</source>
        <translation>%1、ルール "%2": %3</translation>
    </message>
    <message>
        <source>the key "%1" is not known here</source>
        <translation>キー "%1" はここでは使えません</translation>
    </message>
    <message>
        <source>the file must hold a JSON object</source>
        <translation>ファイルは JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>"format" must be 1</source>
        <translation>"format" は 1 でなければなりません</translation>
    </message>
    <message>
        <source>"engine" is missing</source>
        <translation>"engine" がありません</translation>
    </message>
    <message>
        <source>there is no line head "%1"</source>
        <translation>"%1" という行頭はありません</translation>
    </message>
    <message>
        <source>"rules" is missing or empty</source>
        <translation>"rules" がないか空です</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>%1 番</translation>
    </message>
    <message>
        <source>two rules have this name</source>
        <translation>この名前のルールが 2 つあります</translation>
    </message>
    <message>
        <source>a rule must be a JSON object</source>
        <translation>ルールは JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>"name" is missing</source>
        <translation>"name" がありません</translation>
    </message>
    <message>
        <source>a text in "has" must have at least three characters</source>
        <translation>"has" のテキストは 3 文字以上でなければなりません</translation>
    </message>
    <message>
        <source>"has" is missing: a text that the line must hold</source>
        <translation>行が含むべきテキスト "has" がありません</translation>
    </message>
    <message>
        <source>the pattern is too long</source>
        <translation>パターンが長すぎます</translation>
    </message>
    <message>
        <source>the pattern is not valid at character %1: %2</source>
        <translation>パターンの %1 文字目が正しくありません: %2</translation>
    </message>
    <message>
        <source>the pattern has no capture named "%1"</source>
        <translation>パターンに "%1" というキャプチャーがありません</translation>
    </message>
    <message>
        <source>there is no phase "%1"</source>
        <translation>"%1" というフェーズはありません</translation>
    </message>
    <message>
        <source>"began" needs "enter"</source>
        <translation>"began" には "enter" が必要です</translation>
    </message>
    <message>
        <source>"facts" must be an object</source>
        <translation>"facts" はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>there is no fact "%1"</source>
        <translation>"%1" という fact はありません</translation>
    </message>
    <message>
        <source>a fact is a capture's name or an object with "from"</source>
        <translation>fact はキャプチャー名か "from" を持つオブジェクトです</translation>
    </message>
    <message>
        <source>"take" must be first, last, sum, min or max</source>
        <translation>"take" は first、last、sum、min、max のいずれかです</translation>
    </message>
    <message>
        <source>the fact "%1" has no capture</source>
        <translation>fact "%1" にキャプチャーがありません</translation>
    </message>
    <message>
        <source>"progress" must be an object</source>
        <translation>"progress" はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>"from" and "to" must lie between 0 and 1</source>
        <translation>"from" と "to" は 0 から 1 の間です</translation>
    </message>
    <message>
        <source>"compile_cache" must be warm or cold</source>
        <translation>"compile_cache" は warm か cold です</translation>
    </message>
</context>
<context>
    <name>kirikae::EventList</name>
    <message>
        <source>%1 (problem)</source>
        <translation>%1 (問題)</translation>
    </message>
    <message>
        <source>%1 (warning)</source>
        <translation>%1 (警告)</translation>
    </message>
</context>
<context>
    <name>kirikae::FlatSax</name>
    <message>
        <source>the JSON is nested too deeply.</source>
        <translation>JSON の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>an object is needed at the top.</source>
        <translation>最上位はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>the JSON is damaged at byte %1.</source>
        <translation>JSON が %1 バイト目で壊れています。</translation>
    </message>
    <message>
        <source>the JSON is damaged.</source>
        <translation>JSON が壊れています。</translation>
    </message>
</context>
<context>
    <name>kirikae::GaugeBar</name>
    <message>
        <source>not reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <source>%1 of %2 available</source>
        <translation>%2 のうち %1 が利用可能</translation>
    </message>
    <message>
        <source>after the switch %1 available</source>
        <translation>切り替え後は %1 が利用可能</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 不足</translation>
    </message>
    <message>
        <source>keep %1 free</source>
        <translation>%1 を空けておく</translation>
    </message>
</context>
<context>
    <name>kirikae::GaugeCard</name>
    <message>
        <source>Reading the node's memory…</source>
        <translation>ノードのメモリーを読み込んでいます…</translation>
    </message>
    <message>
        <source>Memory is shown once the node is connected.</source>
        <translation>メモリーはノードに接続すると表示されます。</translation>
    </message>
</context>
<context>
    <name>kirikae::Guard</name>
    <message>
        <source>Arming the memory guard</source>
        <translation>メモリーガードの設定</translation>
    </message>
    <message>
        <source>Disarming the memory guard</source>
        <translation>メモリーガードの解除</translation>
    </message>
    <message>
        <source>Reading the memory guard's report</source>
        <translation>メモリーガードの報告の読み取り</translation>
    </message>
    <message>
        <source>The guard on the node stopped it: memory was going fast and only %1 was left.</source>
        <translation>ノードのガードが止めました。メモリーが急速に減り、残りは %1 でした。</translation>
    </message>
    <message>
        <source>The guard on the node stopped it: only %1 of memory was left.</source>
        <translation>ノードのガードが止めました。残りのメモリーは %1 でした。</translation>
    </message>
</context>
<context>
    <name>kirikae::HistoryList</name>
    <message>
        <source>warm</source>
        <translation>ウォーム</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>コールド</translation>
    </message>
</context>
<context>
    <name>kirikae::HistoryTab</name>
    <message>
        <source>Past switches</source>
        <translation>過去の切り替え</translation>
    </message>
    <message>
        <source>The history could not be read: %1</source>
        <translation>履歴を読めませんでした: %1</translation>
    </message>
    <message>
        <source>Select a profile to see its past switches.</source>
        <translation>プロファイルを選ぶと過去の切り替えが表示されます。</translation>
    </message>
    <message>
        <source>%1 has not been switched to yet. Its phases are shown here after the first switch.</source>
        <translation>%1 への切り替えはまだありません。最初の切り替えのあと、フェーズがここに表示されます。</translation>
    </message>
    <message>
        <source>Past switches to %1, newest on top</source>
        <translation>%1 への過去の切り替え(新しい順)</translation>
    </message>
</context>
<context>
    <name>kirikae::HostOps</name>
    <message>
        <source>There is no such service on the node.</source>
        <translation>そのサービスはノードにありません。</translation>
    </message>
    <message>
        <source>The connection to the node ended.</source>
        <translation>ノードとの接続が終わりました。</translation>
    </message>
    <message>
        <source>Asking what the node is</source>
        <translation>ノードの確認</translation>
    </message>
    <message>
        <source>Looking at the service's work</source>
        <translation>サービスの動きの確認</translation>
    </message>
    <message>
        <source>The service on port %1</source>
        <translation>ポート %1 のサービス</translation>
    </message>
</context>
<context>
    <name>kirikae::HttpConnection</name>
    <message>
        <source>%1 did not answer within %2 seconds.</source>
        <translation>%1 は %2 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>%1 ended the connection in the middle of its answer.</source>
        <translation>%1 が応答の途中で接続を切りました。</translation>
    </message>
    <message>
        <source>%1 ended the connection without an answer.</source>
        <translation>%1 が応答せずに接続を切りました。</translation>
    </message>
</context>
<context>
    <name>kirikae::HttpReader</name>
    <message>
        <source>The answer is not proper HTTP (%1).</source>
        <translation>応答が正しい HTTP ではありません(%1)。</translation>
    </message>
    <message>
        <source>The head of the answer is larger than %1 KiB.</source>
        <translation>応答のヘッダーが %1 KiB を超えています。</translation>
    </message>
    <message>
        <source>The answer is larger than the limit of %1 MiB.</source>
        <translation>応答が上限の %1 MiB を超えています。</translation>
    </message>
    <message>
        <source>The connection ended in the middle of the answer.</source>
        <translation>応答の途中で接続が終わりました。</translation>
    </message>
</context>
<context>
    <name>kirikae::LoadStep</name>
    <message>
        <source>%1 is gone from the node: somebody removed it.</source>
        <translation>%1 はノードからなくなりました。誰かが削除しました。</translation>
    </message>
    <message>
        <source>%1 ended and was started again before it was ready.</source>
        <translation>%1 は準備ができる前に終了し、再起動されました。</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2 before it was ready.</source>
        <translation>%1 は準備ができる前に終了コード %2 で終了しました。</translation>
    </message>
    <message>
        <source>%1 ended before it was ready.</source>
        <translation>%1 は準備ができる前に終了しました。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 を起動できませんでした: %2</translation>
    </message>
    <message>
        <source>The log says that this start cannot succeed.</source>
        <translation>ログによれば、この起動は成功しません。</translation>
    </message>
    <message>
        <source>%1 has been stuck for %2: no log line, nothing read, no processor time.</source>
        <translation>%1 は %2 のあいだ止まっています。ログ、読み込み、CPU 時間のいずれもありません。</translation>
    </message>
    <message>
        <source>Try again; when it happens again, look at the end of the log and at the node.</source>
        <translation>もう一度試してください。再び起こるなら、ログの末尾とノードを確認してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::LocalHost</name>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>The socket %1 does not answer: %2.</source>
        <translation>ソケット %1 が応答しません: %2。</translation>
    </message>
    <message>
        <source>Nothing answers at %1 port %2: %3.</source>
        <translation>%1 のポート %2 で応答がありません: %3。</translation>
    </message>
</context>
<context>
    <name>kirikae::LogTab</name>
    <message>
        <source>&amp;Follow</source>
        <translation>追従(&amp;F)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>No service is running; its log is shown here once one starts.</source>
        <translation>動いているサービスはありません。起動するとログがここに表示されます。</translation>
    </message>
    <message>
        <source>%1: the log ends here: %2</source>
        <translation>%1: ログはここまでです: %2</translation>
    </message>
    <message>
        <source>%1: the log has ended</source>
        <translation>%1: ログは終わりました</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>kirikae::LogView</name>
    <message>
        <source>Log of the service</source>
        <translation>サービスのログ</translation>
    </message>
</context>
<context>
    <name>kirikae::MainMenus</name>
    <message>
        <source>&amp;Node</source>
        <translation>ノード(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add node…</source>
        <translation>ノードを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove node…</source>
        <translation>ノードを削除(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>切断(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>プロファイル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New profile…</source>
        <translation>新しいプロファイル(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Paste docker run…</source>
        <translation>docker run を貼り付け(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Edit profile…</source>
        <translation>プロファイルを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove profile…</source>
        <translation>プロファイルを削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Set a &amp;secret…</source>
        <translation>シークレットを設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch to the selected profile</source>
        <translation>選択したプロファイルに切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel the switch</source>
        <translation>切り替えを取り消す(&amp;C)</translation>
    </message>
    <message>
        <source>St&amp;op service…</source>
        <translation>サービスを停止(&amp;O)…</translation>
    </message>
    <message>
        <source>Show co&amp;mmand</source>
        <translation>コマンドを表示(&amp;M)</translation>
    </message>
    <message>
        <source>Open &amp;tunnel</source>
        <translation>トンネルを開く(&amp;T)</translation>
    </message>
    <message>
        <source>Try a &amp;prompt</source>
        <translation>プロンプトを試す(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the last switch's &amp;report</source>
        <translation>最後の切り替えの報告をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Memory over time</source>
        <translation>メモリーの推移(&amp;M)</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>試す(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Filter profiles</source>
        <translation>プロファイルを絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Search in the log</source>
        <translation>ログを検索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Kirikae</source>
        <translation>Kirikae について(&amp;A)</translation>
    </message>
</context>
<context>
    <name>kirikae::MainWindow</name>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>Remove %1 from the list?</source>
        <translation>%1 を一覧から削除しますか?</translation>
    </message>
    <message>
        <source>The connection is closed. Nothing on the node changes; what runs there goes on.</source>
        <translation>接続を閉じます。ノードでは何も変わらず、動いているものはそのまま動き続けます。</translation>
    </message>
    <message>
        <source>Remove node</source>
        <translation>ノードを削除</translation>
    </message>
    <message>
        <source>Kirikae</source>
        <translation>Kirikae</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (シミュレーション)</translation>
    </message>
</context>
<context>
    <name>kirikae::MemoryBackStep</name>
    <message>
        <source>%1 available, waiting at most %2 s more</source>
        <translation>%1 が利用可能、あと最大 %2 秒待ちます</translation>
    </message>
    <message>
        <source>%1 of %2 back, waiting at most %3 s more</source>
        <translation>%2 のうち %1 が返却済み、あと最大 %3 秒待ちます</translation>
    </message>
    <message>
        <source>Not all memory came back within the time limit; it suffices, so the switch goes on.</source>
        <translation>制限時間内にメモリーのすべては戻りませんでしたが、足りるので切り替えを続けます。</translation>
    </message>
    <message>
        <source>The memory of the stopped service has not come back: %1 are available, %2 more are needed. Look for programs that still hold it, or restart the node.</source>
        <translation>停止したサービスのメモリーが戻りません。利用可能は %1 で、あと %2 必要です。まだ保持しているプログラムを探すか、ノードを再起動してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::MemoryFrames</name>
    <message>
        <source>nvidia-smi is not on this node</source>
        <translation>このノードに nvidia-smi がありません</translation>
    </message>
    <message>
        <source>nvidia-smi did not answer within 5 s</source>
        <translation>nvidia-smi が 5 秒以内に応答しませんでした</translation>
    </message>
    <message>
        <source>nvidia-smi failed (exit code %1)</source>
        <translation>nvidia-smi が失敗しました(終了コード %1)</translation>
    </message>
</context>
<context>
    <name>kirikae::MemoryLoop</name>
    <message>
        <source>Reading the node's memory</source>
        <translation>ノードのメモリーの読み取り</translation>
    </message>
</context>
<context>
    <name>kirikae::MemoryTab</name>
    <message>
        <source>available, GiB</source>
        <translation>利用可能 (GiB)</translation>
    </message>
    <message>
        <source>Memory over time is shown once the node is connected.</source>
        <translation>メモリーの推移はノードに接続すると表示されます。</translation>
    </message>
    <message>
        <source>%1 available now in the %2; grey: page cache within it; dashed: keep %3 free</source>
        <translation>%2 で現在 %1 が利用可能。灰色: そのうちのページキャッシュ、破線: 空けておく %3</translation>
    </message>
</context>
<context>
    <name>kirikae::MetricPlot</name>
    <message>
        <source>minutes ago</source>
        <translation>分前</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeActions</name>
    <message>
        <source>Switch to %1 although it does not fit?</source>
        <translation>収まらない %1 に切り替えますか?</translation>
    </message>
    <message>
        <source>%1. The node will probably run out of memory while it loads: other programs on it may be killed, and it may not answer for minutes. That you went on anyway is recorded.</source>
        <translation>%1。読み込み中にノードのメモリーがおそらく足りなくなります。ほかのプログラムが強制終了されたり、数分間応答しなくなったりすることがあります。それでも続けたことは記録されます。</translation>
    </message>
    <message>
        <source>Switch anyway</source>
        <translation>それでも切り替える</translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation>%1 を停止しますか?</translation>
    </message>
    <message>
        <source>Requests that it is answering now are ended, and slot %1 stays empty until you switch again.</source>
        <translation>いま応答中のリクエストは打ち切られ、スロット %1 は次に切り替えるまで空になります。</translation>
    </message>
    <message>
        <source>Stop service</source>
        <translation>サービスを停止</translation>
    </message>
    <message>
        <source>Remove the profile %1?</source>
        <translation>プロファイル %1 を削除しますか?</translation>
    </message>
    <message>
        <source>Its file is deleted from the node. What is running goes on running.</source>
        <translation>ファイルがノードから削除されます。動いているものは動き続けます。</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>プロファイルを削除</translation>
    </message>
    <message>
        <source>Pulling %1: %2 of %3</source>
        <translation>%1 を取得中: %3 のうち %2</translation>
    </message>
    <message>
        <source>Pulling %1: %2</source>
        <translation>%1 を取得中: %2</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeBook</name>
    <message>
        <source>The list of nodes was written by a newer version of Kirikae.</source>
        <translation>ノードの一覧は、より新しい Kirikae で書かれています。</translation>
    </message>
    <message>
        <source>The list of nodes holds no field "nodes".</source>
        <translation>ノードの一覧に "nodes" がありません。</translation>
    </message>
    <message>
        <source>A node in the list has no name or no address.</source>
        <translation>一覧のノードに名前またはアドレスがありません。</translation>
    </message>
    <message>
        <source>The list of nodes %1 cannot be read.</source>
        <translation>ノードの一覧 %1 を読めません。</translation>
    </message>
    <message>
        <source>The list of nodes could not be understood and was set aside as %1.</source>
        <translation>ノードの一覧を解釈できなかったため、%1 として取り分けました。</translation>
    </message>
    <message>
        <source>The list of nodes could not be written to %1.</source>
        <translation>ノードの一覧を %1 に書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeList</name>
    <message>
        <source>There is no node named %1.</source>
        <translation>%1 という名前のノードはありません。</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (シミュレーション)</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>connecting again in %1 s</source>
        <translation>%1 秒後に再接続</translation>
    </message>
    <message>
        <source>connecting again…</source>
        <translation>再接続中…</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>接続なし</translation>
    </message>
</context>
<context>
    <name>kirikae::NodePage</name>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Memory over time</source>
        <translation>メモリーの推移(&amp;M)</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>試す(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>The connection is lost; what you see may be old.</source>
        <translation>接続が切れました。表示は古い可能性があります。</translation>
    </message>
    <message>
        <source>&amp;Connect now</source>
        <translation>今すぐ接続(&amp;C)</translation>
    </message>
</context>
<context>
    <name>kirikae::OutcomeView</name>
    <message>
        <source>It was started although the memory check said no.</source>
        <translation>メモリーの確認では収まらないとされましたが、起動しました。</translation>
    </message>
    <message>
        <source>&amp;Try a prompt</source>
        <translation>プロンプトを試す(&amp;T)</translation>
    </message>
    <message>
        <source>Open t&amp;unnel</source>
        <translation>トンネルを開く(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Show &amp;line %1</source>
        <translation>%1 行目を表示(&amp;L)</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>%1 をもう一度起動</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>報告をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back to the plan</source>
        <translation>計画に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>重み %1</translation>
    </message>
    <message>
        <source>KV cache %1</source>
        <translation>KV キャッシュ %1</translation>
    </message>
    <message>
        <source>room for %L1 tokens</source>
        <translation>%L1 トークン分</translation>
    </message>
    <message>
        <source>%1 requests of full length at once</source>
        <translation>最大長のリクエストを同時に %1 件</translation>
    </message>
    <message>
        <source>took %1 at most</source>
        <translation>最大 %1 を使用</translation>
    </message>
    <message>
        <source>lowest available %1</source>
        <translation>利用可能の最小 %1</translation>
    </message>
    <message>
        <source>bringing the previous one back took %1</source>
        <translation>前のものを戻すのに %1</translation>
    </message>
</context>
<context>
    <name>kirikae::PasteDialog</name>
    <message>
        <source>Paste docker run</source>
        <translation>docker run を貼り付け</translation>
    </message>
    <message>
        <source>docker run line</source>
        <translation>docker run の行</translation>
    </message>
    <message>
        <source>Make a &amp;profile…</source>
        <translation>プロファイルにする(&amp;P)…</translation>
    </message>
    <message>
        <source>Paste the whole command, with its continuation lines and comments. Nothing is run; you can check the profile before it is saved.</source>
        <translation>継続行やコメントを含めて、コマンド全体を貼り付けてください。何も実行されません。保存の前にプロファイルを確認できます。</translation>
    </message>
    <message>
        <source>Waiting for a command.</source>
        <translation>コマンドを待っています。</translation>
    </message>
    <message>
        <source>Understood: image %1, model %2</source>
        <translation>読み取りました: イメージ %1、モデル %2</translation>
    </message>
</context>
<context>
    <name>kirikae::PhaseBar</name>
    <message>
        <source>Progress of the switch</source>
        <translation>切り替えの進み具合</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>kirikae::PhaseList</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>usual %1</source>
        <translation>通常 %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>省略</translation>
    </message>
</context>
<context>
    <name>kirikae::PhaseView</name>
    <message>
        <source>Phases of the switch</source>
        <translation>切り替えのフェーズ</translation>
    </message>
</context>
<context>
    <name>kirikae::PlanView</name>
    <message>
        <source>Show &amp;command</source>
        <translation>コマンドを表示(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>%1 に切り替え</translation>
    </message>
    <message>
        <source>from %1, slot %2</source>
        <translation>%1 から、スロット %2</translation>
    </message>
    <message>
        <source>slot %1 is empty</source>
        <translation>スロット %1 は空です</translation>
    </message>
    <message>
        <source>Checking the node…</source>
        <translation>ノードを確認しています…</translation>
    </message>
    <message>
        <source>Time: no history yet</source>
        <translation>所要時間: まだ履歴がありません</translation>
    </message>
    <message>
        <source>The first switch to this profile measures its phases.</source>
        <translation>このプロファイルへの最初の切り替えでフェーズを計測します。</translation>
    </message>
    <message>
        <source>Usually takes %1</source>
        <translation>通常の所要時間 %1</translation>
    </message>
    <message>
        <source>If you switch anyway, the node will probably run out of memory while it loads. Other programs on it may be killed and it may not answer for minutes. The guard ends the load before that where it can.</source>
        <translation>それでも切り替えると、読み込み中にノードのメモリーがおそらく足りなくなります。ほかのプログラムが強制終了されたり、数分間応答しなくなったりすることがあります。ガードは可能なかぎりその前に読み込みを止めます。</translation>
    </message>
    <message>
        <source>&amp;Pull the image</source>
        <translation>イメージを取得(&amp;P)</translation>
    </message>
    <message>
        <source>Set the s&amp;ecret…</source>
        <translation>シークレットを設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Switch anyway…</source>
        <translation>それでも切り替える(&amp;S)…</translation>
    </message>
    <message>
        <source>Something stands in the way; see the red notes.</source>
        <translation>妨げになるものがあります。赤い注記を見てください。</translation>
    </message>
    <message>
        <source>as in its only switch so far</source>
        <translation>これまで唯一の切り替えの値</translation>
    </message>
    <message>
        <source>median of its last %1 switches</source>
        <translation>最近の切り替え %1 回の中央値</translation>
    </message>
</context>
<context>
    <name>kirikae::PoolView</name>
    <message>
        <source>Share of the last ten seconds in which something waited for memory, in percent</source>
        <translation>直近 10 秒のうち、何かがメモリーを待っていた割合(パーセント)</translation>
    </message>
    <message>
        <source>Memory of the %1</source>
        <translation>%1 のメモリー</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU メモリー</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%2 GiB 中 %1</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>概算</translation>
    </message>
    <message>
        <source>CUDA can use %1</source>
        <translation>CUDA が使えるのは %1</translation>
    </message>
    <message>
        <source>GPU not split: %1</source>
        <translation>GPU の内訳なし: %1</translation>
    </message>
    <message>
        <source>pressure %1</source>
        <translation>逼迫 %1</translation>
    </message>
    <message>
        <source>pressure not reported</source>
        <translation>逼迫は報告なし</translation>
    </message>
    <message>
        <source>no swap</source>
        <translation>スワップなし</translation>
    </message>
    <message>
        <source>swap %1 of %2</source>
        <translation>スワップ %1 / %2</translation>
    </message>
    <message>
        <source>swap not reported</source>
        <translation>スワップは報告なし</translation>
    </message>
    <message>
        <source>%1 available</source>
        <translation>%1 が利用可能</translation>
    </message>
    <message>
        <source>lowest so far %1</source>
        <translation>これまでの最小 %1</translation>
    </message>
    <message>
        <source>the guard stops the load below %1</source>
        <translation>%1 を下回るとガードが読み込みを止めます</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 が %2 を使用</translation>
    </message>
    <message>
        <source>%1 gives back %2</source>
        <translation>%1 が %2 を返却</translation>
    </message>
    <message>
        <source>%1 stay available</source>
        <translation>%1 が利用可能のまま</translation>
    </message>
    <message>
        <source>%1 are missing</source>
        <translation>%1 が不足</translation>
    </message>
    <message>
        <source>After the switch (lower bar): %1</source>
        <translation>切り替え後(下のバー): %1</translation>
    </message>
</context>
<context>
    <name>kirikae::Preflight</name>
    <message>
        <source>Looking at the node before the start</source>
        <translation>起動前のノードの確認</translation>
    </message>
</context>
<context>
    <name>kirikae::ProcessEngine</name>
    <message>
        <source>Plain processes</source>
        <translation>通常のプロセス</translation>
    </message>
    <message>
        <source>This node cannot run plain processes for Kirikae: setsid and mkfifo are needed.</source>
        <translation>このノードでは通常のプロセスを動かせません。setsid と mkfifo が必要です。</translation>
    </message>
    <message>
        <source>The watch over the node's processes ended (exit code %1).</source>
        <translation>ノードのプロセスの監視が終わりました(終了コード %1)。</translation>
    </message>
    <message>
        <source>Listing the services</source>
        <translation>サービスの一覧取得</translation>
    </message>
    <message>
        <source>Writing the service's files</source>
        <translation>サービスのファイルの書き込み</translation>
    </message>
    <message>
        <source>This service is not on the node any more.</source>
        <translation>このサービスはもうノードにありません。</translation>
    </message>
    <message>
        <source>The process could not be started on the node.</source>
        <translation>ノードでプロセスを起動できませんでした。</translation>
    </message>
    <message>
        <source>This is not a service of ours.</source>
        <translation>Kirikae が起動したサービスではありません。</translation>
    </message>
    <message>
        <source>Stopping the process</source>
        <translation>プロセスの停止</translation>
    </message>
    <message>
        <source>The process is still there a minute after it was killed. Its driver may hang: look at the node's kernel log.</source>
        <translation>強制終了から 1 分たってもプロセスが残っています。ドライバーが固まっているかもしれません。ノードのカーネルログを確認してください。</translation>
    </message>
    <message>
        <source>The service still runs. Stop it first.</source>
        <translation>サービスがまだ動いています。先に停止してください。</translation>
    </message>
    <message>
        <source>Removing the service</source>
        <translation>サービスの削除</translation>
    </message>
    <message>
        <source>Setting the restart policy</source>
        <translation>再起動ポリシーの設定</translation>
    </message>
</context>
<context>
    <name>kirikae::ProcessLogFeed</name>
    <message>
        <source>This service is not on the node any more.</source>
        <translation>このサービスはもうノードにありません。</translation>
    </message>
</context>
<context>
    <name>kirikae::ProfileDialog</name>
    <message>
        <source>New profile</source>
        <translation>新しいプロファイル</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 を編集</translation>
    </message>
    <message>
        <source>Profile as JSON</source>
        <translation>JSON 形式のプロファイル</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>フォーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON(&amp;J)</translation>
    </message>
</context>
<context>
    <name>kirikae::ProfileFolder</name>
    <message>
        <source>Reading the profiles</source>
        <translation>プロファイルの読み取り</translation>
    </message>
    <message>
        <source>The profile's id is not fit to be a file name.</source>
        <translation>プロファイルの ID がファイル名に適しません。</translation>
    </message>
    <message>
        <source>The profile is larger than 256 KiB.</source>
        <translation>プロファイルが 256 KiB を超えています。</translation>
    </message>
    <message>
        <source>The profile was changed meanwhile by somebody else. Look at the new version, then save again.</source>
        <translation>その間にほかの人がプロファイルを変更しました。新しい内容を確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Saving the profile</source>
        <translation>プロファイルの保存</translation>
    </message>
    <message>
        <source>There is no profile with such an id.</source>
        <translation>そのような ID のプロファイルはありません。</translation>
    </message>
    <message>
        <source>Removing the profile</source>
        <translation>プロファイルの削除</translation>
    </message>
    <message>
        <source>Reading the names of the secrets</source>
        <translation>シークレット名の読み取り</translation>
    </message>
    <message>
        <source>A secret's name has letters, digits and underscores and begins with no digit.</source>
        <translation>シークレットの名前は英字・数字・下線で、数字では始まりません。</translation>
    </message>
    <message>
        <source>The secret is longer than 64 KiB.</source>
        <translation>シークレットが 64 KiB を超えています。</translation>
    </message>
    <message>
        <source>Saving the secret</source>
        <translation>シークレットの保存</translation>
    </message>
</context>
<context>
    <name>kirikae::ProfileForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>エンジン(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>イメージ(&amp;I)</translation>
    </message>
    <message>
        <source>empty for a program on the node</source>
        <translation>空ならノード上のプログラム</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>empty for the image's own</source>
        <translation>空ならイメージの既定</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>path on the node or repository id</source>
        <translation>ノード上のパスまたはリポジトリ ID</translation>
    </message>
    <message>
        <source>Ser&amp;ved as</source>
        <translation>提供名(&amp;V)</translation>
    </message>
    <message>
        <source>empty for the model</source>
        <translation>空ならモデル名</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>引数(&amp;A)</translation>
    </message>
    <message>
        <source>one a line: --max-model-len 131072</source>
        <translation>1 行に 1 つ: --max-model-len 131072</translation>
    </message>
    <message>
        <source>En&amp;vironment</source>
        <translation>環境変数(&amp;V)</translation>
    </message>
    <message>
        <source>NAME=value, or NAME=$SECRET for a secret by name</source>
        <translation>NAME=値、シークレットは NAME=$SECRET</translation>
    </message>
    <message>
        <source>Mo&amp;unts</source>
        <translation>マウント(&amp;U)</translation>
    </message>
    <message>
        <source>/folder/on/node:/folder/inside[:ro]</source>
        <translation>/ノードのフォルダー:/コンテナ内のフォルダー[:ro]</translation>
    </message>
    <message>
        <source>&amp;Ports</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;ort on the node</source>
        <translation>ノードのポート(&amp;O)</translation>
    </message>
    <message>
        <source>only without a port mapping</source>
        <translation>ポートの対応付けがない場合だけ</translation>
    </message>
    <message>
        <source>&amp;Slot</source>
        <translation>スロット(&amp;S)</translation>
    </message>
    <message>
        <source>a switch replaces what is in the same slot</source>
        <translation>切り替えは同じスロットにあるものを置き換えます</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>Conte&amp;xt, tokens</source>
        <translation>コンテキスト(トークン)(&amp;X)</translation>
    </message>
    <message>
        <source>of one request</source>
        <translation>1 リクエストあたり</translation>
    </message>
    <message>
        <source>Re&amp;quests at once</source>
        <translation>同時リクエスト(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Weights, GiB</source>
        <translation>重み (GiB)(&amp;W)</translation>
    </message>
    <message>
        <source>a measured figure wins over it</source>
        <translation>計測値があればそちらを優先</translation>
    </message>
    <message>
        <source>No&amp;tes</source>
        <translation>メモ(&amp;T)</translation>
    </message>
    <message>
        <source>These arguments hold spaces: edit them as JSON.</source>
        <translation>空白を含む引数があります。JSON で編集してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::ProfileList</name>
    <message>
        <source>The file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>size not known</source>
        <translation>サイズ不明</translation>
    </message>
    <message>
        <source>usual %1</source>
        <translation>通常 %1</translation>
    </message>
    <message>
        <source>last %1</source>
        <translation>前回 %1</translation>
    </message>
    <message>
        <source>never switched to</source>
        <translation>切り替え履歴なし</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>container</source>
        <translation>コンテナ</translation>
    </message>
    <message>
        <source>not started by Kirikae, never touched</source>
        <translation>Kirikae が起動したものではなく、触れません</translation>
    </message>
    <message>
        <source>%1 · port %2</source>
        <translation>%1 · ポート %2</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Not ours</source>
        <translation>Kirikae 以外</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>スロット %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>余裕なし</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <source>foreign</source>
        <translation>外部</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <translation>破損したファイル</translation>
    </message>
</context>
<context>
    <name>kirikae::ProgressView</name>
    <message>
        <source>Bringing %1 back</source>
        <translation>%1 を戻しています</translation>
    </message>
    <message>
        <source>Switching to %1</source>
        <translation>%1 に切り替えています</translation>
    </message>
    <message>
        <source>%1 of usually %2</source>
        <translation>%1 経過(通常 %2)</translation>
    </message>
    <message>
        <source>%1, no history yet</source>
        <translation>%1 経過(履歴なし)</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>取り消しています…</translation>
    </message>
    <message>
        <source>&amp;Cancel, nothing was touched</source>
        <translation>取り消す(まだ何も変えていません)(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cancel, keep %1</source>
        <translation>取り消して %1 を残す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cancel, leave the slot empty</source>
        <translation>取り消してスロットを空にする(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cancel, bring %1 back</source>
        <translation>取り消して %1 を戻す(&amp;C)</translation>
    </message>
    <message>
        <source>The connection is lost. The node goes on by itself; Kirikae looks again once it is back.</source>
        <translation>接続が切れました。ノードは自分で続けます。接続が戻ったら Kirikae がもう一度確認します。</translation>
    </message>
    <message>
        <source>No sign of life for %1. You can go on waiting or cancel.</source>
        <translation>%1 のあいだ動きがありません。このまま待つことも、取り消すこともできます。</translation>
    </message>
    <message>
        <source>This takes more than twice as long as usual.</source>
        <translation>通常の 2 倍を超えて時間がかかっています。</translation>
    </message>
</context>
<context>
    <name>kirikae::QuestionPanel</name>
    <message>
        <source>Do &amp;not connect</source>
        <translation>接続しない(&amp;N)</translation>
    </message>
    <message>
        <source>First connection to %1</source>
        <translation>%1 への初めての接続</translation>
    </message>
    <message>
        <source>The key %1 is locked</source>
        <translation>鍵 %1 はロックされています</translation>
    </message>
    <message>
        <source>Password for %1</source>
        <translation>%1 のパスワード</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <translation>%1 からの質問</translation>
    </message>
    <message>
        <source>Compare this fingerprint with the one that the node shows for ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub. It is asked only once.</source>
        <translation>このフィンガープリントを、ノードで ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub が示すものと比べてください。尋ねるのは一度だけです。</translation>
    </message>
    <message>
        <source>&amp;It is the same, connect</source>
        <translation>一致する、接続する(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>&amp;Keep it in the keychain of this desktop</source>
        <translation>このデスクトップのキーチェーンに保存する(&amp;K)</translation>
    </message>
</context>
<context>
    <name>kirikae::Reader</name>
    <message>
        <source>There is no docker run option -%1. Check the line.</source>
        <translation>docker run に -%1 というオプションはありません。行を確認してください。</translation>
    </message>
    <message>
        <source>The option --%1 has no value. Paste the whole command.</source>
        <translation>オプション --%1 に値がありません。コマンド全体を貼り付けてください。</translation>
    </message>
    <message>
        <source>--rm is left out: Kirikae keeps the container until the next one is ready, so that it can bring it back.</source>
        <translation>--rm は省きます。元に戻せるように、次のコンテナの準備ができるまで Kirikae が残しておきます。</translation>
    </message>
    <message>
        <source>--%1 is left out: Kirikae does not set it.</source>
        <translation>--%1 は省きます。Kirikae はこれを設定しません。</translation>
    </message>
    <message>
        <source>--%1 %2 is left out: Kirikae does not set it.</source>
        <translation>--%1 %2 は省きます。Kirikae はこれを設定しません。</translation>
    </message>
    <message>
        <source>There is no docker run option --%1 that Kirikae knows. Correct it, or take it out.</source>
        <translation>docker run のオプション --%1 を Kirikae は知りません。直すか、取り除いてください。</translation>
    </message>
    <message>
        <source>--%1 uses a variable or a command (%2). Write its value out: Kirikae runs nothing to find it.</source>
        <translation>--%1 に変数かコマンド (%2) が使われています。値そのものを書いてください。Kirikae は値を調べるために何も実行しません。</translation>
    </message>
    <message>
        <source>The restart policy %1 is set once the service is ready, so that a failing start cannot loop.</source>
        <translation>再起動ポリシー %1 は、失敗した起動が繰り返されないように、サービスの準備ができてから設定します。</translation>
    </message>
    <message>
        <source>--gpus 1 (any one GPU) became GPU 0.</source>
        <translation>--gpus 1(任意の GPU 1 枚)は GPU 0 としました。</translation>
    </message>
    <message>
        <source>--runtime nvidia became --gpus all, which does the same without a runtime to register.</source>
        <translation>--runtime nvidia は --gpus all としました。ランタイムを登録しなくても同じ働きをします。</translation>
    </message>
    <message>
        <source>--ulimit %1 is not understood. Use a form like memlock=-1.</source>
        <translation>--ulimit %1 を解釈できません。memlock=-1 のように書いてください。</translation>
    </message>
    <message>
        <source>The anonymous volume %1 is left out: it would be empty at every start.</source>
        <translation>匿名ボリューム %1 は省きます。起動のたびに空になるためです。</translation>
    </message>
    <message>
        <source>%1 comes from the secret %2: store it on the node once. Its value is in no profile, log or command.</source>
        <translation>%1 はシークレット %2 から取ります。ノードに一度保存してください。値はプロファイル、ログ、コマンドのどこにも現れません。</translation>
    </message>
    <message>
        <source>Port %1 is published on 127.0.0.1 only, not to the network: reach it through the tunnel. Change host_address if you mean it.</source>
        <translation>ポート %1 は 127.0.0.1 だけに公開され、ネットワークには公開されません。トンネルから使ってください。意図して公開する場合は host_address を変えてください。</translation>
    </message>
    <message>
        <source>The command names no image. Paste the whole command, with its continuation lines.</source>
        <translation>コマンドにイメージがありません。継続行を含めて全体を貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>kirikae::RunningView</name>
    <message>
        <source>Running since %1, in slot %2</source>
        <translation>%1 から動作中、スロット %2</translation>
    </message>
    <message>
        <source>Answers on port %1 of the node as %2</source>
        <translation>ノードのポート %1 で %2 として応答</translation>
    </message>
    <message>
        <source>Holds %1</source>
        <translation>%1 を使用</translation>
    </message>
    <message>
        <source>To switch, select another profile of this slot.</source>
        <translation>切り替えるには、このスロットの別のプロファイルを選んでください。</translation>
    </message>
    <message>
        <source>Open t&amp;unnel</source>
        <translation>トンネルを開く(&amp;U)</translation>
    </message>
    <message>
        <source>St&amp;op service…</source>
        <translation>サービスを停止(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Try a prompt</source>
        <translation>プロンプトを試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation>%1 は動作中です</translation>
    </message>
    <message>
        <source>Restarts by the container engine: %1</source>
        <translation>コンテナエンジンによる再起動: %1 回</translation>
    </message>
</context>
<context>
    <name>kirikae::SecretDialog</name>
    <message>
        <source>Set a secret</source>
        <translation>シークレットを設定</translation>
    </message>
    <message>
        <source>Profiles refer to a secret by its name. The value is kept on the node, in a file that only you can read there.</source>
        <translation>プロファイルはシークレットを名前で参照します。値はノード上の、本人だけが読めるファイルに置かれます。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>値(&amp;V)</translation>
    </message>
</context>
<context>
    <name>kirikae::SettleStep</name>
    <message>
        <source>The memory guard could not be disarmed: %1</source>
        <translation>メモリーガードを解除できませんでした: %1</translation>
    </message>
    <message>
        <source>The restart policy could not be set: %1</source>
        <translation>再起動ポリシーを設定できませんでした: %1</translation>
    </message>
    <message>
        <source>A stopped service could not be removed: %1</source>
        <translation>停止したサービスを削除できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::SidePane</name>
    <message>
        <source>driver %1</source>
        <translation>ドライバー %1</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Filter profiles</source>
        <translation>プロファイルを絞り込む</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>ノードを追加…</translation>
    </message>
    <message>
        <source>Add node</source>
        <translation>ノードを追加</translation>
    </message>
    <message>
        <source>&amp;New profile…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Paste docker run…</source>
        <translation>docker run から(&amp;P)…</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>kirikae::SizingOptions</name>
    <message>
        <source>The option %1 has no valid value: "%2".</source>
        <translation>オプション %1 の値が正しくありません: "%2"。</translation>
    </message>
</context>
<context>
    <name>kirikae::Splitter</name>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引用符が閉じていません。</translation>
    </message>
</context>
<context>
    <name>kirikae::SshAuth</name>
    <message>
        <source>the keys of the agent</source>
        <translation>エージェントの鍵</translation>
    </message>
    <message>
        <source>The key %1 is protected by a passphrase.</source>
        <translation>鍵 %1 はパスフレーズで保護されています。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>That passphrase does not open the key %1.</source>
        <translation>そのパスフレーズでは鍵 %1 を開けません。</translation>
    </message>
    <message>
        <source>keyboard-interactive</source>
        <translation>キーボード対話</translation>
    </message>
    <message>
        <source>password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>%1 wants a password.</source>
        <translation>%1 がパスワードを求めています。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>%1 did not accept that password.</source>
        <translation>%1 はそのパスワードを受け付けませんでした。</translation>
    </message>
    <message>
        <source>%1 ended the connection during the log-in.</source>
        <translation>%1 がログイン中に接続を切りました。</translation>
    </message>
    <message>
        <source>nothing: there was no key to offer</source>
        <translation>なし: 提示できる鍵がありませんでした</translation>
    </message>
    <message>
        <source>%1 accepted none of your keys. Put your public key into ~/.ssh/authorized_keys there (ssh-copy-id does it), or load the right key into your agent.</source>
        <translation>%1 はどの鍵も受け付けませんでした。公開鍵を先方の ~/.ssh/authorized_keys に入れる(ssh-copy-id が使えます)か、正しい鍵をエージェントに読み込んでください。</translation>
    </message>
    <message>
        <source>offered: %1</source>
        <translation>提示: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::SshChannelDevice</name>
    <message>
        <source>The connection to the node is closed.</source>
        <translation>ノードとの接続は閉じています。</translation>
    </message>
</context>
<context>
    <name>kirikae::SshHost</name>
    <message>
        <source>SSH to %1</source>
        <translation>%1 への SSH</translation>
    </message>
    <message>
        <source>The name %1 is not known: check its spelling, the network or the VPN.</source>
        <translation>名前 %1 が見つかりません。つづり、ネットワーク、VPN を確認してください。</translation>
    </message>
    <message>
        <source>There is no connection to %1.</source>
        <translation>%1 に接続していません。</translation>
    </message>
    <message>
        <source>There is no %1 on the node.</source>
        <translation>ノードに %1 がありません。</translation>
    </message>
    <message>
        <source>Your user on the node may not use %1: add it to the group that may.</source>
        <translation>ノードのユーザーは %1 を使えません。使えるグループに加えてください。</translation>
    </message>
    <message>
        <source>The node's SSH server does not forward to sockets such as %1 (AllowStreamLocalForwarding).</source>
        <translation>ノードの SSH サーバーは %1 のようなソケットに転送しません(AllowStreamLocalForwarding)。</translation>
    </message>
</context>
<context>
    <name>kirikae::SshLogin</name>
    <message>
        <source>There is no memory for an SSH session.</source>
        <translation>SSH セッションのためのメモリーがありません。</translation>
    </message>
    <message>
        <source>"%1" is not a host name.</source>
        <translation>"%1" はホスト名ではありません。</translation>
    </message>
    <message>
        <source>"%1" is not a user name.</source>
        <translation>"%1" はユーザー名ではありません。</translation>
    </message>
    <message>
        <source>%1 could not be reached through its jump host: try "ssh %2" in a terminal to see why.</source>
        <translation>%1 に踏み台経由で届きませんでした。端末で "ssh %2" を試すと理由がわかります。</translation>
    </message>
    <message>
        <source>%1 and this program share no cipher or key type.</source>
        <translation>%1 とこのプログラムに共通の暗号や鍵の種類がありません。</translation>
    </message>
    <message>
        <source>%1 accepted the connection but does not answer as an SSH server: is the port right?</source>
        <translation>%1 は接続を受け付けましたが、SSH サーバーとして応答しません。ポートは正しいですか?</translation>
    </message>
</context>
<context>
    <name>kirikae::SshSession</name>
    <message>
        <source>The connection to the node was closed.</source>
        <translation>ノードとの接続を閉じました。</translation>
    </message>
</context>
<context>
    <name>kirikae::SshShell</name>
    <message>
        <source>The shell on the node ended while it ran a command.</source>
        <translation>コマンドの実行中にノードのシェルが終わりました。</translation>
    </message>
</context>
<context>
    <name>kirikae::StateFolder</name>
    <message>
        <source>A claim needs an owner.</source>
        <translation>占有には持ち主が必要です。</translation>
    </message>
    <message>
        <source>%1 is switching this node: %2. Wait until that has ended, or cancel it there.</source>
        <translation>%1 がこのノードを切り替えています: %2。終わるまで待つか、そちらで取り消してください。</translation>
    </message>
    <message>
        <source>Claiming the node for a switch</source>
        <translation>切り替えのためのノードの占有</translation>
    </message>
    <message>
        <source>Giving back the claim on the node</source>
        <translation>ノードの占有の解除</translation>
    </message>
    <message>
        <source>Reading the state of the switch</source>
        <translation>切り替え状態の読み取り</translation>
    </message>
    <message>
        <source>Writing the state of the switch</source>
        <translation>切り替え状態の書き込み</translation>
    </message>
    <message>
        <source>Reading the records of past switches</source>
        <translation>過去の切り替え記録の読み取り</translation>
    </message>
    <message>
        <source>A record is one line of at most 1 MiB.</source>
        <translation>記録は 1 MiB までの 1 行です。</translation>
    </message>
    <message>
        <source>Writing the record of the switch</source>
        <translation>切り替え記録の書き込み</translation>
    </message>
</context>
<context>
    <name>kirikae::StopStep</name>
    <message numerus="yes">
        <source>waiting for %n request(s) of %1 to end</source>
        <translation>
            <numerusform>%1 のリクエスト %n 件の終了を待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still runs although it was told to stop. Look at it on the node.</source>
        <translation>%1 は停止の指示にもかかわらず動いています。ノードで確認してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::Switch</name>
    <message>
        <source>%1 failed for a reason that may pass, so it is tried once more. %2</source>
        <translation>%1 は一時的かもしれない理由で失敗したため、もう一度試します。%2</translation>
    </message>
    <message>
        <source>%1 failed. %2</source>
        <translation>%1 は失敗しました。%2</translation>
    </message>
</context>
<context>
    <name>kirikae::SwitchDesk</name>
    <message>
        <source>somebody</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>An interrupted switch to %1 is taken up first. Try again when it has ended.</source>
        <translation>中断した %1 への切り替えを先に再開します。終わってからもう一度試してください。</translation>
    </message>
    <message>
        <source>The switch to %1 is taken up again.</source>
        <translation>%1 への切り替えを再開します。</translation>
    </message>
    <message>
        <source>Switching to %1.</source>
        <translation>%1 に切り替えています。</translation>
    </message>
    <message>
        <source>That switch is not under way any more.</source>
        <translation>その切り替えはもう進行中ではありません。</translation>
    </message>
    <message>
        <source>That switch is run by somebody else: %1</source>
        <translation>その切り替えはほかの人が行っています: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::T</name>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>%1 から %2 の整数でなければなりません</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
</context>
<context>
    <name>kirikae::TensorHeaderSax</name>
    <message>
        <source>tensor %1: data_offsets must be two numbers.</source>
        <translation>テンソル %1: data_offsets は 2 つの数でなければなりません。</translation>
    </message>
    <message>
        <source>there are more than 1,000,000 tensors.</source>
        <translation>テンソルが 1,000,000 個を超えています。</translation>
    </message>
    <message>
        <source>tensor %1 is listed twice.</source>
        <translation>テンソル %1 が二度載っています。</translation>
    </message>
    <message>
        <source>tensor %1, field %2: a whole number of at least 0 is needed.</source>
        <translation>テンソル %1 の %2: 0 以上の整数が必要です。</translation>
    </message>
    <message>
        <source>tensor %1: an object is needed.</source>
        <translation>テンソル %1: オブジェクトが必要です。</translation>
    </message>
</context>
<context>
    <name>kirikae::TryTab</name>
    <message>
        <source>&amp;Ask</source>
        <translation>尋ねる(&amp;A)</translation>
    </message>
    <message>
        <source>A prompt, for example: Name three rivers of Japan.</source>
        <translation>プロンプト。例: 日本の川を 3 つ挙げてください。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>The answer appears here.</source>
        <translation>回答がここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing is running that could answer. Switch to a profile first.</source>
        <translation>応答できるものが動いていません。まずプロファイルに切り替えてください。</translation>
    </message>
    <message>
        <source>%1 answers. Ctrl+Enter asks.</source>
        <translation>%1 が答えます。Ctrl+Enter で尋ねます。</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation>回答を待っています…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>%1 for %2 tokens</source>
        <translation>%2 トークンで %1</translation>
    </message>
</context>
<context>
    <name>kirikae::Tunnel</name>
    <message>
        <source>Port %1 of this machine cannot be opened: %2.</source>
        <translation>このマシンのポート %1 を開けません: %2。</translation>
    </message>
</context>
<context>
    <name>kirikae::VerdictView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>will not pass</source>
        <translation>不合格の見込み</translation>
    </message>
    <message>
        <source>Available after</source>
        <translation>切り替え後に利用可能</translation>
    </message>
</context>
<context>
    <name>kirikae::VerifyStep</name>
    <message>
        <source>%1 said that it was ready, and ended.</source>
        <translation>%1 は準備ができたと告げて終了しました。</translation>
    </message>
    <message>
        <source>The profile names no port, so no answer of %1 could be checked.</source>
        <translation>プロファイルにポートがないため、%1 の応答を確認できませんでした。</translation>
    </message>
    <message>
        <source>%1 says that it is ready, but does not list its model on port %2.</source>
        <translation>%1 は準備ができたと告げていますが、ポート %2 の一覧にモデルがありません。</translation>
    </message>
    <message>
        <source>Check the port of the profile, and the log.</source>
        <translation>プロファイルのポートとログを確認してください。</translation>
    </message>
    <message>
        <source>Port %1 serves "%2", not "%3".</source>
        <translation>ポート %1 が提供しているのは "%3" ではなく "%2" です。</translation>
    </message>
    <message>
        <source>Set the served name of the profile to what the server lists, or stop the other server on this port.</source>
        <translation>プロファイルの提供名をサーバーの一覧に合わせるか、このポートの別のサーバーを止めてください。</translation>
    </message>
    <message>
        <source>%1 is up but gave no answer to a chat request: %2</source>
        <translation>%1 は動いていますが、チャットの要求に答えませんでした: %2</translation>
    </message>
    <message>
        <source>Look at the end of the log: its engine may have died behind the API.</source>
        <translation>ログの末尾を見てください。API の裏でエンジンが落ちているかもしれません。</translation>
    </message>
    <message>
        <source>%1 refuses to chat (HTTP %2): %3</source>
        <translation>%1 がチャットを拒否しました (HTTP %2): %3</translation>
    </message>
    <message>
        <source>Its own words say what is missing; often it is a chat template.</source>
        <translation>足りないものはメッセージにあります。多くはチャットテンプレートです。</translation>
    </message>
    <message>
        <source>%1 answers, but with nonsense: "%2".</source>
        <translation>%1 は応答しますが、意味をなしません: "%2"。</translation>
    </message>
    <message>
        <source>A damaged weight file or a kernel fault does this. Check the files, then try again.</source>
        <translation>重みファイルの破損やカーネルの不具合で起こります。ファイルを確認してからもう一度試してください。</translation>
    </message>
    <message>
        <source>%1 serves embeddings, not chat.</source>
        <translation>%1 は埋め込み用で、チャット用ではありません。</translation>
    </message>
    <message>
        <source>Tell the engine to generate (for vLLM: --runner generate), or use a chat model.</source>
        <translation>エンジンに生成を指示する(vLLM では --runner generate)か、チャットモデルを使ってください。</translation>
    </message>
    <message>
        <source>%1 has no chat endpoint: %2</source>
        <translation>%1 にはチャットのエンドポイントがありません: %2</translation>
    </message>
    <message>
        <source>Use a model and a server that offer /v1/chat/completions.</source>
        <translation>/v1/chat/completions を提供するモデルとサーバーを使ってください。</translation>
    </message>
</context>
<context>
    <name>kirikae::Walker::T</name>
    <message>
        <source>a text is impossibly long</source>
        <translation>テキストがありえない長さです</translation>
    </message>
    <message>
        <source>the metadata is larger than 256 MiB</source>
        <translation>メタデータが 256 MiB を超えています</translation>
    </message>
</context>
<context>
    <name>kirikae::WeightMapSax</name>
    <message>
        <source>metadata.total_size is impossible.</source>
        <translation>metadata.total_size がありえない値です。</translation>
    </message>
    <message>
        <source>weight_map names more than 100,000 files.</source>
        <translation>weight_map のファイルが 100,000 個を超えています。</translation>
    </message>
</context>
<context>
    <name>kirikae::WelcomePage</name>
    <message>
        <source>&amp;Add node…</source>
        <translation>ノードを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Look around on a simulated node</source>
        <translation>シミュレーションのノードで試す(&amp;L)</translation>
    </message>
    <message>
        <source>No nodes yet</source>
        <translation>まだノードがありません</translation>
    </message>
    <message>
        <source>A node is the machine that serves your models. Kirikae reaches it over SSH, shows what is in its memory, tells before loading whether a model will fit, and switches with one click.</source>
        <translation>ノードはモデルを提供するマシンです。Kirikae は SSH で接続し、メモリーの中身を示し、読み込む前にモデルが収まるかを伝え、ワンクリックで切り替えます。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Switch the models of an inference node over SSH.</source>
        <translation>推論ノードのモデルを SSH 越しに切り替えます。</translation>
    </message>
    <message>
        <source>Show this node: a name from the list, an SSH name, ssh://user@host:port, local or demo.</source>
        <translation>このノードを表示: 一覧の名前、SSH 名、ssh://user@host:port、local、demo のいずれか。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The same as --node demo: a simulated node.</source>
        <translation>--node demo と同じ: シミュレーションのノード。</translation>
    </message>
    <message>
        <source>Run a simulated node's clock this many times as fast.</source>
        <translation>シミュレーションのノードの時計をこの倍率で進めます。</translation>
    </message>
    <message>
        <source>times</source>
        <translation>倍率</translation>
    </message>
</context>
</TS>
