/// An alert as a value, in SwiftUI's older form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button. Nil for `dismissButton` is an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(.own("OK")))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button with a label. Its action runs, and the alert is dismissed.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// The button that Escape presses, with a label of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// The button that Escape presses, labelled Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text(.own("Cancel")), action: action) }

    /// A button for an action that deletes something or cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// A choice of actions as a value, in SwiftUI's older form.
public struct ActionSheet {
  /// A choice has the same buttons as an alert.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice of actions. A button to cancel is added where there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or a choice in the older form.
struct LegacyButtons {
  let buttons: [Alert.Button]

  nonisolated init(buttons: [Alert.Button]) { self.buttons = buttons }
}

extension LegacyButtons: View {
  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { item in
      Button(role: item.element.role, action: { item.element.action() }, label: { item.element.label })
    }
  }
}

/// Presents an alert or a choice in the older form; `shown` returns nil while there is none.
public struct _LegacyAlertModifier {
  struct Shown {
    var id: AnyHashable
    var isConfirmation: Bool
    var title: Text
    var message: Text?
    var buttons: [Alert.Button]
  }

  let shown: () -> Shown?
  let dismiss: () -> Void
}

extension _LegacyAlertModifier: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    guard let shown = shown() else { return nil }
    let words = shown.title.resolve(in: environment.textResolution).plainText
    return PresentationRequest(
      id: shown.id, content: ModalContent(kind: shown.isConfirmation ? .confirmation : .alert, title: words),
      view: AnyView(
        AlertBody(title: shown.title, message: shown.message, actions: LegacyButtons(buttons: shown.buttons))),
      dismiss: dismiss, fallback: AnyView(Button(.own("Cancel"), role: .cancel) {}))
  }
}

extension Alert {
  fileprivate func shown(_ id: AnyHashable) -> _LegacyAlertModifier.Shown {
    .init(id: id, isConfirmation: false, title: title, message: message, buttons: buttons)
  }
}

extension ActionSheet {
  fileprivate func shown(_ id: AnyHashable) -> _LegacyAlertModifier.Shown {
    .init(id: id, isConfirmation: true, title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Presents an alert while `isPresented` is true. Pressing one of the buttons dismisses it.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { isPresented.wrappedValue ? content().shown(0) : nil }, dismiss: { isPresented.wrappedValue = false }))
  }

  /// Presents an alert while `item` is not nil. Pressing one of the buttons sets the item to nil; an item with another
  /// `id` replaces the alert.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { item.wrappedValue.map { content($0).shown(AnyHashable($0.id)) } },
        dismiss: { item.wrappedValue = nil }))
  }

  /// Presents a choice of actions while `isPresented` is true. Pressing one of them dismisses it.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { isPresented.wrappedValue ? content().shown(0) : nil }, dismiss: { isPresented.wrappedValue = false }))
  }

  /// Presents a choice of actions while `item` is not nil. Pressing one of them sets the item to nil; an item with
  /// another `id` replaces the choice.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { item.wrappedValue.map { content($0).shown(AnyHashable($0.id)) } },
        dismiss: { item.wrappedValue = nil }))
  }
}
