import SwiftUI

/// A complete form, as written for a program.
struct FormPage: Identifiable {
  let title: String
  let content: @MainActor () -> AnyView

  var id: String { title }

  init<Content: View>(_ title: String, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.content = { AnyView(content()) }
  }
}

extension FormPage {
  static let all = first + second + third
}
