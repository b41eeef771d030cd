extension Text {
  /// The lines of a text as they are drawn. Coordinates are points, from the upper left corner of the text.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether words are left out that do not fit.
    public let isTruncated: Bool

    /// The index of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// A line, from the top.
    public subscript(index: Int) -> Line { lines[index] }

    /// A character of the text: its offset in UTF-16 units.
    public struct CharacterIndex: Hashable, Strideable, Sendable {
      package let offset: Int

      /// The number of UTF-16 units between two characters.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// The character that is `n` UTF-16 units further.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
      /// Whether `first` is before `second` in the text.
      public static func < (first: CharacterIndex, second: CharacterIndex) -> Bool { first.offset < second.offset }
    }

    /// The place of a part of a text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      /// The width of the letters.
      public var width: CGFloat = 0
      /// The distance from the baseline to the top.
      public var ascent: CGFloat = 0
      /// The distance from the baseline to the bottom.
      public var descent: CGFloat = 0
      /// The distance to the next line, besides ascent and descent.
      public var leading: CGFloat = 0

      /// Creates empty bounds.
      public init() {}

      /// The rectangle around the part, without the leading.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Letters are drawn where they are put, without adjustment to pixels. Ignored.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line: parts of equal attributes.
    public struct Line: RandomAccessCollection, Equatable {
      var runs: [Run]
      /// The left end of the baseline.
      public var origin: CGPoint { typographicBounds.origin }
      /// The direction of the paragraph.
      public let paragraphLayoutDirection: LayoutDirection
      /// The place of the line.
      public let typographicBounds: TypographicBounds

      /// The index of the first run: 0.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { runs.count }
      /// A run, in the order of the text.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A stretch of a line with equal attributes. Its elements are the parts that are drawn for one character each.
    public struct Run: RandomAccessCollection, Equatable {
      let style: TextRun
      let font: Font
      let foreground: Paint
      let attributes: CustomTextAttributes
      package let characters: [Character]
      /// The offset of each character in the text.
      let offsets: [Int]
      /// Where characters begin and end, from the beginning of the run: one more than there are characters.
      let edges: [CGFloat]
      /// The direction of its letters.
      public let layoutDirection: LayoutDirection
      /// The place of the run.
      public var typographicBounds: TypographicBounds

      /// The index of the first part: 0.
      public var startIndex: Int { 0 }
      /// The number of characters.
      public var endIndex: Int { characters.count }
      /// The characters of the parts.
      public var characterIndices: [CharacterIndex] { offsets.map { CharacterIndex(offset: $0) } }
      /// The part of one character.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The part of several characters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value of a type that is attached to the run; nil where there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)]?.value as? T }
    }

    /// A part of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run that it is part of.
      public var run: Run
      /// The elements of the run.
      public var indices: Range<Int>

      /// Creates the part of a run that has these elements.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      /// The index of the first character in the run.
      public var startIndex: Int { indices.lowerBound }
      /// The index after the last character.
      public var endIndex: Int { indices.upperBound }
      /// The part of one character.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// The part of several characters.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// The value of a type that is attached to the run; nil where there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      /// The characters of the part.
      public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(offset: run.offsets[$0]) } }

      /// The place of the part.
      public var typographicBounds: TypographicBounds {
        var bounds = run.typographicBounds
        let (start, end) = (run.edges[indices.lowerBound], run.edges[indices.upperBound])
        bounds.origin.x += run.layoutDirection == .leftToRight ? start : bounds.width - end
        bounds.width = end - start
        return bounds
      }
    }
  }
}
