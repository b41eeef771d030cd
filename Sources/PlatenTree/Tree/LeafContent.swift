/// A node to see, without children and without input.
package enum LeafContent: Equatable, Sendable {
  case text(TextContent)
  case image(ImageContent)
  case spacer(minLength: CGFloat?)
  /// A line across the surrounding stack.
  case divider
  case shape(ShapeContent)
  /// A placeholder of rows that are not loaded, because the user has not scrolled near them.
  case rowPlaceholder(RowPlaceholder)

  var kindName: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .spacer: "spacer"
    case .divider: "divider"
    case .shape: "shape"
    case .rowPlaceholder: "row placeholder"
    }
  }
}

/// Text with its attributes resolved.
package struct TextContent: Equatable, Sendable {
  package var runs: [TextRun]
  package var font: Font
  package var foreground: Paint
  package var alignment: TextAlignment
  package var writing = WritingRules()
  package var lineLimit: Int?
  /// Points between two lines, besides what the font has.
  package var lineSpacing: CGFloat = 0
  /// Nil for that of the font.
  package var lineHeight: TextLineHeight?
  /// Where words are left out that don't fit.
  package var truncation = TextTruncation.tail
  /// How much smaller the text may become before words are left out, from 0 to 1.
  package var minimumScale: CGFloat = 1
  /// Whether the user can select and copy the text; nil where the platform decides.
  package var isSelectable: Bool?

  package init(
    runs: [TextRun], font: Font = .body, foreground: Paint = .system(.primary),
    alignment: TextAlignment = .leading, lineLimit: Int? = nil
  ) {
    self.runs = runs
    self.font = font
    self.foreground = foreground
    self.alignment = alignment
    self.lineLimit = lineLimit
  }

  /// The text, without its attributes.
  package var plainText: String { runs.plainText }

  /// Whether there are symbols among the words.
  package var hasSymbols: Bool { runs.contains { $0.symbol != nil } }

  /// The text with its fonts made larger or smaller.
  package func scaled(by factor: CGFloat) -> TextContent {
    var text = self
    text.font.scale *= Double(factor)
    for index in text.runs.indices { text.runs[index].font?.scale *= Double(factor) }
    return text
  }
}

extension [TextRun] {
  /// The text of all runs, without their attributes.
  package var plainText: String { count == 1 ? self[0].text : map(\.text).joined() }
}

/// A run of text with equal attributes.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Written as code: in a fixed-width font.
  package var isCode = false
  package var link: URL?
  /// Nil: the text's own font.
  package var font: Font?
  /// Nil: the text's own foreground.
  package var foreground: Paint?
  /// What the text is marked with; nil: nothing.
  package var background: Paint?
  /// Points between two letters, besides what the font has.
  package var kerning: CGFloat = 0
  /// The offset of the letters above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// The alignment of the lines of its paragraphs, in editors; nil: the field's own.
  package var alignment: TextAlignment?
  /// Where the lines of its paragraphs begin and end, in editors; nil: at the edges.
  package var indents: ParagraphIndents?
  /// The language that it is in, as the program says (BCP 47); nil: that of the text around it.
  package var language: String?
  /// The SF Symbols name of the image that is shown in its place; the text is what the image shows, in words.
  package var symbol: String?

  package init(_ text: String) { self.text = text }
}

/// An image by name.
package struct ImageContent: Equatable, Sendable {
  /// The SF Symbols name (`eye.slash`) or nil for an image of the program's own.
  package var systemName: String?
  /// The name of an image of the program's own.
  package var resourceName: String?
  /// The picture itself, where the program has it.
  package var data: ImageData?
  /// What it shows, in words; nil when it is decoration.
  package var label: String?
  package var font: Font
  package var foreground: Paint
  package var isResizable = false
  /// How a resizable picture fills its area; nil where it is stretched as a whole.
  package var slices: PictureSlices?
  /// How much larger than usual a symbol is.
  package var scale = 1.0

  package init(
    systemName: String?, resourceName: String? = nil, label: String?, font: Font = .body,
    foreground: Paint = .system(.primary)
  ) {
    self.systemName = systemName
    self.resourceName = resourceName
    self.label = label
    self.font = font
    self.foreground = foreground
  }
}

/// A shape that fills the size proposed to it. A `Color` used as a view is a filled rectangle.
package struct ShapeContent: Equatable, Sendable {
  package enum Path: Equatable, Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: CGFloat)
    case capsule
    case circle
    case ellipse
    /// Any other figure, which computes its outline in a rectangle.
    case custom(CustomShape)
  }

  package var path: Path
  package var fill: Paint?
  package var stroke: Paint?
  /// How the outline is drawn, its width included.
  package var strokeStyle: StrokeStyle
  /// Whether the outline is inside the figure; else its middle runs along the edge.
  package var isStrokeInside = true
  /// Whether the area inside an even number of outlines stays empty.
  package var isEvenOdd = false

  package var lineWidth: CGFloat {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  package init(path: Path, fill: Paint?, stroke: Paint? = nil, lineWidth: CGFloat = 1) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    strokeStyle = StrokeStyle(lineWidth: lineWidth)
  }
}
