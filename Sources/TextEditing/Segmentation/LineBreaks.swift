/// The places at which a text may be broken into lines (Unicode Annex 14, with its tailoring for numbers, example 7 of
/// section 8.2, and strict line breaking of Japanese).
///
/// The annex allows a break inside of some defective grapheme clusters, as between a digit and a skin tone: a text
/// is to be broken between characters alone.
package struct LineBreaks {
  /// The UTF-16 offsets before which the text may be broken, or has to be after a line break, in ascending order. The
  /// beginning of the text is not one of them; its end is, unless the text is empty.
  package private(set) var opportunities: [Int] = []

  /// A scalar with the combining marks that belong to it (rule LB9).
  private struct Item {
    var kind: LineBreakClass
    /// The UTF-16 offset of the scalar.
    var start: Int
    /// Whether the scalar before it, marks included, is a zero width joiner.
    var followsJoiner: Bool
  }

  /// The items of a text, by rules LB9 and LB10.
  private struct Items<Scalars: IteratorProtocol<Unicode.Scalar>>: IteratorProtocol {
    var scalars: Scalars
    /// The UTF-16 offset of the next scalar; at the end the length of the text.
    var offset = 0
    private var followsJoiner = false
    private var takesMarks = false

    init(_ scalars: Scalars) { self.scalars = scalars }

    mutating func next() -> Item? {
      while let scalar = scalars.next() {
        let kind = LineBreakClass(scalar)
        let isMark = kind == .combiningMark || kind == .zwj
        let item = Item(kind: isMark ? .alphabetic : kind, start: offset, followsJoiner: followsJoiner)
        followsJoiner = kind == .zwj
        offset += UTF16.width(scalar)
        if !isMark || !takesMarks {
          takesMarks = item.kind.takesMarks
          return item
        }
      }
      return nil
    }
  }

  /// Finds the breaks of a text in a time proportional to its length.
  package init(of text: some Sequence<Unicode.Scalar>) {
    var items = Items(text.makeIterator())
    guard var left = items.next() else { return }
    var context = Context()
    context.pass(left.kind)
    var coming = items.next()
    while let right = coming {
      coming = items.next()
      if Self.allowsBreak(between: left, right, next: coming?.kind, context) { opportunities.append(right.start) }
      context.pass(right.kind)
      left = right
    }
    opportunities.append(items.offset)
  }

  /// What the rules need of the text before two neighbours.
  private struct Context {
    /// The last class that is not a space, and whether spaces follow it.
    var beforeSpaces = LineBreakClass.space
    /// The class before the last one.
    var secondLast: LineBreakClass?
    private var last: LineBreakClass?
    /// Whether the text ends in a number, or in a number and a closing bracket (rule LB25).
    var isInNumber = false
    var isAfterNumber = false
    /// Whether the text ends in an odd number of regional indicators.
    var isFlagOpen = false

    mutating func pass(_ kind: LineBreakClass) {
      if kind != .space { beforeSpaces = kind }
      secondLast = last
      last = kind
      isAfterNumber = isInNumber && kind.isClosing
      isInNumber = kind == .numeric || isInNumber && (kind == .infixSeparator || kind == .symbolsAllowingBreak)
      isFlagOpen = kind == .regionalIndicator && !isFlagOpen
    }
  }

  private static func allowsBreak(
    between first: Item, _ second: Item, next: LineBreakClass?, _ context: Context
  ) -> Bool {
    let left = first.kind
    let right = second.kind
    if left == .cr, right == .lf { return false }  // LB5
    if left.endsLine { return true }  // LB4, LB5
    if right.endsLine || right == .space || right == .zeroWidthSpace { return false }  // LB6, LB7
    if context.beforeSpaces == .zeroWidthSpace { return true }  // LB8
    // LB8a, LB11, LB12
    if second.followsJoiner || left == .wordJoiner || right == .wordJoiner || left == .glue { return false }
    if right == .glue, left != .space, left != .breakAfter, left != .hyphen { return false }  // LB12a
    if isHeldBySpaces(context.beforeSpaces, right) { return false }
    if left == .space { return true }  // LB18
    if right == .quotation || left == .quotation { return false }  // LB19
    if right == .contingentBreak || left == .contingentBreak { return true }  // LB20
    return !isJoined(left, right, next: next, context)
  }

  /// Rules LB13 to LB17, which hold across spaces.
  private static func isHeldBySpaces(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch right {
    // LB13
    case .closePunctuation, .closeParenthesis, .exclamation, .infixSeparator, .symbolsAllowingBreak: return true
    case .openPunctuation, .eastAsianOpenPunctuation: return left == .quotation || left.isOpening  // LB15, LB14
    case .nonstarter: return left.isClosing || left.isOpening  // LB16, LB14
    case .breakOnBothSides: return left == .breakOnBothSides || left.isOpening  // LB17, LB14
    default: return left.isOpening  // LB14
    }
  }

  /// Rules LB21 to LB30b between two neighbours.
  private static func isJoined(
    _ left: LineBreakClass, _ right: LineBreakClass, next: LineBreakClass?, _ context: Context
  ) -> Bool {
    // LB21, LB22
    if right == .breakAfter || right == .hyphen || right == .nonstarter || right == .inseparable { return true }
    if left == .breakBefore { return true }
    if context.secondLast == .hebrewLetter, left == .hyphen || left == .breakAfter { return true }  // LB21a
    if left == .symbolsAllowingBreak, right == .hebrewLetter { return true }  // LB21b
    if left.isLetter, right == .numeric || right.isLetter || right.isAffix { return true }  // LB23, LB28, LB24
    if left == .numeric, right.isLetter { return true }  // LB23
    if left == .prefix, right.isIdeograph { return true }  // LB23a
    if left.isIdeograph, right == .postfix { return true }  // LB23a
    if left.isAffix, right.isLetter { return true }  // LB24
    if isJoinedInNumber(left, right, next: next, context) { return true }
    if isJoinedInSyllable(left, right) { return true }
    if left == .infixSeparator, right.isLetter { return true }  // LB29
    // LB30
    if left.isLetter || left == .numeric, right == .openPunctuation { return true }
    if left == .closeParenthesis, right.isLetter || right == .numeric { return true }
    if left == .regionalIndicator, right == .regionalIndicator { return context.isFlagOpen }  // LB30a
    return right == .emojiModifier && (left == .emojiBase || left == .reservedPictograph)  // LB30b
  }

  /// Rule LB25 as a whole number: an affix, an opening bracket or a hyphen, digits with separators, a closing bracket,
  /// an affix.
  private static func isJoinedInNumber(
    _ left: LineBreakClass, _ right: LineBreakClass, next: LineBreakClass?, _ context: Context
  ) -> Bool {
    if right == .numeric { return left.isAffix || left == .hyphen || context.isInNumber }
    if left.isAffix { return (right.isOpening || right == .hyphen) && next == .numeric }
    return right.isAffix && (context.isInNumber || context.isAfterNumber)
  }

  /// Rules LB26 and LB27.
  private static func isJoinedInSyllable(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    if left.isHangul, right == .postfix { return true }
    if left == .prefix, right.isHangul { return true }
    switch left {
    case .hangulL: return right.isHangul && right != .hangulT
    case .hangulV, .hangulLV: return right == .hangulV || right == .hangulT
    case .hangulT, .hangulLVT: return right == .hangulT
    default: return false
    }
  }
}
