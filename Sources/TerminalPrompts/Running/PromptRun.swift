import Foundation
import PlatenGraph
import PlatenTerminal
import Platen

/// One prompt, from its first frame to its value.
@MainActor final class PromptRun<Value: Sendable> {
  typealias Outcome = Result<Value, any Error>

  /// How it is asked.
  struct Plan {
    var placement = PromptPlacement.inline
    /// Whether it is one question with its own line of keys.
    var isQuestion = false
    /// Whether what is typed meanwhile is for the next prompt.
    var keepsInput = false
    /// What is left in place of an inline prompt.
    var summary: @MainActor (Value) -> PromptSummary?
    var content: @MainActor (PromptFinish<Value>) -> AnyView
    /// Asks in plain lines; nil to ask for the fields of the content.
    var lines: (@MainActor (PromptLines) async throws -> Value)?
  }

  private let plan: Plan
  private var outcome: Outcome?
  private var runner: TerminalRunner?
  private var form: PlainForm?
  private var plainTask: Task<Void, Never>?
  private var plainConsole: (any PlainConsole)?
  private var onEnd: () -> Void = {}
  private var isDone = false

  init(_ plan: Plan) { self.plan = plan }

  /// Runs it while the caller is suspended.
  func run() async throws -> Value {
    if Task.isCancelled { throw PromptError.cancelled }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in start(MainQueueEvents()) { continuation.resume() } }
    } onCancel: {
      Task { @MainActor in self.end(.failure(PromptError.cancelled)) }
    }
    return try value()
  }

  /// Runs it in a main loop, which also serves the main actor's tasks.
  func runInMainLoop() throws -> Value {
    var isDone = false
    let loop = MainLoop()
    start(loop) { isDone = true }
    loop.run { !isDone }
    return try value()
  }

  private func value() throws -> Value {
    guard let outcome else { throw PromptError.cancelled }
    return try outcome.get()
  }

  /// Only the first end counts.
  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    requestEnd()
    form?.stop()
    if case .failure = outcome, let plainTask {
      plainTask.cancel()
      // The next prompt must not have the terminal before this one has returned it. Work need not end.
      if plainConsole?.isReading != true { done() }
    }
  }

  private func requestEnd() {
    if case .success? = outcome { runner?.requestEnd() } else { runner?.requestEnd(status: 130) }
  }

  private var finish: PromptFinish<Value> { PromptFinish { [weak self] in self?.end($0) } }

  private func start(_ events: any DescriptorEvents, _ onEnd: @escaping () -> Void) {
    guard !PromptTerminal.isBusy else {
      outcome = .failure(PromptError.busy)
      return onEnd()
    }
    PromptTerminal.isBusy = true
    self.onEnd = onEnd
    let environment = ProcessInfo.processInfo.environment
    let capabilities = TerminalCapabilities(environment: environment)
    guard let channel = PromptTerminal.channel else { return startLines(on: StandardConsole.shared) }
    if ScreenReader.isWanted(environment: environment) {
      return startLines(on: PromptTerminal.accessibleConsole(channel), announces: true)
    }
    ThemeCheck.report(environment: environment)
    let placement: TerminalPlacement =
      plan.placement == .fullScreen ? .fullScreen : .inline(showsKeys: !plan.isQuestion)
    do {
      let runner = try TerminalRunner(
        host: host(), channel: channel, capabilities: capabilities, placement: placement, events: events,
        ends: plan.isQuestion ? [.escape, .controlDInEmptyField] : .escape
      ) { [self] status in didEnd(status, channel: channel, capabilities) }
      self.runner = runner
      runner.session.keepsInput = plan.keepsInput
      // A view may finish as soon as it appears.
      runner.run()
      if outcome != nil { requestEnd() }
    } catch {
      outcome = .failure(PromptError.unavailable("\(error)"))
      done()
    }
  }

  private func host(inLines: Bool = false) -> ViewHost {
    var environment = TerminalFrontEnd.environment()
    environment.asksInLines = inLines
    environment.finishPrompt = FinishPromptAction { [weak self] value in
      guard let value = value as? Value else {
        let error = PromptError.wrongType(expected: "\(Value.self)", found: "\(type(of: value))")
        self?.end(.failure(error))
        return
      }
      self?.end(.success(value))
    }
    environment.cancelPrompt = CancelPromptAction { [weak self] in self?.end(.failure(PromptError.cancelled)) }
    let content = plan.content(finish)
    let host = ApplicationContext(.ofFrontEnd).run {
      guard plan.placement == .inline else { return ViewHost(content, environment: environment) }
      return ViewHost(
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), environment: environment)
    }
    host.watchdog.becomeSilent()
    return host
  }

  private func didEnd(_ status: Int32, channel: TerminalChannel, _ capabilities: TerminalCapabilities) {
    if outcome == nil { outcome = .failure(status == 129 ? PromptError.endOfInput : PromptError.cancelled) }
    let width = runner?.session.characterWidth ?? CharacterWidth()
    runner = nil
    if plan.placement == .inline, case .success(let value)? = outcome, let left = plan.summary(value), !left.isEmpty {
      channel.print(PromptTerminal.summary(left, columns: channel.columns, width, capabilities))
    }
    TypedEcho.begin(on: channel)
    done()
  }

  private func done() {
    guard !isDone else { return }
    isDone = true
    PromptTerminal.isBusy = false
    let onEnd = onEnd
    self.onEnd = {}
    onEnd()
  }

  // MARK: - Plain lines

  /// - Parameter announces: Whether the answer is written, too.
  private func startLines(on console: any PlainConsole, announces: Bool = false) {
    plainConsole = console
    plainTask = Task {
      do {
        if let lines = plan.lines {
          let value = try await lines(PromptLines(console: console))
          end(.success(value))
        } else {
          try await askFields(on: console)
        }
      } catch {
        end(.failure(error))
      }
      if announces, case .success(let value)? = outcome, let left = plan.summary(value), !left.isEmpty {
        console.write(.line(left.shown))
      }
      done()
    }
  }

  private func askFields(on console: any PlainConsole) async throws {
    let driver = FrontEndDriver(host: host(inLines: true))
    let form = PlainForm(driver: driver, console: console)
    self.form = form
    let result = await form.run()
    driver.close()
    self.form = nil
    if outcome == nil {
      throw result == .incomplete ? console.reasonOfEnd : PromptError.cancelled
    }
  }
}

/// The terminal that all prompts share.
@MainActor enum PromptTerminal {
  static var isBusy = false

  /// One for the process: what was typed ahead belongs to the next question.
  private static var console: AccessibleConsole?

  /// Lines for a screen reader, in the terminal of the first prompt.
  static func accessibleConsole(_ channel: TerminalChannel) -> AccessibleConsole {
    let console = console ?? AccessibleConsole(channel)
    self.console = console
    return console
  }

  /// Whether the user wants plain lines even in a terminal.
  static var prefersLines: Bool {
    let value = ProcessInfo.processInfo.environment["PLATEN_PLAIN"] ?? ""
    return !value.isEmpty && value != "0"
  }

  /// The line that is left of a prompt, with a green tick: no longer than the terminal is wide.
  static func summary(
    _ left: PromptSummary, columns: Int, _ width: CharacterWidth, _ capabilities: TerminalCapabilities
  ) -> String {
    let text = left.line(columns: max(columns - 2, 1), width)
    let tick = capabilities.colorDepth == .none ? "✓" : "\u{1B}[32m✓\u{1B}[m"
    return capabilities.shown("\(tick) \(text)\n")
  }
}
