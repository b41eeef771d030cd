/// The line drawing of a name in SF Symbols, in a box of 24 by 24.
///
/// A name is a base (`eye`) with modifiers behind it (`.slash`, `.circle`, `.square`, `.fill`). A base without a
/// drawing is shown by its first words: `person.badge.plus` as `person`. An unknown name is a small dotted square, so
/// that its absence is seen.
package struct SymbolDrawing: Equatable, Sendable {
  package enum Figure: Equatable, Sendable {
    /// In the language of SVG's paths.
    case outline(String)
    /// A letter or a number, in the middle of the box.
    case letters(String)
  }

  package enum Rendering: Sendable {
    case line, filled
    /// Filled but for the figures inside of it.
    case filledWithHoles
    /// Taken out of what is filled below.
    case cut
    case dotted
  }

  package struct Layer: Equatable, Sendable {
    package var figure: Figure
    package var rendering: Rendering
    /// Whether it is drawn inside a frame.
    package var isSmall = false
  }

  static let circle = "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z"
  /// Dots in a row across the middle, wider than a line by twice the radius.
  static func dots(_ places: [Double], radius: Double) -> String {
    places.map { x in
      "M\(x) \(12 - radius)a\(radius) \(radius) 0 1 1 0 \(2 * radius)a\(radius) \(radius) 0 1 1 0 -\(2 * radius)Z"
    }.joined()
  }

  static let square = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z"

  package private(set) var layers: [Layer] = []
  package let isKnown: Bool
  /// The number of characters of the name that the drawing represents.
  package let knownLength: Int

  package init(named name: String) {
    let parsed = SymbolName(name)
    let modifiers = parsed.modifiers
    let frame =
      modifiers.contains("circle") ? Self.circle : modifiers.contains("square") ? Self.square : nil
    let found = Self.drawing(ofAnyOf: parsed.base)
    let letters = found == nil && frame != nil && parsed.base.count <= 2 ? parsed.base.uppercased() : nil
    guard found != nil || frame != nil else {
      isKnown = false
      knownLength = 0
      layers = [Layer(figure: .outline("M5 5h14v14H5Z"), rendering: .dotted)]
      return
    }
    isKnown = true
    knownLength = found.map { $0.length == parsed.base.count ? name.count : $0.length } ?? name.count
    let isFilled = modifiers.contains("fill")
    let rendering = isFilled ? Rendering.filled : .line
    if let frame {
      layers.append(Layer(figure: .outline(frame), rendering: rendering))
      let inner = found.map { Figure.outline($0.data) } ?? letters.map { Figure.letters($0) }
      if let inner { layers.append(Layer(figure: inner, rendering: isFilled ? .cut : .line, isSmall: letters == nil)) }
    } else if let found {
      layers += isFilled ? Self.filled(found.data) : [Layer(figure: .outline(found.data), rendering: .line)]
    }
    if modifiers.contains("slash") { layers.append(Layer(figure: .outline("M4 4 20 20"), rendering: .line)) }
  }

  /// The layers of a filled drawing. A closed figure that another one surrounds is a hole, as the lens of a camera, and
  /// a line that one surrounds is taken out of it, as the mark of a warning or the flap of an envelope.
  private static func filled(_ data: String) -> [Layer] {
    // All drawings begin a figure with a capital letter.
    let figures = data.split(separator: "M").map { "M" + $0 }
    let bounds = figures.map { SVGPath.path($0).boundingRect }
    func isClosed(_ index: Int) -> Bool { figures[index].hasSuffix("Z") }
    func isInside(_ index: Int) -> Bool {
      let inner = bounds[index]
      return figures.indices.contains { other in
        let outer = bounds[other]
        return other != index && isClosed(other) && outer != inner
          && outer.minX <= inner.minX && outer.maxX >= inner.maxX
          && outer.minY <= inner.minY && outer.maxY >= inner.maxY
      }
    }
    let holes = figures.indices.filter { isInside($0) && isClosed($0) }
    let cuts = figures.indices.filter { isInside($0) && !isClosed($0) }
    let rest = figures.indices.filter { !isInside($0) }
    func layer(_ indices: [Int], _ rendering: Rendering) -> Layer {
      Layer(figure: .outline(indices.map { figures[$0] }.joined()), rendering: rendering)
    }
    return [layer((rest + holes).sorted(), holes.isEmpty ? .filled : .filledWithHoles)]
      + (cuts.isEmpty ? [] : [layer(cuts, .cut)])
  }

  /// Whether there is a drawing of exactly that name.
  static func hasDrawing(_ name: String) -> Bool { drawing(of: name) != nil }

  private static func drawing(of name: String) -> String? {
    drawingsAToC[name] ?? drawingsDToM[name] ?? drawingsNToZ[name]
  }

  /// The drawing of a name, or of what it begins with.
  private static func drawing(ofAnyOf name: String) -> (data: String, length: Int)? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let known = parts.joined(separator: ".")
      if let data = drawing(of: known) { return (data, known.count) }
      parts.removeLast()
    }
    return nil
  }
}

/// A symbol's name taken apart.
package struct SymbolName: Equatable, Sendable {
  package var base: String
  package var modifiers: Set<String> = []

  private static let known: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

  package init(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, Self.known.contains(last),
      !SymbolDrawing.hasDrawing(parts.joined(separator: "."))
    {
      modifiers.insert(last)
      parts.removeLast()
    }
    base = parts.joined(separator: ".")
  }

  /// The name with its modifiers in the order of SF Symbols.
  package var text: String {
    ([base] + ["slash", "circle", "square", "rectangle", "fill"].filter(modifiers.contains)).joined(separator: ".")
  }
}
