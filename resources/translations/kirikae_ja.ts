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
    <name>DaemonMirror</name>
    <message>
        <source>The daemon told something that is not proper JSON.</source>
        <translation>デーモンの応答が正しい JSON ではありません。</translation>
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
    <name>DemoModelFiles</name>
    <message>
        <source>%1 is not in the simulated node&apos;s model folder.</source>
        <translation>%1 は模擬ノードのモデルフォルダーにありません。</translation>
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
        <source>%1: &quot;format&quot; must be 1</source>
        <translation>%1: &quot;format&quot; は 1 でなければなりません</translation>
    </message>
    <message>
        <source>%1: the kind &quot;%2&quot; is not valid</source>
        <translation>%1: 種類 &quot;%2&quot; は正しくありません</translation>
    </message>
</context>
<context>
    <name>DiskReader</name>
    <message>
        <source>Looking how full the disks are</source>
        <translation>ディスクの空き容量の確認</translation>
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
    <message>
        <source>reading the weights, {done} %</source>
        <translation>重みを読み込み中、{done} %</translation>
    </message>
    <message>
        <source>setting up the KV cache</source>
        <translation>KV キャッシュを準備中</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>ウォームアップ中</translation>
    </message>
    <message>
        <source>downloading file {i} of {n}</source>
        <translation>ファイルをダウンロード中、{i}/{n}</translation>
    </message>
    <message>
        <source>shard {i} of {n}</source>
        <translation>シャード {i}/{n}</translation>
    </message>
    <message>
        <source>memory set up</source>
        <translation>メモリーの準備が完了</translation>
    </message>
    <message>
        <source>capturing graphs</source>
        <translation>グラフを取得中</translation>
    </message>
    <message>
        <source>graph {done} of {total}</source>
        <translation>グラフ {done}/{total}</translation>
    </message>
    <message>
        <source>file {i} of {n}</source>
        <translation>ファイル {i}/{n}</translation>
    </message>
    <message>
        <source>module {i} of {n}</source>
        <translation>モジュール {i}/{n}</translation>
    </message>
    <message>
        <source>tuning kernels</source>
        <translation>カーネルを調整中</translation>
    </message>
    <message>
        <source>downloaded, reading the weights</source>
        <translation>ダウンロード完了、重みを読み込み中</translation>
    </message>
    <message>
        <source>reading ahead, file {i} of {n}</source>
        <translation>先読み中、ファイル {i}/{n}</translation>
    </message>
    <message>
        <source>{loader}: {i} of {n}</source>
        <translation>{loader}: {i}/{n}</translation>
    </message>
    <message>
        <source>loading the draft model</source>
        <translation>ドラフトモデルを読み込み中</translation>
    </message>
    <message>
        <source>profiling {n} {what} items</source>
        <translation>{what} {n} 件をプロファイリング中</translation>
    </message>
    <message>
        <source>compiling the model</source>
        <translation>モデルをコンパイル中</translation>
    </message>
    <message>
        <source>loading the compiled model</source>
        <translation>コンパイル済みモデルを読み込み中</translation>
    </message>
    <message>
        <source>compiled, first run (kernels may be built in silence)</source>
        <translation>コンパイル完了、初回実行中(カーネルの生成中はログが出ないことがあります)</translation>
    </message>
    <message>
        <source>warming up Triton kernels</source>
        <translation>Triton カーネルをウォームアップ中</translation>
    </message>
    <message>
        <source>measuring memory</source>
        <translation>メモリーを計測中</translation>
    </message>
    <message>
        <source>tuning {what}, {i} of {n}</source>
        <translation>{what} を調整中、{i}/{n}</translation>
    </message>
    <message>
        <source>DeepGEMM kernels {i} of {n}</source>
        <translation>DeepGEMM カーネル {i}/{n}</translation>
    </message>
    <message>
        <source>warming up kernels</source>
        <translation>カーネルをウォームアップ中</translation>
    </message>
    <message>
        <source>graphs captured, last kernels (may be built in silence)</source>
        <translation>グラフの取得完了、残りのカーネルを準備中(ログが出ないことがあります)</translation>
    </message>
</context>
<context>
    <name>Lease</name>
    <message>
        <source>less than a minute</source>
        <translation>1 分未満</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 日 %2 時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
</context>
<context>
    <name>NodeCatalogue</name>
    <message>
        <source>%1: the field %2 is missing or has no valid value.</source>
        <translation>%1: 項目 %2 がないか、値が正しくありません。</translation>
    </message>
</context>
<context>
    <name>NodeScript</name>
    <message>
        <source>%1 did not work on the node (exit code %2).</source>
        <translation>ノードで「%1」がうまくいきませんでした(終了コード %2)。</translation>
    </message>
    <message>
        <source>%1 did not work: the node&apos;s user may not do that. Check who owns the files.</source>
        <translation>「%1」がうまくいきませんでした。ノードのユーザーにその権限がありません。ファイルの所有者を確認してください。</translation>
    </message>
    <message>
        <source>%1 did not work: the node&apos;s disk is full.</source>
        <translation>「%1」がうまくいきませんでした。ノードのディスクがいっぱいです。</translation>
    </message>
</context>
<context>
    <name>OpenHost</name>
    <message>
        <source>The demo node is simulated: there is nothing to install it on.</source>
        <translation>デモノードは模擬です。インストール先がありません。</translation>
    </message>
    <message>
        <source>This takes SSH: give the node as ssh://user@host.</source>
        <translation>SSH が必要です。ノードを ssh://user@host の形で指定してください。</translation>
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
        <source>The stored host keys could not be read, so %1 cannot be trusted: check %2.</source>
        <translation>保存済みのホスト鍵を読めないため、%1 を信頼できません。%2 を確認してください。</translation>
    </message>
    <message>
        <source>%1 shows another host key than the stored one (%2). Nothing was sent. Either the node was set up anew, or somebody is in between: ask whoever runs it. If the new key is right, remove the old one with: ssh-keygen -R &apos;%3&apos;</source>
        <translation>%1 のホスト鍵が保存済みのもの(%2)と違います。何も送信していません。ノードを入れ直したか、誰かが間に入っています。管理者に確認してください。新しい鍵が正しければ、古い鍵を次で消してください: ssh-keygen -R &apos;%3&apos;</translation>
    </message>
    <message>
        <source>%1 is not known here yet. Its host key (%2) has the fingerprint %3. Is that the node&apos;s?</source>
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
        <source>The node&apos;s SSH server does not run commands for this user.</source>
        <translation>ノードの SSH サーバーはこのユーザーのコマンドを実行しません。</translation>
    </message>
    <message>
        <source>The node ended the command without saying how it went.</source>
        <translation>ノードが結果を告げずにコマンドを終えました。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name or a name of your SSH configuration.</source>
        <translation>&quot;%1&quot; はホスト名でも SSH 設定の名前でもありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name.</source>
        <translation>&quot;%1&quot; はユーザー名ではありません。</translation>
    </message>
    <message>
        <source>Your SSH configuration could not be read in time: check it with &quot;ssh -G %1&quot;.</source>
        <translation>SSH 設定を時間内に読めませんでした。&quot;ssh -G %1&quot; で確認してください。</translation>
    </message>
    <message>
        <source>Your SSH configuration has an error: check it with &quot;ssh -G %1&quot;.</source>
        <translation>SSH 設定に誤りがあります。&quot;ssh -G %1&quot; で確認してください。</translation>
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
        <source>There is no way to the node&apos;s network: check this machine&apos;s connection or VPN.</source>
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
        <source>The node&apos;s SSH server has no session left for a command: raise MaxSessions in its sshd_config.</source>
        <translation>ノードの SSH サーバーにコマンド用のセッションが残っていません。sshd_config の MaxSessions を増やしてください。</translation>
    </message>
    <message>
        <source>%1 shows a host key that is marked as revoked in your known_hosts or RevokedHostKeys. Nothing was sent. Ask whoever runs the node.</source>
        <translation>%1 のホスト鍵は known_hosts か RevokedHostKeys で失効とされています。何も送信していません。ノードの管理者に確認してください。</translation>
    </message>
    <message>
        <source>The list of revoked host keys (RevokedHostKeys of your SSH configuration) could not be read, so %1 cannot be trusted: check %2.</source>
        <translation>失効したホスト鍵の一覧 (SSH 設定の RevokedHostKeys) を読めないため、%1 を信頼できません。%2 を確認してください。</translation>
    </message>
    <message>
        <source>%1 of your SSH configuration has &quot;%2&quot;, which stands for nothing there. Correct it (a plain percent sign is written %%).</source>
        <translation>SSH 設定の %1 にある &quot;%2&quot; は、そこでは何も表しません。直してください (パーセント記号そのものは %% と書きます)。</translation>
    </message>
    <message>
        <source>The login shell of your user on the node writes without end before any command runs. Look at what its start-up files (such as ~/.bashrc) print.</source>
        <translation>ノードのあなたのユーザーのログインシェルが、コマンドを実行する前に際限なく出力しています。起動ファイル (~/.bashrc など) が何を出力するか確認してください。</translation>
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
        <source>Connect again and compare the fingerprint with the node&apos;s.</source>
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
    <message>
        <source>previous still starting</source>
        <translation>前のものが起動中</translation>
    </message>
    <message>
        <source>previous does not answer</source>
        <translation>前のものが応答しない</translation>
    </message>
    <message>
        <source>could not be stopped</source>
        <translation>停止できなかった</translation>
    </message>
    <message>
        <source>overtaken by another start</source>
        <translation>別の起動に先を越された</translation>
    </message>
    <message>
        <source>replaced by the next switch</source>
        <translation>次の切り替えに置き換えられた</translation>
    </message>
    <message>
        <source>failed, previous still runs</source>
        <translation>失敗、前のものが動作中</translation>
    </message>
