# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
complete -c kirikaed -f -a dial-stdio -d 'Join standard input and output to the socket'
complete -c kirikaed -l socket -r -F -d 'Unix socket'
complete -c kirikaed -l listen -x -d 'TCP address to listen on as well'
complete -c kirikaed -l token-file -r -F -d 'File with the token'
complete -c kirikaed -l host -x -d 'Name that clients use'
complete -c kirikaed -l demo -d 'Serve a simulated node'
complete -c kirikaed -l speed -x -d 'Demo node: how fast its clock runs'
complete -c kirikaed -l help -d 'Show help'
complete -c kirikaed -l version -d 'Show the version'
