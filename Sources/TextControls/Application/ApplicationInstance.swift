/// What the program shows to one user: windows, and the one among them that the program's requests apply to.
///
/// A process has several users at once where it serves pages, and where tests run side by side; a program is written
/// for one. What it requests of ``UIApplication`` concerns the user whose input has begun the running task. Callbacks
/// that belong to no task (of queues and timers) concern the only user of the process, and where it has several none:
/// a link, a copied text or an alert must not reach another user than the one who has caused it.
@MainActor package final class ApplicationInstance {
  private struct Entry {
    weak var source: (any ApplicationWindow)?
    let scene: UIWindowScene
  }

  private var entries: [Entry] = []
  private weak var active: (any ApplicationWindow)?
  /// The task whose user this is: a test. Nil where tasks are begun by input alone.
  private let task: Int?
  /// Text that was copied while there was no window to write it to a clipboard.
  var copiedText: String?
  /// What a framework above has for the user. Nil by default.
  package var companion: AnyObject?

  /// Creates an instance without windows. It lasts as long as one of its windows, and as the tasks that these begin.
  package convenience init() { self.init(task: nil) }

  private init(task: Int?) { self.task = task }

  // MARK: windows

  private var living: [Entry] { entries.filter { $0.source != nil } }

  var sources: [any ApplicationWindow] { entries.compactMap(\.source) }

  var scenes: [UIWindowScene] { living.map(\.scene) }

  /// The window that last received user input, or else the one that was opened last.
  var activeSource: (any ApplicationWindow)? { active ?? living.last?.source }

  /// The scene of a window that is shown.
  package func scene(of source: any ApplicationWindow) -> UIWindowScene? {
    entries.first { $0.source === source }?.scene
  }

  /// The window of any user that contains those UIKit views.
  static func source(of window: UIWindow) -> (any ApplicationWindow)? {
    withWindows.lazy.compactMap(\.instance).flatMap(\.sources).first { $0.uiWindow === window }
  }

  func add(_ source: any ApplicationWindow) {
    Self.withWindows.removeAll { $0.instance?.living.isEmpty ?? true }
    if living.isEmpty { Self.withWindows.append(Reference(instance: self)) }
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source, scene: UIWindowScene(source)))
  }

  func remove(_ source: any ApplicationWindow) {
    entries.removeAll { $0.source == nil || $0.source === source }
    if active === source { active = nil }
  }

  /// Records that the window received input or was changed by the program.
  package func noteActivity(in source: any ApplicationWindow) { active = source }

  // MARK: which one

  private struct Reference {
    weak var instance: ApplicationInstance?
  }

  /// The instances that have windows.
  private static var withWindows: [Reference] = []

  /// The instance of the process: of terminals and windows, which have one user.
  package static let ofProcess = ApplicationInstance()

  /// The one of the running task, or else of the only user. The process' own, without windows, where there are several
  /// users.
  package static var current: ApplicationInstance {
    if let own = ApplicationContext.current?.instance ?? found(for: runningTask) { return own }
    let shared = withWindows.compactMap(\.instance).filter { $0.task == nil && !$0.living.isEmpty }
    return shared.count == 1 ? shared[0] : ofProcess
  }

  /// The one of a window that a front end opens: of the user whose input has opened it, or else of the process.
  package static var ofFrontEnd: ApplicationInstance { ApplicationContext.current?.instance ?? ofProcess }

  /// The one of a window that no front end opens: of the running task, which is a test. Made where the task has none.
  package static var ofTask: ApplicationInstance {
    if let own = ApplicationContext.current?.instance { return own }
    guard let task = runningTask else { return ofProcess }
    return found(for: task) ?? ApplicationInstance(task: task)
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private static func found(for task: Int?) -> ApplicationInstance? {
    guard let task else { return nil }
    return withWindows.lazy.compactMap(\.instance).last { $0.task == task && !$0.living.isEmpty }
  }
}
