/// An alert in the form that SwiftUI had first.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

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

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// A choice in the form that SwiftUI had first.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an old alert.
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

/// Shows an old alert; `make` is nil while there is nothing to show.
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
      dismiss: dismiss, fallback: AnyView(Button("Cancel", role: .cancel) {}))
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
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { isPresented.wrappedValue ? content().shown(0) : nil }, dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { item.wrappedValue.map { content($0).shown(AnyHashable($0.id)) } },
        dismiss: { item.wrappedValue = nil }))
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { isPresented.wrappedValue ? content().shown(0) : nil }, dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _LegacyAlertModifier(
        shown: { item.wrappedValue.map { content($0).shown(AnyHashable($0.id)) } },
        dismiss: { item.wrappedValue = nil }))
  }
}
