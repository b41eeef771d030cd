/// The characters that lines and marks are drawn with.
struct BoxGlyphs: Equatable, Sendable {
  var horizontal: Character
  var vertical: Character
  var topLeft: Character
  var topRight: Character
  var bottomLeft: Character
  var bottomRight: Character
  /// Where a line across a box meets its sides.
  var leftTee: Character
  var rightTee: Character
  /// The mark in the column before the focused field.
  var focusBar: Character
  /// The mark in the same column before a field with a value that is not valid, which is seen without colours.
  var errorMark: Character
  var buttonLeft: Character
  var buttonRight: Character
  var scrollThumb: Character
  /// What marks the button that Return presses, where there are no colours.
  var defaultButton: Character
  var check: Character
  /// The mark before a row that is selected, right next to its text.
  var selectedRow: Character
  var bullet: Character

  static let rounded = BoxGlyphs(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    leftTee: "├", rightTee: "┤", focusBar: "▌", errorMark: "!",
    buttonLeft: "▐", buttonRight: "▌", scrollThumb: "▐", defaultButton: "▸", check: "✓", selectedRow: "✓",
    bullet: "•"
  )

  /// For fonts with few characters.
  static let square = BoxGlyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
    leftTee: "├", rightTee: "┤", focusBar: "│", errorMark: "!",
    buttonLeft: "[", buttonRight: "]", scrollThumb: "█", defaultButton: ">", check: "x", selectedRow: ">",
    bullet: "•"
  )

  /// For a terminal that draws lines two columns wide.
  static let ascii = BoxGlyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    leftTee: "+", rightTee: "+", focusBar: ">", errorMark: "!",
    buttonLeft: "[", buttonRight: "]", scrollThumb: "#", defaultButton: ">", check: "x", selectedRow: ">",
    bullet: "*"
  )
}
