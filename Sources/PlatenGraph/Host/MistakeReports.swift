/// Tells the developer of mistakes in the program that would otherwise only show as something missing or slow: each once,
/// with the view that it is in. In release builds it does nothing.
@MainActor package final class MistakeReports {
  #if DEBUG
  package var report: (String) -> Void = { Diagnostics.report($0) }
  private var known: Set<String> = []
  private var checks: [ObjectIdentifier: () -> String?] = [:]
  #endif

  package func note(_ mistake: @autoclosure () -> String) {
    #if DEBUG
    let mistake = mistake()
    if known.insert(mistake).inserted { report(mistake) }
    #endif
  }

  /// Has `check` look for a mistake of an element when the graph is up to date: what does not agree in the middle of an
  /// update, such as a selection whose options have changed, may be mended by an action of it. `check` gets the name of
  /// the program's view around the element. Of several checks of an element the last one is run.
  package func checkAtEnd(_ element: _Element, _ check: @escaping @MainActor (_ view: String) -> String?) {
    #if DEBUG
    checks[ObjectIdentifier(element)] = { [weak element] in
      guard let element, element.isMounted else { return nil }
      return Tracking.untracked { check(element.programViewName) }
    }
    #endif
  }

  /// Runs the checks of the update that has ended.
  func runChecks() {
    #if DEBUG
    guard !checks.isEmpty else { return }
    let due = checks
    checks = [:]
    for check in due.values {
      if let mistake = check() { note(mistake) }
    }
    #endif
  }
}

extension Tracking {
  /// Reports a mistake that the view whose body is being evaluated has made; `mistake` gets the program's view around
  /// it.
  @MainActor package static func noteMistake(_ mistake: (String) -> String) {
    #if DEBUG
    guard let reader else { return }
    reader.host.mistakes.note(mistake(reader.programViewName))
    #endif
  }

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
