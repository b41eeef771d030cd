/// A field that passes what is typed on to the program when the typing pauses, or when the editing ends.
@MainActor package protocol DeferredInput: NodeResponder {
  /// The element that shows the field.
  var element: _Element? { get }
  /// Whether the program would read an older text than is shown.
  var hasUnwrittenText: Bool { get }
  /// Passes the text on.
  func flush()
  /// Passes on the value of what has been typed, where the program would have it at the end of the editing.
  func writeValue()
}

/// Waits for the typing in long texts to pause.
///
/// A text so long that copying it takes longer than a keystroke is passed to the program in pauses: see
/// ``StringDriver``.
@MainActor package final class TypingPause {
  /// How long typing must have paused.
  static let length = Duration.milliseconds(200)

  private struct Waiting {
    weak var input: (any DeferredInput)?
  }

  @Hosted private var host: ViewHost
  private var waiting: [ObjectIdentifier: Waiting] = [:]
  private var lastKey = ContinuousClock.now
  private var timer: Task<Void, Never>?

  init(host: ViewHost) { self.host = host }

  var isEmpty: Bool { waiting.isEmpty }

  package func isWaiting(_ responder: any NodeResponder) -> Bool { waiting[ObjectIdentifier(responder)] != nil }

  func isWaiting(_ element: _Element) -> Bool { waiting.values.contains { $0.input?.element === element } }

  /// Whether a text waits to be written, so that the program would read an older one.
  var hasUnwrittenText: Bool { waiting.values.contains { $0.input?.hasUnwrittenText ?? false } }

  /// A key has been typed in `input`.
  func wait(for input: any DeferredInput, then action: @escaping @MainActor () -> Void) {
    waiting[ObjectIdentifier(input)] = Waiting(input: input)
    lastKey = .now
    guard timer == nil else { return }
    timer = Task { [weak self] in
      while let rest = self?.rest, rest > .zero { try? await Task.sleep(for: rest) }
      guard let self, !Task.isCancelled else { return }
      timer = nil
      action()
    }
  }

  private var rest: Duration { Self.length - lastKey.duration(to: .now) }

  /// Passes everything that waits to the program.
  package func end() {
    guard !isEmpty else { return }
    timer?.cancel()
    timer = nil
    let inputs = waiting.values.compactMap(\.input)
    waiting.removeAll()
    for input in inputs { input.flush() }
  }

  /// A long text has been edited in `input`: the program receives it when typing pauses, or before the program's next
  /// action.
  package func deferFlush(of input: any DeferredInput) {
    wait(for: input) { [weak self] in self?.flush() }
  }

  /// Passes edited long texts to the program, as when typing has paused.
  package func flush() {
    guard !isEmpty else { return }
    end()
    host.settle()
  }
}
