import PlatenGraph
import Synchronization

/// The options of a list, of which more may arrive while it is shown.
final class OptionStore<Option: Sendable>: Sendable {
  typealias Pieces = AsyncThrowingStream<[Option], any Error>

  let filter: ChoiceFilter
  private let options: Mutex<[Option]>
  private let name: @Sendable (Option) -> String

  init(_ options: [Option], name: @escaping @Sendable (Option) -> String) {
    self.options = Mutex(options)
    self.name = name
    filter = ChoiceFilter(options.map(name))
  }

  subscript(index: Int) -> Option { options.withLock { $0[index] } }

  /// Adds options at the end, and returns their indices.
  func append(_ new: [Option]) -> Range<Int> {
    let range = options.withLock { options in
      options += new
      return options.count - new.count..<options.count
    }
    filter.append(new.map(name))
    return range
  }

  /// What reads the options that follow.
  func arrival(
    of pieces: @escaping @Sendable () -> Pieces, isDefault: @escaping @Sendable (Option) -> Bool
  ) -> OptionArrival {
    OptionArrival(isDefault: { isDefault(self[$0]) }) { add in
      for try await piece in pieces() { add { self.append(piece) } }
    }
  }
}

/// Options that are still arriving.
struct OptionArrival {
  /// Whether an option is chosen at first.
  let isDefault: @MainActor (Int) -> Bool
  /// Reads to the end. The parameter is called with a function that adds a piece and returns its indices.
  let read: @MainActor (_ add: @MainActor (() -> Range<Int>) -> Void) async throws -> Void
}
