# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what was claimed with what was found."""

import json
from dataclasses import dataclass, field

from truth import GONE, LOADING, SERVING, STRANGER, text_of


@dataclass
class Claim:
    """What a program said at its end: exit status and, where there is one, the record."""
    code: object = None
    outcome: str = ""
    message: str = ""
    switch_id: str = ""

    @staticmethod
    def of(program):
        claim = Claim(code=program.wait(0))
        for line in program.output().splitlines():
            try:
                said = json.loads(line)
            except ValueError:
                continue
            if "switch" in said:
                claim.switch_id = said["switch"].get("id", "")
            record = said.get("record")
            if record:
                claim.outcome = record.get("outcome", "")
                claim.switch_id = record.get("id") or claim.switch_id
                claim.message = (record.get("error") or {}).get("message", "")
            if "error" in said and said["error"]:
                claim.message = said["error"].get("message", "")
        if not claim.message:
            claim.message = (program.errors().strip().splitlines() or [""])[-1]
        return claim

    def text(self):
        said = self.outcome or "nothing"
        return f"{said} ({'killed' if self.code is not None and self.code < 0 else self.code})"


def records_of(program):
    """Id and outcome of each record that a program printed."""
    found = []
    for line in program.output().splitlines():
        try:
            record = json.loads(line).get("record") or {}
        except ValueError:
            continue
        found.append((record.get("id"), record.get("outcome")))
    return found


@dataclass
class Verdict:
    claimed: str = ""
    found: str = ""
    reasons: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    is_void: bool = False
    seconds: float = 0

    @property
    def passed(self):
        return not self.reasons and not self.is_void


RUNS = (LOADING, SERVING, STRANGER)


def false_claims(claim, looks, previous, target="b", ends_by_itself=False, was_touched=False):
    """What of a claim is not so. `previous` is the model that ran before, "" = none. `looks` come after the claim; the
    first at once, the others for seconds: what was claimed has to stay true."""
    reasons = []
    outcome = claim.outcome

    def all_of(name, state, what):
        for look in looks:
            if look[name] != state:
                reasons.append(f"false: {outcome}, but {what}: {text_of(look)}")
                return

    if outcome == "ready":
        if ends_by_itself:
            if looks[0][target] == GONE and looks[0][previous or target] == GONE:
                pass  # it died by its own doing
        else:
            all_of(target, SERVING, f"{target} does not serve")
        if previous:
            all_of(previous, GONE, f"{previous} is not gone")
    elif outcome in ("cancelled", "failed_restored", "refused") and previous:
        all_of(previous, SERVING, f"{previous} does not serve")
        all_of(target, GONE, f"{target} is not gone")
        if outcome == "refused" and was_touched:
            reasons.append(f"false: refused, but {previous} was touched")
    elif outcome in ("failed_stopped", "cancelled", "refused"):
        all_of(target, GONE, f"{target} is not gone")
        if previous:
            all_of(previous, GONE, f"{previous} is not gone")
    elif outcome == "unsettled":
        if not any(looks[0][name] in RUNS for name in (target, previous) if name):
            reasons.append(f"false: unsettled, but nothing runs: {text_of(looks[0])}")
    return reasons


def second_models(looks):
    """More than one of ours in the slot when all is said."""
    last = [look for look in looks[-2:] if sum(state in RUNS for state in look.values()) > 1]
    return [f"two in the slot: {text_of(last[-1])}"] if len(last) == len(looks[-2:]) and last else []
