import Foundation
import Testing

@testable import TextControls

@MainActor @Suite struct StandardEditActionTests {
  @Test func fieldsPerformTheStandardActionsUnlessTheirClassRefuses() {
    class Refusing: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action != "copy:" }
    }
    let (field, view) = (Refusing(), UIView())
    view.addSubview(field)
    let copy = Selector("copy:", UIResponderStandardEditActions.copy(_:))
    #expect(!field.canPerformAction(copy, withSender: nil))
    #expect(field.target(forAction: copy, withSender: nil) as? UIView === view)
    #expect(UITextField().canPerformAction(copy, withSender: nil))
  }
}
