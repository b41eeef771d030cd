"""Passkeys of a browser with a virtual authenticator (Web Authentication, WebDriver extension)."""

import base64
import hashlib
import json
import subprocess

import pytest
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions

# What the page sends, as text.
NOTE_SENT = """
const send = WebSocket.prototype.send;
window.sent = [];
WebSocket.prototype.send = function (data) { sent.push(data); return send.call(this, data); };
"""
AUTOCOMPLETE = "return document.querySelector('input.field')?.getAttribute('autocomplete')"
SCRIPTS = "return performance.getEntriesByType('resource').map((e) => e.name).filter((name) => name.endsWith('.js'))"


@pytest.fixture
def server(drive):
    return drive.server("--preview", "A passkey")


@pytest.fixture
def page(drive, server):
    """A page whose browser has an authenticator."""
    page = drive.page(server)
    options = VirtualAuthenticatorOptions()
    options.protocol = options.Protocol.CTAP2
    options.transport = options.Transport.INTERNAL
    options.has_resident_key = options.has_user_verification = options.is_user_verified = True
    page.driver.add_virtual_authenticator(options)
    yield page
    page.driver.remove_virtual_authenticator()


def address(server):
    """With a name that a passkey may be for: an address of numbers is none."""
    return server.address.replace("127.0.0.1", "localhost")


def open_page(page, server):
    page.go(address(server))
    page.wait_open()


def make_key(page, folder):
    """Has the program make a passkey; answers its identity and the file of its public key."""
    page.shows("Cancelled.")
    page.click("Account")
    page.send("ada")
    page.press("Make a passkey")
    page.shows("Made ")
    [made] = page.driver.get_credentials()
    private, public = folder / "private.der", folder / "public.pem"
    private.write_bytes(base64.urlsafe_b64decode(made.private_key + "=="))
    subprocess.run(["openssl", "pkey", "-inform", "DER", "-in", private, "-pubout", "-out", public], check=True)
    return base64.urlsafe_b64decode(made.id + "=="), public


def is_signed(text, signature, public, folder):
    (folder / "text").write_bytes(text)
    (folder / "signature").write_bytes(signature)
    return subprocess.run(["openssl", "dgst", "-sha256", "-verify", public, "-signature", folder / "signature",
                           folder / "text"], check=False, capture_output=True).returncode == 0


def answers(page):
    return [message for message in map(json.loads, page.evaluate("return window.sent")) if message[0] == "C"]


def test_a_passkey_is_made_and_suggested(page, server, tmp_path):
    open_page(page, server)
    key, public = make_key(page, tmp_path)
    page.shows("Made " + base64.b64encode(key).decode())
    page.evaluate(NOTE_SENT)
    page.press("Ask for the account")
    page.answered()
    page.press("Ask for the account")
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


def test_the_field_suggests_while_a_request_waits(drive, server):
    page = drive.page(address(server))
    page.until(lambda: page.evaluate(AUTOCOMPLETE) == "username webauthn", "the token")
    page.press("Ask for the account")
    page.shows("Cancelled.")
    page.press("Ask for the account")
    page.until(lambda: page.evaluate(AUTOCOMPLETE) == "username webauthn", "the token of the next request")


def test_a_button_signs_in(page, server, tmp_path):
    open_page(page, server)
    key, _ = make_key(page, tmp_path)
    page.press("Sign in")
    page.shows("User 7 with " + base64.b64encode(key).decode())
    # There is no other request in the field.
    assert page.evaluate(AUTOCOMPLETE) == "username"


def test_a_relying_party_of_another_site_is_refused(drive, server):
    page = drive.page(server)
    page.shows("The authorization request was refused. (SecurityError)")


def test_other_pages_do_not_load_the_script(drive):
    page = drive.browser("--preview", "A limited length")
    page.shows("0/10")
    assert not any("passkeys" in name for name in page.evaluate(SCRIPTS))
