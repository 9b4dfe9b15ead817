"""Sends a PDF to be signed, waits, and writes the signed file: python3 send_and_wait.py lease.pdf anna@example.org signed.pdf

Python 3.8 and its standard library. The environment says where and as whom: SIGILLUM_URL, SIGILLUM_API_USER, SIGILLUM_API_KEY.
"""

import base64
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

BASE = os.environ["SIGILLUM_URL"].rstrip("/") + "/machine/v2/"
token = None


def send(method, path, body=None, headers=None):
    """One call; the bytes of its answer. It waits where the answer says so: too much at once (429), or the server is being replaced (503)."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **(headers or {})}
    for tries in range(10):
        try:
            return urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers, method=method)).read()
        except urllib.error.HTTPError as problem:
            pause = problem.headers.get("Retry-After", "")
            # Who is asked to wait longer, as for the next reminder, is told so instead.
            if problem.code not in (429, 503) or not pause.isdigit() or int(pause) > 60 or tries == 9:
                raise
            time.sleep(int(pause))


def ask(method, path, body=None):
    """A call of the API user; it logs in when it must. By its key it happens once, also where it is made again."""
    global token
    once = {"Idempotency-Key": str(uuid.uuid4())}
    for tries in (1, 2):
        try:
            if token is None:
                key = {"username": os.environ["SIGILLUM_API_USER"], "api-key": os.environ["SIGILLUM_API_KEY"]}
                token = send("POST", "access/login", key).decode()
            return send(method, path, body, {"Authorization": "Bearer " + token, **once})
        except urllib.error.HTTPError as problem:
            # A token lives for twenty minutes.
            if problem.code != 401 or tries == 2:
                sys.exit(problem.read().decode())
            token = None


def main(file, email, out):
    with open(file, "rb") as pdf:
        content = base64.b64encode(pdf.read()).decode()
    body = {"title": "Lease", "quality": "SES", "content": content, "signatures": [{"account_email": email}]}
    request = json.loads(ask("POST", "signature-requests", body))
    print("Sent as %s." % request["id"], flush=True)
    while request["status_overall"] == "OPEN":
        time.sleep(3)
        request = json.loads(ask("GET", "signature-requests/" + request["id"]))
    print("It is %s." % request["status_overall"])
    if request["status_overall"] == "SIGNED":
        # SIGNED is said only when the file is final, and the last answer names that file.
        with open(out, "wb") as pdf:
            pdf.write(ask("GET", "documents/%s/content" % request["document_id"]))


main(*sys.argv[1:])