</context>
<context>
    <name>diagnosis</name>
    <message>
        <source>The token is good, but this account may not use this model yet.</source>
        <translation>トークンは有効ですが、このアカウントにはまだこのモデルの利用が許可されていません。</translation>
    </message>
    <message>
        <source>Ask for access on the model&apos;s page with the same account. A new token does not help.</source>
        <translation>同じアカウントでモデルのページから利用を申請してください。トークンを作り直しても解決しません。</translation>
    </message>
    <message>
        <source>This model is locked, and no valid Hugging Face token reached the server.</source>
        <translation>このモデルには利用制限があり、有効な Hugging Face トークンがサーバーに渡っていません。</translation>
    </message>
    <message>
        <source>Accept the licence on the model&apos;s page and give the profile a token (HF_TOKEN).</source>
        <translation>モデルのページでライセンスに同意し、プロファイルにトークン(HF_TOKEN)を設定してください。</translation>
    </message>
    <message>
        <source>The token holds an invisible wrong character.</source>
        <translation>トークンに、目に見えない不正な文字が含まれています。</translation>
    </message>
    <message>
        <source>Enter the token again, without blanks or line ends around it.</source>
        <translation>前後に空白や改行を入れずに、トークンを入力し直してください。</translation>
    </message>
    <message>
        <source>There is no model with this name.</source>
        <translation>この名前のモデルはありません。</translation>
    </message>
    <message>
        <source>Check the spelling of the model&apos;s name. A token is needed only if it is private.</source>
        <translation>モデル名のつづりを確認してください。トークンが必要なのは非公開の場合だけです。</translation>
    </message>
    <message>
        <source>The folder or file {path} does not exist where the server looks (inside the container).</source>
        <translation>フォルダーまたはファイル {path} が、サーバーが探す場所(コンテナの中)にありません。</translation>
    </message>
    <message>
        <source>The folder or file given does not exist where the server looks (inside the container).</source>
        <translation>指定したフォルダーまたはファイルが、サーバーが探す場所(コンテナの中)にありません。</translation>
    </message>
    <message>
        <source>Mount it into the container and give the path as it is seen from inside.</source>
        <translation>コンテナにマウントし、コンテナの中から見たパスを指定してください。</translation>
    </message>
    <message>
        <source>The download stands still. Nothing is wrong with the model.</source>
        <translation>ダウンロードが止まっています。モデルに問題はありません。</translation>
    </message>
    <message>
        <source>Set HF_HUB_DISABLE_XET=1 in the profile&apos;s environment and start again; finished files are kept.</source>
        <translation>プロファイルの環境変数に HF_HUB_DISABLE_XET=1 を設定して、もう一度起動してください。取得済みのファイルは残ります。</translation>
    </message>
    <message>
        <source>Hugging Face has a disturbance of its own.</source>
        <translation>Hugging Face 側で障害が起きています。</translation>
    </message>
    <message>
        <source>Try again later, or set HF_HUB_DISABLE_XET=1.</source>
        <translation>しばらくしてから試すか、HF_HUB_DISABLE_XET=1 を設定してください。</translation>
    </message>
    <message>
        <source>The machine cannot reach Hugging Face to get the model&apos;s files.</source>
        <translation>モデルのファイルを取得するための Hugging Face に、このマシンから接続できません。</translation>
    </message>
    <message>
        <source>Check the network, the name service and the proxy of the node, or give a local folder as the model.</source>
        <translation>ノードのネットワーク、名前解決、プロキシを確認するか、モデルにローカルのフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The folder with downloaded models belongs to another user.</source>
        <translation>ダウンロードしたモデルのフォルダーの所有者が別のユーザーです。</translation>
    </message>
    <message>
        <source>Give the profile a HF_HOME of its own, or change the owner of the folder.</source>
        <translation>プロファイルに専用の HF_HOME を設定するか、フォルダーの所有者を変更してください。</translation>
    </message>
    <message>
        <source>A disk is full (or the shared memory of the container, which says the same).</source>
        <translation>ディスクがいっぱいです(コンテナの共有メモリー不足でも同じメッセージが出ます)。</translation>
    </message>
    <message>
        <source>Look at the free space with df. Disk: make room or move HF_HOME. /dev/shm: start with --ipc=host.</source>
        <translation>df で空き容量を確認してください。ディスクの場合: 空きを作るか HF_HOME を移します。/dev/shm の場合: --ipc=host を付けて起動します。</translation>
    </message>
    <message>
        <source>The model&apos;s folder lacks files that the server needs.</source>
        <translation>モデルのフォルダーに、サーバーが必要とするファイルが足りません。</translation>
    </message>
    <message>
        <source>Download the model again, completely, or give the folder that holds config.json and the weights.</source>
        <translation>モデルをすべてダウンロードし直すか、config.json と重みが入ったフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>A file of the model is missing, damaged or only partly downloaded.</source>
        <translation>モデルのファイルがないか、壊れているか、ダウンロードが途中です。</translation>
    </message>
    <message>
        <source>Delete that file and download it again.</source>
        <translation>そのファイルを削除して、ダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The image holds no code for this generation of GPU.</source>
        <translation>このイメージには、この世代の GPU 用のコードが入っていません。</translation>
    </message>
    <message>
        <source>Use an image that was built for it (GB10: CUDA 13, sm_121).</source>
        <translation>この GPU 向けにビルドされたイメージを使ってください(GB10: CUDA 13、sm_121)。</translation>
    </message>
    <message>
        <source>The compiler in the image is older than the GPU ({arch}).</source>
        <translation>イメージ内のコンパイラーが GPU({arch})より古いものです。</translation>
    </message>
    <message>
        <source>Set TRITON_PTXAS_PATH=/usr/local/cuda/bin/ptxas in the profile&apos;s environment, or use a CUDA 13 image.</source>
        <translation>プロファイルの環境変数に TRITON_PTXAS_PATH=/usr/local/cuda/bin/ptxas を設定するか、CUDA 13 のイメージを使ってください。</translation>
    </message>
    <message>
        <source>The compiler for GPU code ran out of main memory (it takes about 8 GiB per job).</source>
        <translation>GPU コードのコンパイルでメインメモリーが足りなくなりました(1 ジョブあたり約 8 GiB 使います)。</translation>
    </message>
    <message>
        <source>Set MAX_JOBS=4 in the profile&apos;s environment; on a GB10 let it compile before the model takes the memory.</source>
        <translation>プロファイルの環境変数に MAX_JOBS=4 を設定してください。GB10 では、モデルがメモリーを使う前にコンパイルを済ませます。</translation>
    </message>
    <message>
        <source>GPU code had to be compiled, and the compiler is missing or too old.</source>
        <translation>GPU コードのコンパイルが必要でしたが、コンパイラーがないか古すぎます。</translation>
    </message>
    <message>
        <source>Use an image with nvcc 12.9 or newer, or set VLLM_USE_FLASHINFER_SAMPLER=0.</source>
        <translation>nvcc 12.9 以降が入ったイメージを使うか、VLLM_USE_FLASHINFER_SAMPLER=0 を設定してください。</translation>
    </message>
    <message>
        <source>A C compiler or the Python headers are missing in the image.</source>
        <translation>イメージに C コンパイラーか Python のヘッダーがありません。</translation>
    </message>
    <message>
        <source>Use an image with gcc and python3-dev.</source>
        <translation>gcc と python3-dev が入ったイメージを使ってください。</translation>
    </message>
    <message>
        <source>A stored result of an earlier compilation is stale, and hides the real error.</source>
        <translation>以前のコンパイル結果のキャッシュが古く、本当のエラーが隠れています。</translation>
    </message>
    <message>
        <source>Clear ~/.cache/vllm/torch_compile_cache once and start again; judge what it says then.</source>
        <translation>~/.cache/vllm/torch_compile_cache を一度消してから起動し直し、そのときのメッセージで判断してください。</translation>
    </message>
    <message>
        <source>Something else still holds memory: {free} of {total} GiB were free, and this model wants to reserve {want} GiB.</source>
        <translation>ほかの何かがまだメモリーを使っています。空きは {total} GiB 中 {free} GiB でしたが、このモデルは {want} GiB を確保しようとします。</translation>
    </message>
    <message>
        <source>Something else still holds memory, so less is free than this model wants to reserve.</source>
        <translation>ほかの何かがまだメモリーを使っているため、このモデルが確保しようとする量より空きが少なくなっています。</translation>
    </message>
    <message>
        <source>Stop what holds the memory and wait until it is back, or let this model reserve less: --gpu-memory-utilization {below} or lower.</source>
        <translation>メモリーを使っているものを止めて空きが戻るまで待つか、このモデルの確保量を減らしてください: --gpu-memory-utilization {below} 以下。</translation>
    </message>
    <message>
        <source>Stop what holds the memory and wait until it is back, or lower --gpu-memory-utilization.</source>
        <translation>メモリーを使っているものを止めて空きが戻るまで待つか、--gpu-memory-utilization を下げてください。</translation>
    </message>
    <message>
        <source>Reserve {below} of the memory</source>
        <translation>メモリーの {below} を確保する</translation>
    </message>
    <message>
        <source>While the engine measured the memory, another program gave some back ({a} GiB free before, {b} GiB after), and the engine takes that for a mistake. The settings are fine.</source>
        <translation>エンジンがメモリーを計測している間に別のプログラムがメモリーを解放し(空きが {a} GiB から {b} GiB に)、エンジンがそれを異常と見なしました。設定に問題はありません。</translation>
    </message>
    <message>
        <source>Start it again unchanged once the free memory stands still.</source>
        <translation>空きメモリーが落ち着いたら、そのままもう一度起動してください。</translation>
    </message>
    <message>
        <source>Weights and work space use up the whole share of the memory: {short} GiB are missing before the first token could be kept.</source>
        <translation>重みと作業領域だけでメモリーの割り当てを使い切っています。最初のトークンを保持するまでに {short} GiB 足りません。</translation>
    </message>
    <message>
        <source>Weights and work space use up the whole share of the memory; nothing is left for the conversation (KV cache).</source>
        <translation>重みと作業領域だけでメモリーの割り当てを使い切り、会話の分(KV キャッシュ)が残っていません。</translation>
    </message>
    <message>
        <source>Use a smaller or more strongly quantised model, an 8-bit KV cache, or fewer tokens per batch (--max-num-batched-tokens, --max-num-seqs). Raise --gpu-memory-utilization only on a graphics card of its own with memory to spare; where CPU and GPU share the memory this can freeze the machine.</source>
        <translation>より小さいモデルか量子化の強いモデル、8 ビットの KV キャッシュ、またはバッチあたりのトークン数の削減(--max-num-batched-tokens、--max-num-seqs)を使ってください。--gpu-memory-utilization を上げてよいのは、メモリーに余裕のある専用のグラフィックスカードの場合だけです。CPU と GPU がメモリーを共有するマシンでは固まるおそれがあります。</translation>
    </message>
    <message>
        <source>Use a smaller or more strongly quantised model, an 8-bit KV cache, or fewer tokens per batch (--max-num-batched-tokens, --max-num-seqs). Do not raise --gpu-memory-utilization as the engine suggests: CPU and GPU share this memory, and the machine can freeze. A first start with cold caches may also just pass the second time.</source>
        <translation>より小さいモデルか量子化の強いモデル、8 ビットの KV キャッシュ、またはバッチあたりのトークン数の削減(--max-num-batched-tokens、--max-num-seqs)を使ってください。エンジンが勧めるように --gpu-memory-utilization を上げてはいけません。CPU と GPU がこのメモリーを共有しているため、マシンが固まるおそれがあります。キャッシュのない初回の起動なら、2 回目にそのまま成功することもあります。</translation>
    </message>
    <message>
        <source>Use an 8-bit KV cache</source>
        <translation>8 ビットの KV キャッシュを使う</translation>
    </message>
    <message>
        <source>The context asked for ({want} tokens) needs {need} GiB of KV cache, and {have} GiB are left for it.</source>
        <translation>指定したコンテキスト({want} トークン)には KV キャッシュが {need} GiB 必要ですが、残りは {have} GiB です。</translation>
    </message>
    <message>
        <source>The context asked for ({want} tokens) is longer than what the KV cache can hold ({fit} tokens).</source>
        <translation>指定したコンテキスト({want} トークン)が、KV キャッシュに入る量({fit} トークン)を超えています。</translation>
    </message>
    <message>
        <source>The context asked for needs {need} GiB of KV cache, and {have} GiB are left for it.</source>
        <translation>指定したコンテキストには KV キャッシュが {need} GiB 必要ですが、残りは {have} GiB です。</translation>
    </message>
    <message>
        <source>The context asked for needs more KV cache than the {have} GiB that are left for it.</source>
        <translation>指定したコンテキストに必要な KV キャッシュが、残りの {have} GiB を超えています。</translation>
    </message>
    <message>
        <source>Largest context that fits: {fit|grouped}. Set --max-model-len {round} or lower, or use an 8-bit KV cache.</source>
        <translation>収まる最大のコンテキスト: {fit|grouped}。--max-model-len を {round} 以下にするか、8 ビットの KV キャッシュを使ってください。</translation>
    </message>
    <message>
        <source>Set a shorter --max-model-len, or use an 8-bit KV cache.</source>
        <translation>--max-model-len を短くするか、8 ビットの KV キャッシュを使ってください。</translation>
    </message>
    <message>
        <source>Set the context to {round|grouped}</source>
        <translation>コンテキストを {round|grouped} にする</translation>
    </message>
    <message>
        <source>This kind of model keeps one state block per conversation, and only {fit} of them fit in the memory.</source>
        <translation>この種のモデルは会話ごとに状態ブロックを 1 つ持ちますが、メモリーには {fit} 個しか入りません。</translation>
    </message>
    <message>
        <source>Allow fewer conversations at once: --max-num-seqs {fit} at most (32 is plenty for one person).</source>
        <translation>同時の会話数を減らしてください: --max-num-seqs は最大 {fit}(1 人で使うなら 32 で十分です)。</translation>
    </message>
    <message>
        <source>Allow {fit} conversations at once</source>
        <translation>同時の会話数を {fit} にする</translation>
    </message>
    <message>
        <source>The fixed share of the memory is too small for the weights and the KV cache together.</source>
        <translation>固定のメモリー割り当てが、重みと KV キャッシュの合計より小さすぎます。</translation>
    </message>
    <message>
        <source>If memory is free, give it a larger share (--mem-fraction-static); if it then runs out of memory, the model is too big for this machine.</source>
        <translation>メモリーに空きがあれば割り当て(--mem-fraction-static)を増やしてください。それでメモリー不足になるなら、このマシンにはモデルが大きすぎます。</translation>
    </message>
    <message>
        <source>The GPU ran out of memory.</source>
        <translation>GPU のメモリーが足りなくなりました。</translation>
    </message>
    <message>
        <source>While loading weights: the model is too big; take a smaller or more strongly quantised one. Later: lower --gpu-memory-utilization by 0.03 to 0.05 or allow fewer conversations (--max-num-seqs). llama.cpp: fewer layers on the GPU (-ngl) or a shorter context (-c).</source>
        <translation>重みの読み込み中なら、モデルが大きすぎます。より小さいものか量子化の強いものにしてください。その後の段階なら、--gpu-memory-utilization を 0.03 から 0.05 下げるか、同時の会話数(--max-num-seqs)を減らします。llama.cpp では、GPU に載せる層(-ngl)を減らすか、コンテキスト(-c)を短くします。</translation>
    </message>
    <message>
        <source>The machine ran out of main memory, and its kernel killed the server.</source>
        <translation>マシンのメインメモリーが足りなくなり、カーネルがサーバーを強制終了しました。</translation>
    </message>
    <message>
        <source>Leave more room: a lower --gpu-memory-utilization, a shorter context, no second large service; free the page cache before loading, and do not use fastsafetensors for a model that is nearly as big as the memory.</source>
        <translation>余裕を増やしてください: --gpu-memory-utilization を下げる、コンテキストを短くする、大きなサービスを同時に動かさない。読み込みの前にページキャッシュを解放し、メモリーに近い大きさのモデルには fastsafetensors を使わないでください。</translation>
    </message>
    <message>
        <source>Wait for it or power-cycle it, then do not start the same settings again: --gpu-memory-utilization 0.80 or less, a shorter context, fewer tokens per batch, no fastsafetensors.</source>
        <translation>戻るのを待つか電源を入れ直してください。その後は同じ設定で起動せず、--gpu-memory-utilization を 0.80 以下にし、コンテキストを短く、バッチあたりのトークンを少なくし、fastsafetensors を使わないでください。</translation>
    </message>
    <message>
        <source>The memory of the model before had not come back yet.</source>
        <translation>前のモデルのメモリーがまだ戻っていませんでした。</translation>
    </message>
    <message>
        <source>Wait until the free memory is back where it was, then start again. If it never comes back, restart the machine.</source>
        <translation>空きメモリーが元に戻るのを待ってから、もう一度起動してください。戻らない場合はマシンを再起動してください。</translation>
    </message>
    <message>
        <source>One picture or video needs room for {need} tokens, and a batch may have {have}.</source>
        <translation>画像または動画 1 件に {need} トークン分が必要ですが、バッチの上限は {have} です。</translation>
    </message>
    <message>
        <source>Set --max-num-batched-tokens to {need} or more.</source>
        <translation>--max-num-batched-tokens を {need} 以上にしてください。</translation>
    </message>
    <message>
        <source>Allow {up|grouped} tokens per batch</source>
        <translation>バッチあたり {up|grouped} トークンにする</translation>
    </message>
    <message>
        <source>The helper (draft) model does not fit; the main model is fine.</source>
        <translation>補助の(ドラフト)モデルが合いません。本体のモデルに問題はありません。</translation>
    </message>
    <message>
        <source>Leave --speculative-config out, or use the method and draft model that the model&apos;s card names.</source>
        <translation>--speculative-config を外すか、モデルカードに書かれた方式とドラフトモデルを使ってください。</translation>
    </message>
    <message>
        <source>Start without the draft model</source>
        <translation>ドラフトモデルなしで起動する</translation>
    </message>
    <message>
        <source>This server is older than the model: it does not know the type “{type}”.</source>
        <translation>サーバーがモデルより古く、種類「{type}」を知りません。</translation>
    </message>
    <message>
        <source>This server is older than the model: it does not know this type.</source>
        <translation>サーバーがモデルより古く、この種類を知りません。</translation>
    </message>
    <message>
        <source>Use a newer image or build of the server.</source>
        <translation>より新しいイメージかビルドのサーバーを使ってください。</translation>
    </message>
    <message>
        <source>The model brings program code of its own, and the server may not run it without permission.</source>
        <translation>モデルに独自のプログラムコードが付いていて、許可なしには実行できません。</translation>
    </message>
    <message>
        <source>Add --trust-remote-code, but only if you trust whoever published the model.</source>
        <translation>モデルの公開元を信頼できる場合に限り、--trust-remote-code を付けてください。</translation>
    </message>
    <message>
        <source>Allow the model&apos;s own code</source>
        <translation>モデル独自のコードを許可する</translation>
    </message>
    <message>
        <source>This version does not know {what}. Did you mean {near}?</source>
        <translation>このバージョンに {what} はありません。{near} ではありませんか?</translation>
    </message>
    <message>
        <source>This version does not know the option {what} (or the words “vllm serve” are there twice).</source>
        <translation>このバージョンにオプション {what} はありません(または「vllm serve」が二重に書かれています)。</translation>
    </message>
    <message>
        <source>Write {near} instead.</source>
        <translation>代わりに {near} と書いてください。</translation>
    </message>
    <message>
        <source>Remove {what}, or use an image that knows it. If the image starts “vllm serve” by itself, leave these words out.</source>
        <translation>{what} を取り除くか、対応するイメージを使ってください。イメージが自分で「vllm serve」を実行する場合は、その語を書かないでください。</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} を取り除く</translation>
    </message>
    <message>
        <source>This version does not know this tool or reasoning parser.</source>
        <translation>このバージョンには、このツールパーサーまたは推論パーサーがありません。</translation>
    </message>
    <message>
        <source>Take one from the printed list, or a newer image.</source>
        <translation>表示された一覧から選ぶか、より新しいイメージを使ってください。</translation>
    </message>
    <message>
        <source>The option --quantization {arg} contradicts the model&apos;s own file, which says {model}.</source>
        <translation>オプション --quantization {arg} が、モデル自身のファイルの指定({model})と矛盾しています。</translation>
    </message>
    <message>
        <source>The option --quantization {arg} does not fit this model: its files hold no settings for it.</source>
        <translation>オプション --quantization {arg} はこのモデルに合いません。モデルのファイルにその設定がありません。</translation>
    </message>
    <message>
        <source>The option --quantization does not fit this model.</source>
        <translation>オプション --quantization がこのモデルに合いません。</translation>
    </message>
    <message>
        <source>Leave the option out; the server finds the right one by itself.</source>
        <translation>このオプションを外してください。サーバーが自分で正しいものを選びます。</translation>
    </message>
    <message>
        <source>Remove --quantization</source>
        <translation>--quantization を取り除く</translation>
    </message>
    <message>
        <source>The value of the option {what} is not allowed.</source>
        <translation>オプション {what} の値が許可されていません。</translation>
    </message>
    <message>
        <source>The value of the setting “{field}” is not allowed.</source>
        <translation>設定「{field}」の値が許可されていません。</translation>
    </message>
    <message>
        <source>A setting has a value that is not allowed.</source>
        <translation>許可されていない値の設定があります。</translation>
    </message>
    <message>
        <source>Take a value from the list that the message prints.</source>
        <translation>メッセージに表示された一覧から値を選んでください。</translation>
    </message>
    <message>
        <source>The context asked for ({want} tokens) is longer than the model was made for.</source>
        <translation>指定したコンテキスト({want} トークン)が、モデルの想定より長くなっています。</translation>
    </message>
    <message>
        <source>Lower --max-model-len, or leave it out. Override the limit only if the model&apos;s publisher says so.</source>
        <translation>--max-model-len を下げるか、外してください。上限を超えてよいのは、モデルの公開元がそう説明している場合だけです。</translation>
    </message>
    <message>
        <source>Set the context to {limit|grouped}</source>
        <translation>コンテキストを {limit|grouped} にする</translation>
    </message>
    <message>
        <source>Remove --max-model-len</source>
        <translation>--max-model-len を取り除く</translation>
    </message>
    <message>
        <source>The model has no chat format, so chat requests are refused although the server runs.</source>
        <translation>モデルにチャット形式がないため、サーバーは動いていてもチャットの要求は拒否されます。</translation>
    </message>
    <message>
        <source>Take the “instruct” version of the model, or give a chat format with --chat-template FILE.</source>
        <translation>モデルの「instruct」版を使うか、--chat-template FILE でチャット形式を指定してください。</translation>
    </message>
    <message>
        <source>This server cannot read this kind of compressed model.</source>
        <translation>このサーバーは、この圧縮形式のモデルを読めません。</translation>
    </message>
    <message>
        <source>Take another checkpoint of the model, or the server that the model&apos;s card names.</source>
        <translation>モデルの別のチェックポイントか、モデルカードに書かれたサーバーを使ってください。</translation>
    </message>
    <message>
        <source>The compressed weights do not fit the fast routines for this GPU.</source>
        <translation>圧縮された重みが、この GPU 用の高速ルーチンに合いません。</translation>
    </message>
    <message>
        <source>Do not split the model over GPUs, choose another --moe-backend (marlin for NVFP4 on a Spark), or take another checkpoint or a newer image.</source>
        <translation>モデルを複数の GPU に分割しない、別の --moe-backend(Spark の NVFP4 なら marlin)を選ぶ、または別のチェックポイントか新しいイメージを使ってください。</translation>
    </message>
    <message>
        <source>This model does not allow a compressed KV cache.</source>
        <translation>このモデルでは、圧縮した KV キャッシュを使えません。</translation>
    </message>
    <message>
        <source>Set --kv-cache-dtype auto.</source>
        <translation>--kv-cache-dtype auto を設定してください。</translation>
    </message>
    <message>
        <source>Use the model&apos;s own KV cache type</source>
        <translation>モデル本来の KV キャッシュ形式を使う</translation>
    </message>
    <message>
        <source>The chosen attention routine does not run on this GPU.</source>
        <translation>選ばれたアテンションのルーチンは、この GPU では動きません。</translation>
    </message>
    <message>
        <source>Set --attention-backend flashinfer (or triton).</source>
        <translation>--attention-backend flashinfer(または triton)を設定してください。</translation>
    </message>
    <message>
        <source>Use the FlashInfer attention</source>
        <translation>FlashInfer のアテンションを使う</translation>
    </message>
    <message>
        <source>This GPU cannot compute in the number format asked for.</source>
        <translation>この GPU は、指定された数値形式で計算できません。</translation>
    </message>
    <message>
        <source>Set --dtype half.</source>
        <translation>--dtype half を設定してください。</translation>
    </message>
    <message>
        <source>Compute in half precision</source>
        <translation>半精度で計算する</translation>
    </message>
    <message>
        <source>The fast weight loader does not work on this machine.</source>
        <translation>高速な重みローダーが、このマシンでは動きません。</translation>
    </message>
    <message>
        <source>Set --load-format auto.</source>
        <translation>--load-format auto を設定してください。</translation>
    </message>
    <message>
        <source>Load the usual way</source>
        <translation>通常の方法で読み込む</translation>
    </message>
    <message>
        <source>The image lacks the fastsafetensors package.</source>
        <translation>イメージに fastsafetensors パッケージがありません。</translation>
    </message>
    <message>
        <source>Leave --load-format out, or use an image that has it.</source>
        <translation>--load-format を外すか、そのパッケージが入ったイメージを使ってください。</translation>
    </message>
    <message>
        <source>The image itself is put together wrongly: its parts do not fit each other.</source>
        <translation>イメージ自体の構成に誤りがあり、部品どうしが合っていません。</translation>
    </message>
    <message>
        <source>Use another image tag; no option helps.</source>
        <translation>別のイメージタグを使ってください。オプションでは解決しません。</translation>
    </message>
    <message>
        <source>A program file that was mounted over the server&apos;s own belongs to another version.</source>
        <translation>サーバー自身のファイルに重ねてマウントしたプログラムファイルが、別のバージョンのものです。</translation>
    </message>
    <message>
        <source>Start without that mount, or use the image it was made for.</source>
        <translation>そのマウントなしで起動するか、そのファイルが対象とするイメージを使ってください。</translation>
    </message>
    <message>
        <source>The Python packages on the node do not fit each other.</source>
        <translation>ノードの Python パッケージどうしが合っていません。</translation>
    </message>
    <message>
        <source>Install the versions that the server asks for, or use its container image.</source>
        <translation>サーバーが求めるバージョンを入れるか、コンテナイメージを使ってください。</translation>
    </message>
    <message>
        <source>The image is for another type of processor (a Spark is ARM64).</source>
        <translation>イメージが別の種類のプロセッサー用です(Spark は ARM64 です)。</translation>
    </message>
    <message>
        <source>Use the image for this processor (arm64 or multi-platform).</source>
        <translation>このプロセッサー用のイメージ(arm64 またはマルチプラットフォーム)を使ってください。</translation>
    </message>
    <message>
        <source>More GPUs are asked for than the machine has.</source>
        <translation>マシンにある数より多くの GPU が指定されています。</translation>
    </message>
    <message>
        <source>Set --tensor-parallel-size 1.</source>
        <translation>--tensor-parallel-size 1 を設定してください。</translation>
    </message>
    <message>
        <source>Use one GPU</source>
        <translation>GPU を 1 つ使う</translation>
    </message>
    <message>
        <source>The model cannot be split over this many GPUs.</source>
        <translation>モデルをこの数の GPU に分割できません。</translation>
    </message>
    <message>
        <source>Choose a --tensor-parallel-size that divides the number of attention heads.</source>
        <translation>アテンションヘッドの数を割り切れる --tensor-parallel-size を選んでください。</translation>
    </message>
    <message>
        <source>Docker cannot use the GPU: the NVIDIA Container Toolkit is missing.</source>
        <translation>Docker が GPU を使えません。NVIDIA Container Toolkit がありません。</translation>
    </message>
    <message>
        <source>Install it on the node, run “nvidia-ctk runtime configure --runtime=docker” and restart Docker.</source>
        <translation>ノードに入れて「nvidia-ctk runtime configure --runtime=docker」を実行し、Docker を再起動してください。</translation>
    </message>
    <message>
        <source>Docker does not know the runtime “nvidia”.</source>
        <translation>Docker にランタイム「nvidia」が登録されていません。</translation>
    </message>
    <message>
        <source>Run “nvidia-ctk runtime configure --runtime=docker” and restart Docker, or ask for GPUs without naming a runtime.</source>
        <translation>「nvidia-ctk runtime configure --runtime=docker」を実行して Docker を再起動するか、ランタイムを指定せずに GPU を要求してください。</translation>
    </message>
    <message>
        <source>The server sees no GPU.</source>
        <translation>サーバーから GPU が見えません。</translation>
    </message>
    <message>
        <source>Give the container the GPUs (--gpus all), and check that nvidia-smi works on the node.</source>
        <translation>コンテナに GPU を渡し(--gpus all)、ノードで nvidia-smi が動くことを確認してください。</translation>
    </message>
    <message>
        <source>CUDA libraries in the image hide those of the node&apos;s driver.</source>
        <translation>イメージ内の CUDA ライブラリーが、ノードのドライバーのものを隠しています。</translation>
    </message>
    <message>
        <source>Ask for the GPUs with --gpus all instead of a runtime, or use another image.</source>
        <translation>ランタイムの代わりに --gpus all で GPU を要求するか、別のイメージを使ってください。</translation>
    </message>
    <message>
        <source>The NVIDIA driver of the node is too old for this image.</source>
        <translation>ノードの NVIDIA ドライバーが、このイメージには古すぎます。</translation>
    </message>
    <message>
        <source>Update the driver, or use an image for an older CUDA.</source>
        <translation>ドライバーを更新するか、より古い CUDA 向けのイメージを使ってください。</translation>
    </message>
    <message>
        <source>CUDA does not start on this machine.</source>
        <translation>このマシンで CUDA を開始できません。</translation>
    </message>
    <message>
        <source>Load the driver module (modprobe nvidia_uvm); with NVSwitch start the fabric manager; else restart the node.</source>
        <translation>ドライバーモジュールを読み込んでください(modprobe nvidia_uvm)。NVSwitch があれば Fabric Manager を起動します。それ以外はノードを再起動してください。</translation>
    </message>
    <message>
        <source>The NVIDIA driver was updated and the old one is still loaded.</source>
        <translation>NVIDIA ドライバーが更新されましたが、古いものがまだ読み込まれています。</translation>
    </message>
    <message>
        <source>Restart the node.</source>
        <translation>ノードを再起動してください。</translation>
    </message>
    <message>
        <source>Secure Boot rejects the new NVIDIA driver.</source>
        <translation>セキュアブートが新しい NVIDIA ドライバーを拒否しています。</translation>
    </message>
    <message>
        <source>Enrol its key at the machine&apos;s own screen (MOK), or sign the driver.</source>
        <translation>マシン本体の画面で鍵を登録する(MOK)か、ドライバーに署名してください。</translation>
    </message>
    <message>
        <source>Port {port} is taken by another program.</source>
        <translation>ポート {port} は別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>The port is taken by another program.</source>
        <translation>ポートは別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>Find out who listens there (ss -ltnp), and stop it or give this profile another port.</source>
        <translation>何が待ち受けているかを調べ(ss -ltnp)、それを止めるか、このプロファイルに別のポートを指定してください。</translation>
    </message>
    <message>
        <source>A container with this name is still there.</source>
        <translation>この名前のコンテナがまだ残っています。</translation>
    </message>
    <message>
        <source>Check that it is one of yours, then remove it (docker rm -f NAME).</source>
        <translation>自分のものであることを確認してから削除してください(docker rm -f 名前)。</translation>
    </message>
    <message>
        <source>The image has no such program: the words after its name are wrong.</source>
        <translation>イメージにそのプログラムがありません。イメージ名の後ろの語が誤っています。</translation>
    </message>
    <message>
        <source>Write the command in full (“vllm serve ...”) for images that do not start it by themselves.</source>
        <translation>自分で起動しないイメージでは、コマンド全体(「vllm serve ...」)を書いてください。</translation>
    </message>
    <message>
        <source>Docker&apos;s security profile forbids something that the server needs.</source>
        <translation>サーバーに必要な操作を、Docker のセキュリティープロファイルが禁じています。</translation>
    </message>
    <message>
        <source>Start it with --ipc=host and --cap-add=SYS_PTRACE.</source>
        <translation>--ipc=host と --cap-add=SYS_PTRACE を付けて起動してください。</translation>
    </message>
    <message>
        <source>This user may not use Docker.</source>
        <translation>このユーザーには Docker を使う権限がありません。</translation>
    </message>
    <message>
        <source>Run “sudo usermod -aG docker USER” on the node and connect anew.</source>
        <translation>ノードで「sudo usermod -aG docker ユーザー名」を実行し、接続し直してください。</translation>
    </message>
    <message>
        <source>Docker Hub&apos;s free limit for this address is used up.</source>
        <translation>このアドレスの Docker Hub の無料枠を使い切りました。</translation>
    </message>
    <message>
        <source>Log in (docker login), wait, or use another registry.</source>
        <translation>ログインする(docker login)、待つ、または別のレジストリを使ってください。</translation>
    </message>
    <message>
        <source>The image could not be fetched.</source>
        <translation>イメージを取得できませんでした。</translation>
    </message>
    <message>
        <source>Check its name and the login; then try again, finished layers are kept.</source>
        <translation>名前とログインを確認して、もう一度試してください。取得済みのレイヤーは残っています。</translation>
    </message>
    <message>
        <source>The node&apos;s clock is wrong, so certificates count as invalid.</source>
        <translation>ノードの時計が狂っているため、証明書が無効と見なされます。</translation>
    </message>
    <message>
        <source>Set the clock: “sudo timedatectl set-ntp true”.</source>
        <translation>時計を合わせてください: 「sudo timedatectl set-ntp true」。</translation>
    </message>
    <message>
        <source>The launcher expects a folder that this image does not have.</source>
        <translation>起動スクリプトが必要とするフォルダーが、このイメージにありません。</translation>
    </message>
    <message>
        <source>Use the launcher&apos;s own image.</source>
        <translation>起動スクリプト専用のイメージを使ってください。</translation>
    </message>
    <message>
        <source>Whoever watched the start gave up, not the model.</source>
        <translation>あきらめたのは起動を見守る側で、モデルではありません。</translation>
    </message>
    <message>
        <source>Give it more time.</source>
        <translation>待つ時間を長くしてください。</translation>
    </message>
    <message>
        <source>A process of the engine crashed without saying why.</source>
        <translation>エンジンのプロセスが、理由を残さずに異常終了しました。</translation>
    </message>
    <message>
        <source>Look at the kernel log (out of memory, GPU Xid, segfault) and at the free memory, then try once more; after that another image.</source>
        <translation>カーネルログ(メモリー不足、GPU の Xid、セグメンテーション違反)と空きメモリーを確認してから、もう一度試してください。それでもだめなら別のイメージを使います。</translation>
    </message>
    <message>
        <source>The GPU stopped answering in the middle of a computation.</source>
        <translation>計算の途中で GPU が応答しなくなりました。</translation>
    </message>
    <message>
        <source>Restart the machine or reset the GPU; if it comes back, use another image or driver.</source>
        <translation>マシンを再起動するか GPU をリセットしてください。再発する場合は、別のイメージかドライバーを使います。</translation>
    </message>
    <message>
        <source>The connection between the GPUs does not come up.</source>
        <translation>GPU 間の接続が確立しません。</translation>
    </message>
    <message>
        <source>With one GPU set --tensor-parallel-size 1. With several, try NCCL_P2P_DISABLE=1 and check which network interface NCCL uses.</source>
        <translation>GPU が 1 つなら --tensor-parallel-size 1 を設定してください。複数なら NCCL_P2P_DISABLE=1 を試し、NCCL が使うネットワークインターフェースを確認してください。</translation>
    </message>
    <message>
        <source>The engine process never reported ready: no error, only waiting.</source>
        <translation>エンジンのプロセスから準備完了の知らせがありませんでした。エラーはなく、待ち続けていました。</translation>
    </message>
    <message>
        <source>If CPU, disk and GPU all stand still, stop it and look at the kernel log. Compiling is silent, too.</source>
        <translation>CPU・ディスク・GPU がすべて止まっていれば、停止してカーネルログを確認してください。コンパイル中もログは出ません。</translation>
    </message>
    <message>
        <source>The load stands still.</source>
        <translation>読み込みが止まっています。</translation>
    </message>
    <message>
        <source>On a GB10 set GGML_CUDA_NO_VMM=1 for llama.cpp.</source>
        <translation>GB10 では、llama.cpp に GGML_CUDA_NO_VMM=1 を設定してください。</translation>
    </message>
    <message>
        <source>The GPUs or nodes could not be connected with each other.</source>
        <translation>GPU どうし、またはノードどうしを接続できませんでした。</translation>
    </message>
    <message>
        <source>Check the network interface and the limits for locked memory; on kernels that cannot register memory boot an older one.</source>
        <translation>ネットワークインターフェースと、ロックできるメモリーの上限を確認してください。メモリーを登録できないカーネルでは、古いカーネルで起動します。</translation>
    </message>
    <message>
        <source>The engine did not answer one request for minutes (first compilation, or no memory left) and gave up. It had started before.</source>
        <translation>エンジンが 1 件の要求に数分間応答できず(初回のコンパイル、またはメモリー不足)、あきらめました。起動自体は済んでいました。</translation>
    </message>
    <message>
        <source>Ask one short question after each start, raise VLLM_EXECUTE_MODEL_TIMEOUT_SECONDS, and look at the memory pressure.</source>
        <translation>起動のたびに短い質問を 1 つ送り、VLLM_EXECUTE_MODEL_TIMEOUT_SECONDS を増やし、メモリーの圧迫を確認してください。</translation>
    </message>
    <message>
        <source>A program on the GPU crashed; what the model would say after that is worthless.</source>
        <translation>GPU 上のプログラムが異常終了しました。この後のモデルの出力は信用できません。</translation>
    </message>
    <message>
        <source>Remove the container, clear the compile cache (~/.cache/vllm) and start again; then try --enforce-eager, then another attention backend.</source>
        <translation>コンテナを削除し、コンパイルキャッシュ(~/.cache/vllm)を消して起動し直してください。次に --enforce-eager、その次に別のアテンションバックエンドを試します。</translation>
    </message>
    <message>
        <source>Start without graphs and compilation</source>
        <translation>グラフとコンパイルなしで起動する</translation>
    </message>
    <message>
        <source>The shared memory of the container is too small (Docker gives 64 MB).</source>
        <translation>コンテナの共有メモリーが小さすぎます(Docker の既定は 64 MB です)。</translation>
    </message>
    <message>
        <source>Start it with --ipc=host or --shm-size=16g.</source>
        <translation>--ipc=host か --shm-size=16g を付けて起動してください。</translation>
    </message>
    <message>
        <source>The machine shows another identity than last time.</source>
        <translation>マシンの識別情報(ホスト鍵)が前回と違います。</translation>
    </message>
    <message>
        <source>Compare the fingerprint with what the machine&apos;s owner says before you remove the old one.</source>
        <translation>古いものを消す前に、フィンガープリントをマシンの管理者に確認してください。</translation>
    </message>
    <message>
        <source>Too many wrong keys were offered before the right one.</source>
        <translation>正しい鍵の前に、違う鍵を多く提示しすぎました。</translation>
    </message>
    <message>
        <source>Set IdentitiesOnly yes and one IdentityFile for this host.</source>
        <translation>このホストに IdentitiesOnly yes と IdentityFile を 1 つ設定してください。</translation>
    </message>
    <message>
        <source>The machine does not accept this key, or the key file may be read by others and is ignored.</source>
        <translation>マシンがこの鍵を受け付けないか、鍵ファイルが他人にも読めるため無視されています。</translation>
    </message>
    <message>
        <source>Put the right key on the machine; chmod 600 on the key file. Trying again does not help.</source>
        <translation>正しい鍵をマシンに登録し、鍵ファイルに chmod 600 を実行してください。試し直しても解決しません。</translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens there.</source>
        <translation>マシンは動いていますが、SSH サーバーが待ち受けていません。</translation>
    </message>
    <message>
        <source>Wait until it has started, and check the port.</source>
        <translation>起動するまで待ち、ポートを確認してください。</translation>
    </message>
    <message>
        <source>The machine does not answer.</source>
        <translation>マシンが応答しません。</translation>
    </message>
    <message>
        <source>If it answers a ping it is frozen or behind a firewall; if not it is off, or the address is wrong.</source>
        <translation>ping に応答するなら、固まっているかファイアウォールの内側です。応答しないなら、電源が切れているかアドレスが違います。</translation>
    </message>
    <message>
        <source>The image lacks the {package} package, which this way of loading needs.</source>
        <translation>この読み込み方に必要なパッケージ {package} が、イメージに入っていません。</translation>
    </message>
    <message>
        <source>Use an image that has it, or leave out the load format or the quantization that asks for it.</source>
        <translation>そのパッケージを含むイメージを使うか、それを必要とする読み込み形式や量子化の指定を外してください。</translation>
    </message>
    <message>
        <source>The disk with {path} is full: {free} are left.</source>
        <translation>{path} のあるディスクがいっぱいです。残りは {free} です。</translation>
    </message>
    <message>
        <source>Make room on it, or move what grows there: downloaded models (HF_HOME), images (docker system df), compile caches.</source>
        <translation>空きを作るか、増え続けるものを移してください: ダウンロードしたモデル（HF_HOME）、イメージ（docker system df）、コンパイルキャッシュ。</translation>
    </message>
    <message>
        <source>The node was restarted while the model was starting.</source>
        <translation>モデルの起動中にノードが再起動されました。</translation>
    </message>
    <message>
        <source>Find out what restarted it: “journalctl -b -1 -e” on the node shows its last words (somebody, a power cut, a kernel fault).</source>
        <translation>再起動の原因を調べてください。ノードで「journalctl -b -1 -e」を実行すると直前の記録が見られます（誰かの操作、停電、カーネルの障害など）。</translation>
    </message>
    <message>
        <source>The memory was nearly used up while the model was starting: {low} were available at the lowest point.</source>
        <translation>モデルの起動中にメモリがほとんど使い切られました。最も少ないときの空きは {low} でした。</translation>
    </message>
    <message>
        <source>Nearly all programs of the node waited for memory.</source>
        <translation>ノードのほとんどのプログラムがメモリ待ちになっていました。</translation>
    </message>
    <message>
        <source>Leave more room: a lower --gpu-memory-utilization, a shorter context, fewer tokens per batch, no second large service.</source>
        <translation>余裕を増やしてください: --gpu-memory-utilization を下げる、コンテキストを短くする、バッチあたりのトークンを減らす、大きなサービスを同時に動かさない。</translation>
    </message>
    <message>
        <source>{held} of GPU memory are held, and no program is there that holds them: an earlier one left them behind.</source>
        <translation>GPU メモリの {held} が確保されたままですが、それを持つプログラムがありません。以前のプログラムが残したものです。</translation>
    </message>
    <message>
        <source>Look for programs that are being stopped (ps aux | grep -i defunct) and end their parents; else reset the GPU (nvidia-smi --gpu-reset) or restart the node.</source>
        <translation>停止途中のプログラムを探し（ps aux | grep -i defunct）、その親を終了してください。なければ GPU をリセットする（nvidia-smi --gpu-reset）か、ノードを再起動してください。</translation>
    </message>
    <message>
        <source>The NVIDIA driver of the node does not run: nvidia-smi cannot reach it.</source>
        <translation>ノードの NVIDIA ドライバーが動いていません。nvidia-smi から接続できません。</translation>
    </message>
    <message>
        <source>Run nvidia-smi on the node and read what it says. After an update of the kernel or the driver restart the node; if it stays so, install the driver again for this kernel.</source>
        <translation>ノードで nvidia-smi を実行し、出力を読んでください。カーネルやドライバーの更新後はノードを再起動します。それでも同じなら、このカーネル用にドライバーを入れ直してください。</translation>
    </message>
    <message>
        <source>The node has an NVIDIA GPU, but no driver for it is installed (nvidia-smi is missing).</source>
        <translation>ノードには NVIDIA の GPU がありますが、ドライバーが入っていません（nvidia-smi がありません）。</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver on the node and restart it.</source>
        <translation>ノードに NVIDIA ドライバーを入れて再起動してください。</translation>
    </message>
    <message>
        <source>The NVIDIA driver of the node does not answer any more (nvidia-smi hangs).</source>
        <translation>ノードの NVIDIA ドライバーが応答しません（nvidia-smi が固まっています）。</translation>
    </message>
    <message>
        <source>Restart the node; stopping the server does not free a driver that hangs. If it comes again, look for “Xid” in the kernel&apos;s log and update the driver.</source>
        <translation>ノードを再起動してください。サーバーを止めても、固まったドライバーは戻りません。再発するときは、カーネルログで「Xid」を探し、ドライバーを更新してください。</translation>
    </message>
    <message>
        <source>The node has lost its GPU: the driver does not find it any more.</source>
        <translation>ノードが GPU を見失いました。ドライバーから見えません。</translation>
    </message>
    <message>
        <source>Restart the node, best by switching its power off and on. If the GPU goes again: power supply, temperature, seat of the card, or the card itself.</source>
        <translation>ノードを再起動してください。電源を切って入れ直すのが確実です。再発するときは、電源、温度、カードの取り付け、カード自体を疑ってください。</translation>
    </message>
    <message>
        <source>Port {port} is taken by another program: {owner}.</source>
        <translation>ポート {port} は別のプログラム（{owner}）が使っています。</translation>
    </message>
    <message>
        <source>Stop {owner}, or give this profile another port.</source>
        <translation>{owner} を止めるか、このプロファイルに別のポートを割り当ててください。</translation>
    </message>
    <message>
        <source>The GPU or its driver failed during the start (Xid {xid} in the kernel&apos;s log).</source>
        <translation>起動中に GPU またはドライバーで障害が起きました（カーネルログの Xid {xid}）。</translation>
    </message>
    <message>
        <source>Restart the node and try again. If Xid {xid} comes back, update the driver; memory errors (48, 63, 64, 92, 94, 95) point to the card itself.</source>
        <translation>ノードを再起動してやり直してください。Xid {xid} が再び出るときはドライバーを更新してください。メモリエラー（48、63、64、92、94、95）はカード自体の故障を示します。</translation>
    </message>
    <message>
        <source>A program on the GPU did something forbidden and was stopped (Xid {xid} in the kernel&apos;s log).</source>
        <translation>GPU 上のプログラムが禁止された動作をして止められました（カーネルログの Xid {xid}）。</translation>
    </message>
    <message>
        <source>Clear the compile cache (~/.cache/vllm) and start again; then try --enforce-eager, then another attention backend or a newer image.</source>
        <translation>コンパイルキャッシュ（~/.cache/vllm）を消して起動し直してください。だめなら --enforce-eager、次に別のアテンションバックエンドか新しいイメージを試してください。</translation>
    </message>
    <message>
        <source>The GPU is stuck: its driver calls it busy, but clock, power and temperature are those of an idle one.</source>
        <translation>GPU が固まっています。ドライバーは使用中と言いますが、クロック、電力、温度は待機中の値です。</translation>
    </message>
    <message>
        <source>Restart the node, and take its power away for a minute if that does not help. On a Spark look at the power supply as well: with a weak one the GPU stays at its lowest clock.</source>
        <translation>ノードを再起動し、それで直らなければ電源を 1 分間抜いてください。Spark では電源アダプターも確認してください。弱いものでは GPU が最低クロックのままになります。</translation>
    </message>
    <message>
        <source>The shared memory of the node ({shm}) is full: {free} are left.</source>
        <translation>ノードの共有メモリ（{shm}）がいっぱいです。残りは {free} です。</translation>
    </message>
    <message>
        <source>Remove what ended programs left in {shm} (restarting the node does that, too), then start again.</source>
        <translation>終了したプログラムが {shm} に残したものを消して（ノードの再起動でも消えます）、起動し直してください。</translation>
    </message>
    <message>
        <source>The machine stopped answering or restarted while the model was starting; most likely its shared memory ran out.</source>
        <translation>モデルの起動中にマシンが応答しなくなったか再起動しました。おそらく共有メモリが尽きました。</translation>
    </message>
    <message>
        <source>The secret “{secret}” that the profile names could not be read, so the server was not started without it.</source>
        <translation>プロファイルが指定するシークレット「{secret}」を読めなかったため、サーバーを起動しませんでした。</translation>
    </message>
    <message>
        <source>Enter it on the node again. A container that does not run as root cannot read it: let it run as root, or give the key in another way.</source>
        <translation>ノードでもう一度入力してください。root で動いていないコンテナからは読めません。root で動かすか、キーを別の方法で渡してください。</translation>
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
        <source>--gpus %1 is not understood. Use all, or &apos;&quot;device=0,1&quot;&apos;.</source>
        <translation>--gpus %1 を解釈できません。all か &apos;&quot;device=0,1&quot;&apos; を使ってください。</translation>
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
        <source>KV cache, the rest of vLLM&apos;s share of %1</source>
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
        <source>vLLM&apos;s own start test: needs %1 free, will see %2</source>
        <translation>vLLM 自身の起動テスト: 空き %1 が必要、%2 が見える見込み</translation>
    </message>
    <message>
        <source>Not known: the node has not reported its memory yet</source>
        <translation>不明: ノードがまだメモリーを報告していません</translation>
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
        <source>There is no profile &quot;%1&quot; on this node.</source>
        <translation>このノードに &quot;%1&quot; というプロファイルはありません。</translation>
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
        <source>Port %1 is taken by %2. Stop that, or change the port in the profile.</source>
        <translation>ポート %1 は %2 が使っています。それを止めるか、プロファイルのポートを変えてください。</translation>
    </message>
    <message>
        <source>The secret &quot;%1&quot; that the profile names is not kept on this node. Enter it first.</source>
        <translation>プロファイルが使うシークレット &quot;%1&quot; がこのノードにありません。先に入力してください。</translation>
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
        <source>The node&apos;s user may not read this file.</source>
        <translation>ノードのユーザーにこのファイルを読む権限がありません。</translation>
    </message>
    <message>
        <source>The file&apos;s name is not fit to be a profile&apos;s id: use small letters, digits, dots, dashes and underscores.</source>
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
        <source>%1 is larger than 16 MiB: this is no model&apos;s config.</source>
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
        <source>weight_map names the file &quot;%1&quot;, which is not a file beside it.</source>
        <translation>weight_map のファイル &quot;%1&quot; が同じ場所にありません。</translation>
    </message>
    <message>
        <source>there is no weight_map: this is no safetensors index.</source>
        <translation>weight_map がありません。safetensors の索引ではありません。</translation>
    </message>
    <message>
        <source>from the model&apos;s files, %L1 tensors</source>
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
        <source>what is left of the engine&apos;s share of the memory</source>
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
        <source>&quot;%1&quot; is not a name for an environment variable.</source>
        <translation>&quot;%1&quot; は環境変数の名前として使えません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a name for a secret.</source>
        <translation>&quot;%1&quot; はシークレットの名前として使えません。</translation>
    </message>
    <message>
        <source>The limit &quot;%1&quot; of %2 is not a number or two numbers with a colon between.</source>
        <translation>%2 の上限 &quot;%1&quot; は数でも、コロンで区切った 2 つの数でもありません。</translation>
    </message>
    <message>
        <source>The demo node&apos;s speed is a number from 1 to 60.</source>
        <translation>デモのノードの速さは 1 から 60 の数です。</translation>
    </message>
    <message>
        <source>There is no demo fault &quot;%1&quot;. Known: %2</source>
        <translation>デモの障害 &quot;%1&quot; はありません。使えるもの: %2</translation>
    </message>
    <message>
        <source>The demo node knows speed=N and fault=NAME, not &quot;%1&quot;.</source>
        <translation>デモのノードが受け付けるのは speed=N と fault=NAME で、&quot;%1&quot; は使えません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name.</source>
        <translation>&quot;%1&quot; はユーザー名ではありません。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは 1 から 65535 の数です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name or a name of your SSH configuration.</source>
        <translation>&quot;%1&quot; はホスト名でも SSH 設定の名前でもありません。</translation>
    </message>
    <message>
        <source>%1 (pid %2)</source>
        <translation>%1 (pid %2)</translation>
    </message>
    <message>
        <source>a program of another user</source>
        <translation>別のユーザーのプログラム</translation>
    </message>
    <message>
        <source>nothing has moved for %1, given up after %2</source>
        <translation>%1 動きなし、%2 で打ち切り</translation>
    </message>
    <message>
        <source>no log line for %1, but it is at work</source>
        <translation>%1 ログの出力なし、処理は進行中</translation>
    </message>
    <message>
        <source>this node has no profiles yet</source>
        <translation>このノードにはまだプロファイルがありません</translation>
    </message>
    <message>
        <source>warm, taken from the cache</source>
        <translation>ウォーム(キャッシュを利用)</translation>
    </message>
    <message>
        <source>cold, compiled anew</source>
        <translation>コールド(新規コンパイル)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Loading weights</source>
        <translation>重みの読み込み</translation>
    </message>
    <message>
        <source>Room in the KV cache</source>
        <translation>KV キャッシュの容量</translation>
    </message>
    <message>
        <source>Requests of full length at once</source>
        <translation>最大長の要求の同時数</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Compiled code</source>
        <translation>コンパイル結果</translation>
    </message>
    <message>
        <source>Capturing graphs</source>
        <translation>グラフの取得</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Engine set-up</source>
        <translation>エンジンの初期化</translation>
    </message>
    <message>
        <source>%1 has been stuck for %2: no log line, nothing read, no processor time.</source>
        <translation>%1 は %2 のあいだ止まっています。ログ、読み込み、CPU 時間のいずれもありません。</translation>
    </message>
    <message>
        <source>Try again; when it happens again, look at the end of the log and at the node.</source>
        <translation>もう一度試してください。再び起こるなら、ログの末尾とノードを確認してください。</translation>
    </message>
    <message>
        <source>Graphs, activations, context, host side at the peak</source>
        <translation>グラフ、活性値、コンテキスト、ホスト側（ピーク時）</translation>
    </message>
    <message>
        <source>KV cache for %L1 × %L2 tokens</source>
        <translation>KV キャッシュ（%L1 × %L2 トークン分）</translation>
    </message>
    <message>
        <source>from the model&apos;s layers: %1</source>
        <translation>モデルの層構成から: %1</translation>
    </message>
    <message>
        <source>Graphs, activations, context, host side</source>
        <translation>グラフ、活性値、コンテキスト、ホスト側</translation>
    </message>
    <message>
        <source>Does not fit: one request of %L1 tokens needs %2 of KV cache, %3 are left for it; vLLM would refuse</source>
        <translation>入りません: %L1 トークンのリクエスト 1 件に KV キャッシュが %2 必要ですが、残りは %3 です。vLLM は起動を拒否します</translation>
    </message>
    <message>
        <source>Tight: one request of %L1 tokens needs %2 of KV cache, about %3 are left for it</source>
        <translation>余裕がありません: %L1 トークンのリクエスト 1 件に KV キャッシュが %2 必要で、残りは約 %3 です</translation>
    </message>
    <message>
        <source>%1: estimated %2, %3 % below the measured %4</source>
        <translation>%1: 見積もりは %2 で、実測の %4 より %3 % 少なくなっています</translation>
    </message>
    <message>
        <source>%1: estimated %2, %3 % above the measured %4</source>
        <translation>%1: 見積もりは %2 で、実測の %4 より %3 % 多くなっています</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Not known: the model&apos;s files were not read, the profile states no size, and no start of it was measured yet</source>
        <translation>わかりません: モデルのファイルは読まれておらず、プロファイルに大きさの記載がなく、起動の実測もまだありません</translation>
    </message>
    <message>
        <source>Going on anyway: the memory runs out while the model loads. The guard stops the load when it can; a machine with unified memory may freeze all the same and need its power button.</source>
        <translation>それでも続ける場合: モデルの読み込み中にメモリが尽きます。見張りが可能な限り読み込みを止めますが、ユニファイドメモリのマシンは固まり、電源ボタンが必要になることがあります。</translation>
    </message>
    <message>
        <source>Going on anyway: so little stays free that the machine may freeze under load and need its power button. The guard stops the load when it can.</source>
        <translation>それでも続ける場合: 空きがわずかしか残らないため、負荷がかかるとマシンが固まり、電源ボタンが必要になることがあります。見張りが可能な限り読み込みを止めます。</translation>
    </message>
    <message>
        <source>Going on anyway: the start most likely ends with &quot;out of memory&quot;; then the previous service is started again.</source>
        <translation>それでも続ける場合: 起動はおそらく「out of memory」で終わり、そのあと前のサービスが再び起動されます。</translation>
    </message>
    <message>
        <source>Going on anyway: the engine most likely refuses to start, after the running service was stopped; then that one is started again.</source>
        <translation>それでも続ける場合: 動作中のサービスを止めたあと、エンジンはおそらく起動を拒否します。そのあと前のサービスが再び起動されます。</translation>
    </message>
    <message>
        <source>from the GGUF file</source>
        <translation>GGUF ファイルから</translation>
    </message>
    <message>
        <source>from the sizes of the model&apos;s files</source>
        <translation>モデルのファイルの大きさから</translation>
    </message>
    <message>
        <source>measured %1 with %2</source>
        <translation>%1 に %2 で実測</translation>
    </message>
    <message>
        <source>, with %1 of the drafter</source>
        <translation>、ドラフターの %1 を含む</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>4 bit</source>
        <translation>4 ビット</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>As it is (%1)</source>
        <translation>そのまま（%1）</translation>
    </message>
    <message>
        <source> Then %1 stay free.</source>
        <translation>これで %1 が空きます。</translation>
    </message>
    <message>
        <source>Set --gpu-memory-utilization to %1.</source>
        <translation>--gpu-memory-utilization を %1 にしてください。</translation>
    </message>
    <message>
        <source>Pin the KV cache to what %L1 × %L2 tokens take (--kv-cache-memory-bytes %3).</source>
        <translation>KV キャッシュを %L1 × %L2 トークン分に固定してください（--kv-cache-memory-bytes %3）。</translation>
    </message>
    <message>
        <source>Serve %L1 requests of %L2 tokens at once.</source>
        <translation>%L2 トークンのリクエストを同時に %L1 件までにしてください。</translation>
    </message>
    <message>
        <source>Keep the KV cache in 8 bits (%1) and serve %L2 requests of %L3 tokens at once.</source>
        <translation>KV キャッシュを 8 ビット（%1）にし、%L3 トークンのリクエストを同時に %L2 件までにしてください。</translation>
    </message>
    <message>
        <source>Set the context to %L1 tokens, one request at once.</source>
        <translation>コンテキストを %L1 トークン、同時に 1 件にしてください。</translation>
    </message>
    <message>
        <source>Stop %1, which gives back %2.</source>
        <translation>%1 を止めると %2 が戻ります。</translation>
    </message>
    <message>
        <source>The weights alone are too large. A 4-bit version of this model would have about %1 of them.</source>
        <translation>重みだけで大きすぎます。このモデルの 4 ビット版なら重みは約 %1 です。</translation>
    </message>
    <message>
        <source> (this image does not count the page cache as free)</source>
        <translation>（このイメージはページキャッシュを空きに数えません）</translation>
    </message>
    <message>
        <source>, but only %1 if this image does not count the page cache as free</source>
        <translation>。ただし、このイメージがページキャッシュを空きに数えない場合は %1 だけです</translation>
    </message>
    <message>
        <source>%1: it may be refused. This gives the page cache back: %2</source>
        <translation>%1: 拒否されることがあります。次のコマンドでページキャッシュを解放できます: %2</translation>
    </message>
    <message>
        <source>Weights    %1  (%2)</source>
        <translation>重み           %1  (%2)</translation>
    </message>
    <message>
        <source>KV cache   %1  (%2)</source>
        <translation>KV キャッシュ  %1  (%2)</translation>
    </message>
    <message>
        <source>Overhead   %1  (%2)</source>
        <translation>その他         %1  (%2)</translation>
    </message>
    <message>
        <source>Total      %1</source>
        <translation>合計           %1</translation>
    </message>
    <message>
        <source>One token takes %L1 bytes, one request %L2 bytes beside it</source>
        <translation>1 トークンあたり %L1 バイト、要求 1 件あたり別に %L2 バイト</translation>
    </message>
    <message>
        <source>Room for %L1 tokens, %2 requests of %L3 tokens at once</source>
        <translation>%L1 トークン分、%L3 トークンの要求なら同時に %2 件</translation>
    </message>
    <message>
        <source>At most %1 tokens a second for one stream without a drafter, by the memory&apos;s bandwidth: a bound, not a promise</source>
        <translation>メモリ帯域から見て、ドラフターなしの 1 系列で毎秒最大 %1 トークン（上限であり、保証ではありません）</translation>
    </message>
    <message>
        <source>The node&apos;s answer about the model&apos;s files was not understood.</source>
        <translation>モデルのファイルについてのノードの応答を理解できませんでした。</translation>
    </message>
    <message>
        <source>Pin the KV cache at %1</source>
        <translation>KV キャッシュを %1 に固定する</translation>
    </message>
    <message>
        <source>Loading the weights took %1: %2 GB/s.</source>
        <translation>重みの読み込みに %1 かかりました (%2 GB/s)。</translation>
    </message>
    <message>
        <source>Load the weights with fastsafetensors</source>
        <translation>重みを fastsafetensors で読み込む</translation>
    </message>
    <message>
        <source>at 3.0 GB/s, as measured on a DGX Spark</source>
        <translation>DGX Spark での実測 3.0 GB/s による</translation>
    </message>
    <message>
        <source>While loading it takes a few GiB more. Images from before April 2026 lack it.</source>
        <translation>読み込み中は数 GiB 余分に使います。2026 年 4 月より前のイメージには入っていません。</translation>
    </message>
    <message>
        <source>The KV cache is pinned with it, since it would come out smaller otherwise.</source>
        <translation>そのままでは KV キャッシュが小さくなるため、あわせて固定します。</translation>
    </message>
    <message>
        <source>Stream the weights with runai_streamer</source>
        <translation>重みを runai_streamer でストリーム読み込みする</translation>
    </message>
    <message>
        <source>57 s became 9 s on an H200</source>
        <translation>H200 で 57 秒が 9 秒になった実測による</translation>
    </message>
    <message>
        <source>vLLM&apos;s sleep mode cannot reload weights that came this way.</source>
        <translation>この方法で読み込んだ重みは、vLLM のスリープモードでは再読み込みできません。</translation>
    </message>
    <message>
        <source>The engine measures the memory at each start to find the size of its KV cache.</source>
        <translation>エンジンは起動のたびにメモリを測って KV キャッシュの大きさを決めています。</translation>
    </message>
    <message>
        <source>Find the size anew after the context, the number of requests or the image has changed.</source>
        <translation>コンテキスト、同時リクエスト数、イメージを変えたときは、大きさを測り直してください。</translation>
    </message>
    <message>
        <source>Keep the compiled kernels outside the container</source>
        <translation>コンパイル済みカーネルをコンテナの外に残す</translation>
    </message>
    <message>
        <source>The first start afterwards is still slow: it fills the folder, about 1 GB on the node.</source>
        <translation>変更後の最初の起動はまだ遅く、そこでフォルダーが満たされます (ノード上で約 1 GB)。</translation>
    </message>
    <message>
        <source>Preparing kernels and graphs took %1, and a new container forgets what it compiled.</source>
        <translation>カーネルとグラフの準備に %1 かかりました。コンパイル結果は新しいコンテナでは失われます。</translation>
    </message>
    <message>
        <source>What one start compiles is lost with its container.</source>
        <translation>起動時にコンパイルしたものは、コンテナとともに失われます。</translation>
    </message>
    <message>
        <source>142 s became 21 s on a DGX Spark</source>
        <translation>DGX Spark で 142 秒が 21 秒になった実測による</translation>
    </message>
    <message>
        <source>Let vLLM use its compile cache</source>
        <translation>vLLM のコンパイルキャッシュを使う</translation>
    </message>
    <message>
        <source>VLLM_DISABLE_COMPILE_CACHE makes every start compile everything.</source>
        <translation>VLLM_DISABLE_COMPILE_CACHE のため、起動のたびにすべてコンパイルされます。</translation>
    </message>
    <message>
        <source>Take no video</source>
        <translation>動画入力を受け付けない</translation>
    </message>
    <message>
        <source>Trying out the largest image and video input took %1.</source>
        <translation>最大の画像・動画入力の試行に %1 かかりました。</translation>
    </message>
    <message>
        <source>Requests with a video are refused; images still work.</source>
        <translation>動画を含むリクエストは拒否されます。画像は引き続き使えます。</translation>
    </message>
    <message>
        <source>47 s became 1 s on a DGX Spark</source>
        <translation>DGX Spark で 47 秒が 1 秒になった実測による</translation>
    </message>
    <message>
        <source>Serve text only</source>
        <translation>テキストだけを扱う</translation>
    </message>
    <message>
        <source>Images and videos are refused. The next start compiles everything once more.</source>
        <translation>画像と動画は拒否されます。次の起動ではすべてもう一度コンパイルされます。</translation>
    </message>
    <message>
        <source>the whole phase is left out</source>
        <translation>この段階がまるごと不要になる</translation>
    </message>
    <message>
        <source>Do not ask the model hub at each start</source>
        <translation>起動のたびにモデルハブへ問い合わせない</translation>
    </message>
    <message>
        <source>The model is on the node already, and each start asks the hub whether there is a newer one.</source>
        <translation>モデルはすでにノードにありますが、起動のたびに新しい版がないかハブに問い合わせています。</translation>
    </message>
    <message>
        <source>Updates of the model are not seen. The next start compiles everything once more.</source>
        <translation>モデルの更新は反映されません。次の起動ではすべてもう一度コンパイルされます。</translation>
    </message>
    <message>
        <source>Switch expandable segments off</source>
        <translation>expandable segments を切る</translation>
    </message>
    <message>
        <source>On a DGX Spark a start with a drafter can die of them while its weights are loaded.</source>
        <translation>DGX Spark では、ドラフターを使う起動が重みの読み込み中にこれが原因で落ちることがあります。</translation>
    </message>
    <message>
        <source>Work on fewer tokens at once</source>
        <translation>一度に処理するトークンを減らす</translation>
    </message>
    <message>
        <source>A batch of %1 tokens makes warm-up and profiling long.</source>
        <translation>%1 トークンのバッチでは、ウォームアップとプロファイリングが長くなります。</translation>
    </message>
    <message>
        <source>Long prompts are read more slowly. The next start compiles everything once more.</source>
        <translation>長いプロンプトの処理が遅くなります。次の起動ではすべてもう一度コンパイルされます。</translation>
    </message>
    <message>
        <source>Read the weights without mapping the file</source>
        <translation>重みをファイルのマッピングなしで読む</translation>
    </message>
    <message>
        <source>Loading the weights took %1.</source>
        <translation>重みの読み込みに %1 かかりました。</translation>
    </message>
    <message>
        <source>The weights are not kept in the page cache a second time.</source>
        <translation>重みがページキャッシュに二重に残らなくなります。</translation>
    </message>
    <message>
        <source>There is no profile &quot;%1&quot;. There are: %2.</source>
        <translation>プロファイル「%1」はありません。あるのは次のものです: %2。</translation>
    </message>
    <message>
        <source>Several profiles are called &quot;%1&quot;. Use the id: %2.</source>
        <translation>「%1」という名前のプロファイルが複数あります。ID を使ってください: %2。</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; is damaged: %2</source>
        <translation>プロファイル「%1」は壊れています: %2</translation>
    </message>
    <message>
        <source>No service of Kirikae&apos;s runs on this node.</source>
        <translation>このノードでは Kirikae のサービスは動いていません。</translation>
    </message>
    <message>
        <source>There is no service &quot;%1&quot; on this node.</source>
        <translation>このノードにサービス「%1」はありません。</translation>
    </message>
    <message>
        <source>Several services run on this node: name one by its profile or slot.</source>
        <translation>このノードでは複数のサービスが動いています。プロファイルかスロットで指定してください。</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>watch the next start</source>
        <translation>次の起動を確認</translation>
    </message>
    <message>
        <source>costs something</source>
        <translation>失うものがある</translation>
    </message>
    <message>
        <source>about %1 less: %2</source>
        <translation>約 %1 短縮: %2</translation>
    </message>
    <message>
        <source>No switch to it, as it is now, has been measured yet: switch to it once, then more can be said.</source>
        <translation>現在の設定での切替はまだ計測されていません。一度切り替えると、より多くのことが分かります。</translation>
    </message>
    <message>
        <source>Nothing is known that would make it faster.</source>
        <translation>これ以上速くする方法は知られていません。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>Engine not recognised</source>
        <translation>エンジンを判別できません</translation>
    </message>
    <message>
        <source>the log has no times</source>
        <translation>ログに時刻がありません</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>準備未完了</translation>
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
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>created</source>
        <translation>作成済み</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>exited (%1)</source>
        <translation>終了 (%1)</translation>
    </message>
    <message>
        <source>exited</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>not Kirikae&apos;s</source>
        <translation>Kirikae 管理外</translation>
    </message>
    <message>
        <source>Nothing runs.</source>
        <translation>何も動いていません。</translation>
    </message>
    <message>
        <source>SERVICE</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>SLOT</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>状態</translation>
    </message>
    <message>
        <source> PORT</source>
        <translation> ポート</translation>
    </message>
    <message>
        <source>SINCE</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1: %2 of %3 available</source>
        <translation>%1: %3 中 %2 が利用可能</translation>
    </message>
    <message>
        <source>Swap: %1 of %2 used</source>
        <translation>スワップ: %2 中 %1 を使用</translation>
    </message>
    <message>
        <source>Reserve: keep %1 free</source>
        <translation>予備: %1 を空けておく</translation>
    </message>
    <message>
        <source>GPU and host figures overlap: the split is approximate.</source>
        <translation>GPU とホストの値が重なるため、内訳はおおよその値です。</translation>
    </message>
    <message>
        <source>Simulated: nothing here is real.</source>
        <translation>シミュレーション: 実在のものではありません。</translation>
    </message>
    <message>
        <source>Switching to %1: %2</source>
        <translation>%1 へ切替中: %2</translation>
    </message>
    <message>
        <source>This node has no profiles yet. Make one from a docker run line: kirikaectl import-docker-run FILE --save</source>
        <translation>このノードにはまだプロファイルがありません。docker run の行から作れます: kirikaectl import-docker-run FILE --save</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>PROFILE</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>ENGINE</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source> MEASURED</source>
        <translation> 計測値</translation>
    </message>
    <message>
        <source> USUALLY</source>
        <translation> 通常</translation>
    </message>
    <message>
        <source>LAST SWITCH</source>
        <translation>前回の切替</translation>
    </message>
    <message>
        <source>The node has not reported its memory yet.</source>
        <translation>ノードからメモリの情報がまだ届いていません。</translation>
    </message>
    <message>
        <source>Memory pressure (10 s): %1 % of the time</source>
        <translation>メモリ圧迫 (10 秒): 時間の %1 %</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>通常 %1</translation>
    </message>
    <message>
        <source>of about %1</source>
        <translation>約 %1 のうち</translation>
    </message>
    <message>
        <source>longer than usual</source>
        <translation>通常より長い</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>確認中</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Checking the answer</source>
        <translation>応答を確認中</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>仕上げ中</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Connection lost; the node goes on. </source>
        <translation>接続が切れました。ノードでは続いています。</translation>
    </message>
    <message>
        <source>Cancelling. </source>
        <translation>取り消し中。</translation>
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
        <source>stated</source>
        <translation>記載値</translation>
    </message>
    <message>
        <source>(slot is empty)</source>
        <translation>(スロットは空)</translation>
    </message>
    <message>
        <source>Usually takes %1 (from %2 earlier switches)</source>
        <translation>通常 %1 かかります (過去 %2 回の切替から)</translation>
    </message>
    <message>
        <source>Stops the switch: </source>
        <translation>切替を止める問題: </translation>
    </message>
    <message>
        <source>Warning: </source>
        <translation>警告: </translation>
    </message>
    <message>
        <source>Command:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>Log line %1: %2</source>
        <translation>ログ %1 行目: %2</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>根拠: %1</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>対処: %1</translation>
    </message>
    <message>
        <source>Bringing %1 back took %2</source>
        <translation>%1 に戻すのに %2 かかりました</translation>
    </message>
    <message>
        <source>Least memory available: %1</source>
        <translation>利用可能メモリの最小値: %1</translation>
    </message>
    <message>
        <source>No switches yet.</source>
        <translation>切替はまだありません。</translation>
    </message>
    <message>
        <source>WHEN</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>切替先</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>切替元</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>結果</translation>
    </message>
    <message>
        <source> TOOK</source>
        <translation> 所要</translation>
    </message>
    <message>
        <source>A switch to it usually takes %1.</source>
        <translation>切替には通常 %1 かかります。</translation>
    </message>
    <message>
        <source>Serve one request of %L1 tokens at a time.</source>
        <translation>%L1 トークンのリクエストを 1 件ずつ処理する。</translation>
    </message>
    <message>
        <source>config.json: hidden_size, num_hidden_layers and the other sizes multiply to more weights than any model has.</source>
        <translation>config.json: hidden_size、num_hidden_layers などの大きさを掛け合わせると、どのモデルにもありえない重みの数になります。</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check who owns it.</source>
        <translation>%1 を読めません。所有者を確認してください。</translation>
    </message>
    <message>
        <source>%1 could not be understood and was set aside as %2.</source>
        <translation>%1 は解釈できなかったため、%2 として退避しました。</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation>JSON オブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>%1 could not be written. Check who owns the folder, and that the disk is not full.</source>
        <translation>%1 に書き込めません。フォルダーの所有者とディスクの空きを確認してください。</translation>
    </message>
    <message>
        <source>&quot;boot_profile&quot; must be the id of a profile, or null for none.</source>
        <translation>&quot;boot_profile&quot; はプロファイルの id、または null（なし）でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;canary_seconds&quot; must be a whole number from 30 to 86400, or 0 for off.</source>
        <translation>&quot;canary_seconds&quot; は 30 から 86400 までの整数、または 0（オフ）でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;disk_floor_bytes&quot; must be a whole number of bytes, or 0 for off.</source>
        <translation>&quot;disk_floor_bytes&quot; はバイト数の整数、または 0（オフ）でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;lease_end_ms&quot; must be a time in milliseconds since 1970 (UTC), or null for no lease.</source>
        <translation>&quot;lease_end_ms&quot; は 1970 年からのミリ秒（UTC）、または null（期限なし）でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;lease_reminder_seconds&quot; must be a list of at most 20 whole numbers of seconds.</source>
        <translation>&quot;lease_reminder_seconds&quot; は秒数の整数 20 個までのリストでなければなりません。</translation>
    </message>
    <message>
        <source>The settings must be a JSON object.</source>
        <translation>設定は JSON オブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; という設定はありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読めません。</translation>
    </message>
    <message>
        <source>%1 is too large to be kirikaed.</source>
        <translation>%1 は kirikaed にしては大きすぎます。</translation>
    </message>
    <message>
        <source>%1 is neither a Debian package nor a program for x86_64 or aarch64.</source>
        <translation>%1 は Debian パッケージでも、x86_64 または aarch64 用のプログラムでもありません。</translation>
    </message>
    <message>
        <source>There is no kirikaed for %1 on this machine. Fetch the package kirikaed_*_%2.deb and name it with --from.</source>
        <translation>このマシンに %1 用の kirikaed がありません。パッケージ kirikaed_*_%2.deb を入手し、--from で指定してください。</translation>
    </message>
    <message>
        <source>A switch needs the id of a profile: {&quot;profile&quot;: &quot;...&quot;}.</source>
        <translation>切り替えにはプロファイルの ID が必要です: {&quot;profile&quot;: &quot;...&quot;}。</translation>
    </message>
    <message>
        <source>The daemon answered with status %1, without a reason.</source>
        <translation>デーモンは理由を示さずにステータス %1 を返しました。</translation>
    </message>
    <message>
        <source>What answers there is not kirikaed. Check the address.</source>
        <translation>応答しているのは kirikaed ではありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>kirikaed %1 on the node is too old for this program (it speaks API %2, wanted is %3). Update kirikaed on the node.</source>
        <translation>ノードの kirikaed %1 はこのプログラムには古すぎます (API %2、必要なのは %3)。ノードの kirikaed を更新してください。</translation>
    </message>
    <message>
        <source>kirikaed %1 on the node is too new for this program (it speaks API %2 and later, this program %3). Update Kirikae on this machine.</source>
        <translation>ノードの kirikaed %1 はこのプログラムには新しすぎます (API %2 以降、このプログラムは %3)。このマシンの Kirikae を更新してください。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not accepted. Let it be issued by an authority that this machine trusts, or reach the node over SSH.</source>
        <translation>%1 の証明書は受け入れられません。このマシンが信頼する認証局に発行させるか、SSH でノードに接続してください。</translation>
    </message>
    <message>
        <source>Nothing answers at %1 port %2: %3.</source>
        <translation>%1 のポート %2 は応答しません: %3</translation>
    </message>
    <message>
        <source>%1 port %2 did not answer in time.</source>
        <translation>%1 のポート %2 は時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>kirikaed on this machine (%1)</source>
        <translation>このマシンの kirikaed (%1)</translation>
    </message>
    <message>
        <source>The address of a socket is its whole path: unix:/run/kirikae/api.sock</source>
        <translation>ソケットのアドレスは完全なパスです: unix:/run/kirikae/api.sock</translation>
    </message>
    <message>
        <source>The address of a daemon is https://host:port, without anything behind it; the token is asked for.</source>
        <translation>デーモンのアドレスは https://host:port で、その後ろには何も付けません。トークンは別に尋ねます。</translation>
    </message>
    <message>
        <source>kirikaed at %1</source>
        <translation>%1 の kirikaed</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an address that Kirikae knows. Use ssh://user@host:port, a name of your SSH configuration, local, https://host:port of a daemon, or demo.</source>
        <translation>&quot;%1&quot; は Kirikae の知らないアドレスです。ssh://user@host:port、SSH 設定の名前、local、デーモンの https://host:port、demo のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>Unix socket to listen on.</source>
        <translation>待ち受ける Unix ソケット。</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>TCP address to listen on as well; needs the token.</source>
        <translation>あわせて待ち受ける TCP アドレス。トークンが必要。</translation>
    </message>
    <message>
        <source>ADDRESS:PORT</source>
        <translation>アドレス:ポート</translation>
    </message>
    <message>
        <source>File with the token; made if it is not there.</source>
        <translation>トークンのファイル。なければ作られる。</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Name that clients reach this machine by.</source>
        <translation>クライアントがこのマシンに使う名前。</translation>
    </message>
    <message>
        <source>Serve a simulated node, to try the API.</source>
        <translation>API を試すための模擬ノードを提供する。</translation>
    </message>
    <message>
        <source>How fast time passes on the simulated node, 1 to 60.</source>
        <translation>模擬ノードの時間の速さ、1 から 60。</translation>
    </message>
    <message>
        <source>Switches models on this machine, for panels, scripts and kirikaectl.</source>
        <translation>パネル、スクリプト、kirikaectl のために、このマシンのモデルを切り替えます。</translation>
    </message>
    <message>
        <source>Join standard input and output to the daemon&apos;s socket.</source>
        <translation>標準入出力をデーモンのソケットにつなぐ。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here. See kirikaed --help.</source>
        <translation>&quot;%1&quot; は不明です。kirikaed --help を見てください。</translation>
    </message>
    <message>
        <source>The speed is a number from 1 to 60.</source>
        <translation>速さは 1 から 60 までの数です。</translation>
    </message>
    <message>
        <source>This daemon needs its token.</source>
        <translation>このデーモンにはトークンが必要です。</translation>
    </message>
    <message>
        <source>Send it as Authorization: Bearer TOKEN.</source>
        <translation>Authorization: Bearer TOKEN として送ってください。</translation>
    </message>
    <message>
        <source>kirikaed cannot listen on %1: %2</source>
        <translation>kirikaed は %1 で待ち受けできません: %2</translation>
    </message>
    <message>
        <source>The path of the socket is too long: %1</source>
        <translation>ソケットのパスが長すぎます: %1</translation>
    </message>
    <message>
        <source>Another kirikaed answers on %1 already.</source>
        <translation>別の kirikaed がすでに %1 で応答しています。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address to listen on. Use PORT, 127.0.0.1:PORT or [::1]:PORT.</source>
        <translation>&quot;%1&quot; は待ち受けるアドレスではありません。PORT、127.0.0.1:PORT、[::1]:PORT のどれかを使ってください。</translation>
    </message>
    <message>
        <source>This daemon speaks version %1 of the API. Update the older of the two programs.</source>
        <translation>このデーモンの API はバージョン %1 です。古いほうのプログラムを更新してください。</translation>
    </message>
    <message>
        <source>Ask /v1/hello for the versions that it speaks.</source>
        <translation>対応するバージョンは /v1/hello で分かります。</translation>
    </message>
    <message>
        <source>There is nothing at this path.</source>
        <translation>このパスには何もありません。</translation>
    </message>
    <message>
        <source>The paths of the API are listed in /v1/openapi.yaml.</source>
        <translation>API のパスは /v1/openapi.yaml にあります。</translation>
    </message>
    <message>
        <source>The token file %1 could not be written: %2</source>
        <translation>トークンのファイル %1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>The token file %1 could not be read: %2</source>
        <translation>トークンのファイル %1 を読めませんでした: %2</translation>
    </message>
    <message>
        <source>Others can read the token file %1. Make it yours alone: chmod 600 %1</source>
        <translation>トークンのファイル %1 を他の人が読めます。自分だけのものにしてください: chmod 600 %1</translation>
    </message>
    <message>
        <source>The token in %1 is shorter than %2 characters. Remove the file, and a new one is made.</source>
        <translation>%1 のトークンは %2 文字より短いです。ファイルを消すと新しく作られます。</translation>
    </message>
    <message>
        <source>%1 % busy</source>
        <translation>使用率 %1 %</translation>
    </message>
    <message>
        <source>%1 of %2 MHz</source>
        <translation>%2 MHz 中 %1 MHz</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 を確保</translation>
    </message>
    <message>
        <source>What the node showed: %1</source>
        <translation>ノードの様子: %1</translation>
    </message>
    <message>
        <source>In a switch, override_memory is true or false, and requested_by is a text.</source>
        <translation>切り替えの override_memory は true か false、requested_by は文字列です。</translation>
    </message>
    <message>
        <source>A secret&apos;s name has letters, digits and underscores and begins with no digit.</source>
        <translation>シークレットの名前は英字・数字・下線で、数字では始まりません。</translation>
    </message>
    <message>
        <source>%1 is switching this node to %2. Wait for it, or cancel it.</source>
        <translation>%1 がこのノードを %2 に切り替えています。終わるまで待つか、取り消してください。</translation>
    </message>
    <message>
        <source>The model %1 was not found on this node. Download it there, or correct its place in the profile.</source>
        <translation>モデル %1 はこのノードに見つかりません。ノードにダウンロードするか、プロファイルの場所を直してください。</translation>
    </message>
    <message>
        <source>Looked for in: %1</source>
        <translation>探した場所: %1</translation>
    </message>
    <message>
        <source>&quot;language&quot; must be a language such as &quot;ja&quot; or &quot;en&quot;, or null for the node&apos;s own.</source>
        <translation>&quot;language&quot; は &quot;ja&quot; や &quot;en&quot; などの言語か、ノードの言語を使う null でなければなりません。</translation>
    </message>
    <message>
        <source>more profiles</source>
        <translation>その他のプロファイル</translation>
    </message>
    <message>
        <source>The folder holds more than %1 profiles: the others are not read. Move some of them away.</source>
        <translation>フォルダーに %1 個を超えるプロファイルがあり、残りは読み込まれていません。一部をほかの場所へ移してください。</translation>
    </message>
    <message>
        <source>In a switch, drain_seconds is a number of seconds from 0 to 86400.</source>
        <translation>切り替えの drain_seconds は 0 から 86400 までの秒数です。</translation>
    </message>
    <message>
        <source>The node did not answer for too long: %1 What runs there is not known; the switch is taken up again when it can be reached.</source>
        <translation>ノードが長いあいだ答えませんでした: %1 何が動いているかはわかりません。届くようになれば切り替えを再開します。</translation>
    </message>
    <message>
        <source>A switch was left unfinished (%1), and its program is gone. A new switch takes its place.</source>
        <translation>切り替えが途中で残され(%1)、それを行っていたプログラムはもうありません。新しい切り替えがそれに置き換わります。</translation>
    </message>
    <message>
        <source>What runs on this node is not known now, so nothing is stopped or started: %1</source>
        <translation>このノードで何が動いているか今はわからないため、停止も起動もしません: %1</translation>
    </message>
    <message>
        <source>The node has not reported its memory, so whether %1 fits is not known.</source>
        <translation>ノードがメモリーを報告していないため、%1 が収まるかどうかはわかりません。</translation>
    </message>
    <message>
        <source>%1 runs in the same slot as well; it is stopped, too, and does not come back.</source>
        <translation>%1 も同じスロットで動いています。これも停止し、元には戻しません。</translation>
    </message>
    <message>
        <source>Ending the switch to %1</source>
        <translation>%1 への切り替えを終えています</translation>
    </message>
    <message>
        <source>The switch to %1 was cancelled</source>
        <translation>%1 への切り替えを取り消しました</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 は失敗しました</translation>
    </message>
    <message>
        <source>%1; %2 is starting again, usually %3.</source>
        <translation>%1。%2 が再び起動しています(通常 %3)。</translation>
    </message>
    <message>
        <source>%1; %2 is starting again and has not answered yet.</source>
        <translation>%1。%2 が再び起動していますが、まだ応答していません。</translation>
    </message>
    <message>
        <source>%1; %2 runs again, but does not answer as it should.</source>
        <translation>%1。%2 は再び動いていますが、正しく応答しません。</translation>
    </message>
    <message>
        <source>%1; it could not be stopped and still runs.</source>
        <translation>%1。停止できず、まだ動いています。</translation>
    </message>
    <message>
        <source>The switch to %1 is over: %2 has been started in its place since, and was left alone.</source>
        <translation>%1 への切り替えは終わりました。その後 %2 が代わりに起動されたため、そちらには触れていません。</translation>
    </message>
    <message>
        <source>The switch to %1 was left unfinished by the program that ran it, and the switch to %2 took its place.</source>
        <translation>%1 への切り替えは、行っていたプログラムによって途中で残され、%2 への切り替えに置き換わりました。</translation>
    </message>
    <message>
        <source>The switch to %1 was cancelled; nothing runs in the slot, as before.</source>
        <translation>%1 への切り替えを取り消しました。スロットでは以前と同じく何も動いていません。</translation>
    </message>
    <message>
        <source>%1 failed; %2 still runs.</source>
        <translation>%1 は失敗しました。%2 は動き続けています。</translation>
    </message>
    <message>
        <source>A switch was left unfinished, its program is gone: %1</source>
        <translation>切り替えが途中で残っていて、その実行元のプログラムはもうありません: %1</translation>
    </message>
    <message>
        <source>&quot;kirikaectl watch&quot; goes on with it, &quot;kirikaectl cancel&quot; ends it, &quot;kirikaectl switch&quot; replaces it.</source>
        <translation>&quot;kirikaectl watch&quot; で続行、&quot;kirikaectl cancel&quot; で終了、&quot;kirikaectl switch&quot; で新しい切り替えに置き換えます。</translation>
    </message>
    <message>
        <source>Before that, there were:</source>
        <translation>それまでに分かっていたもの:</translation>
    </message>
    <message>
        <source>What runs on this node is not known: %1</source>
        <translation>このノードで何が動いているか分かりません: %1</translation>
    </message>
    <message>
        <source>The profiles could not be read: %1</source>
        <translation>プロファイルを読み取れませんでした: %1</translation>
    </message>
    <message>
        <source>In the slot %1 there is room for one service, and these run: %2. The next switch stops them all.</source>
        <translation>スロット %1 で動けるサービスは 1 つですが、次のものが動いています: %2。次の切り替えですべて停止します。</translation>
    </message>
    <message>
        <source>Starting %1 again</source>
        <translation>%1 を再び起動しています</translation>
    </message>
    <message>
        <source>How many requests run on %1 is not reported</source>
        <translation>%1 で処理中のリクエスト数は報告されていません</translation>
    </message>
    <message>
        <source>No request runs on %1</source>
        <translation>%1 で処理中のリクエストはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) run on %1; a switch waits for them, for at most %2 (--drain says otherwise)</source>
        <translation>
            <numerusform>%1 で %n 件のリクエストを処理中です。切り替えは最長 %2 まで完了を待ちます（--drain で変更できます）</numerusform>
        </translation>
    </message>
    <message>
        <source>It took %1</source>
        <translation>所要時間: %1</translation>
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
    <name>kirikae::AdviceDialog</name>
    <message>
        <source>Make %1 faster to switch to</source>
        <translation>%1 への切替を速くする</translation>
    </message>
    <message>
        <source>Change the &amp;profile</source>
        <translation>プロファイルを変更(&amp;P)</translation>
    </message>
    <message>
        <source>Each piece is a change to the profile; what runs now is left alone.</source>
        <translation>どの項目もプロファイルへの変更です。いま動いているものには触れません。</translation>
    </message>
    <message>
        <source>%1: about %2 less</source>
        <translation>%1: 約 %2 短縮</translation>
    </message>
    <message>
        <source>%1 (costs something)</source>
        <translation>%1 (失うものがある)</translation>
    </message>
    <message>
        <source>The estimate: %1.</source>
        <translation>見積もりの根拠: %1。</translation>
    </message>
    <message>
        <source>Usually %1; with these changes about %2, once the caches are filled.</source>
        <translation>通常 %1。これらの変更により、キャッシュが満たされた後は約 %2。</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>何も選ばれていません。</translation>
    </message>
    <message>
        <source>How much these save cannot be told.</source>
        <translation>どれだけ短縮できるかは分かりません。</translation>
    </message>
