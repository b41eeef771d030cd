import Synchronization

/// Writes to the `State` of a view value that is not on screen, which have no effect: in a view's initializer, or to a
/// view that the program keeps in a constant. Reported in debug builds, once for each type of value.
enum LostWrites {
  #if DEBUG
  struct Reports {
    var known: Set<String> = []
    var report: @Sendable (String) -> Void = { Diagnostics.report($0) }
  }

  static let reports = Mutex(Reports())
  #endif

  static func note(_ type: Any.Type) {
    #if DEBUG
    let mistake = """
      a State of type \(type) is set where its view is not on screen, which has no effect. In an initializer give it \
      its first value, _name = State(initialValue: …); to change a view from outside pass it a Binding or an object.
      """
    let report = reports.withLock { $0.known.insert(mistake).inserted ? $0.report : nil }
    report?(mistake)
    #endif
  }
}
