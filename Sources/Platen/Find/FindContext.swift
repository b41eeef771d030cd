/// The state of the search in a view's text, for views that show a search of their own.
public struct FindContext {
  /// What a search can do.
  public struct Operations: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Finding words.
    public static let find = Operations(rawValue: 1)
    /// Replacing words that are found.
    public static let replace = Operations(rawValue: 2)
    /// Finding and replacing.
    public static let findAndReplace: Operations = [.find, .replace]
  }

  /// Whether the search is shown, as `findNavigator(isPresented:)` has bound it; nil where it has not.
  public var isPresented: Binding<Bool>?
  /// What the search can do.
  public var allowedOperations: Operations
}

extension EnvironmentValues {
  /// The state of the search in the texts of the view; nil where searching is disabled.
  public var findContext: FindContext? {
    let settings = findSettings
    guard !settings.isDisabled else { return nil }
    return FindContext(
      isPresented: settings.isPresented, allowedOperations: settings.isReplaceDisabled ? .find : .findAndReplace)
  }
}