</context>
<context>
    <name>kirikae::AdviseVerb</name>
    <message>
        <source>Say what would make the next switch to a profile faster</source>
        <translation>次の切替を速くする方法を示す</translation>
    </message>
    <message>
        <source>Id or name</source>
        <translation>ID または名前</translation>
    </message>
    <message>
        <source>Put a piece of advice into the profile, by its id; &quot;all&quot; = all but those that cost something</source>
        <translation>助言を ID で指定してプロファイルに反映する。all は失うもののある助言を除くすべて</translation>
    </message>
    <message>
        <source>There is no advice &quot;%1&quot; for this profile.</source>
        <translation>このプロファイルに助言「%1」はありません。</translation>
    </message>
    <message>
        <source>Changed in the profile: %1.</source>
        <translation>プロファイルを変更しました: %1。</translation>
    </message>
</context>
<context>
    <name>kirikae::AnalyzeLogVerb</name>
    <message>
        <source>Read an engine&apos;s start-up log</source>
        <translation>エンジンの起動ログを読む</translation>
    </message>
    <message>
        <source>The log; - is stdin</source>
        <translation>ログファイル。- は標準入力</translation>
    </message>
    <message>
        <source>Take this engine&apos;s rules instead of finding out</source>
        <translation>エンジンを判定せず、このエンジンのルールを使う</translation>
    </message>
