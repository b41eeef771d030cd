#if Web
import Foundation
import NIOCore

/// Why a server can't listen at its address, in words for the user who has started it, with what can be done.
struct ListenProblem: Error, CustomStringConvertible {
  let host: String
  let port: Int
  /// What the system or the network library says.
  let cause: any Error

  var description: String {
    switch cause {
    case let error as IOError: Self.words(for: error.errnoCode, host: host, port: port)
    case is SocketAddressError: "the host \(host) is not known. Choose an address of this machine with --host."
    default: "can't listen at \(host), port \(port): \(cause)"
    }
  }

  /// The words for an error number of bind(2) or listen(2).
  static func words(for code: CInt, host: String, port: Int) -> String {
    switch code {
    case EADDRINUSE:
      """
      port \(port) of \(host) is in use by another program. Choose another one with --port, or any free one with \
      --port 0.
      """
    case EACCES, EPERM:
      "port \(port) needs rights that the program does not have. Choose one from 1024 on with --port."
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      "this machine has no address \(host). Choose another one with --host."
    default: "can't listen at \(host), port \(port): \(String(cString: strerror(code)))"
    }
  }
}
#endif
