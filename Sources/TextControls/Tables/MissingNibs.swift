/// Tells the developer which files of Interface Builder the program asks for, each once: they are not read here, and a
/// view that is made of one is empty or missing.
@MainActor package enum MissingNibs {
  /// Writes to the standard error, whatever front end runs.
  package static var report: (String) -> Void = { StandardError.write(line: "Platen: \($0)") }
  private static var known: Set<String> = []

  static func note(_ name: String) {
    guard known.insert(name).inserted else { return }
    report("the file \(name).xib of Interface Builder is not read on this platform: make its views in code")
  }
}
