import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// Cells of a program's own, as programs center text by them and choose what is selected.
@MainActor @Suite struct CellTests {
  private final class InsetCell: NSTextFieldCell {
    var calls: [String] = []

    override func drawingRect(forBounds rect: NSRect) -> NSRect {
      super.drawingRect(forBounds: rect).insetBy(dx: 10, dy: 4)
    }
    override func edit(
      withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
    ) {
      calls.append("edit")
      super.edit(
        withFrame: drawingRect(forBounds: rect), in: controlView, editor: textObj, delegate: delegate, event: event)
    }
    // A file's name is selected without its extension.
    override func select(
      withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
      length selLength: Int
    ) {
      calls.append("select")
      let length = (stringValue as NSString).range(of: ".").location
      super.select(
        withFrame: rect, in: controlView, editor: textObj, delegate: delegate, start: selStart,
        length: length == NSNotFound ? selLength : length)
    }
    override func endEditing(_ textObj: NSText) {
      calls.append("end")
      super.endEditing(textObj)
    }
  }

  private final class FileField: NSTextField {
    override class var cellClass: AnyClass? {
      get { InsetCell.self }
      set {}
    }
  }

  private struct Shown<V: NSView>: NSViewRepresentable {
    let view: V
    func makeNSView(context: Context) -> V { view }
    func updateNSView(_ nsView: V, context: Context) {}
  }

  @Test func theCellOfAClassIsAskedWhenTextIsEditedAndSelected() async throws {
    let field = FileField(string: "notes.txt")
    field.placeholderString = "Name"
    let screen = await Screen(
      VStack {
        Shown(view: field); Button("Other") {}
      })
    let cell = try #require(field.cell as? InsetCell)
    field.selectText(nil)
    await screen.settle()
    #expect(try screen.field("Name").selection == 0..<5)
    try screen.button("Other").focus()
    #expect(cell.calls == ["edit", "select", "end"])
    #expect(
      cell.drawingRect(forBounds: NSRect(x: 0, y: 0, width: 100, height: 40))
        == NSRect(x: 12, y: 4, width: 76, height: 32))
  }

  @Test func whatACellWasGivenBeforeIsTheControls() {
    let cell = InsetCell(textCell: "Ada")
    cell.placeholderString = "Name"
    cell.isEditable = false
    cell.alignment = .center
    #expect(cell.stringValue == "Ada" && cell.placeholderString == "Name" && !cell.isEditable)
    let field = NSTextField(frame: .zero)
    field.cell = cell
    #expect(field.stringValue == "Ada" && field.placeholderString == "Name" && !field.isEditable)
    #expect(field.alignment == .center && field.cell === cell && cell.controlView === field)
    field.stringValue = "Grace"
    #expect(cell.stringValue == "Grace")
  }

  @Test func kindsOfFieldsHaveTheirKindsOfCells() {
    #expect(NSTextField(frame: .zero).cell is NSTextFieldCell)
    #expect(NSSecureTextField(frame: .zero).cell is NSSecureTextFieldCell)
    let search = NSSearchField(frame: .zero)
    let cell = search.cell as? NSSearchFieldCell
    cell?.sendsWholeSearchString = true
    #expect(search.sendsWholeSearchString)
  }

  @Test func aSearchFieldWithoutACancelCellHasNoButton() async throws {
    let field = NSSearchField(frame: .zero)
    field.placeholderString = "Search"
    let screen = await Screen(Shown(view: field))
    try screen.field("Search").type("Ada")
    #expect(try screen.button("Clear text").exists)
    (field.cell as? NSSearchFieldCell)?.cancelButtonCell = nil
    await screen.settle()
    #expect(throws: (any Error).self) { try screen.button("Clear text") }
  }
}