</context>
<context>
    <name>kirikae::AutoNode</name>
    <message>
        <source>There is no connection to %1. Connect first.</source>
        <translation>%1 に接続していません。先に接続してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::Banner</name>
    <message>
        <source>Show this line in the log</source>
        <translation>ログのこの行を表示</translation>
    </message>
</context>
<context>
    <name>kirikae::BootStart</name>
    <message>
        <source>%1 is not started at boot: its file cannot be used. %2</source>
        <translation>%1 は起動時に開始されません。ファイルが使えません。%2</translation>
    </message>
    <message>
        <source>%1 is not started at boot: there is no such profile.</source>
        <translation>%1 は起動時に開始されません。そのプロファイルがありません。</translation>
    </message>
    <message>
        <source>%1 is left down: it failed twice when it was started at boot. Switch to it by hand once the cause is mended; then it is started at boot again.</source>
        <translation>%1 は停止したままにします。起動時の開始に 2 回失敗しました。原因を直して手動で切り替えると、次からまた起動時に開始されます。</translation>
    </message>
    <message>
        <source>%1 was not started at boot: %2</source>
        <translation>%1 は起動時に開始されませんでした: %2</translation>
    </message>
    <message>
        <source>This node has no container engine that can be used.</source>
        <translation>このノードには使えるコンテナエンジンがありません。</translation>
    </message>
    <message>
        <source>%1 is started, as set for every boot.</source>
        <translation>起動時の設定により %1 を開始します。</translation>
    </message>
    <message>
        <source>%1 did not start at boot and is tried once more: %2</source>
        <translation>%1 は起動時に開始できませんでした。もう一度試します: %2</translation>
    </message>
    <message>
        <source>%1 failed twice when it was started at boot and is left down: %2</source>
        <translation>%1 は起動時の開始に 2 回失敗したため、停止したままにします: %2</translation>
    </message>
