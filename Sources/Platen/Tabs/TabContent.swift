/// What a view of tabs has: tabs and groups of them, with values of one type.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// The type of the values by which tabs are chosen; `Never` without values.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// The type of the value.
  public typealias TabValue = Value
}

extension TabSection: TabContent {
  /// The type of the values of the tabs in the section.
  public typealias TabValue = SelectionValue
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue
}

/// Several tabs, or one with a modifier.
public struct _TabGroup<TabValue: Hashable, Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _TabGroup: TabContent {
  /// The views that this one is made of.
  public var body: some View { content }
}

/// Makes the tabs of a block, whose values have the type of the selection: `.home` is a value of that type.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Requires the type of a tab's value. For the result builder.
  nonisolated public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Joins the statements of a block. For the result builder.
  nonisolated public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Joins the statements of a block. For the result builder.
  nonisolated public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, TupleView<(repeat each Content)>> {
    _TabGroup(ViewBuilder.buildBlock(repeat each content))
  }

  /// Takes an `if` without `else`. For the result builder.
  nonisolated public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _TabGroup<TabValue, Content?> where Content.TabValue == TabValue {
    _TabGroup(content)
  }

  /// Takes the `if` branch of a condition. For the result builder.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabGroup(ViewBuilder.buildEither(first: first))
  }

  /// Takes the `else` branch of a condition. For the result builder.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabGroup(ViewBuilder.buildEither(second: second))
  }

  /// Takes what a condition of availability has. For the result builder.
  nonisolated public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabGroup<TabValue, AnyView> where Content.TabValue == TabValue {
    _TabGroup(AnyView(content))
  }
}

extension TabContent {
  /// A number at the end of the tab's title. 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { group { $0.badge(count) } }

  /// A text at the end of the tab's title. Nil shows none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { group { $0.badge(label) } }

  /// A text at the end of the tab's title. Nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { group { $0.badge(key) } }

  /// A text at the end of the tab's title. Nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    group { $0.badge(label) }
  }

  /// Accepted and ignored: tabs are in the order of the source.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Accepted and ignored: tabs are in the order of the source.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Accepted and ignored: tabs are in a bar.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Leaves the tab out while `hidden` is true.
  nonisolated public func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    _TabGroup<TabValue, Self?>(hidden ? nil : self)
  }

  /// Disables the view of the tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { group { $0.disabled(disabled) } }

  /// Identifies the view of the tab in tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    group { $0.accessibilityIdentifier(identifier) }
  }

  nonisolated private func group<Modified: View>(
    _ modify: (ModifiedTab<Self>) -> Modified
  ) -> _TabGroup<TabValue, Modified> {
    _TabGroup(modify(ModifiedTab(content: self)))
  }
}

/// A tab as a view, whose modifiers are those of views.
private struct ModifiedTab<Content: View> {
  let content: Content
}

extension ModifiedTab: View {
  var body: some View { content }
}
