import Synchronization
import TextEditing

/// The rules by which a field is edited. Fields compare them by identity: a change makes a new object.
package final class EditingRules: Sendable, Equatable {
  package let options: EditingOptions
  package let format: EditFormat?
  private let described = Mutex<String??>(nil)

  package init(options: EditingOptions, format: EditFormat?) {
    self.options = options
    self.format = format
  }

  /// The rules as data, from which the module of the editing core makes a field; nil for a secure field and for a format
  /// of functions. It is made once.
  package var description: String? {
    described.withLock { described in
      if let described { return described }
      let made = options.description(with: format)
      described = .some(made)
      return made
    }
  }

  package static func == (a: EditingRules, b: EditingRules) -> Bool { a === b }
}