</context>
<context>
    <name>kirikae::CancelVerb</name>
    <message>
        <source>Cancel the switch that is under way</source>
        <translation>進行中の切り替えを取り消す</translation>
    </message>
</context>
<context>
    <name>kirikae::CatalogueTable</name>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Price/h</source>
        <translation>料金/時</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>カード 1 枚</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>What a machine costs you per hour, in your own currency</source>
        <translation>マシンの 1 時間あたりの費用(お使いの通貨)</translation>
    </message>
    <message>
        <source>At most, for one request: a bound from the memory&apos;s speed</source>
        <translation>要求 1 件での上限(メモリー帯域から)</translation>
    </message>
    <message>
        <source>Machines and their prices</source>
        <translation>マシンと料金</translation>
    </message>
    <message>
        <source>Type what this machine costs you per hour, in your own currency.</source>
        <translation>このマシンの 1 時間あたりの費用を、お使いの通貨で入力してください。</translation>
    </message>
    <message>
        <source>No machine of the list holds this on one card.</source>
        <translation>1 枚のカードに収まるマシンは一覧にありません。</translation>
    </message>
    <message>
        <source>Cheapest that holds it on one card: %1, %2 per hour</source>
        <translation>1 枚に収まる最も安いマシン: %1、1 時間 %2</translation>
    </message>
    <message>
        <source>Smallest that holds it on one card: %1 (no prices yet)</source>
        <translation>1 枚に収まる最も小さいマシン: %1(料金は未入力)</translation>
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
    <name>kirikae::ChatVerb</name>
    <message>
        <source>Ask a running service one question</source>
        <translation>動いているサービスに質問を 1 つ送る</translation>
    </message>
    <message>
        <source>What to ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Profile, slot or service id. Default: the only one that runs</source>
        <translation>プロファイル、スロット、またはサービスの ID。既定: 動いている唯一のもの</translation>
    </message>
    <message>
        <source>(answered in %1)</source>
        <translation>(%1 で回答)</translation>
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
        <source>A secret&apos;s name has letters, digits and underscores.</source>
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
        <source>A plain process sees the node&apos;s own folders: leave the mounts out.</source>
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
    <message>
        <source>Leave out line breaks, control characters and marks that turn the direction of writing.</source>
        <translation>改行、制御文字、文字の向きを変える記号を取り除いてください。</translation>
    </message>
</context>
<context>
    <name>kirikae::CheckVerb</name>
    <message>
        <source>Connected: %1</source>
        <translation>接続しました: %1</translation>
    </message>
    <message>
        <source>No container engine: %1</source>
        <translation>コンテナエンジンなし: %1</translation>
    </message>
    <message>
        <source>GPU not read: %1</source>
        <translation>GPU を読めません: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 available</source>
        <translation>%1: %3 中 %2 が利用可能</translation>
    </message>
    <message>
        <source>Profile %1 is damaged: %2</source>
        <translation>プロファイル %1 は壊れています: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s)</source>
        <translation>
            <numerusform>プロファイル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that the node can be used, or that a profile fits in its memory</source>
        <translation>ノードが使えるか、またはプロファイルがメモリに入るかを確かめる</translation>
    </message>
    <message>
        <source>Id or name; without it the node is checked</source>
        <translation>ID または名前。省略するとノードを確かめます</translation>
    </message>
    <message>
        <source>The node has not reported its memory.</source>
        <translation>ノードはまだメモリを報告していません。</translation>
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
    <name>kirikae::CommandLine</name>
    <message>
        <source>Switches LLMs on a machine of your own</source>
        <translation>自分のマシンの LLM を切り替えます</translation>
    </message>
    <message>
        <source>Demo node: how fast its clock runs</source>
        <translation>デモノード: 時計の速さの倍率</translation>
    </message>
    <message>
        <source>Print JSON for programs</source>
        <translation>プログラム向けに JSON で出力する</translation>
    </message>
    <message>
        <source>Which node: a name from the node book or the SSH configuration, ssh://user@host:port, local, https://host:port or unix:/path of a daemon, or demo. Default: the first of the book</source>
        <translation>どのノードか: ノード一覧か SSH 設定の名前、ssh://user@host:port、local、デーモンの https://host:port か unix:/path、demo。既定は一覧の先頭</translation>
    </message>
    <message>
        <source>A daemon by URL: a file with its access token that only you can read. Default: $KIRIKAE_TOKEN, else it is asked for</source>
        <translation>URL で指定したデーモン: 自分だけが読めるアクセストークンのファイル。既定は $KIRIKAE_TOKEN、なければ尋ねます</translation>
    </message>
    <message>
        <source>Work over SSH alone, also where kirikaed runs on the node</source>
        <translation>ノードで kirikaed が動いていても SSH だけで操作する</translation>
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
    <name>kirikae::DaemonCalls</name>
    <message>
        <source>The daemon</source>
        <translation>デーモン</translation>
    </message>
    <message>
        <source>The daemon cannot be reached behind its proxy (status %1).</source>
        <translation>プロキシの先のデーモンに届きません (ステータス %1)。</translation>
    </message>
    <message>
        <source>The daemon&apos;s answer is not JSON.</source>
        <translation>デーモンの応答が JSON ではありません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DaemonInstall</name>
    <message>
        <source>The file arrived damaged. Try again.</source>
        <translation>ファイルが壊れて届きました。もう一度試してください。</translation>
    </message>
    <message>
        <source>A .deb can only be installed on Debian or Ubuntu. Give the program itself.</source>
        <translation>.deb は Debian か Ubuntu にしかインストールできません。プログラム自体を指定してください。</translation>
    </message>
    <message>
        <source>The package could not be installed on this node.</source>
        <translation>このノードにパッケージをインストールできませんでした。</translation>
    </message>
    <message>
        <source>This kirikaed does not run on the node. Take the package that was built for its system, or install the libraries that are missing.</source>
        <translation>この kirikaed はノードで動きません。そのシステム用にビルドされたパッケージを使うか、足りないライブラリを入れてください。</translation>
    </message>
    <message>
        <source>This node has no systemd for its users and no runtime folder (XDG_RUNTIME_DIR) either, so kirikaed has no place for its socket. Install it for the whole machine.</source>
        <translation>このノードにはユーザー用の systemd も実行時フォルダー（XDG_RUNTIME_DIR）もなく、kirikaed のソケットを置けません。マシン全体にインストールしてください。</translation>
    </message>
    <message>
        <source>The kirikaed that runs did not end. Try again in a moment.</source>
        <translation>動いている kirikaed が終了しませんでした。少し待ってもう一度試してください。</translation>
    </message>
    <message>
        <source>kirikaed is installed but could not be started: see journalctl -u kirikaed.</source>
        <translation>kirikaed はインストールされましたが、開始できませんでした。journalctl -u kirikaed を見てください。</translation>
    </message>
    <message>
        <source>The Debian package is copied to the node and installed with apt; this needs root rights.</source>
        <translation>Debian パッケージをノードにコピーし、apt でインストールします。root 権限が必要です。</translation>
    </message>
    <message>
        <source>kirikaed runs as the user &quot;kirikae&quot; from every boot on, with the socket /run/kirikae/api.sock.</source>
        <translation>kirikaed は起動のたびにユーザー &quot;kirikae&quot; として動き、ソケットは /run/kirikae/api.sock です。</translation>
    </message>
    <message>
        <source>It is asked whether it answers.</source>
        <translation>応答するか確認します。</translation>
    </message>
    <message>
        <source>The program is copied to ~/.local/lib/kirikae on the node.</source>
        <translation>プログラムをノードの ~/.local/lib/kirikae にコピーします。</translation>
    </message>
    <message>
        <source>Units are written to ~/.config/systemd/user and started: kirikaed runs as your user there.</source>
        <translation>ユニットを ~/.config/systemd/user に書いて開始します。kirikaed はノードのあなたのユーザーとして動きます。</translation>
    </message>
    <message>
        <source>Your user&apos;s services are allowed to run without a login (loginctl enable-linger).</source>
        <translation>ログインしていなくてもあなたのサービスが動けるようにします（loginctl enable-linger）。</translation>
    </message>
    <message>
        <source>It is asked whether it answers. Nothing of this needs root.</source>
        <translation>応答するか確認します。root 権限はどこにも要りません。</translation>
    </message>
    <message>
        <source>Root rights are needed, and sudo asks for a password. Run this on the node: sudo apt-get install ~/kirikaed.deb &amp;&amp; sudo systemctl enable --now kirikaed.socket kirikaed.service</source>
        <translation>root 権限が必要ですが、sudo がパスワードを求めます。ノードで次を実行してください: sudo apt-get install ~/kirikaed.deb &amp;&amp; sudo systemctl enable --now kirikaed.socket kirikaed.service</translation>
    </message>
    <message>
        <source>Looking at the node</source>
        <translation>ノードの確認</translation>
    </message>
    <message>
        <source>For the whole machine kirikaed comes from its Debian package: name the .deb with --from.</source>
        <translation>マシン全体への kirikaed は Debian パッケージから入れます。--from で .deb を指定してください。</translation>
    </message>
    <message>
        <source>%1 is for %2, and the node is %3.</source>
        <translation>%1 は %2 用ですが、ノードは %3 です。</translation>
    </message>
    <message>
        <source>This very kirikaed is on the node already.</source>
        <translation>同じ kirikaed がすでにノードにあります。</translation>
    </message>
    <message>
        <source>Copying kirikaed to the node</source>
        <translation>kirikaed のノードへのコピー</translation>
    </message>
    <message>
        <source>Copied: %1 (%2).</source>
        <translation>コピーしました: %1（%2）。</translation>
    </message>
    <message>
        <source>Starting kirikaed with systemd</source>
        <translation>systemd による kirikaed の開始</translation>
    </message>
    <message>
        <source>Its units are enabled and started.</source>
        <translation>ユニットを有効にして開始しました。</translation>
    </message>
    <message>
        <source>It runs without a login from every boot on.</source>
        <translation>起動のたびに、ログインなしで動きます。</translation>
    </message>
    <message>
        <source>It runs only while you are logged in on the node: your user may not change that. Run there: sudo loginctl enable-linger %1</source>
        <translation>ノードにログインしている間だけ動きます。あなたのユーザーには変更できません。ノードで次を実行してください: sudo loginctl enable-linger %1</translation>
    </message>
    <message>
        <source>Starting kirikaed</source>
        <translation>kirikaed の開始</translation>
    </message>
    <message>
        <source>Started.</source>
        <translation>開始しました。</translation>
    </message>
    <message>
        <source>This node has no systemd for its users (a container?): kirikaed runs until the next boot, and is not started again by itself.</source>
        <translation>このノードにはユーザー用の systemd がありません（コンテナ？）。kirikaed は次の起動まで動き、自動では再開されません。</translation>
    </message>
    <message>
        <source>Installing the package</source>
        <translation>パッケージのインストール</translation>
    </message>
    <message>
        <source>The package is installed and started.</source>
        <translation>パッケージをインストールして開始しました。</translation>
    </message>
    <message>
        <source>Users who may switch models belong to the group &quot;kirikae&quot;; a new membership counts from the next login on.</source>
        <translation>モデルを切り替えられるのはグループ &quot;kirikae&quot; のユーザーです。新しい所属は次のログインから有効です。</translation>
    </message>
    <message>
        <source>kirikaed</source>
        <translation>kirikaed</translation>
    </message>
    <message>
        <source>kirikaed was started but does not answer. Look at: %1</source>
        <translation>kirikaed を開始しましたが応答しません。確認先: %1</translation>
    </message>
    <message>
        <source>kirikaed %1 answers.</source>
        <translation>kirikaed %1 が応答します。</translation>
    </message>
    <message>
        <source>Removing kirikaed</source>
        <translation>kirikaed の削除</translation>
    </message>
    <message>
        <source>kirikaed is not installed for your user on this node.</source>
        <translation>このノードのあなたのユーザーに kirikaed はインストールされていません。</translation>
    </message>
    <message>
        <source>kirikaed is removed. Profiles, history and running services stay.</source>
        <translation>kirikaed を削除しました。プロファイル、履歴、実行中のサービスは残ります。</translation>
    </message>
    <message>
        <source>Root rights are needed, and sudo asks for a password. Run this on the node: sudo apt-get remove kirikaed</source>
        <translation>root 権限が必要ですが、sudo がパスワードを求めます。ノードで次を実行してください: sudo apt-get remove kirikaed</translation>
    </message>
    <message>
        <source>Removing the package</source>
        <translation>パッケージの削除</translation>
    </message>
    <message>
        <source>The package kirikaed is not installed on this node.</source>
        <translation>このノードにパッケージ kirikaed はインストールされていません。</translation>
    </message>
    <message>
        <source>The package is removed. What is in /var/lib/kirikae stays.</source>
        <translation>パッケージを削除しました。/var/lib/kirikae の中身は残ります。</translation>
    </message>
    <message>
        <source>The daemon speaks the language of its system: its settings could not be changed.</source>
        <translation>kirikaed はそのシステムの言語で話します。設定を変更できませんでした。</translation>
    </message>
</context>
<context>
    <name>kirikae::DaemonLink</name>
    <message>
        <source>Nothing was heard of the daemon for %1 seconds.</source>
        <translation>%1 秒間デーモンから何も届いていません。</translation>
    </message>
    <message>
        <source>The daemon did not accept this token.</source>
        <translation>デーモンはこのトークンを受け入れませんでした。</translation>
    </message>
    <message>
        <source>Access token of %1:</source>
        <translation>%1 のアクセストークン:</translation>
    </message>
    <message>
        <source>The daemon asks for its access token.</source>
        <translation>デーモンがアクセストークンを求めています。</translation>
    </message>
    <message>
        <source>The daemon&apos;s events are not an event stream.</source>
        <translation>デーモンのイベントがイベントストリームではありません。</translation>
    </message>
    <message>
        <source>The daemon has ended, or is being restarted.</source>
        <translation>デーモンが終了したか、再起動中です。</translation>
    </message>
