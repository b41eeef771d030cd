#if Web
import NIOHTTP1

/// Headers that disable browser features that the page does not need.
enum SecurityHeaders {
  /// `host` is the checked `Host` of the request: some browsers do not treat a WebSocket to it as `'self'`.
  static func apply(to headers: inout HTTPHeaders, host: String) {
    let policy = [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval' '\(EarlyKeys.hash)'", "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' ws://\(host) wss://\(host)", "base-uri 'self'", "form-action 'self'",
      "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
    ]
    headers.add(name: "Content-Security-Policy", value: policy.joined(separator: "; "))
    headers.add(name: "X-Content-Type-Options", value: "nosniff")
    headers.add(name: "X-Frame-Options", value: "DENY")
    headers.add(name: "Referrer-Policy", value: "no-referrer")
    headers.add(name: "Cross-Origin-Opener-Policy", value: "same-origin")
    headers.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
    headers.add(
      name: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()")
  }
}
#endif
