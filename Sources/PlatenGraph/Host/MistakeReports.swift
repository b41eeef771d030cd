/// Tells the developer of mistakes in the program that would otherwise only show as something missing or slow: each once,
/// with the view that it is in. In release builds it does nothing.
@MainActor package final class MistakeReports {
  #if DEBUG
  package var report: (String) -> Void = { Diagnostics.report($0) }
  private var known: Set<String> = []
  #endif

  func note(_ mistake: @autoclosure () -> String) {
    #if DEBUG
    let mistake = mistake()
    if known.insert(mistake).inserted { report(mistake) }
    #endif
  }
}

extension Tracking {
  /// A state or an object is written. In the evaluation of a body that is a mistake: the body reads what it changes.
  static func noteWrite() {
    #if DEBUG
    guard let reader else { return }
    MainActor.assumeIsolated {
      guard reader.isProgramView else { return }
      reader.host.mistakes.note(
        "\(reader.viewName) changes state while its body is evaluated, which can evaluate it without end. Change it in an action, in onAppear or in onChange."
      )
    }
    #endif
  }
}
