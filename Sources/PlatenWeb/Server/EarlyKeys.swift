#if Web
import CWebClient

/// Notes what is typed while a page is loaded that has a focus or was shown before, until its script is there to give a
/// field the focus: `Client/Script/early-keys.js`.
///
/// It stands in the document, ahead of what the page waits for. The policy for the page's content admits it by its hash
/// (Content Security Policy Level 3, 8.4).
enum EarlyKeys {
  static let script = String(decoding: ClientFile.bytes(WEB_CLIENT_EARLY_KEYS), as: UTF8.self)
  /// As the policy writes it.
  static let hash = String(decoding: ClientFile.bytes(WEB_CLIENT_EARLY_KEYS_HASH), as: UTF8.self)
}
#endif
