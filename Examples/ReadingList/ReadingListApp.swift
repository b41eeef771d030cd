import SwiftUI

@main struct ReadingListApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup("Reading List") {
      BookList().environment(library)
    }
  }
}
