import PlatenTesting
import SwiftUI
import Testing
import UIKit

import PlatenTree

/// The names of fields: their own labels, those of the rows around them, and their placeholders.
@MainActor @Suite struct FieldNameTests {
  private struct Hosted: UIViewRepresentable {
    let placeholder: String?
    var label: String?

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = placeholder
      field.accessibilityLabel = label
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}
  }

  private func names(_ view: some View) async -> [String] {
    var names: [String] = []
    await Screen(view).driver.host.root.forEach { if $0.isField { names.append($0.accessibleName) } }
    return names
  }

  @Test func aFieldOfUIKitHasTheLabelOfItsRow() async throws {
    let screen = await Screen(LabeledContent("Postal code") { Hosted(placeholder: "12345") })
    #expect(try screen.field("Postal code").placeholder == "12345")
    // The placeholder still finds it.
    #expect(try screen.field("12345").placeholder == "12345")
    #expect(await names(Hosted(placeholder: "12345")) == ["12345"])
    #expect(await names(Hosted(placeholder: nil)) == [""])
  }

  @Test func anOwnLabelComesFirst() async {
    #expect(await names(LabeledContent("Row") { Hosted(placeholder: "12345", label: "Own") }) == ["Own"])
    #expect(await names(LabeledContent("Row") { TextField("Own", text: .constant("")) }) == ["Own"])
    #expect(
      await names(
        LabeledContent("Row") { TextField("Title", text: .constant("")).accessibilityLabel("Spoken") }) == ["Spoken"])
  }

  @Test func aLabelOfSeveralViewsNamesAField() async {
    let label = HStack {
      Image(systemName: "envelope")
      Text("Mail")
    }
    let prompt = Text("name@example.com")
    #expect(
      await names(
        LabeledContent {
          TextField("", text: .constant(""), prompt: prompt)
        } label: {
          label
        }) == ["Mail"])
    #expect(
      await names(
        LabeledContent {
          Hosted(placeholder: "name@example.com")
        } label: {
          label
        }) == ["Mail"])
    // A field in a label is not named by that label.
    #expect(
      await names(
        LabeledContent {
          Text("Content")
        } label: {
          TextField("", text: .constant(""), prompt: prompt)
        }) == ["name@example.com"])
  }
}
