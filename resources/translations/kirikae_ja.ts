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
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Select a profile to see its past switches.</source>
        <translation>プロファイルを選ぶと過去の切り替えが表示されます。</translation>
    </message>
    <message>
        <source>%1 has not been switched to yet. Its phases are shown here after the first switch.</source>
        <translation>%1 への切り替えはまだありません。最初の切り替えのあと、フェーズがここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>The last %n switch(es) to %1, newest on top</source>
        <translation>
            <numerusform>%1 への最近の切り替え %n 回(新しい順)</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>median of %n switch(es) to this profile</source>
        <translation>
            <numerusform>このプロファイルへの切り替え %n 回の中央値</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Was restarted %n time(s) by the container engine</source>
        <translation>
            <numerusform>コンテナエンジンにより %n 回再起動されました</numerusform>
        </translation>
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
        <translation>新しいプロファイル(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Paste docker run…</source>
        <translation>docker run を貼り付け(&amp;P)…</translation>
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
    <name>kirikae::Splitter</name>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引用符が閉じていません。</translation>
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
