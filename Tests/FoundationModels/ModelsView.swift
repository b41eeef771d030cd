import Foundation
import Observation
import SwiftUI

/// In a file that imports the module too.
@Observable final class Note { var text = "Note" }

/// Edits the models of this module.
public struct ModelsView: View {
  @StateObject private var profile = Profile()
  @State private var counter = Counter()
  @State private var note = Note()

  /// Creates the view with new models.
  public init() {}

  /// The form.
  public var body: some View {
    Form {
      TextField("Name", text: $profile.name)
      TextField("Text", text: $note.text)
      Button("Count") { counter.count += counter.step }
      Button("Reset") { profile.reset() }
      Text("\(profile.name): \(note.text), \(counter.count)")
    }
  }
}

/// A text that any of Foundation's formatters writes, in a file that imports SwiftUI alone.
public struct FormattedText: View {
  let value: Any
  let formatter: Formatter

  /// Creates the text of a value.
  public init(_ value: Any, formatter: Formatter) {
    self.value = value
    self.formatter = formatter
  }

  /// The text; empty for a value that the formatter does not write.
  public var body: some View { Text(verbatim: formatter.string(for: value) ?? "") }
}
