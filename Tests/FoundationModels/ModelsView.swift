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
