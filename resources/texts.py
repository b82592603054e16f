#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes resources/texts.h: the texts of the JSON files in the form in which lupdate finds them. Run it from anywhere
after a text in resources/diagnosis or resources/engines has changed; a file name as argument is written instead."""
import json
import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
texts = {"diagnosis": [], "EngineRules": []}
for file in sorted((here / "diagnosis").glob("*.json")):
    for kind in json.loads(file.read_text())["kinds"]:
        texts["diagnosis"] += kind["cause"] + kind["fix"] + kind.get("unified_fix", [])
        texts["diagnosis"] += [button["label"] for button in kind.get("buttons", [])]
for file in sorted((here / "engines").glob("*.json")):
    for rule in json.loads(file.read_text())["rules"]:
        if rule.get("progress", {}).get("text"):
            texts["EngineRules"].append(rule["progress"]["text"])

lines = ["// SPDX-FileCopyrightText: 2026 The Kirikae authors",
         "// SPDX-License-Identifier: GPL-3.0-or-later",
         "#pragma once",
         "// Written by resources/texts.py, read by lupdate, compiled by nobody.", "// clang-format off"]
for context, entries in texts.items():
    for text in dict.fromkeys(entries):
        lines.append(f'QT_TRANSLATE_NOOP("{context}", {json.dumps(text, ensure_ascii=False)})')
target = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here / "texts.h"
target.write_text("\n".join(lines) + "\n")
