import Testing
import TextControls

/// Constraints by a visual format, as forms that are written with UIKit have them.
@MainActor @Suite struct VisualFormatTests {
  private let outer = UIView()
  private let name = UIView()
  private let field = UIView()

  init() {
    outer.addSubview(name)
    outer.addSubview(field)
  }

  private func text(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    let views: [String: Any] = ["name": name, "field": field]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: ["gap": 12, "width": 80.5], views: views)
    return made.map { constraint in
      let (first, second) = (label(constraint.firstItem), label(constraint.secondItem))
      let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
      let right = second.isEmpty ? "" : "\(second).\(constraint.secondAttribute) + "
      let priority = constraint.priority == .required ? "" : "@\(Int(constraint.priority.rawValue))"
      return "\(first).\(constraint.firstAttribute) \(relation) \(right)\(constraint.constant)\(priority)"
    }
  }

  private func label(_ item: AnyObject?) -> String {
    item === outer ? "outer" : item === name ? "name" : item === field ? "field" : ""
  }

  @Test func spacesAndEdges() {
    #expect(
      text("H:|-gap-[name]-[field]|") == [
        "name.leading == outer.leading + 12.0", "field.leading == name.trailing + 8.0",
        "outer.trailing == field.trailing + 0.0",
      ])
    #expect(
      text("V:|-(>=4,<=gap@750)-[name][field]") == [
        "name.top >= outer.top + 4.0", "name.top <= outer.top + 12.0@750", "field.top == name.bottom + 0.0",
      ])
  }

  @Test func sizes() {
    #expect(
      text("[name(width)]-[field(==name,>=20@300)]") == [
        "name.width == 80.5", "field.leading == name.trailing + 8.0", "field.width == name.width + 0.0",
        "field.width >= 20.0@300",
      ])
    #expect(text("V:[name(44)]") == ["name.height == 44.0"])
  }

  @Test func directionsAndAlignments() {
    #expect(
      text("|-[name]-2-[field]", [.directionRightToLeft, .alignAllCenterY]) == [
        "outer.right == name.right + 8.0", "name.left == field.right + 2.0", "name.centerY == field.centerY + 0.0",
      ])
  }

  @Test func whatFollowsAMistakeIsLeftOut() {
    #expect(text("|-[name]-?-[field]") == ["name.leading == outer.leading + 8.0"])
    #expect(text("|-[other]-[field]") == [])
    #expect(text("|-missing-[name]") == [])
    #expect(text("") == [] && text("[") == [] && text("[name(") == [] && text("[name]-(") == [])
  }
}
