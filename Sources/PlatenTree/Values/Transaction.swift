/// The context of a change of state: how it is animated.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether views ignore the animations that `animation(_:value:)` gives them.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a slider moves. Kept and not read here.
  public var isContinuous = false
  /// Whether a modifier has set it for what is inside: then nothing outside moves along.
  package var isScoped = false
  package var completion: AnimationCompletion?
  /// Whether the completion waits for the animation's time even if nothing is seen of it.
  package var isTimed = false

  /// Creates a transaction without an animation.
  public init() { animation = nil }

  /// Creates a transaction with an animation; nil for none.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the change that is being made.
  @TaskLocal package static var current = Transaction()
}

/// Makes the changes in `body` with `animation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes in `body` with `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Makes the changes in `body` with one part of the transaction set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case logicallyComplete, removed }

  let kind: Kind

  /// When the values have reached their ends, springs aside.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Makes the changes in `body` with `animation`, and calls `completion` when all that they set in motion is at rest:
/// at once where nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let whenDone = AnimationCompletion(completion)
  transaction.completion = whenDone
  let result = try withTransaction(transaction, body)
  if !whenDone.isTaken { whenDone.finishIfIdle() }
  return result
}
