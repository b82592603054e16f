# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The judge is judged before each campaign: claims that are so, and the same ones when they are not."""

from judge import Claim, false_claims, second_models
from truth import GONE, LOADING, SERVING, STRANGER


def look(a=GONE, b=GONE, c=GONE):
    return {"a": a, "b": b, "c": c}


A, B, NONE = look(a=SERVING), look(b=SERVING), look()
A_LOADS, BOTH = look(a=LOADING), look(a=SERVING, b=SERVING)

# Outcome, what ran before, looks, is it so.
CASES = (
    ("ready", "a", [B, B], True),
    ("ready", "a", [B, NONE], False),  # it died right afterwards
    ("ready", "a", [BOTH, BOTH], False),  # the previous one runs on
    ("ready", "a", [look(b=LOADING)], False),
    ("ready", "a", [look(b=STRANGER)], False),  # somebody else answers on its port
    ("cancelled", "a", [A, A], True),
    ("cancelled", "a", [A, NONE], False),  # a stop that was under way
    ("cancelled", "", [NONE], True),
    ("failed_restored", "a", [A_LOADS, A], False),
    ("failed_restored", "a", [BOTH], False),
    ("failed_stopped", "a", [NONE, NONE], True),
    ("failed_stopped", "a", [A_LOADS, A], False),  # "nothing runs", and it was being started
    ("failed_stopped", "a", [B], False),
    ("refused", "a", [A], True),
    ("refused", "a", [NONE], False),
    ("unsettled", "a", [A_LOADS, A], True),
    ("unsettled", "a", [NONE], False),
)


def check():
    for outcome, previous, looks, is_so in CASES:
        found = false_claims(Claim(code=0, outcome=outcome), looks, previous)
        assert (not found) == is_so, f"the judge is wrong about {outcome} {looks}: {found}"
    assert false_claims(Claim(code=4, outcome="refused"), [A], "a", was_touched=True)
    assert second_models([A, BOTH, BOTH]) and not second_models([BOTH, A, A])
