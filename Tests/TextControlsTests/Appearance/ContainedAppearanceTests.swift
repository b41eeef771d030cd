import Testing
import TextControls

/// Serialized: appearances are the whole program's.
@MainActor @Suite(.serialized) struct ContainedAppearanceTests {
  private final class Panel: UIView {}
  private final class Corner: UIView {}
  private final class PanelController: UIViewController {}

  @Test func viewsInAContainerTakeItsSettings() {
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .purple
    let (panel, label, other) = (Panel(), UILabel(), UILabel())
    #expect(label.textColor == .label)
    let corner = Corner()
    panel.addSubview(corner)
    corner.addSubview(label)
    Corner().addSubview(other)
    #expect(label.textColor == .purple && other.textColor == .label)
    // Each setting is given once.
    label.textColor = .red
    label.removeFromSuperview()
    panel.addSubview(label)
    #expect(label.textColor == .red)
  }

  @Test func containersAreListedFromTheInside() {
    UIButton.appearance(whenContainedInInstancesOf: [Corner.self, Panel.self]).backgroundColor = .orange
    let (panel, corner, button) = (Panel(), Corner(), UIButton())
    corner.addSubview(panel)
    panel.addSubview(button)
    #expect(button.backgroundColor == nil)
    let outer = Panel()
    outer.addSubview(corner)
    corner.addSubview(button)
    #expect(button.backgroundColor == .orange)
  }

  @Test func controllersAreContainersToo() {
    UITextField.appearance(whenContainedInInstancesOf: [PanelController.self]).font = .boldSystemFont(ofSize: 30)
    let (controller, field) = (PanelController(), UITextField())
    controller.view.addSubview(field)
    #expect(field.font == .boldSystemFont(ofSize: 30))
  }

  @Test func settingsForTraitsWaitForThem() {
    UITextView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
    let (controller, light, dark) = (UIViewController(), UITextView(), UITextView())
    controller.setTraits(UITraitCollection(userInterfaceStyle: .light))
    controller.view.addSubview(light)
    controller.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    controller.view.addSubview(dark)
    #expect(light.textColor == nil && dark.textColor == .yellow)
  }
}
