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

BASE = os.environ["SIGILLUM_URL"].rstrip("/") + "/machine/v2/"
token = None


def send(method, path, body=None, headers=None):
    """One call; the bytes of its answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **(headers or {})}
    return urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers, method=method)).read()


def ask(method, path, body=None):
    """A call of the API user; it logs in when it must."""
    global token
    for tries in (1, 2):
        if token is None:
            key = {"username": os.environ["SIGILLUM_API_USER"], "api-key": os.environ["SIGILLUM_API_KEY"]}
            token = send("POST", "access/login", key).decode()
        try:
            return send(method, path, body, {"Authorization": "Bearer " + token})
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
