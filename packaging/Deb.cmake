# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME kirikae)
set(CPACK_PACKAGE_VENDOR "The Kirikae authors")
set(CPACK_PACKAGE_CONTACT "The Kirikae authors <kirikae@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)

# shlibdeps does not see what is loaded at run time: the platform plugins, the SVG icon plugin.
set(CPACK_DEBIAN_PANEL_PACKAGE_NAME kirikae)
set(CPACK_DEBIAN_PANEL_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PANEL_DESCRIPTION "desktop panel that switches LLMs on a machine of your own
 Shows what is in the memory of an inference node (an NVIDIA DGX Spark or a
 one-GPU server), says before loading whether a model will fit, switches
 models with one click over plain SSH, and shows every phase of the switch.
 When the new model fails, the previous one is brought back.")
set(CPACK_DEBIAN_PANEL_PACKAGE_RECOMMENDS "openssh-client, libqt6svg6, qt6-wayland, qt6-translations-l10n, fonts-noto-cjk")
set(CPACK_DEBIAN_PANEL_PACKAGE_SUGGESTS kirikaectl)

set(CPACK_DEBIAN_CTL_PACKAGE_NAME kirikaectl)
set(CPACK_DEBIAN_CTL_PACKAGE_SECTION net)
set(CPACK_DEBIAN_CTL_DESCRIPTION "command line that switches LLMs on a machine of your own
 The same as the kirikae panel for terminals and scripts: profiles, memory,
 plans and switches of an inference node over plain SSH, with an exit status
 per outcome and JSON for programs. Also reads the start-up logs of model
 servers and turns docker run lines into profiles.")
set(CPACK_DEBIAN_CTL_PACKAGE_RECOMMENDS openssh-client)

set(CPACK_DEBIAN_DAEMON_PACKAGE_NAME kirikaed)
set(CPACK_DEBIAN_DAEMON_PACKAGE_SECTION net)
set(CPACK_DEBIAN_DAEMON_DESCRIPTION "daemon that switches LLMs on this machine
 The engine of the kirikae panel on the inference node itself, behind an HTTP
 API: a switch goes on when the panel is closed, several panels share one
 node, a profile starts at boot, and services are looked after when nobody
 watches. Comes with systemd units for the machine and for a single user.")
set(CPACK_DEBIAN_DAEMON_PACKAGE_DEPENDS "passwd, systemd | systemd-standalone-sysusers")
set(CPACK_DEBIAN_DAEMON_PACKAGE_RECOMMENDS "docker.io | docker-ce | podman")
set(CPACK_DEBIAN_DAEMON_PACKAGE_CONTROL_EXTRA
    "${CMAKE_CURRENT_LIST_DIR}/deb/kirikaed/postinst;${CMAKE_CURRENT_LIST_DIR}/deb/kirikaed/prerm;${CMAKE_CURRENT_LIST_DIR}/deb/kirikaed/postrm")

include(CPack)
