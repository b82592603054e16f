# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -l verbs nodes profiles status memory plan advise switch watch cancel stop logs history chat check estimate secret analyze-log import-docker-run install uninstall
complete -c kirikaectl -f
complete -c kirikaectl -l node -x -d 'Which node' -a "demo local (kirikaectl nodes 2>/dev/null | tail -n +2 | string replace -r '\s.*' '')"
complete -c kirikaectl -l speed -x -d 'Demo node: how fast its clock runs'
complete -c kirikaectl -l json -d 'Print JSON for programs'
complete -c kirikaectl -l help -d 'Show help'
complete -c kirikaectl -l version -d 'Show the version'
complete -c kirikaectl -n "not __fish_seen_subcommand_from $verbs" -a "$verbs"
complete -c kirikaectl -n '__fish_seen_subcommand_from nodes' -a 'list add remove'
complete -c kirikaectl -n '__fish_seen_subcommand_from secret' -a 'list set remove'
complete -c kirikaectl -n '__fish_seen_subcommand_from analyze-log import-docker-run' -F
complete -c kirikaectl -n '__fish_seen_subcommand_from analyze-log' -l engine -x -d 'Take the rules of this engine'
complete -c kirikaectl -n '__fish_seen_subcommand_from profiles' -l docker-run -d 'Show it as a docker run line'
complete -c kirikaectl -n '__fish_seen_subcommand_from profiles' -l remove -d 'Delete it from the node'
complete -c kirikaectl -n '__fish_seen_subcommand_from memory logs' -s f -l follow -d 'Go on'
complete -c kirikaectl -n '__fish_seen_subcommand_from logs' -s t -l timestamps -d 'Show the time of each line'
complete -c kirikaectl -n '__fish_seen_subcommand_from switch' -l drain -x -a 'wait now' -d 'How long requests are waited for'
complete -c kirikaectl -n '__fish_seen_subcommand_from switch' -l override-memory -d 'Go on although the memory check says no'
complete -c kirikaectl -n '__fish_seen_subcommand_from switch watch' -l on-interrupt -x -a 'ask detach cancel' -d 'What Ctrl-C does'
complete -c kirikaectl -n '__fish_seen_subcommand_from history' -s n -l newest -x -d 'How many'
complete -c kirikaectl -n '__fish_seen_subcommand_from history' -l last -d 'The last one in full'
complete -c kirikaectl -n '__fish_seen_subcommand_from chat' -l service -x -d 'Which service'
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l config -r -F -d "The model's config.json"
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l quant-config -r -F -d "The model's hf_quant_config.json"
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l index -r -F -d "The model's safetensors index"
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l weights-bytes -x -d 'Bytes of the weights'
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l memory-total -x -d 'Bytes of the card or the unified memory'
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l unified -d 'The memory is shared by CPU and GPU'
complete -c kirikaectl -n '__fish_seen_subcommand_from estimate' -l option -x -d 'An engine option without its dashes'
complete -c kirikaectl -n '__fish_seen_subcommand_from import-docker-run' -l id -x -d 'Id of the profile'
complete -c kirikaectl -n '__fish_seen_subcommand_from import-docker-run' -l name -x -d 'Name of the profile'
complete -c kirikaectl -n '__fish_seen_subcommand_from import-docker-run' -l save -d 'Put it on the node'
complete -c kirikaectl -n '__fish_seen_subcommand_from install' -l from -r -F -d 'The program or its package'
complete -c kirikaectl -n '__fish_seen_subcommand_from install uninstall' -l system -d 'For the whole machine'
