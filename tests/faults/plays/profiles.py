# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Profiles, images and secrets that change under a switch."""

import os

from docker import IMAGE_B
from registry import BEFORE, DOCKER, fault

FAILS = ("--fail", "wrapper_only")


def edit(case, name, **fields):
    profile = case.node.read_profile(name)
    profile.update(fields)
    for flag, field in (("--port", "port"), ("--served-model-name", "served_name")):
        if field in fields:
            profile["arguments"][profile["arguments"].index(flag) + 1] = str(fields[field])
    case.node.save_profile(name, profile)


@fault("the running model's profile got another port, and the target fails", steps=BEFORE, b=FAILS, cost=20)
def previous_port_edited(case):
    edit(case, "a", port=case.node.base + 6)


@fault("the running model's profile got another name to serve, and the target fails", steps=BEFORE, b=FAILS, cost=20)
def previous_name_edited(case):
    edit(case, "a", served_name="a-next")


@fault("the running model's profile is edited while the target loads and fails", steps=("loading",), b=FAILS)
def previous_edited_while_loading(case):
    edit(case, "a", port=case.node.base + 6)


@fault("the running model's profile is deleted, and the target fails", steps=BEFORE + ("loading",), b=FAILS)
def previous_profile_deleted(case):
    os.remove(case.node.profile_path("a"))


@fault("the running model's profile is damaged, and the target fails", steps=BEFORE, b=FAILS)
def previous_profile_damaged(case):
    with open(case.node.profile_path("a"), "w", encoding="utf-8") as file:
        file.write('{"schema": 1, "name"')


@fault("the target's profile is edited during the switch", steps=("stopping", "loading"))
def target_edited(case):
    edit(case, "b", port=case.node.base + 6)


@fault("the target's profile is deleted during the switch", steps=("stopping", "loading", "verifying"))
def target_profile_deleted(case):
    os.remove(case.node.profile_path("b"))


@fault("the target's image is deleted before", ways=DOCKER, steps=BEFORE, expect=("refused",))
def image_deleted_before(case):
    case.docker.remove_image(IMAGE_B)


@fault("the target's image is deleted after the preflight", ways=DOCKER, steps=("stopping", "memory_back"),
       a=("--stop-seconds", "1"))
def image_deleted(case):
    case.docker.remove_image(IMAGE_B)


def give_secret(case):
    case.node.save_secret("token", "sesame")
    edit(case, "b", environment=[{"name": "HF_TOKEN", "secret": "token"}])


def lose_secret(case):
    os.remove(case.node.config_folder + "/secrets/token")


@fault("the target's secret is gone before", steps=BEFORE, setup=give_secret, expect=("refused",))
def secret_gone_before(case):
    lose_secret(case)


@fault("the target's secret is gone after the preflight", steps=("stopping", "memory_back"), setup=give_secret,
       a=("--stop-seconds", "1"))
def secret_gone(case):
    lose_secret(case)
