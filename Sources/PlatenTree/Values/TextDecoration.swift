/// The lines under and through letters.
package struct TextDecoration: Equatable, Sendable {
  package var isUnderlined = false
  package var isStruckThrough = false

  package init(isUnderlined: Bool = false, isStruckThrough: Bool = false) {
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
