/// What reads values of the environment, and wants to know which ones: an element of the graph.
package protocol EnvironmentReader: AnyObject {
  /// The value under the key is read. On the main actor.
  func noteEnvironmentRead(of key: ObjectIdentifier)
}

/// Who reads values of the environment.
package enum EnvironmentReading {
  /// Only set on the main actor, while it reads there.
  nonisolated(unsafe) package static var current: (any EnvironmentReader)?

  /// The reader; nil off the main actor.
  static var reader: (any EnvironmentReader)? { current != nil && MainThread.isCurrent ? current : nil }
}
