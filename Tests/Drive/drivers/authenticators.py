"""Virtual authenticators, which make and keep the passkeys of a browser under test (Web Authentication, level 3, 11)."""

from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions

from drivers.web_page import KEYS

# Firefox has software authenticators alone, and suggests passkeys in the fields that it suggests logins in. Its remote
# agent has switched both off.
FIREFOX_PREFERENCES = {
    "security.webauth.webauthn_enable_softtoken": True, "security.webauth.webauthn_enable_usbtoken": False,
    "signon.rememberSignons": True,
}
SET_PREFERENCES = """
const before = {};
for (const [name, value] of Object.entries(arguments[0])) {
  before[name] = Services.prefs.getBoolPref(name);
  Services.prefs.setBoolPref(name, value);
}
return before;
"""
SERVICE = "const service = Cc['@mozilla.org/webauthn/service;1'].getService(Ci.nsIWebAuthnService);"
# Protocol, transport, discoverable credentials, verification of the user, consent, and that the user is verified.
ADD = f"{SERVICE} return service.addVirtualAuthenticator('ctap2_1', 'internal', true, true, true, true)"
CREDENTIALS = f"{SERVICE} return service.getCredentials(arguments[0])"
REMOVE = f"{SERVICE} service.removeVirtualAuthenticator(arguments[0])"
SUGGESTIONS = """
const popup = Services.wm.getMostRecentWindow('navigator:browser').document.getElementById('PopupAutoComplete');
return popup?.popupOpen ? popup.richlistbox.children.length : 0;
"""


class ChromiumAuthenticator:
    """One that answers each request by itself, a suggestion's too."""

    # A request for suggestions ends at once where there is no passkey.
    ends_requests = True

    def __init__(self, page):
        self.driver = page.driver
        options = VirtualAuthenticatorOptions()
        options.protocol = options.Protocol.CTAP2
        options.transport = options.Transport.INTERNAL
        options.has_resident_key = options.has_user_verification = options.is_user_verified = True
        self.driver.add_virtual_authenticator(options)

    def credentials(self):
        """The identity and the private key (PKCS #8) of each passkey, in base64url."""
        return [(credential.id, credential.private_key) for credential in self.driver.get_credentials()]

    def choose_suggestion(self, label):
        """Nothing: the authenticator has chosen."""

    def remove(self):
        self.driver.remove_virtual_authenticator()


class FirefoxAuthenticator:
    """One of the service that Marionette's commands use too; the user chooses a suggestion from the field's list."""

    # A request for suggestions waits for a passkey of another authenticator.
    ends_requests = False

    def __init__(self, page):
        self.page = page
        self.before = page.in_window(SET_PREFERENCES, FIREFOX_PREFERENCES)
        self.identity = page.in_window(ADD)

    def credentials(self):
        """The identity and the private key (PKCS #8) of each passkey, in base64url."""
        return [(credential["credentialId"], credential["privateKey"])
                for credential in self.page.in_window(CREDENTIALS, self.identity)]

    def choose_suggestion(self, label):
        """Chooses the first passkey of the list that opens when the field gets the focus."""
        self.page.click(label)
        self.page.until(lambda: self.page.in_window(SUGGESTIONS), "a list of suggestions")
        self.page.send(KEYS["down"], KEYS["return"])

    def remove(self):
        self.page.in_window(REMOVE, self.identity)
        self.page.in_window(SET_PREFERENCES, self.before)


AUTHENTICATORS = {"chromium": ChromiumAuthenticator, "firefox": FirefoxAuthenticator}
