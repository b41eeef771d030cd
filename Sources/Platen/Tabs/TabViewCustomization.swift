/// The changes that the user has made to the tabs of a tab view. Kept for programs to read and to save, and ignored:
/// the user can't change tabs.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// The changes to one tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    private var hidesInSidebar: Bool?
    private var hidesInTabBar: Bool?

    /// Whether the tab is in the sidebar. Kept and ignored; `automatic` by default.
    public var sidebarVisibility: Visibility {
      get { Self.visibility(hidesInSidebar) }
      set { hidesInSidebar = Self.isHidden(newValue) }
    }
    /// Whether the tab is in the bar of tabs. Kept and ignored; `automatic` by default.
    public var tabBarVisibility: Visibility {
      get { Self.visibility(hidesInTabBar) }
      set { hidesInTabBar = Self.isHidden(newValue) }
    }

    private static func visibility(_ isHidden: Bool?) -> Visibility {
      isHidden.map { $0 ? .hidden : .visible } ?? .automatic
    }

    private static func isHidden(_ visibility: Visibility) -> Bool? {
      visibility == .automatic ? nil : visibility == .hidden
    }
  }

  /// The changes to one section of tabs.
  public struct SectionCustomization: Hashable, Codable, Sendable {
    /// The customization identities of the tabs in the user's order; nil, the default, for that of the source. Kept and
    /// ignored.
    public var tabOrder: [String]?

    /// Puts the tabs in the order of the source.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The changes to the tab with a customization identity.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The changes to the section with a customization identity.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Shows all tabs again.
  public mutating func resetVisibility() { tabs = [:] }

  /// Puts the tabs of all sections in the order of the source.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension AppStorage where Value == TabViewCustomization {
  /// Keeps a customization of tabs under `key`, as JSON. `wrappedValue`, by default one without changes, is read while
  /// none is saved; nil for `store` is the default store.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(coding: wrappedValue, key, store: store)
  }
}
