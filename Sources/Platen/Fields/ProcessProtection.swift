import CProcess

/// Keeps the process's memory from debuggers, other programs of the user and core files as long as anything requests
/// it: while a secure field is shown.
@MainActor final class ProcessProtection {
  /// The protection of this process.
  static let process = ProcessProtection(
    isDumpable: { isProcessDumpable }, setDumpable: { _ = cprocess_set_dumpable($0) })

  static var isProcessDumpable: Bool { cprocess_is_dumpable() }

  private let isDumpable: () -> Bool
  private let setDumpable: (Bool) -> Void
  private var count = 0
  /// Whether the process was dumpable before. One that was not is left unchanged.
  private var wasDumpable = false

  init(isDumpable: @escaping () -> Bool, setDumpable: @escaping (Bool) -> Void) {
    self.isDumpable = isDumpable
    self.setDumpable = setDumpable
  }

  func begin() {
    count += 1
    guard count == 1 else { return }
    wasDumpable = isDumpable()
    if wasDumpable { setDumpable(false) }
  }

  func end() {
    count -= 1
    if count == 0, wasDumpable { setDumpable(true) }
  }
}

/// The request of one field. To be withdrawn when the field is removed.
@MainActor struct FieldProtection {
  private let process: ProcessProtection

  init(_ process: ProcessProtection = .process) { self.process = process }

  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      if isOn { process.begin() } else { process.end() }
    }
  }
}
