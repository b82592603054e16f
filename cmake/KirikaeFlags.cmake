# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# One flags target; every target of ours links it privately.
add_library(kirikae_flags INTERFACE)
target_compile_features(kirikae_flags INTERFACE cxx_std_20)
target_include_directories(kirikae_flags INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(kirikae_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Woverloaded-virtual -Wnon-virtual-dtor
    -Wcast-align -Wformat=2
    # GCC 12 takes the payload of a moved std::optional for uninitialised once it optimises.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
# What no program uses of a library (moc names every class) stays out of it: kirikaed is to be small in memory.
target_compile_options(kirikae_flags INTERFACE $<$<NOT:$<CONFIG:Debug>>:-ffunction-sections -fdata-sections>)
target_link_options(kirikae_flags INTERFACE $<$<NOT:$<CONFIG:Debug>>:LINKER:--gc-sections>)
target_compile_definitions(kirikae_flags INTERFACE
    KIRIKAE_VERSION="${PROJECT_VERSION}"
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_NO_CONTEXTLESS_CONNECT)

# kirikae_precompile(target header...)
function(kirikae_precompile target)
    if(KIRIKAE_PCH)
        target_precompile_headers(${target} PRIVATE ${ARGN})
        if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
            # Without the time in it, the same header is the same file: ccache goes by its content.
            target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
        endif()
    endif()
endfunction()

# kirikae_share_precompiled(target from): the headers that another library has precompiled. The compiler takes them only with
# at least the definitions that they were made with, and says so as an error in CI.
function(kirikae_share_precompiled target from)
    if(KIRIKAE_PCH)
        target_precompile_headers(${target} REUSE_FROM ${from})
    endif()
endfunction()

# ccache where there is one; a build without it works as well. Paths below the source folder count as relative, so that a
# clone in another folder finds what this one has compiled, and precompiled headers (their times and definitions) are no
# obstacle.
find_program(KIRIKAE_CCACHE ccache)
if(KIRIKAE_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${KIRIKAE_CCACHE}")
endif()
