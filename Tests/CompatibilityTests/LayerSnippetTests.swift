import PlatenTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LayerSnippetTests {
  @Test func aFieldWithALayerIsAField() async throws {
    let screen = await Screen(BorderedField(text: .constant("12"), isValid: false))
    #expect(try screen.field("Code").text == "12")
    let field = BorderedTextField(frame: .zero)
    field.show(isValid: true)
    #expect(field.layer.borderColor == UIColor.systemGreen.cgColor && field.layer.shadowOpacity == 0)
    #expect(field.layer.masksToBounds && field.layer.borderWidth == 1.5)
  }
}
