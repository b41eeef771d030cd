"""Passkeys of browsers with a virtual authenticator."""

import base64
import hashlib
import json
import subprocess

import pytest

from drivers.authenticators import AUTHENTICATORS

# What the page sends, as text.
NOTE_SENT = """
const send = WebSocket.prototype.send;
window.sent = [];
WebSocket.prototype.send = function (data) { sent.push(data); return send.call(this, data); };
"""
AUTOCOMPLETE = "return document.querySelector('input.field')?.getAttribute('autocomplete')"
SCRIPTS = "return performance.getEntriesByType('resource').map((e) => e.name).filter((name) => name.endsWith('.js'))"


@pytest.fixture(params=list(AUTHENTICATORS))
def engine(request):
    return request.param


@pytest.fixture
def server(drive):
    return drive.server("--preview", "A passkey")


@pytest.fixture
def page(drive, server, engine):
    return drive.page(server, engine)


@pytest.fixture
def authenticator(page, engine):
    authenticator = AUTHENTICATORS[engine](page)
    yield authenticator
    authenticator.remove()


def address(server):
    """With a name that a passkey may be for: an address of numbers is none."""
    return server.address.replace("127.0.0.1", "localhost")


def open_page(page, server):
    page.go(address(server))
    page.wait_open()


def make_key(page, authenticator, folder):
    """Has the program make a passkey; answers its identity and the file of its public key."""
    if authenticator.ends_requests:
        page.shows("Cancelled.")
    page.click("Account")
    page.type("ada")
    page.press("Make a passkey")
    page.shows("Made ")
    [(identity, private_key)] = authenticator.credentials()
    private, public = folder / "private.der", folder / "public.pem"
    private.write_bytes(base64.urlsafe_b64decode(private_key + "=="))
    subprocess.run(["openssl", "pkey", "-inform", "DER", "-in", private, "-pubout", "-out", public], check=True)
    return base64.urlsafe_b64decode(identity + "=="), public


def is_signed(text, signature, public, folder):
    (folder / "text").write_bytes(text)
    (folder / "signature").write_bytes(signature)
    return subprocess.run(["openssl", "dgst", "-sha256", "-verify", public, "-signature", folder / "signature",
                           folder / "text"], check=False, capture_output=True).returncode == 0


def answers(page):
    return [message for message in map(json.loads, page.evaluate("return window.sent")) if message[0] == "C"]


def test_a_passkey_is_made_and_suggested(page, server, authenticator, tmp_path):
    open_page(page, server)
    key, public = make_key(page, authenticator, tmp_path)
    page.shows("Made " + base64.b64encode(key).decode())
    page.evaluate(NOTE_SENT)
    page.press("Ask for the account")
    page.answered()
    page.press("Ask for the account")
    authenticator.choose_suggestion("Account")
    page.shows("User 7 with " + base64.b64encode(key).decode())
    page.answered()
    [[_, _, _, failure, credential, client, data, signature, user]] = answers(page)
    assert (failure, base64.b64decode(credential), base64.b64decode(user)) == ("", key, b"7")
    client = base64.b64decode(client)
    assert json.loads(client)["challenge"] == base64.urlsafe_b64encode(b"fill in").rstrip(b"=").decode()
    signed = base64.b64decode(data) + hashlib.sha256(client).digest()
    assert is_signed(signed, base64.b64decode(signature), public, tmp_path)
    assert page.evaluate(AUTOCOMPLETE) == "username", "no request is on its way"
    assert any("passkeys" in name for name in page.evaluate(SCRIPTS))


def test_the_field_suggests_while_a_request_waits(drive, server, engine):
    page = drive.page(address(server), engine)
    page.until(lambda: page.evaluate(AUTOCOMPLETE) == "username webauthn", "the token")
    page.press("Ask for the account")
    page.shows("Cancelled.")
    page.press("Ask for the account")
    page.until(lambda: page.evaluate(AUTOCOMPLETE) == "username webauthn", "the token of the next request")


def test_a_request_waits_across_a_reload(drive, server, engine):
    page = drive.page(address(server), engine)
    waiting = "username webauthn"
    page.until(lambda: page.evaluate(AUTOCOMPLETE) == waiting, "the token")
    for _ in range(3):
        page.reload()
        page.wait_open()
        page.until(lambda: page.evaluate(AUTOCOMPLETE) == waiting, "the token of the same request")
        page.shows("Nobody has signed in.", what="the page that was left has answered nothing")
    page.press("Ask for the account")
    page.shows("Cancelled.")


def test_a_passkey_is_suggested_in_a_page_that_is_loaded_again(page, server, authenticator, tmp_path):
    open_page(page, server)
    key, _ = make_key(page, authenticator, tmp_path)
    page.press("Ask for the account")
    page.answered()
    if not authenticator.ends_requests:
        page.press("Ask for the account")
        page.until(lambda: page.evaluate(AUTOCOMPLETE) == "username webauthn", "the token")
        page.reload()
        page.wait_open()
    else:
        page.reload()
        page.wait_open()
        page.press("Ask for the account")
    authenticator.choose_suggestion("Account")
    page.shows("User 7 with " + base64.b64encode(key).decode())


def test_a_button_signs_in(page, server, authenticator, tmp_path):
    open_page(page, server)
    key, _ = make_key(page, authenticator, tmp_path)
    page.press("Sign in")
    page.shows("User 7 with " + base64.b64encode(key).decode())
    # There is no other request in the field.
    assert page.evaluate(AUTOCOMPLETE) == "username"


def test_a_relying_party_of_another_site_is_refused(page):
    page.shows("The authorization request was refused. (SecurityError)")


def test_an_engine_without_passkeys_says_so(drive, server):
    page = drive.page(address(server), "webkit")
    page.shows("This kind of sign-in is not available here.")
    assert page.evaluate(AUTOCOMPLETE) == "username"


def test_other_pages_do_not_load_the_script(drive, engine):
    page = drive.page(drive.server("--preview", "A limited length"), engine)
    page.shows("0/10")
    assert not any("passkeys" in name for name in page.evaluate(SCRIPTS))
