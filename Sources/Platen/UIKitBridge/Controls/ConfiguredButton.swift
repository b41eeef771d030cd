/// A button of UIKit that has a configuration, a menu, or an image beside its title, as one of SwiftUI.
@MainActor struct ConfiguredButton {
  let button: UIButton
}

extension ConfiguredButton {
  var content: some View {
    let configuration = button.configuration
    return shape(control, configuration)
      .tinted(tint)
      .controlSize(configuration?.buttonSize.controlSize ?? .regular)
      .buttonBorderShape(configuration?.cornerStyle == .capsule ? .capsule : .automatic)
      .disabled(!button.isEnabled || !button.isUserInteractionEnabled)
      .accessibilityAddTraits(button.isSelected ? .isSelected : [])
      .transformEnvironment { [identifier = button.accessibilityIdentifier] in
        if let identifier { $0.nodeScope.accessibilityIdentifier = identifier }
      }
  }

  /// The button, or the menu that it opens.
  @ViewBuilder private var control: some View {
    if let menu = button.menu {
      if button.showsMenuAsPrimaryAction || button.allControlEvents.isEmpty {
        Menu {
          MenuElements(menu: menu.resolved, revision: button.revision.revision) { [button] in button.choose($0) }
        } label: {
          label
        }
      } else {
        Menu {
          MenuElements(menu: menu.resolved, revision: button.revision.revision) { [button] in button.choose($0) }
        } label: {
          label
        } primaryAction: { [button] in
          button.press()
        }
      }
    } else {
      Button(role: button.role == .destructive ? .destructive : nil) { [button] in
        button.press()
      } label: {
        label
      }
    }
  }

  /// The control in the style of the configuration.
  @ViewBuilder private func shape(_ control: some View, _ configuration: UIButton.Configuration?) -> some View {
    let kind = configuration?.kind ?? .bordered
    let isRaised = button.isSelected && configuration?.automaticallyUpdateForSelection != false
    switch (kind, isRaised) {
    case (.plain, false):
      control.buttonStyle(.borderless).modifier(ButtonBackground(configuration: configuration))
    case (.plain, true), (.bordered, false): control.buttonStyle(.bordered)
    case (.bordered, true), (.prominent, _): control.buttonStyle(.borderedProminent)
    }
  }

  private var tint: UIColor? {
    let configuration = button.configuration
    let background = configuration?.background.backgroundColor ?? configuration?.baseBackgroundColor
    if let background, configuration?.kind != .plain { return background }
    return button.tintColor.flatMap { $0 == .tintColor ? nil : $0 }
  }

  // MARK: label

  @ViewBuilder private var label: some View {
    let configuration = button.configuration
    let padding = configuration?.imagePadding ?? 4
    let placement = configuration?.imagePlacement ?? .leading
    let content = Group {
      if placement == .top || placement == .bottom {
        VStack(spacing: padding) {
          if placement == .top { image }
          texts
          if placement == .bottom { image }
        }
      } else {
        HStack(spacing: padding) {
          if placement != .trailing { image }
          texts
          if placement == .trailing { image }
        }
      }
    }
    if let name = button.accessibilityLabel {
      content.foreground(of: foreground).accessibilityLabel(Text(verbatim: name))
    } else {
      content.foreground(of: foreground)
    }
  }

  private var foreground: UIColor? {
    if let color = button.configuration?.baseForegroundColor { return color }
    let color = button.currentTitleColor
    return color == .label ? nil : color
  }

  @ViewBuilder private var image: some View {
    let configuration = button.configuration
    if configuration?.showsActivityIndicator == true {
      ProgressView()
    } else if let image = configuration?.image ?? button.shownImage {
      let symbol =
        configuration?.preferredSymbolConfigurationForImage ?? button.ownImageView.preferredSymbolConfiguration
      Image(uiImage: symbol.map { image.applyingSymbolConfiguration($0) ?? image } ?? image)
        .font(symbol?.font.map { Font($0) })
        .foreground(of: imageColor(image, configuration))
    }
  }

  /// The image's own colour, or that which the configuration makes of the label's.
  private func imageColor(_ image: UIImage, _ configuration: UIButton.Configuration?) -> UIColor? {
    let color = image.tint ?? foreground
    guard let transformer = configuration?.imageColorTransformer else { return color }
    return transformer(color ?? .tintColor)
  }

