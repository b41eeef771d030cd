import Platen
import TextFormats

/// The environment variables that choose what the arguments of a program leave open.
struct LaunchEnvironment {
  private let variable: (String) -> String?

  /// - Parameter variable: The value of a variable; nil where it is not set.
  init(_ variable: @escaping (String) -> String?) { self.variable = variable }

  /// That of this process.
  static var ofProcess: LaunchEnvironment { LaunchEnvironment(processVariable) }

  private func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The front end that PLATEN_FRONT_END names; nil without it.
  func frontEnd() throws(LaunchProblem) -> FrontEndKind? {
    guard let name = value("PLATEN_FRONT_END") else { return nil }
    guard let kind = FrontEndRegistry.named(name) else {
      throw LaunchProblem("PLATEN_FRONT_END is “\(name)”: it has to be \(FrontEndRegistry.names).")
    }
    return kind
  }

  /// The address to listen on, by PLATEN_HOST.
  var host: String? { value("PLATEN_HOST") }

  /// The port to listen on, by PLATEN_PORT, or else by PORT, in which hosting services pass it.
  func port() throws(LaunchProblem) -> Int? {
    for name in ["PLATEN_PORT", "PORT"] {
      guard let text = value(name) else { continue }
      guard let port = Int(text), LaunchRequest.ports.contains(port) else {
        throw LaunchProblem("\(name) is “\(text)”: it has to be a number from 0 to 65535.")
      }
      return port
    }
    return nil
  }

  /// The names of PLATEN_ALLOW_HOST, with commas between them.
  var allowedHosts: [String] { list("PLATEN_ALLOW_HOST") }

  /// The addresses of PLATEN_TRUSTED_PROXIES, with commas between them.
  var trustedProxies: [String] { list("PLATEN_TRUSTED_PROXIES") }

  private func list(_ name: String) -> [String] {
    value(name)?.split { $0 == "," || $0.isWhitespace }.map(String.init) ?? []
  }
}

/// Why a program can't be started as the environment says, in a sentence.
struct LaunchProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