</context>
<context>
    <name>kirikae::DaemonLogFeed</name>
    <message>
        <source>The log of the service is silent.</source>
        <translation>サービスのログから何も届きません。</translation>
    </message>
    <message>
        <source>The log is no longer followed.</source>
        <translation>ログの追跡は終わりました。</translation>
    </message>
    <message>
        <source>The daemon told something that is not proper JSON.</source>
        <translation>デーモンの応答が正しい JSON ではありません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DaemonNode</name>
    <message>
        <source>Connected: %1</source>
        <translation>接続しました: %1</translation>
    </message>
    <message>
        <source>The connection has ended.</source>
        <translation>接続が終わりました。</translation>
    </message>
    <message>
        <source>The daemon&apos;s state cannot be read: %1</source>
        <translation>デーモンの状態を読み取れません: %1</translation>
    </message>
    <message>
        <source>A tunnel needs SSH to the node; this way leads only to its daemon. Add the node by its SSH name.</source>
        <translation>トンネルにはノードへの SSH が必要ですが、この経路はデーモンにしか届きません。ノードを SSH の名前で追加してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::DaemonPull</name>
    <message>
        <source>The daemon ended before the image was fetched.</source>
        <translation>イメージの取得が終わる前にデーモンが終了しました。</translation>
    </message>
</context>
<context>
    <name>kirikae::DaemonStart</name>
    <message>
        <source>The daemon did not say which switch has begun.</source>
        <translation>デーモンはどの切り替えが始まったかを答えませんでした。</translation>
    </message>
    <message>
        <source>The answer of the daemon was lost: whether the switch has begun shows once the node is connected again.</source>
        <translation>デーモンの応答が失われました。切り替えが始まったかどうかは、ノードに再接続すると分かります。</translation>
    </message>
</context>
<context>
    <name>kirikae::DemoLauncher</name>
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
        <source>Downloading %1</source>
        <translation>%1 をダウンロード中</translation>
    </message>
    <message>
        <source>the simulated node&apos;s model folder</source>
        <translation>シミュレーションのノードのモデルフォルダー</translation>
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
    <message>
        <source>%1 is switching this node: %2. Wait until that has ended, or cancel it there.</source>
        <translation>%1 がこのノードを切り替えています: %2。終わるまで待つか、そちらで取り消してください。</translation>
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
    <message>
        <source>Open tunnel</source>
        <translation>トンネルを開く</translation>
    </message>
    <message>
        <source>Set secret…</source>
        <translation>シークレットを設定…</translation>
    </message>
    <message>
        <source>Remove secret</source>
        <translation>シークレットを削除</translation>
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
    <message>
        <source>The log does not hold the reason, and the node shows none either.</source>
        <translation>ログに理由がなく、ノードにも見当たりません。</translation>
    </message>
    <message>
        <source>Try once more with VLLM_LOGGING_LEVEL=DEBUG in the profile&apos;s environment (for vLLM), so that the log tells more, and look at its last lines.</source>
        <translation>プロファイルの環境変数に VLLM_LOGGING_LEVEL=DEBUG を加えて（vLLM の場合）もう一度試し、ログの最後の行を見てください。ログが詳しくなります。</translation>
    </message>
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
    <name>kirikae::DialStdio</name>
    <message>
        <source>No kirikaed answers on %1: %2</source>
        <translation>%1 で応答する kirikaed がありません: %2</translation>
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
    <message>
        <source>%1 and %2 run at once in the slot &quot;%3&quot;, which has room for one. Stop one; the next switch stops both.</source>
        <translation>%1 と %2 が、1 つしか動かせないスロット &quot;%3&quot; で同時に動いています。どちらかを止めてください。次の切り替えでは両方を止めます。</translation>
    </message>
</context>
<context>
    <name>kirikae::DiskWatch</name>
    <message>
        <source>There is room again on %1: %2 are free.</source>
        <translation>%1 に空きができました: %2。</translation>
    </message>
    <message>
        <source>Only %1 of %2 are free on %3, where models and images are. Remove some that are not needed.</source>
        <translation>モデルとイメージのある %3 の空きは %2 のうち %1 だけです。不要なものを削除してください。</translation>
    </message>
    <message>
        <source>Only %1 of %2 are free on %3, where models are. Remove some that are not needed.</source>
        <translation>モデルのある %3 の空きは %2 のうち %1 だけです。不要なものを削除してください。</translation>
    </message>
    <message>
        <source>Only %1 of %2 are free on %3, where images are. Remove some that are not needed.</source>
        <translation>イメージのある %3 の空きは %2 のうち %1 だけです。不要なものを削除してください。</translation>
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
        <source>The SSH server of this node does not open the container engine&apos;s socket, and &quot;docker system dial-stdio&quot; does not work there either. Set AllowStreamLocalForwarding to yes in its sshd_config.</source>
        <translation>このノードの SSH サーバーはコンテナエンジンのソケットを開けず、&quot;docker system dial-stdio&quot; も使えません。sshd_config で AllowStreamLocalForwarding を yes にしてください。</translation>
    </message>
    <message>
        <source>The container engine does not answer.</source>
        <translation>コンテナエンジンが答えません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerEngine</name>
    <message>
        <source>&quot;%1&quot; is not a container.</source>
        <translation>&quot;%1&quot; はコンテナではありません。</translation>
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
        <source>The registry&apos;s limit for this address is used up. Wait, or log in on the node with &quot;docker login&quot;.</source>
        <translation>このアドレスのレジストリの上限に達しました。待つか、ノードで &quot;docker login&quot; でログインしてください。</translation>
    </message>
    <message>
        <source>The registry does not give out %1. Check the name; for a private image, run &quot;docker login&quot; and &quot;docker pull %1&quot; on the node.</source>
        <translation>レジストリが %1 を渡しません。名前を確認してください。非公開イメージなら、ノードで &quot;docker login&quot; と &quot;docker pull %1&quot; を実行してください。</translation>
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
        <source>The container engine&apos;s list is not a list.</source>
        <translation>コンテナエンジンの一覧がリストではありません。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerSocket</name>
    <message>
        <source>No container engine answers on this node. Install Docker, or start it with &quot;sudo systemctl start docker&quot;.</source>
        <translation>このノードではコンテナエンジンが応答しません。Docker をインストールするか、&quot;sudo systemctl start docker&quot; で起動してください。</translation>
    </message>
    <message>
        <source>The user %1 may not use the container engine. Add the user to the docker group (&quot;sudo usermod -aG docker %1&quot;) and connect again.</source>
        <translation>ユーザー %1 はコンテナエンジンを使えません。docker グループに加え(&quot;sudo usermod -aG docker %1&quot;)、もう一度接続してください。</translation>
    </message>
    <message>
        <source>No container engine is connected on this node.</source>
        <translation>このノードにはコンテナエンジンがつながっていません。</translation>
    </message>
    <message>
        <source>The container engine of this node does not answer. Start it with &quot;sudo systemctl start docker&quot;.</source>
        <translation>このノードのコンテナエンジンが答えません。&quot;sudo systemctl start docker&quot; で起動してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::DockerStart</name>
    <message>
        <source>The container engine&apos;s list is not a list.</source>
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
        <source>The container engine cannot use the GPU. Install the NVIDIA Container Toolkit on the node, run &quot;sudo nvidia-ctk runtime configure --runtime=docker&quot; and restart Docker.</source>
        <translation>コンテナエンジンが GPU を使えません。ノードに NVIDIA Container Toolkit を入れ、&quot;sudo nvidia-ctk runtime configure --runtime=docker&quot; を実行して Docker を再起動してください。</translation>
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
        <source>Select a profile</source>
        <translation>プロファイルを選んでください</translation>
    </message>
    <message>
        <source>Its plan is shown here before anything is touched.</source>
        <translation>何かに手を付ける前に、計画がここに表示されます。</translation>
    </message>
    <message>
        <source>Paste docker &amp;run…</source>
        <translation>docker run を貼り付け(&amp;R)…</translation>
    </message>
    <message>
        <source>New profil&amp;e…</source>
        <translation>新しいプロファイル(&amp;E)…</translation>
    </message>
    <message>
        <source>Re&amp;move profile…</source>
        <translation>プロファイルを削除(&amp;M)…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>プロファイルを読めませんでした</translation>
    </message>
    <message>
        <source>Which profiles this node has is not known: %1</source>
        <translation>このノードにどのプロファイルがあるかはわかりません: %1</translation>
    </message>
    <message>
        <source>&amp;Connect anew</source>
        <translation>接続し直す(&amp;C)</translation>
    </message>
</context>
<context>
    <name>kirikae::EngineRuleParser</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, rule &quot;%2&quot;: %3</source>
        <translation>%1、ルール &quot;%2&quot;: %3</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is not known here</source>
        <translation>キー &quot;%1&quot; はここでは使えません</translation>
    </message>
    <message>
        <source>the file must hold a JSON object</source>
        <translation>ファイルは JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>&quot;format&quot; must be 1</source>
        <translation>&quot;format&quot; は 1 でなければなりません</translation>
    </message>
    <message>
        <source>&quot;engine&quot; is missing</source>
        <translation>&quot;engine&quot; がありません</translation>
    </message>
    <message>
        <source>there is no line head &quot;%1&quot;</source>
        <translation>&quot;%1&quot; という行頭はありません</translation>
    </message>
    <message>
        <source>&quot;rules&quot; is missing or empty</source>
        <translation>&quot;rules&quot; がないか空です</translation>
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
        <source>&quot;name&quot; is missing</source>
        <translation>&quot;name&quot; がありません</translation>
    </message>
    <message>
        <source>a text in &quot;has&quot; must have at least three characters</source>
        <translation>&quot;has&quot; のテキストは 3 文字以上でなければなりません</translation>
    </message>
    <message>
        <source>&quot;has&quot; is missing: a text that the line must hold</source>
        <translation>行が含むべきテキスト &quot;has&quot; がありません</translation>
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
        <source>the pattern has no capture named &quot;%1&quot;</source>
        <translation>パターンに &quot;%1&quot; というキャプチャーがありません</translation>
    </message>
    <message>
        <source>there is no phase &quot;%1&quot;</source>
        <translation>&quot;%1&quot; というフェーズはありません</translation>
    </message>
    <message>
        <source>&quot;began&quot; needs &quot;enter&quot;</source>
        <translation>&quot;began&quot; には &quot;enter&quot; が必要です</translation>
    </message>
    <message>
        <source>&quot;facts&quot; must be an object</source>
        <translation>&quot;facts&quot; はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>there is no fact &quot;%1&quot;</source>
        <translation>&quot;%1&quot; という fact はありません</translation>
    </message>
    <message>
        <source>a fact is a capture&apos;s name or an object with &quot;from&quot;</source>
        <translation>fact はキャプチャー名か &quot;from&quot; を持つオブジェクトです</translation>
    </message>
    <message>
        <source>&quot;take&quot; must be first, last, sum, min or max</source>
        <translation>&quot;take&quot; は first、last、sum、min、max のいずれかです</translation>
    </message>
    <message>
        <source>the fact &quot;%1&quot; has no capture</source>
        <translation>fact &quot;%1&quot; にキャプチャーがありません</translation>
    </message>
    <message>
        <source>&quot;progress&quot; must be an object</source>
        <translation>&quot;progress&quot; はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; must lie between 0 and 1</source>
        <translation>&quot;from&quot; と &quot;to&quot; は 0 から 1 の間です</translation>
    </message>
    <message>
        <source>&quot;compile_cache&quot; must be warm or cold</source>
        <translation>&quot;compile_cache&quot; は warm か cold です</translation>
    </message>
    <message>
        <source>&quot;enter_not_in&quot; needs &quot;enter&quot;</source>
        <translation>&quot;enter_not_in&quot; には &quot;enter&quot; が必要です</translation>
    </message>
</context>
<context>
    <name>kirikae::EstimateVerb</name>
    <message>
        <source>%1 takes a number of bytes above 0, not &quot;%2&quot;.</source>
        <translation>%1 には 0 より大きいバイト数を指定してください(&quot;%2&quot; は使えません)。</translation>
    </message>
    <message>
        <source>What a model will take, from its own files</source>
        <translation>モデルが使うメモリーを、モデル自身のファイルから見積もる</translation>
    </message>
    <message>
        <source>The model&apos;s config.json; - is stdin</source>
        <translation>モデルの config.json。- は標準入力</translation>
    </message>
    <message>
        <source>The model&apos;s hf_quant_config.json</source>
        <translation>モデルの hf_quant_config.json</translation>
    </message>
    <message>
        <source>The model&apos;s model.safetensors.index.json</source>
        <translation>モデルの model.safetensors.index.json</translation>
    </message>
    <message>
        <source>Bytes of the weights, instead of an index</source>
        <translation>重みのバイト数(インデックスの代わり)</translation>
    </message>
    <message>
        <source>Bytes of the card, or of the unified memory: gives a verdict</source>
        <translation>カードまたは統合メモリーのバイト数。指定すると判定も出します</translation>
    </message>
    <message>
        <source>The memory is shared by CPU and GPU</source>
        <translation>メモリーは CPU と GPU の共有</translation>
    </message>
    <message>
        <source>An engine option without its dashes, such as max-model-len=32768; repeatable</source>
        <translation>先頭のハイフンを除いたエンジンのオプション(例: max-model-len=32768)。複数指定可</translation>
    </message>
    <message>
        <source>total_size of the index</source>
        <translation>インデックスの total_size</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>指定値</translation>
    </message>
    <message>
        <source>The option %1 changes no size that is computed here.</source>
        <translation>オプション %1 は、ここで計算する大きさに影響しません。</translation>
    </message>
    <message>
        <source>The node has not reported its memory, so whether it fits is not known.</source>
        <translation>ノードがメモリを報告していないため、収まるかどうか分かりません。</translation>
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
</context>
<context>
    <name>kirikae::Gate</name>
    <message>
        <source>Web pages may not use this daemon.</source>
        <translation>ウェブページからこのデーモンは使えません。</translation>
    </message>
    <message>
        <source>The Host field names another machine.</source>
        <translation>Host フィールドが別のマシンを指しています。</translation>
    </message>
    <message>
        <source>Start kirikaed with --host NAME for the name that you reach it by.</source>
        <translation>使っている名前を --host NAME で指定して kirikaed を開始してください。</translation>
    </message>
    <message>
        <source>This socket belongs to another user.</source>
        <translation>このソケットは別のユーザーのものです。</translation>
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
        <source>Reading the node&apos;s memory…</source>
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
        <source>Reading the memory guard&apos;s report</source>
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
    <message>
        <source>The guard did not start on the node.</source>
        <translation>ノードでガードが起動しませんでした。</translation>
    </message>
    <message>
        <source>The node has no setsid, so no guard can be left there: install util-linux.</source>
        <translation>ノードに setsid がないため、ガードを置けません。util-linux をインストールしてください。</translation>
    </message>
    <message>
        <source>The node does not say how much memory is available.</source>
        <translation>ノードから利用可能なメモリーの量を読めません。</translation>
    </message>
    <message>
        <source>The guard on the node can no longer read how much memory is available.</source>
        <translation>ノードのガードが、利用可能なメモリーの量を読めなくなりました。</translation>
    </message>
    <message>
        <source>The guard on the node could not stop it when only %1 of memory was left: its command to stop it did not work.</source>
        <translation>残りのメモリーが %1 になったとき、ノードのガードは止められませんでした。止めるコマンドが失敗しました。</translation>
    </message>
    <message>
        <source>The guard on the node was about to stop it: only %1 of memory was left.</source>
        <translation>ノードのガードが止めようとしていました。残りのメモリーは %1 でした。</translation>
    </message>
</context>
<context>
    <name>kirikae::HealthCanary</name>
    <message>
        <source>%1 answers again.</source>
        <translation>%1 がまた応答しています。</translation>
    </message>
    <message>
        <source>%1 runs but answers no more: %2 Look at its log, or switch to it again.</source>
        <translation>%1 は動いていますが応答しなくなりました: %2 ログを見るか、もう一度切り替えてください。</translation>
    </message>
</context>
<context>
    <name>kirikae::HealthProbe</name>
    <message>
        <source>It does not list its model (HTTP %1).</source>
        <translation>モデルの一覧を返しません（HTTP %1）。</translation>
    </message>
    <message>
        <source>It answers with an error (HTTP %1): %2</source>
        <translation>エラーを返します（HTTP %1）: %2</translation>
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
    <name>kirikae::HistoryVerb</name>
    <message>
        <source>Show past switches</source>
        <translation>過去の切り替えを表示する</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>The last one, with its phases</source>
        <translation>最後の 1 件をフェーズとともに</translation>
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
        <source>Looking at the service&apos;s work</source>
        <translation>サービスの動きの確認</translation>
    </message>
    <message>
        <source>The service on port %1</source>
        <translation>ポート %1 のサービス</translation>
    </message>
    <message>
        <source>Looking at the node</source>
        <translation>ノードの確認</translation>
    </message>
    <message>
        <source>Its processes are not known.</source>
        <translation>そのプロセスはわかりません。</translation>
    </message>
    <message>
        <source>Looking who listens on the port</source>
        <translation>ポートで待ち受けているものの確認</translation>
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
    <name>kirikae::HttpServer</name>
    <message>
        <source>The HTTP server could not be started.</source>
        <translation>HTTP サーバーを開始できませんでした。</translation>
    </message>
</context>
<context>
    <name>kirikae::ImportDockerRunVerb</name>
    <message>
        <source>Make a profile from a docker run command</source>
        <translation>docker run コマンドからプロファイルを作る</translation>
    </message>
    <message>
        <source>A file with the command; - is stdin</source>
        <translation>コマンドを書いたファイル。- は標準入力</translation>
    </message>
    <message>
        <source>Id of the profile. Default: made from the name</source>
        <translation>プロファイルの ID。既定: 名前から作成</translation>
    </message>
    <message>
        <source>Name of the profile. Default: the container&apos;s or the model&apos;s</source>
        <translation>プロファイルの名前。既定: コンテナかモデルの名前</translation>
    </message>
    <message>
        <source>Put it on the node</source>
        <translation>ノードに保存する</translation>
    </message>
    <message>
        <source>Saved as profile %1.</source>
        <translation>プロファイル %1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>kirikae::Input</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
