#if Web
  /// Line drawings for the symbol names that forms use most, in a box of 24 by 24.
  ///
  /// A name is a base (`eye`) with modifiers behind it (`.slash`, `.circle`, `.square`, `.fill`), as in SF
  /// Symbols. A name without a drawing shows as a small dotted square, so that its absence is seen.
  enum Symbol {
    static func element(named name: String) -> Element {
      var parts = name.split(separator: ".").map(String.init)
      var modifiers: Set<String> = []
      while parts.count > 1, let last = parts.last, ["fill", "circle", "square", "slash"].contains(last),
        drawing(of: parts.joined(separator: ".")) == nil
      {
        modifiers.insert(last)
        parts.removeLast()
      }
      let base = parts.joined(separator: ".")
      var element = Element("svg")
      element.classes = ["symbol"]
      element.attributes = ["viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"]
      let isFilled = modifiers.contains("fill")
      let frame = modifiers.contains("circle") ? circle : modifiers.contains("square") ? square : nil
      guard let drawing = drawing(ofAnyOf: base) ?? (frame == nil ? nil : "") else {
        element.append(path("M5 5h14v14H5Z", class: "unknown"))
        // What it would be is said where the pointer rests.
        var title = Element("title")
        title.append(name)
        element.append(title)
        return element
      }
      if let frame {
        element.append(path(frame, class: isFilled ? "filled" : nil))
        var inner = path(drawing, class: isFilled ? "cut" : nil)
        inner.attributes["transform"] = "translate(5.4 5.4) scale(.55)"
        if !drawing.isEmpty { element.append(inner) }
      } else {
        element.append(path(drawing, class: isFilled ? "filled" : nil))
      }
      if modifiers.contains("slash") { element.append(path("M4 4 20 20")) }
      return element
    }

    private static func drawing(of name: String) -> String? { drawings[name] ?? more[name] }

    /// The drawing of a name, or of what it begins with: `person.crop` has that of `person`.
    private static func drawing(ofAnyOf name: String) -> String? {
      var parts = name.split(separator: ".")
      while !parts.isEmpty {
        if let drawing = drawing(of: parts.joined(separator: ".")) { return drawing }
        parts.removeLast()
      }
      return nil
    }

    private static func path(_ data: String, class name: String? = nil) -> Element {
      var path = Element("path")
      path.attributes["d"] = data
      if let name { path.classes = [name] }
      return path
    }

    private static let circle = "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z"
    private static let square = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z"

    private static let drawings: [String: String] = [
      "arrow.clockwise": "M19 8A8 8 0 1 0 20 13M19 3v5h-5",
      "arrow.left": "M20 12H4M10 6l-6 6 6 6",
      "arrow.right": "M4 12h16M14 6l6 6-6 6",
      "bell": "M6 17h12c-2-2-1-9-6-11-5 2-4 9-6 11ZM10 20h4",
      "building.2": "M4 20V5h9v15M13 9h7v11M3 20h18M7 9h3M7 13h3M16 13h1M16 16h1",
      "calendar": "M5 6h14v14H5ZM5 10h14M9 3v4M15 3v4",
      "checkmark": "M4 13l5 5L20 6",
      "chevron.down": "M5 9l7 7 7-7",
      "chevron.left": "M15 5l-7 7 7 7",
      "chevron.right": "M9 5l7 7-7 7",
      "chevron.up": "M5 15l7-7 7 7",
      "circle": circle,
      "clock": circle + "M12 7v5l3 2",
      "creditcard": "M3 6h18v12H3ZM3 10h18M6 15h4",
      "dollarsign": "M16 7c-1-2-8-3-8 1 0 5 9 2 9 7 0 4-8 4-10 1M12 3v18",
      "envelope": "M3 6h18v12H3ZM3 7l9 6 9-6",
      "exclamationmark": "M12 4v11M12 19v.5",
      "exclamationmark.triangle": "M12 4 21 20H3ZM12 10v5M12 17.5v.3",
      "eye": "M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z",
      "eyeglasses":
        "M3 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 12q3-2 6 0M3 13 5 7M21 13 19 7",
      "flag": "M6 21V4h12l-3 4 3 4H6",
      "gear": circle + "M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM12 1v4M12 19v4M1 12h4M19 12h4",
      "globe": circle + "M3 12h18M12 3c-6 6-6 12 0 18 6-6 6-12 0-18Z",
      "heart": "M12 20C2 13 3 5 8 5c2 0 4 2 4 3 0-1 2-3 4-3 5 0 6 8-4 15Z",
      "house": "M3 12l9-8 9 8M6 10v10h12V10",
      "info": "M12 10v9M12 5v.5",
      "key": "M8 12a3.500 3.500 0 1 0-.1 0ZM11 11h10M18 11v4M15 11v3",
      "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
      "location": "M12 21c-8-9-8-17 0-17s8 8 0 17ZM12 9a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z",
      "lock": "M6 11h12v9H6ZM8 11V8a4 4 0 0 1 8 0v3",
      "lock.open": "M6 11h12v9H6ZM8 11V7a4 4 0 0 1 7-2",
      "magnifyingglass": "M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM15 15l6 6",
      "minus": "M4 12h16",
      "number": "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
      "paperplane": "M3 11 21 3l-6 18-4-8Z",
      "pencil": "M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4",
      "person": "M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM4 21c0-8 16-8 16 0",
      "phone": "M5 4h4l2 5-2 1c1 3 2 4 5 5l1-2 5 2v4c-9 2-17-6-15-15Z",
      "photo": "M3 5h18v14H3ZM3 17l6-6 5 5 3-3 4 4M16 8.500h.1",
      "plus": "M12 4v16M4 12h16",
      "questionmark": "M8 9c0-6 9-5 8 0 0 3-4 3-4 6M12 19v.5",
      "square": square,
      "star": "M12 3l2.700 6 6.300.600-4.800 4.200 1.500 6.500L12 17l-5.700 3.300 1.500-6.500L3 9.600 9.300 9Z",
      "text.alignleft": "M4 6h16M4 10h10M4 14h16M4 18h10",
      "trash": "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 10v7M14 10v7",
      "xmark": "M5 5l14 14M19 5 5 19",
    ]
  }
#endif
