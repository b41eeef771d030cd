/// The members that a symbol of an asset would hide: Xcode generates none of these names.
enum SystemNames {
  static let colors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  static let styles = colors.union([
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial",
    "selection", "separator", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
    "ultraThinMaterial", "windowBackground",
  ])

  static let platformColors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
  ]

  static let images: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
