/// Where the suggestions of a search are shown: in the menu below the field.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let rawValue: Int

  /// In the menu.
  public static let automatic = SearchSuggestionsPlacement(rawValue: 1)
  /// In the menu below the field.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In the content of the search. No suggestions are shown there.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the search.
    public static let content = Set(rawValue: 2)
  }
}
