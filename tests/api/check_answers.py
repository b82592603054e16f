# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through kirikaed's API while a switch runs, and holds every answer and every streamed message against
docs/openapi.yaml. Usage: check_answers.py DOCUMENT BASE_URL TOKEN"""

import json
import sys
import threading
import time
import urllib.error
import urllib.request

import yaml
from jsonschema import Draft202012Validator

document = yaml.safe_load(open(sys.argv[1], encoding="utf-8"))
base, token = sys.argv[2], sys.argv[3]
checked = 0


def hold(schema, value, where):
    """Ends the program when `value` is not what the document says."""
    global checked
    whole = {**schema, "components": document["components"]}
    for error in Draft202012Validator(whole).iter_errors(value):
        sys.exit(f"{where}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
    checked += 1


def named(name):
    return {"$ref": f"#/components/schemas/{name}"}


def operation(method, path):
    for template, entry in document["paths"].items():
        parts, given = template.split("/"), path.split("?")[0].split("/")
        if len(parts) == len(given) and all(p.startswith("{") or p == g for p, g in zip(parts, given)):
            return entry[method.lower()]
    sys.exit(f"{method} {path} is not in the document")


def opened(method, path, body=None, fields=None):
    fields = {"Authorization": f"Bearer {token}", **(fields or {})}
    data = None
    if body is not None:
        data, fields["Content-Type"] = json.dumps(body).encode(), "application/json"
    return urllib.request.urlopen(urllib.request.Request(base + path, data, fields, method=method), timeout=60)


def call(method, path, body=None, fields=None):
    """The status and the answer, once it is what the document says."""
    try:
        with opened(method, path, body, fields) as answer:
            status, kind, text = answer.status, answer.headers.get("Content-Type", ""), answer.read()
    except urllib.error.HTTPError as error:
        status, kind, text = error.code, error.headers.get("Content-Type", ""), error.read()
    responses = operation(method, path)["responses"]
    response = responses.get(str(status))
    if response is None:
        if status < 400:
            sys.exit(f"{method} {path}: status {status} is not in the document")
        response = named_response(responses["default"])
    response = named_response(response)
    kind = kind.split(";")[0]
    if "content" not in response:
        return status, None
    if kind not in response["content"]:
        sys.exit(f"{method} {path}: {kind} is not in the document")
    value = json.loads(text) if "json" in kind else yaml.safe_load(text) if "yaml" in kind else text.decode()
    hold(response["content"][kind]["schema"], value, f"{method} {path} {status}")
    return status, value


def named_response(response):
    name = response.get("$ref", "").rsplit("/", 1)[-1]
    return document["components"]["responses"][name] if name else response


def read_events(ended):
    """The whole state, pieces of it, and events, until the daemon's switch has ended."""
    kind = None
    with opened("GET", "/v1/events") as stream:
        for line in stream:
            text = line.decode().rstrip("\n")
            if text.startswith("event: "):
                kind = text[7:]
            elif text.startswith("data: "):
                value = json.loads(text[6:])
                if kind == "reset":
                    hold(named("NodeState"), value["state"], "reset")
                    for event in value["events"]:
                        hold(named("Event"), event, "reset")
                elif kind == "event":
                    hold(named("Event"), value, "event")
                elif kind == "state":
                    members = document["components"]["schemas"]["NodeState"]["properties"]
                    for key, part in value.items():
                        hold(members[key], part, f"state {key}")
            if ended.is_set():
                return


def main():
    ended = threading.Event()
    failures = []
    reader = threading.Thread(target=lambda: attempt(read_events, ended, failures))
    reader.start()
    for path in ["/v1/hello", "/v1/openapi.yaml", "/v1/state", "/v1/memory", "/v1/history", "/v1/history?newest=3",
                 "/v1/history?newest=x", "/v1/profiles", "/v1/secrets", "/v1/settings", "/metrics",
                 "/v1/profiles/none", "/v1/switches/none"]:
        call("GET", path)
    profiles = call("GET", "/v1/profiles")[1]["profiles"]
    for entry in profiles:
        call("POST", "/v1/plan", {"profile": entry["id"]})
        call("POST", "/v1/check", {"profile": entry["id"]})
        call("GET", f"/v1/profiles/{entry['id']}")
    call("PATCH", "/v1/settings", {"canary_seconds": 600})
    call("PATCH", "/v1/settings", {"canary_seconds": "often"})
    call("PUT", "/v1/secrets/HF_TOKEN", {"value": "hf_example"})
    call("DELETE", "/v1/secrets/HF_TOKEN")
    for profile, outcome in [("qwen3-4b-instruct", "ready"), ("nemotron-super-vl-120b-1m", None)]:
        status, answer = call("POST", "/v1/switches", {"profile": profile})
        if status != 202:
            sys.exit(f"the switch to {profile} did not start: {answer}")
        call("POST", "/v1/switches", {"profile": profile})
        again = {"Idempotency-Key": profile}
        if call("POST", "/v1/switches", {"profile": profile}, again)[0] != 409:
            sys.exit("a second switch was not refused")
        record = None
        while record is None:
            time.sleep(0.3)
            record = call("GET", f"/v1/switches/{answer['id']}")[1]["record"]
        if outcome and record["outcome"] != outcome:
            sys.exit(f"the switch to {profile} ended with {record['outcome']}")
    key = {"Idempotency-Key": "one"}
    body = {"profile": "qwen3-4b-instruct", "requested_by": "anna@desk"}
    first = call("POST", "/v1/switches", body, key)
    if first[0] != 202 or call("POST", "/v1/switches", body, key) != first:
        sys.exit(f"one key got two answers: {first}")
    if call("POST", "/v1/switches", {**body, "override_memory": True}, key)[0] != 422:
        sys.exit("a key went for another request")
    while call("GET", f"/v1/switches/{first[1]['id']}")[1]["record"] is None:
        time.sleep(0.3)
    if call("DELETE", "/v1/profiles/qwen3-4b-instruct", None, {"If-Match": '"other"'})[0] != 412:
        sys.exit("a profile that changed was removed")
    for service in call("GET", "/v1/state")[1]["services"]:
        call("POST", f"/v1/services/{urllib.request.quote(service['id'], '')}/chat", {"prompt": "Hello"})
    ended.set()
    call("PATCH", "/v1/settings", {"canary_seconds": 0})
    reader.join(30)
    if failures or reader.is_alive():
        sys.exit(failures[0] if failures else "the event stream does not end")
    print(f"{checked} answers and messages are what the document says")


def attempt(what, argument, failures):
    try:
        what(argument)
    except BaseException as problem:  # noqa: B036: sys.exit() in a thread ends that thread only
        failures.append(str(problem))


if __name__ == "__main__":
    main()