  @ViewBuilder private var texts: some View {
    let configuration = button.configuration
    let subtitle = configuration?.attributedSubtitle
    let title = title
    if let subtitle, !subtitle.characters.isEmpty {
      VStack(alignment: alignment, spacing: configuration?.titlePadding ?? 1) {
        if let title { title }
        Text(subtitle.transformed(configuration?.subtitleTextAttributesTransformer)).font(.footnote)
      }
    } else if let title {
      title
    }
  }

  private var alignment: HorizontalAlignment {
    switch button.configuration?.titleAlignment {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  /// The title of the configuration, or else that of the button's state in the font of its label.
  private var title: Text? {
    let configuration = button.configuration
    if let title = configuration?.attributedTitle, !title.characters.isEmpty {
      return Text(title.transformed(configuration?.titleTextAttributesTransformer))
    }
    if let styled = button.currentAttributedTitle, styled.length > 0, !button.changesSelectionAsPrimaryAction {
      return Text(AttributedString(styled))
    }
    let title = button.shownTitle
    guard !title.isEmpty else { return nil }
    let text = Text(AttributedString(title).transformed(configuration?.titleTextAttributesTransformer))
    let font: UIFont? = button.ownTitleLabel.font
    return font.map { $0 == .systemFont(ofSize: 17) ? text : text.font(Font($0)) } ?? text
  }
}

extension UIButton.Configuration.Size {
  fileprivate var controlSize: ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }
}

extension AttributedString {
  /// The text with attributes that a configuration makes of its own.
  fileprivate func transformed(_ transformer: UIConfigurationTextAttributesTransformer?) -> AttributedString {
    guard let transformer else { return self }
    var result = AttributedString()
    for run in runs {
      result.append(AttributedString(String(characters[run.range]), attributes: transformer(run.attributes)))
    }
    return result
  }
}

extension View {
  /// The view in a colour of UIKit's; nil is that of what is around.
  @ViewBuilder fileprivate func foreground(of color: UIColor?) -> some View {
    if let color { foregroundStyle(Color(uiColor: color)) } else { self }
  }
}

/// The background and the line around a button without a border of the front end's.
private struct ButtonBackground: ViewModifier {
  let configuration: UIButton.Configuration?

  func body(content: Content) -> some View {
    let color = configuration?.background.backgroundColor ?? configuration?.baseBackgroundColor
    let (stroke, width) = (configuration?.background.strokeColor, configuration?.background.strokeWidth ?? 0)
    let radius = configuration?.cornerStyle == .capsule ? 999 : configuration?.background.cornerRadius ?? 0
    if let configuration, color != nil || (stroke != nil && width > 0) {
      let insets = configuration.contentInsets
      content
        .padding(
          EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        )
        .background { if let color { RoundedRectangle(cornerRadius: radius).fill(Color(uiColor: color)) } }
        .overlay {
          if let stroke, width > 0 {
            RoundedRectangle(cornerRadius: radius).stroke(Color(uiColor: stroke), lineWidth: width)
          }
        }
    } else {
      content
    }
  }
}

/// The lines of a menu of UIKit, as views of a menu.
@MainActor struct MenuElements {
  let menu: UIMenu
  /// The number of the change that it is shown after, with which it differs from the same menu before.
  let revision: Int
  let choose: @MainActor (UIAction) -> Void
}

extension MenuElements: View {
  var body: some View {
    ForEach(menu.children.filter { !$0.isHiddenElement }, id: \.self) { element in
      if let action = element as? UIAction {
        line(action)
      } else if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) || inner.title.isEmpty {
          Section { MenuElements(menu: inner, revision: revision, choose: choose) }
        } else {
          Menu {
            MenuElements(menu: inner, revision: revision, choose: choose)
          } label: {
            ImageTitle(inner.title, image: inner.image)
          }
        }
      }
    }
  }

  @ViewBuilder private func line(_ action: UIAction) -> some View {
    if action.state == .off {
      Button(role: action.attributes.contains(.destructive) ? .destructive : nil) { [choose] in
        choose(action)
      } label: {
        ImageTitle(action.title, image: action.image)
      }
      .disabled(action.attributes.contains(.disabled))
    } else {
      Toggle(isOn: Binding(get: { true }, set: { [choose] _ in choose(action) })) {
        ImageTitle(action.title, image: action.image)
      }
      .disabled(action.attributes.contains(.disabled))
    }
  }
}

@MainActor extension UIMenuElement {
  fileprivate var isHiddenElement: Bool { (self as? UIAction)?.attributes.contains(.hidden) ?? false }
}