</context>
<context>
    <name>kirikae::InstallDialog</name>
    <message>
        <source>Install kirikaed on %1</source>
        <translation>%1 に kirikaed をインストール</translation>
    </message>
    <message>
        <source>Remove kirikaed from %1</source>
        <translation>%1 から kirikaed を削除</translation>
    </message>
    <message>
        <source>kirikaed is the same switch engine on the node itself: a switch goes on when you close this window, and services are looked after when nobody watches.</source>
        <translation>kirikaed はノード側で動く同じ切替エンジンです。このウィンドウを閉じても切替は続き、誰も見ていない間もサービスが見守られます。</translation>
    </message>
    <message>
        <source>kirikaed is ended and taken off the node. Profiles, history and running services stay; Kirikae goes on over SSH.</source>
        <translation>kirikaed を終了してノードから取り除きます。プロファイル、履歴、実行中のサービスは残り、Kirikae は SSH 経由で動き続けます。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>インストール(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>the one that came with this program</source>
        <translation>このプログラムに付属のもの</translation>
    </message>
    <message>
        <source>Program or &amp;package</source>
        <translation>プログラムまたはパッケージ(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>kirikaed, or its package</source>
        <translation>kirikaed またはそのパッケージ</translation>
    </message>
    <message>
        <source>At work…</source>
        <translation>作業中…</translation>
    </message>
    <message>
        <source>kirikaed runs on the node.</source>
        <translation>kirikaed はノードで動いています。</translation>
    </message>
    <message>
        <source>kirikaed is gone from the node.</source>
        <translation>kirikaed はノードから削除されました。</translation>
    </message>
</context>
<context>
    <name>kirikae::InstallVerb</name>
    <message>
        <source>Put kirikaed on the node and start it</source>
        <translation>kirikaed をノードに入れて開始する</translation>
    </message>
    <message>
        <source>The program or its .deb on this machine. Default: the one beside kirikaectl</source>
        <translation>このマシンにあるプログラムまたは .deb。既定: kirikaectl の隣のもの</translation>
    </message>
    <message>
        <source>For the whole machine, from a .deb; needs root rights on the node</source>
        <translation>.deb からマシン全体に入れる。ノードの root 権限が必要</translation>
    </message>
</context>
<context>
    <name>kirikae::InterruptChoice</name>
    <message>
        <source>What Ctrl-C does: ask, detach or cancel. Default: ask at a terminal, else detach</source>
        <translation>Ctrl-C の動作: ask、detach、cancel。既定: 端末では ask、それ以外は detach</translation>
    </message>
</context>
<context>
    <name>kirikae::LastWords</name>
    <message>
        <source>The last line of its log: &quot;%1&quot;</source>
        <translation>ログの最後の行: 「%1」</translation>
    </message>
</context>
<context>
    <name>kirikae::Lease</name>
    <message>
        <source>The lease of this machine has ended at %1. Set its new end if it was renewed.</source>
        <translation>このマシンの借用期限は %1 に切れました。更新した場合は新しい期限を設定してください。</translation>
    </message>
    <message>
        <source>The lease of this machine ends in %1: move your data off before %2.</source>
        <translation>このマシンの借用期限まで %1 です。%2 までにデータを移してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::LoadEditor</name>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同時の要求数</translation>
    </message>
    <message>
        <source>Save to the profile</source>
        <translation>プロファイルに保存</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The model&apos;s files are not read yet, so its size does not follow these.</source>
        <translation>モデルのファイルをまだ読んでいないため、大きさはこれに追従しません。</translation>
    </message>
    <message>
        <source>Its size does not follow these: %1</source>
        <translation>大きさはこれに追従しません: %1</translation>
    </message>
    <message>
        <source>room for %L1 tokens</source>
        <translation>%L1 トークン分</translation>
    </message>
    <message>
        <source>%1 requests of this length at once</source>
        <translation>この長さの要求なら同時に %1 件</translation>
    </message>
    <message>
        <source>at most %1 tokens/s for one (a bound from the memory&apos;s speed)</source>
        <translation>1 件なら最大 %1 トークン/秒(メモリー帯域からの上限)</translation>
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
        <source>the services cannot be looked at (%1), given up after %2</source>
        <translation>サービスを確認できません(%1)。%2 で打ち切ります</translation>
    </message>
    <message>
        <source>port %1 is answered by %2</source>
        <translation>ポート %1 には %2 が応答しています</translation>
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
    <name>kirikae::LogAnalysisView</name>
    <message>
        <source>%L1 tokens</source>
        <translation>%L1 トークン</translation>
    </message>
    <message>
        <source>Phases of the start</source>
        <translation>起動のフェーズ</translation>
    </message>
    <message>
        <source>The start by phases</source>
        <translation>フェーズごとの起動時間</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The server was ready after %1.</source>
        <translation>サーバーは %1 で準備ができました。</translation>
    </message>
    <message>
        <source>The server got ready; the log holds no times.</source>
        <translation>サーバーは準備ができました。ログに時刻はありません。</translation>
    </message>
    <message>
        <source>This is not the start-up log of a server that Kirikae knows.</source>
        <translation>Kirikae が知っているサーバーの起動ログではありません。</translation>
    </message>
    <message>
        <source>It reads the logs of vLLM, SGLang, llama.cpp and TensorRT-LLM. Other engines can be added as a rule file.</source>
        <translation>vLLM、SGLang、llama.cpp、TensorRT-LLM のログを読み取ります。ほかのエンジンはルールファイルで追加できます。</translation>
    </message>
    <message>
        <source>The log ends before the server was ready, and shows no reason.</source>
        <translation>サーバーの準備ができる前にログが終わっており、理由は書かれていません。</translation>
    </message>
    <message>
        <source>It may still have been loading. Look at the end of the log, and at the container.</source>
        <translation>まだ読み込み中だった可能性があります。ログの末尾とコンテナを確認してください。</translation>
    </message>
    <message>
        <source>line %L1</source>
        <translation>%L1 行目</translation>
    </message>
    <message>
        <source>Probably: %1</source>
        <translation>おそらく: %1</translation>
    </message>
    <message>
        <source>Show l&amp;ine %L1</source>
        <translation>%L1 行目を表示(&amp;I)</translation>
    </message>
    <message>
        <source>%1 from the first line to the last of the start</source>
        <translation>起動の最初の行から最後の行まで %1</translation>
    </message>
</context>
<context>
    <name>kirikae::LogFile</name>
    <message>
        <source>%1 is a folder. Open the log file itself.</source>
        <translation>%1 はフォルダーです。ログファイルそのものを開いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 を開けません。</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read again.</source>
        <translation>%1 は読み直しのできるファイルではありません。</translation>
    </message>
    <message>
        <source>%1 could not be read to its end.</source>
        <translation>%1 を最後まで読めませんでした。</translation>
    </message>
</context>
<context>
    <name>kirikae::LogFilePage</name>
    <message>
        <source>&amp;Cancel reading</source>
        <translation>読み込みを中止(&amp;C)</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>ファイルの読み込みの進み具合</translation>
    </message>
    <message>
        <source>&amp;Open another…</source>
        <translation>別のファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Close lo&amp;g file</source>
        <translation>ログファイルを閉じる(&amp;G)</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>先頭へ(&amp;B)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>末尾へ(&amp;E)</translation>
    </message>
    <message>
        <source>The lines are shown once the file is read.</source>
        <translation>ファイルを読み終えると、ここに行が表示されます。</translation>
    </message>
    <message>
        <source>Reading: %1 of %2</source>
        <translation>読み込み中: %2 中 %1</translation>
    </message>
    <message>
        <source>Reading was cancelled after %1 of %2; this holds for that part.</source>
        <translation>%2 のうち %1 で読み込みを中止しました。結果はその部分についてのものです。</translation>
    </message>
    <message>
        <source>Lines %L1 to %L2 of %L3</source>
        <translation>全 %L3 行のうち %L1 から %L2 行目</translation>
    </message>
</context>
<context>
    <name>kirikae::LogPane</name>
    <message>
        <source>Fo&amp;llow</source>
        <translation>追従(&amp;L)</translation>
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
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>kirikae::LogTab</name>
    <message>
        <source>%1: the log ends here: %2</source>
        <translation>%1: ログはここまでです: %2</translation>
    </message>
    <message>
        <source>%1: the log has ended</source>
        <translation>%1: ログは終わりました</translation>
    </message>
    <message>
        <source>The log of a service is shown here once one starts.</source>
        <translation>サービスが起動すると、そのログがここに表示されます。</translation>
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
    <name>kirikae::LogsVerb</name>
    <message>
        <source>Show a service&apos;s log</source>
        <translation>サービスのログを表示する</translation>
    </message>
    <message>
        <source>Profile, slot or service id. Default: the only one that runs</source>
        <translation>プロファイル、スロット、またはサービスの ID。既定: 動いている唯一のもの</translation>
    </message>
    <message>
        <source>Go on as it grows</source>
        <translation>増える分を続けて表示する</translation>
    </message>
    <message>
        <source>Show the time of each line</source>
        <translation>各行の時刻を表示する</translation>
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
        <source>Copy the last switch&apos;s &amp;report</source>
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
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open log file…</source>
        <translation>ログファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Si&amp;zing</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Keeps running…</source>
        <translation>動き続けるもの(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Install kirikaed on this node…</source>
        <translation>このノードに kirikaed をインストール(&amp;I)…</translation>
    </message>
    <message>
        <source>Remo&amp;ve kirikaed…</source>
        <translation>kirikaed を削除(&amp;V)…</translation>
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
    <message>
        <source>Open log file</source>
        <translation>ログファイルを開く</translation>
    </message>
    <message>
        <source>Logs (*.log *.txt *.out)</source>
        <translation>ログ (*.log *.txt *.out)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>ログファイル</translation>
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
        <source>Reading the node&apos;s memory</source>
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
    <name>kirikae::MemoryVerb</name>
    <message>
        <source>Show what is in the node&apos;s memory</source>
        <translation>ノードのメモリーの中身を表示する</translation>
    </message>
    <message>
        <source>Go on until Ctrl-C</source>
        <translation>Ctrl-C まで続ける</translation>
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
    <name>kirikae::ModelReading</name>
    <message>
        <source>Where the files of %1 are cannot be told: no folder of the node is mounted for them.</source>
        <translation>%1 のファイルの場所がわかりません。そのためのノードのフォルダーがマウントされていません。</translation>
    </message>
    <message>
        <source>%1 is not on this node yet; it was looked for in %2.</source>
        <translation>%1 はまだこのノードにありません。%2 を探しました。</translation>
    </message>
    <message>
        <source>The files of %1 cannot be read: %2 belongs to another user of the node. Make it readable, or state the weights in the profile.</source>
        <translation>%1 のファイルを読めません。%2 はノードの別のユーザーのものです。読めるようにするか、プロファイルに重みの大きさを書いてください。</translation>
    </message>
    <message>
        <source>Reading the model&apos;s files</source>
        <translation>モデルのファイルの読み取り</translation>
    </message>
    <message>
        <source>There is no config.json and no GGUF file in %1: the model is not downloaded completely.</source>
        <translation>%1 に config.json も GGUF ファイルもありません。モデルのダウンロードが終わっていません。</translation>
    </message>
    <message>
        <source>%1 of %2 files of the weights are not there yet.</source>
        <translation>重みのファイル %2 個のうち %1 個がまだありません。</translation>
    </message>
    <message>
        <source>The headers of the weights could not be read.</source>
        <translation>重みのヘッダーを読めませんでした。</translation>
    </message>
    <message>
        <source>The header of %1 could not be read.</source>
        <translation>%1 のヘッダーを読めませんでした。</translation>
    </message>
    <message>
        <source>The header of %1 is larger than what is read over the link.</source>
        <translation>%1 のヘッダーは、接続越しに読む上限より大きくなっています。</translation>
    </message>
    <message>
        <source>The metadata of %1 could not be read completely.</source>
        <translation>%1 のメタデータを最後まで読めませんでした。</translation>
    </message>
    <message>
        <source>The drafter is not in these figures: %1</source>
        <translation>ドラフターはこの数値に含まれていません: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::Node</name>
    <message>
        <source>Nothing of Kirikae stays on this node when you close it. Install kirikaed there.</source>
        <translation>閉じると、このノードに Kirikae のものは何も残りません。kirikaed をインストールしてください。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeActions</name>
    <message>
        <source>Switch to %1 although it does not fit?</source>
        <translation>収まらない %1 に切り替えますか?</translation>
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
    <message>
        <source>That you went on anyway is recorded.</source>
        <translation>このまま続けたことは記録に残ります。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeApi</name>
    <message>
        <source>&quot;newest&quot; is a number from 1 to %1.</source>
        <translation>&quot;newest&quot; は 1 から %1 までの数です。</translation>
    </message>
    <message>
        <source>There is no such service on this node.</source>
        <translation>このノードにそのサービスはありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place in a log.</source>
        <translation>&quot;%1&quot; はログの位置ではありません。</translation>
    </message>
    <message>
        <source>It is the id of a message of the same log.</source>
        <translation>同じログのメッセージの id を指定します。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeBook</name>
    <message>
        <source>The list of nodes was written by a newer version of Kirikae.</source>
        <translation>ノードの一覧は、より新しい Kirikae で書かれています。</translation>
    </message>
    <message>
        <source>The list of nodes holds no field &quot;nodes&quot;.</source>
        <translation>ノードの一覧に &quot;nodes&quot; がありません。</translation>
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
    <message>
        <source>Another program is writing the list of nodes %1. Try again.</source>
        <translation>ほかのプログラムがノードの一覧 %1 を書き込んでいます。もう一度実行してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeChoice</name>
    <message>
        <source>No node is given and the node book is empty. Use --node ssh://user@host or --node demo, or add one: kirikaectl nodes add NAME ssh://user@host</source>
        <translation>ノードの指定がなく、ノード帳も空です。--node ssh://user@host か --node demo を使うか、追加してください: kirikaectl nodes add 名前 ssh://user@host</translation>
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
    <name>kirikae::NodeOps</name>
    <message>
        <source>The model files of this node cannot be read.</source>
        <translation>このノードのモデルのファイルは読めません。</translation>
    </message>
    <message>
        <source>How full the disks of this node are cannot be read.</source>
        <translation>このノードのディスクの空き容量は読めません。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodePage</name>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>The connection is lost; what you see may be old.</source>
        <translation>接続が切れました。表示は古い可能性があります。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Memory over time</source>
        <translation>メモリーの推移</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>C&amp;onnect now</source>
        <translation>今すぐ接続(&amp;O)</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>What runs is not known: %1</source>
        <translation>何が動いているかはわかりません: %1</translation>
    </message>
    <message>
        <source>The list shows what was seen last. Nothing can be switched or stopped until the node answers; Kirikae goes on asking.</source>
        <translation>一覧は最後に確認した内容です。ノードが答えるまで切り替えも停止もできません。Kirikae は確認を続けます。</translation>
    </message>
    <message>
        <source>The profiles could not be read again, so the list may be old: %1</source>
        <translation>プロファイルを読み直せなかったため、一覧は古い可能性があります: %1</translation>
    </message>
    <message>
        <source>A switch was left unfinished: %1</source>
        <translation>切り替えが途中で残されています: %1</translation>
    </message>
    <message>
        <source>The program that ran it is gone. Kirikae takes it up by itself within seconds; a new switch takes its place.</source>
        <translation>それを行っていたプログラムはもうありません。Kirikae が数秒以内に自動で引き継ぎます。新しい切り替えを始めると、それに置き換わります。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodeSetup</name>
    <message>
        <source>The node cannot be reached.</source>
        <translation>ノードに到達できません。</translation>
    </message>
</context>
<context>
    <name>kirikae::NodesVerb</name>
    <message>
        <source>NODE</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>No nodes yet. Add one: kirikaectl nodes add NAME ssh://user@host</source>
        <translation>まだノードがありません。追加: kirikaectl nodes add 名前 ssh://user@host</translation>
    </message>
    <message>
        <source>List, add or remove nodes</source>
        <translation>ノードを一覧表示・追加・削除する</translation>
    </message>
    <message>
        <source>All nodes of the book (the default)</source>
        <translation>ノード帳のすべてのノード(既定)</translation>
    </message>
    <message>
        <source>Add one, or change its address</source>
        <translation>追加する、またはアドレスを変える</translation>
    </message>
    <message>
        <source>What to call it</source>
        <translation>呼び名</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>As the book calls it</source>
        <translation>ノード帳での名前</translation>
    </message>
    <message>
        <source>ssh://user@host:port, an SSH configuration name, local, https://host:port of a daemon, or demo</source>
        <translation>ssh://user@host:port、SSH 設定の名前、local、デーモンの https://host:port、demo のいずれか</translation>
    </message>
</context>
<context>
    <name>kirikae::OthersSwitch</name>
    <message>
        <source>The switch that was watched has ended, and how is not known (%1). See: kirikaectl history</source>
        <translation>見守っていた切り替えは終わりましたが、結果は分かりません (%1)。kirikaectl history を確認してください</translation>
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
        <source>line %1</source>
        <translation>%1 行目</translation>
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
    <message>
        <source>D&amp;one</source>
        <translation>完了(&amp;O)</translation>
    </message>
    <message>
        <source>Show l&amp;ine %1</source>
        <translation>%1 行目を表示(&amp;I)</translation>
    </message>
    <message>
        <source>What the node showed: %1</source>
        <translation>ノードの様子: %1</translation>
    </message>
    <message>
        <source>Start %1 again…</source>
        <translation>%1 をもう一度起動…</translation>
    </message>
    <message>
        <source>Show the lo&amp;g of %1</source>
        <translation>%1 のログを表示(&amp;G)</translation>
    </message>
    <message>
        <source>Swit&amp;ch to %1 again…</source>
        <translation>もう一度 %1 に切り替え(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>kirikae::OutsideJudge</name>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1: 空き %2（全体 %3）</translation>
    </message>
    <message>
        <source>Port %1: %2</source>
        <translation>ポート %1: %2</translation>
    </message>
    <message>
        <source>Memory: %1 available at the lowest point.</source>
        <translation>メモリ: 最も少ないときの空きは %1。</translation>
    </message>
    <message>
        <source>%1 available afterwards.</source>
        <translation>その後の空きは %1。</translation>
    </message>
    <message>
        <source>All programs waited for memory %1 % of the time.</source>
        <translation>全プログラムが時間の %1 % をメモリ待ちに費やしました。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Free on disk: %1.</source>
        <translation>ディスクの空き: %1。</translation>
    </message>
    <message>
        <source>Port %1 is held by %2.</source>
        <translation>ポート %1 は %2 が使っています。</translation>
    </message>
    <message>
        <source>Exit code %1.</source>
        <translation>終了コード %1。</translation>
    </message>
    <message>
        <source>Docker marks it as out of memory, which is a hint only.</source>
        <translation>Docker はメモリ不足の印を付けていますが、手がかりにすぎません。</translation>
    </message>
    <message>
        <source>The node was restarted.</source>
        <translation>ノードは再起動されました。</translation>
    </message>
    <message>
        <source>The GPU&apos;s driver says: %1</source>
        <translation>GPU ドライバーの出力: %1</translation>
    </message>
    <message>
        <source>The kernel&apos;s log may not be read by this user.</source>
        <translation>カーネルログはこのユーザーでは読めません。</translation>
    </message>
    <message>
        <source>The kernel&apos;s log shows no reason.</source>
        <translation>カーネルログに理由は見当たりません。</translation>
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
    <name>kirikae::PlanVerb</name>
    <message>
        <source>Say what a switch would do, without touching anything</source>
        <translation>何も変えずに、切り替えで何が起きるかを示す</translation>
    </message>
    <message>
        <source>Id or name</source>
        <translation>ID または名前</translation>
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
    <message>
        <source>Sw&amp;itch</source>
        <translation>切り替え(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;ull the image</source>
        <translation>イメージを取得(&amp;U)</translation>
    </message>
    <message>
        <source>Set the secre&amp;t…</source>
        <translation>シークレットを設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Sw&amp;itch anyway…</source>
        <translation>それでも切り替える(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the changed context to the profile first, or reset it.</source>
        <translation>変更したコンテキストをプロファイルに保存するか、元に戻してください。</translation>
    </message>
    <message>
        <source>Could be about %1: make it faste&amp;r…</source>
        <translation>約 %1 にできます: 速くする(&amp;R)…</translation>
    </message>
    <message>
        <source>Make it faste&amp;r…</source>
        <translation>速くする(&amp;R)…</translation>
    </message>
    <message>
        <source>what runs in slot %1 is not known</source>
        <translation>スロット %1 で何が動いているかはわかりません</translation>
    </message>
    <message>
        <source>What runs on the node is not known, so nothing is stopped or started.</source>
        <translation>ノードで何が動いているかわからないため、停止も起動もしません。</translation>
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
        <source>The watch over the node&apos;s processes ended (exit code %1).</source>
        <translation>ノードのプロセスの監視が終わりました(終了コード %1)。</translation>
    </message>
    <message>
        <source>Listing the services</source>
        <translation>サービスの一覧取得</translation>
    </message>
    <message>
        <source>Writing the service&apos;s files</source>
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
        <source>The process is still there a minute after it was killed. Its driver may hang: look at the node&apos;s kernel log.</source>
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
    <name>kirikae::ProfileApi</name>
    <message>
        <source>Say what is replaced: If-Match with the profile&apos;s ETag, or If-None-Match: * for a new one.</source>
        <translation>何を置き換えるか示してください。プロファイルの ETag を If-Match に、新規なら If-None-Match: * を付けます。</translation>
    </message>
    <message>
        <source>A secret needs a value: {&quot;value&quot;: &quot;...&quot;}.</source>
        <translation>シークレットには値が必要です: {&quot;value&quot;: &quot;...&quot;}。</translation>
    </message>
    <message>
        <source>The profile was changed meanwhile by somebody else. Look at the new version before you remove it.</source>
        <translation>その間にほかの人がプロファイルを変更しました。削除する前に新しい内容を確認してください。</translation>
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
        <source>The profile&apos;s id is not fit to be a file name.</source>
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
        <source>The secret is longer than 64 KiB.</source>
        <translation>シークレットが 64 KiB を超えています。</translation>
    </message>
    <message>
        <source>Saving the secret</source>
        <translation>シークレットの保存</translation>
    </message>
    <message>
        <source>The secret &quot;%1&quot; is not kept on this node. Enter it again.</source>
        <translation>シークレット &quot;%1&quot; はこのノードに保存されていません。もう一度入力してください。</translation>
    </message>
    <message>
        <source>Reading a secret</source>
        <translation>シークレットの読み込み</translation>
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
        <source>empty for the image&apos;s own</source>
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
    <message>
        <source>too big</source>
        <translation>大きすぎ</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 · what runs is not known</source>
        <translation>%1 · 何が動いているか不明</translation>
    </message>
    <message>
        <source>%1 · %2 run at once</source>
        <translation>%1 · 同時に %2 個が動作中</translation>
    </message>
    <message>
        <source>also running</source>
        <translation>これも実行中</translation>
    </message>
    <message>
        <source>was running</source>
        <translation>実行中だった</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>coming back</source>
        <translation>復帰中</translation>
    </message>
</context>
<context>
    <name>kirikae::ProfilesVerb</name>
    <message>
        <source>List the node&apos;s profiles, or show one</source>
        <translation>ノードのプロファイルを一覧表示、または 1 つ表示する</translation>
    </message>
    <message>
        <source>Id or name: show this one&apos;s file</source>
        <translation>ID または名前: そのファイルを表示する</translation>
    </message>
    <message>
        <source>Show it as a docker run line</source>
        <translation>docker run の行として表示する</translation>
    </message>
    <message>
        <source>Delete it from the node</source>
        <translation>ノードから削除する</translation>
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
    <message>
        <source>Goes on when you close the panel.</source>
        <translation>パネルを閉じても続きます。</translation>
    </message>
    <message>
        <source>Ending the switch to %1</source>
        <translation>%1 への切り替えを終えています</translation>
    </message>
    <message>
        <source>&amp;Cancel, go back to %1</source>
        <translation>取り消して %1 に戻る(&amp;C)</translation>
    </message>
    <message>
        <source>Leaving it…</source>
        <translation>手を離しています…</translation>
    </message>
    <message>
        <source>Leave &amp;it as it is</source>
        <translation>このままにする(&amp;I)</translation>
    </message>
    <message>
        <source>Ends the switch now. %1 goes on starting by itself; the outcome follows as soon as it answers.</source>
        <translation>切り替えをここで終えます。%1 の起動はそのまま続き、応答しだい結果が表示されます。</translation>
    </message>
    <message>
        <source>Can be left once %1 is being started again.</source>
        <translation>%1 の起動し直しが始まると、このままにできます。</translation>
    </message>
    <message>
        <source>No sign of life for %1. You can go on waiting or leave it as it is.</source>
        <translation>%1 のあいだ動きがありません。待ち続けることも、このままにすることもできます。</translation>
    </message>
</context>
<context>
    <name>kirikae::QuestionPanel</name>
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
        <source>&amp;Do not connect</source>
        <translation>接続しない(&amp;D)</translation>
    </message>
    <message>
        <source>Keep it in the keychain of this desktop</source>
        <translation>このデスクトップのキーチェーンに保存する</translation>
    </message>
    <message>
        <source>It is the sa&amp;me, connect</source>
        <translation>一致する、接続する(&amp;M)</translation>
    </message>
    <message>
        <source>Access token for %1</source>
        <translation>%1 のアクセストークン</translation>
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
    <name>kirikae::Replies</name>
    <message>
        <source>The body of this request is JSON: say so with Content-Type: application/json.</source>
        <translation>このリクエストの本文は JSON です。Content-Type: application/json を付けてください。</translation>
    </message>
    <message>
        <source>The body of this request is a JSON object.</source>
        <translation>このリクエストの本文は JSON オブジェクトです。</translation>
    </message>
    <message>
        <source>There is no profile &quot;%1&quot; on this node.</source>
        <translation>このノードに &quot;%1&quot; というプロファイルはありません。</translation>
    </message>
</context>
<context>
    <name>kirikae::RestartBrake</name>
    <message>
        <source>%1 ended and was started again %2 times within 10 minutes. It is not started again any more.</source>
        <translation>%1 は 10 分以内に %2 回終了して再開されました。もう自動では再開しません。</translation>
    </message>
    <message>
        <source>%1 is started again and again, and that could not be switched off: %2</source>
        <translation>%1 は何度も再開されていますが、それを止められませんでした: %2</translation>
    </message>
</context>
<context>
    <name>kirikae::Router</name>
    <message>
        <source>This path does not know the method %1.</source>
        <translation>このパスではメソッド %1 は使えません。</translation>
    </message>
    <message>
        <source>It knows: %1</source>
        <translation>使えるもの: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::RunningView</name>
    <message>
        <source>To switch, select another profile of this slot.</source>
        <translation>切り替えるには、このスロットの別のプロファイルを選んでください。</translation>
    </message>
    <message>
        <source>Open t&amp;unnel</source>
        <translation>トンネルを開く(&amp;U)</translation>
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
        <source>Running since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>Answers on</source>
        <translation>応答先</translation>
    </message>
    <message>
        <source>port %1 of the node</source>
        <translation>ノードのポート %1</translation>
    </message>
    <message>
        <source>Answers as</source>
        <translation>応答名</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>使用メモリー</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Restarted</source>
        <translation>再起動</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) by the container engine</source>
        <translation>
            <numerusform>コンテナエンジンにより %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop servi&amp;ce…</source>
        <translation>サービスを停止(&amp;C)…</translation>
    </message>
    <message>
        <source>%1 was running</source>
        <translation>%1 は動作していました</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 は起動中です</translation>
    </message>
    <message>
        <source>%1 runs, but does not answer as it should</source>
        <translation>%1 は動いていますが、正しく応答しません</translation>
    </message>
</context>
<context>
    <name>kirikae::Search</name>
    <message>
        <source>kirikaed runs on this node, but your user may not use %1: add it to the group &quot;kirikae&quot;. Until then Kirikae works without it.</source>
        <translation>このノードでは kirikaed が動いていますが、あなたのユーザーは %1 を使えません。グループ &quot;kirikae&quot; に加えてください。それまで Kirikae は kirikaed なしで動作します。</translation>
    </message>
    <message>
        <source>kirikaed, %1</source>
        <translation>kirikaed、%1</translation>
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
    <name>kirikae::SecretVerb</name>
    <message>
        <source>List, set or remove secrets on the node</source>
        <translation>ノードのシークレットを一覧表示・設定・削除する</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>名前だけ</translation>
    </message>
    <message>
        <source>Set one from the terminal or from stdin</source>
        <translation>端末か標準入力から設定する</translation>
    </message>
    <message>
        <source>As profiles refer to it, for example HF_TOKEN</source>
        <translation>プロファイルから参照する名前(例: HF_TOKEN)</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>As profiles refer to it</source>
        <translation>プロファイルから参照する名前</translation>
    </message>
    <message>
        <source>The value is empty. To remove a secret use: secret remove</source>
        <translation>値が空です。シークレットを削除するには secret remove を使ってください</translation>
    </message>
    <message>
        <source>Value of %1: </source>
        <translation>%1 の値: </translation>
    </message>
    <message>
        <source>Nothing can be read from stdin.</source>
        <translation>標準入力から何も読めません。</translation>
    </message>
</context>
<context>
    <name>kirikae::Session</name>
    <message>
        <source>--speed is only for the demo node.</source>
        <translation>--speed はデモノード専用です。</translation>
    </message>
    <message>
        <source>The node cannot be reached.</source>
        <translation>ノードに届きません。</translation>
    </message>
    <message>
        <source>Waiting for the node to report its memory, for at most %1.</source>
        <translation>ノードがメモリを報告するのを待っています（最長 %1）。</translation>
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
    <message>
        <source>What runs could not be looked at once more: %1</source>
        <translation>何が動いているかをもう一度確認できませんでした: %1</translation>
    </message>
    <message>
        <source>%1 answered, and ended right afterwards.</source>
        <translation>%1 は応答しましたが、直後に終了しました。</translation>
    </message>
    <message>
        <source>The previous service, which was started again, could not be stopped: %1</source>
        <translation>再び起動されていた以前のサービスを停止できませんでした: %1</translation>
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
        <source>Simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Ne&amp;w profile…</source>
        <translation>新規(&amp;W)…</translation>
    </message>
    <message>
        <source>Paste doc&amp;ker run…</source>
        <translation>docker run から(&amp;K)…</translation>
    </message>
    <message>
        <source>No nodes yet</source>
        <translation>まだノードがありません</translation>
    </message>
    <message>
        <source>Lease: %1 left</source>
        <translation>借用期限まで: %1</translation>
    </message>
    <message>
        <source>The lease has ended</source>
        <translation>借用期限が切れました</translation>
    </message>
</context>
<context>
    <name>kirikae::SingleDaemon</name>
    <message>
        <source>kirikaed runs already for this user.</source>
        <translation>このユーザーの kirikaed はすでに動いています。</translation>
    </message>
    <message>
        <source>The lock file %1 could not be opened: %2</source>
        <translation>ロックファイル %1 を開けませんでした: %2</translation>
    </message>
</context>
<context>
    <name>kirikae::SizingOptions</name>
    <message>
        <source>The option %1 has no valid value: &quot;%2&quot;.</source>
        <translation>オプション %1 の値が正しくありません: &quot;%2&quot;。</translation>
    </message>
</context>
<context>
    <name>kirikae::SizingTab</name>
    <message>
        <source>%1: weights %2, KV cache %3, overhead %4</source>
        <translation>%1: 重み %2、KV キャッシュ %3、その他 %4</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>with</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Node to look at</source>
        <translation>対象のノード</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同時の要求数</translation>
    </message>
    <message>
        <source> at once</source>
        <translation> 件同時</translation>
    </message>
    <message>
        <source>Memory by precision and context</source>
        <translation>精度とコンテキストごとのメモリー</translation>
    </message>
    <message>
        <source>Select a profile to see what its model takes.</source>
        <translation>プロファイルを選ぶと、モデルが使うメモリーがわかります。</translation>
    </message>
    <message>
        <source>The memory of the node is not reported.</source>
        <translation>ノードのメモリーが報告されていません。</translation>
    </message>
    <message>
        <source>The model&apos;s files are not read yet.</source>
        <translation>モデルのファイルをまだ読んでいません。</translation>
    </message>
    <message>
        <source>The model&apos;s files could not be read: %1</source>
        <translation>モデルのファイルを読めませんでした: %1</translation>
    </message>
    <message>
        <source>%1: what it takes in each precision and context, with nothing else on the node</source>
        <translation>%1: ノードでほかに何も動いていないときの、精度とコンテキストごとのメモリー</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 では%1</translation>
    </message>
    <message>
        <source>%1, %L2 tokens: %3; %4</source>
        <translation>%1、%L2 トークン: %3。%4</translation>
    </message>
    <message>
        <source>%1 not connected</source>
        <translation>%1 は未接続</translation>
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
    <name>kirikae::SseReader</name>
    <message>
        <source>An event of the stream is larger than %1 MiB.</source>
        <translation>ストリームのイベントが %1 MiB を超えています。</translation>
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
    <message>
        <source>%1 did not answer any more during the log-in.</source>
        <translation>ログインの途中で %1 が応答しなくなりました。</translation>
    </message>
    <message>
        <source>%1 asks on and on during the log-in, and never says yes or no.</source>
        <translation>%1 はログイン中に質問を繰り返し、可否を答えません。</translation>
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
        <source>The node&apos;s SSH server does not forward to sockets such as %1 (AllowStreamLocalForwarding).</source>
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
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>&quot;%1&quot; はホスト名ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name.</source>
        <translation>&quot;%1&quot; はユーザー名ではありません。</translation>
    </message>
    <message>
        <source>%1 could not be reached through its jump host: try &quot;ssh %2&quot; in a terminal to see why.</source>
        <translation>%1 に踏み台経由で届きませんでした。端末で &quot;ssh %2&quot; を試すと理由がわかります。</translation>
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
    <message>
        <source>A claim needs a token.</source>
        <translation>占有にはトークンが必要です。</translation>
    </message>
    <message>
        <source>Looking who switches the node</source>
        <translation>ノードを切り替えている人の確認</translation>
    </message>
    <message>
        <source>Noting the container engine</source>
        <translation>コンテナエンジンの記録</translation>
    </message>
</context>
<context>
    <name>kirikae::StatusVerb</name>
    <message>
        <source>Show the node and what runs on it</source>
        <translation>ノードと、そこで動いているものを表示する</translation>
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
    <message>
        <source>The restart policy of %1 could not be switched off: %2</source>
        <translation>%1 の再起動ポリシーを切れませんでした: %2</translation>
    </message>
    <message>
        <source>port %1 is still answered by %2</source>
        <translation>ポート %1 にはまだ %2 が応答しています</translation>
    </message>
    <message>
        <source>%1 is gone, but port %2 is still answered by %3. Stop that on the node.</source>
        <translation>%1 はなくなりましたが、ポート %2 にはまだ %3 が応答しています。ノードで止めてください。</translation>
    </message>
    <message numerus="yes">
        <source>waiting for %n request(s) to end, for at most %1 more</source>
        <translation>
            <numerusform>%n 件のリクエストの終了を待っています(あと最長 %1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kirikae::StopVerb</name>
    <message>
        <source>Stop a service and leave its slot empty</source>
        <translation>サービスを停止し、スロットを空にする</translation>
    </message>
    <message>
        <source>Profile, slot or service id. Default: the only one that runs</source>
        <translation>プロファイル、スロット、またはサービスの ID。既定: 動いている唯一のもの</translation>
    </message>
    <message>
        <source>%1 is stopped.</source>
        <translation>%1 を停止しました。</translation>
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
    <message>
        <source>The state of the switch cannot be kept on the node, so it is not begun: %1</source>
        <translation>切り替えの状態をノードに保存できないため、始めません: %1</translation>
    </message>
    <message>
        <source>The state of the switch cannot be kept on the node; the switch goes on. %1</source>
        <translation>切り替えの状態をノードに保存できません。切り替えは続けます。%1</translation>
    </message>
</context>
<context>
    <name>kirikae::SwitchApi</name>
    <message>
        <source>There is no such switch on this node.</source>
        <translation>このノードにその切替はありません。</translation>
    </message>
    <message>
        <source>A question needs a prompt.</source>
        <translation>質問にはプロンプトが必要です。</translation>
    </message>
    <message>
        <source>Which image? {&quot;image&quot;: &quot;...&quot;}</source>
        <translation>どのイメージですか？ {&quot;image&quot;: &quot;...&quot;}</translation>
    </message>
    <message>
        <source>An Idempotency-Key has at most %1 characters.</source>
        <translation>Idempotency-Key は %1 文字以内です。</translation>
    </message>
    <message>
        <source>Another request had this Idempotency-Key.</source>
        <translation>この Idempotency-Key は別の要求で使われています。</translation>
    </message>
    <message>
        <source>A key stands for one request: send a new one with a key of its own.</source>
        <translation>1 つのキーは 1 つの要求を表します。新しい要求には新しいキーを付けてください。</translation>
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
    <message>
        <source>This node is busy: %1. Try again when that has ended.</source>
        <translation>このノードは使用中です: %1。終わってからもう一度試してください。</translation>
    </message>
    <message>
        <source>An interrupted switch is being taken up. Try again in a moment.</source>
        <translation>中断した切り替えを再開しています。少し待ってからもう一度試してください。</translation>
    </message>
    <message>
        <source>A switch that was left unfinished cannot be read, so no other is begun: %1</source>
        <translation>途中で残された切り替えを読めないため、新しい切り替えは始めません: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::SwitchFollower</name>
    <message>
        <source>Run by another program: %1</source>
        <translation>別のプログラムが実行中: %1</translation>
    </message>
    <message>
        <source>Nobody is switching this node.</source>
        <translation>このノードでは誰も切り替えをしていません。</translation>
    </message>
    <message>
        <source>Run by another program, cancel it there: %1</source>
        <translation>別のプログラムが実行中です。そちらで取り消してください: %1</translation>
    </message>
    <message>
        <source>Connection lost; the node goes on.</source>
        <translation>接続が切れました。ノードは続行します。</translation>
    </message>
    <message>
        <source>
d = leave it running, c = cancel the switch, Enter = go on watching: </source>
        <translation>
d = 続けさせて離れる、c = 切り替えを取り消す、Enter = 見守りを続ける: </translation>
    </message>
    <message>
        <source>The switch goes on. Watch it again with: kirikaectl watch</source>
        <translation>切り替えは続きます。もう一度見るには: kirikaectl watch</translation>
    </message>
    <message>
        <source>The node goes on loading, but nobody checks the result until somebody looks again: run &quot;kirikaectl watch&quot; or open the panel.</source>
        <translation>ノードは読み込みを続けますが、次に誰かが見るまで結果は確認されません。&quot;kirikaectl watch&quot; を実行するか、パネルを開いてください。</translation>
    </message>
    <message>
        <source>%1. Looking whether that program is still there.</source>
        <translation>%1。そのプログラムがまだあるか確認しています。</translation>
    </message>
    <message>
        <source>The switch is cancelled as soon as it is under way.</source>
        <translation>切り替えが始まり次第、取り消します。</translation>
    </message>
    <message>
        <source>It is on its way back already. Once %1 has been started, cancelling leaves the node as it is.</source>
        <translation>すでに元に戻しています。%1 が起動した後に取り消すと、ノードをそのままにします。</translation>
    </message>
    <message>
        <source>It is being cancelled already.</source>
        <translation>すでに取り消しています。</translation>
    </message>
    <message>
        <source>The node is left as it is: %1 goes on starting.</source>
        <translation>ノードをそのままにします。%1 の起動は続きます。</translation>
    </message>
    <message>
        <source>
d = end this program, c = leave the node as it is now: %1 goes on starting and nothing checks it, Enter = go on watching: </source>
        <translation>
d = このプログラムを終了、c = ノードを今のままにする（%1 の起動は続き、確認はしません）、Enter = 見守りを続ける: </translation>
    </message>
    <message>
        <source>
It is on its way back. d = leave it running, Enter = go on watching: </source>
        <translation>
元に戻しています。d = そのまま続けさせる、Enter = 見守りを続ける: </translation>
    </message>
    <message>
        <source>It has failed meanwhile, and the previous service is being brought back.</source>
        <translation>その間に失敗し、前のサービスに戻しています。</translation>
    </message>
</context>
<context>
    <name>kirikae::SwitchQuestions</name>
    <message>
        <source>The node has not reported its memory within %1, so whether %2 fits is not known, and nothing was touched. With --override-memory the switch goes on without it.</source>
        <translation>ノードが %1 以内にメモリを報告しなかったため、%2 が収まるかどうか分かりません。何も変更していません。--override-memory を付けると、このまま切り替えます。</translation>
    </message>
    <message>
        <source>The node has not reported its memory within %1, so whether %2 fits is not known.
y = switch all the same, Enter = leave everything as it is: </source>
        <translation>ノードが %1 以内にメモリを報告しなかったため、%2 が収まるかどうか分かりません。
y = それでも切り替える、Enter = 何も変更しない: </translation>
    </message>
    <message>
        <source>Nothing was touched.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) run on %1.</source>
        <translation>
            <numerusform>%1 で %n 件のリクエストを処理中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The switch waits for them, for at most %1 (--drain says otherwise).</source>
        <translation>切り替えは最長 %1 まで完了を待ちます（--drain で変更できます）。</translation>
    </message>
    <message>
        <source>w = wait for them, at most %1; n = switch now; q = do not switch; Enter = wait: </source>
        <translation>w = 待つ（最長 %1）、n = すぐに切り替える、q = 切り替えない、Enter = 待つ: </translation>
    </message>
</context>
<context>
    <name>kirikae::SwitchVerb</name>
    <message>
        <source>Switch the node to a profile and follow it</source>
        <translation>ノードをプロファイルに切り替え、経過を表示する</translation>
    </message>
    <message>
        <source>Id or name</source>
        <translation>ID または名前</translation>
    </message>
    <message>
        <source>Go on although the memory check says no; this is recorded</source>
        <translation>メモリーの確認で収まらなくても続ける(記録に残ります)</translation>
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
    <name>kirikae::TerminalAsker</name>
    <message>
        <source>Fingerprint: %1</source>
        <translation>フィンガープリント: %1</translation>
    </message>
    <message>
        <source>Is this the node&apos;s key? Type &quot;yes&quot; to go on: </source>
        <translation>これはノードの鍵ですか? 続けるには &quot;yes&quot; と入力: </translation>
    </message>
    <message>
        <source>Passphrase of %1: </source>
        <translation>%1 のパスフレーズ: </translation>
    </message>
    <message>
        <source>Password of %1: </source>
        <translation>%1 のパスワード: </translation>
    </message>
    <message>
        <source>Not answered, so nothing was done.</source>
        <translation>回答がないため、何もしませんでした。</translation>
    </message>
    <message>
        <source>The host key of %1 is not known yet, and there is no terminal to ask at. Connect once with &quot;ssh&quot; or from a terminal, and compare the fingerprint %2.</source>
        <translation>%1 のホスト鍵はまだ知られておらず、確認する端末もありません。&quot;ssh&quot; か端末から一度接続し、フィンガープリント %2 を確かめてください。</translation>
    </message>
    <message>
        <source>The key %1 needs its passphrase, and there is no terminal to ask at. Load it into an SSH agent (ssh-add), or run this from a terminal.</source>
        <translation>鍵 %1 にはパスフレーズが必要ですが、尋ねる端末がありません。SSH エージェントに読み込む(ssh-add)か、端末から実行してください。</translation>
    </message>
    <message>
        <source>%1 asks for a password, and there is no terminal to ask at. Set up a key, or run this from a terminal.</source>
        <translation>%1 がパスワードを求めていますが、尋ねる端末がありません。鍵を設定するか、端末から実行してください。</translation>
    </message>
    <message>
        <source>The daemon at %1 asks for its access token, and there is no terminal to ask at. Put it into $KIRIKAE_TOKEN, or into a file that only you can read and give --token-file.</source>
        <translation>%1 のデーモンがアクセストークンを求めていますが、尋ねる端末がありません。$KIRIKAE_TOKEN に入れるか、自分だけが読めるファイルに入れて --token-file で指定してください。</translation>
    </message>
</context>
<context>
    <name>kirikae::TokenAsker</name>
    <message>
        <source>%1 did not accept the token. Use the one that kirikaed wrote into its token file on the node.</source>
        <translation>%1 はトークンを受け入れませんでした。ノードで kirikaed がトークンファイルに書いたものを使ってください。</translation>
    </message>
    <message>
        <source>The token file %1 cannot be read: %2.</source>
        <translation>トークンファイル %1 を読めません: %2</translation>
    </message>
    <message>
        <source>Others may read the token file %1. Run &quot;chmod 600 %1&quot; first.</source>
        <translation>トークンファイル %1 を他のユーザーが読めます。先に &quot;chmod 600 %1&quot; を実行してください。</translation>
    </message>
    <message>
        <source>The token file %1 is empty.</source>
        <translation>トークンファイル %1 が空です。</translation>
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
    <name>kirikae::UninstallVerb</name>
    <message>
        <source>Take kirikaed off the node; profiles and history stay</source>
        <translation>kirikaed をノードから取り除く。プロファイルと履歴は残る</translation>
    </message>
    <message>
        <source>The one for the whole machine; needs root rights on the node</source>
        <translation>マシン全体のもの。ノードの root 権限が必要</translation>
    </message>
</context>
<context>
    <name>kirikae::UpkeepDialog</name>
    <message>
        <source>&amp;Ask each service every</source>
        <translation>各サービスに尋ねる間隔(&amp;A)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Minutes between two questions</source>
        <translation>尋ねる間隔（分）</translation>
    </message>
    <message>
        <source>&amp;Warn when less is free than</source>
        <translation>空きがこれを下回ったら警告(&amp;W)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Least free space</source>
        <translation>最小の空き容量</translation>
    </message>
    <message>
        <source>This machine is &amp;rented until</source>
        <translation>このマシンの借用期限(&amp;R)</translation>
    </message>
    <message>
        <source>Keeps running: %1</source>
        <translation>動き続けるもの: %1</translation>
    </message>
    <message>
        <source>End of the lease, in your time</source>
        <translation>借用期限（お使いの時間帯）</translation>
    </message>
    <message>
        <source>What this node does when no panel is open. What it finds out shows as a notification here.</source>
        <translation>パネルが開いていない間にこのノードがすること。分かったことはここに通知として表示されます。</translation>
    </message>
    <message>
        <source>Start at &amp;boot</source>
        <translation>起動時に開始(&amp;B)</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>借用期限</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>The node itself writes the verdicts and reasons that you see here.</source>
        <translation>ここに表示される判定や理由の文はノードが作成します。</translation>
    </message>
    <message>
        <source>As the node&apos;s system</source>
        <translation>ノードのシステムに合わせる</translation>
    </message>
</context>
<context>
    <name>kirikae::UpkeepStore</name>
    <message>
        <source>%1 was written by a newer kirikaed. The default settings are used; saving replaces the file.</source>
        <translation>%1 はより新しい kirikaed が書いたものです。既定の設定を使います。保存するとファイルを置き換えます。</translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation>%1 は使いません: %2</translation>
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
    <message>
        <source>Fi&amp;x it in the profile</source>
        <translation>プロファイルを直す(&amp;X)</translation>
    </message>
    <message>
        <source>Stop that service…</source>
        <translation>そのサービスを停止…</translation>
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
        <source>Port %1 serves &quot;%2&quot;, not &quot;%3&quot;.</source>
        <translation>ポート %1 が提供しているのは &quot;%3&quot; ではなく &quot;%2&quot; です。</translation>
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
        <source>%1 answers, but with nonsense: &quot;%2&quot;.</source>
        <translation>%1 は応答しますが、意味をなしません: &quot;%2&quot;。</translation>
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
    <message>
        <source>Port %1 is answered by %2, not by %3.</source>
        <translation>ポート %1 には %3 ではなく %2 が応答しています。</translation>
    </message>
    <message>
        <source>Stop that program, or give the profile another port.</source>
        <translation>そのプログラムを止めるか、プロファイルに別のポートを指定してください。</translation>
    </message>
    <message>
        <source>%1 asks for an API key, and the one of the profile is not it (HTTP %2).</source>
        <translation>%1 は API キーを求めていますが、プロファイルのものは正しくありません (HTTP %2)。</translation>
    </message>
    <message>
        <source>Keep the key as a secret on the node and name it in the profile&apos;s environment (for vLLM: VLLM_API_KEY).</source>
        <translation>キーをノードのシークレットとして保存し、プロファイルの環境変数で指定してください(vLLM では VLLM_API_KEY)。</translation>
    </message>
    <message>
        <source>Enter the secret on the node again.</source>
        <translation>シークレットをノードにもう一度入力してください。</translation>
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
    <name>kirikae::WatchVerb</name>
    <message>
        <source>Follow the switch that is under way; takes up one whose program ended</source>
        <translation>進行中の切り替えを見守る。プログラムが終わったものは引き継ぐ</translation>
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
    <message>
        <source>&amp;Open a log file…</source>
        <translation>ログファイルを開く(&amp;O)…</translation>
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
        <source>Run a simulated node&apos;s clock this many times as fast.</source>
        <translation>シミュレーションのノードの時計をこの倍率で進めます。</translation>
    </message>
    <message>
        <source>times</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Show what this start-up log tells.</source>
        <translation>この起動ログの内容を表示します。</translation>
    </message>
    <message>
        <source>[log]</source>
        <translation>[ログ]</translation>
    </message>
</context>
<context>
    <name>PlainHttp</name>
    <message>
        <source>Plain HTTP: everyone on the way can read the token and the prompts. Use https:// or SSH.</source>
        <translation>暗号化されていない HTTP です。途中の誰もがトークンとプロンプトを読めます。https:// か SSH を使ってください。</translation>
    </message>
</context>
<context>
    <name>kirikae::DrainChoice</name>
    <message>
        <source>Wait for the&amp;m (at most %1 s)</source>
        <translation>終わるまで待つ(最大 %1 秒)(&amp;M)</translation>
    </message>
    <message>
        <source>Switch now, they are &amp;dropped</source>
        <translation>待たずに切り替える(リクエストは打ち切り)(&amp;D)</translation>
    </message>
    <message>
        <source>New requests are still answered meanwhile; after that time the rest is dropped.</source>
        <translation>その間も新しいリクエストには応答します。時間が過ぎると、残りは打ち切られます。</translation>
    </message>
    <message>
        <source>1 request is running on %1</source>
        <translation>%1 で 1 件のリクエストを処理中です</translation>
    </message>
    <message>
        <source>%L1 requests are running on %2</source>
        <translation>%2 で %L1 件のリクエストを処理中です</translation>
    </message>
</context>
<context>
    <name>kirikae::DrainOption</name>
    <message>
        <source>How long requests that run on the outgoing service are waited for: SECONDS, wait (at most %1) or now. Default: asked at a terminal, else wait</source>
        <translation>停止するサービスで処理中のリクエストを待つ時間: 秒数、wait（最長 %1）または now。既定: 端末では確認し、それ以外では wait</translation>
    </message>
    <message>
        <source>--drain takes wait, now or a number of seconds from 0 to %1, not &quot;%2&quot;.</source>
        <translation>--drain に指定できるのは wait、now または 0 から %1 までの秒数です。&quot;%2&quot; は使えません。</translation>
    </message>
</context>
<context>
    <name>kirikae::CloseStep</name>
    <message>
        <source>The record of the switch could not be kept: %1</source>
        <translation>切り替えの記録を保存できませんでした: %1</translation>
    </message>
    <message>
        <source>The journal of the switch could not be removed: %1</source>
        <translation>切り替えのジャーナルを消せませんでした: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::GuardedStart</name>
    <message>
        <source>The memory guard could not be armed: %1</source>
        <translation>メモリーのガードを設定できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>kirikae::StartAgainStep</name>
    <message>
        <source>%1 is gone from the node, and what it was started as is not known.</source>
        <translation>%1 はノードからなくなっており、どのように起動されたかもわかりません。</translation>
    </message>
    <message>
        <source>created anew</source>
        <translation>新しく作成</translation>
    </message>
</context>
<context>
    <name>kirikae::StepRunner</name>
    <message>
        <source>no answer (%1), tried again for at most %2</source>
        <translation>応答なし(%1)、最長 %2 まで再試行します</translation>
    </message>
</context>
<context>
    <name>kirikae::StopRivalsStep</name>
    <message>
        <source>%1 still runs although it was told to stop. Look at it on the node.</source>
        <translation>%1 は停止の指示にもかかわらず動いています。ノードで確認してください。</translation>
    </message>
</context>
</TS>
