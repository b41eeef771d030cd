/// What a visual effect view does with what is behind it.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override init() { super.init() }

  /// How thick the material is that shows the effect, from 0 for ultra thin to 4 for ultra thick; nil for none.
  package var thickness: Int? { nil }
}

/// A blur of what is behind a view: shown as the material of SwiftUI that is nearest to the style.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  /// How thick the blur is, and in what appearance. The appearance is the interface's in any case.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark
  }

  package let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  package override var thickness: Int? {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 1
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 3
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 4
    default: 2
    }
  }
}

/// An effect for what is in front of a blur. It changes nothing here.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with a material behind its content.
@MainActor package protocol MaterialView: UIView {
  /// How thick the material is, see ``UIVisualEffect``; nil for none.
  var thicknessOfMaterial: Int? { get }
}

/// A view with an effect behind its content.
@MainActor @preconcurrency open class UIVisualEffectView: UIView, MaterialView {
  /// What is done with what is behind the view. Nil, the default, does nothing.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  package var thicknessOfMaterial: Int? { effect?.thickness }
  /// The view to add the content to.
  public let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
