import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Styles of one kind around each other: which one makes the view, and which one applies inside of it.
@MainActor @Suite struct StyleNestingTests {
  private struct FramedToggle: ToggleStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      Text(name)
      Toggle(configuration)
    }
  }

  private struct FramedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("frame")
      Label {
        configuration.title
      } icon: {
        configuration.icon
      }
    }
  }

  private struct FramedField: TextFieldStyle {
    let name: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      Text(name)
      configuration
    }
  }

  private struct FramedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("frame")
      Button(configuration)
    }
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("card")
      configuration.content
    }
  }

  private struct Group: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("group")
      configuration.content
    }
  }

  /// A style that no front end has.
  private struct Unknown: PickerStyle, ListStyle {}

  private func contents(of view: some View) -> [NodeContent] {
    let host = ViewHost(view)
    _ = host.update()
    var contents: [NodeContent] = []
    _ = host.root.first {
      contents.append($0.content)
      return false
    }
    return contents
  }

  private func buttonStyles(of view: some View) -> [ButtonContent.Style] {
    contents(of: view).compactMap {
      guard case .control(let control) = $0 else { return nil }
      return (control as? ButtonContent)?.style
    }
  }

  @Test func aStyleShowsItsControlInTheStyleFurtherOut() async throws {
    let screen = await Screen(
      VStack {
        Toggle("Bold", isOn: .constant(true)).toggleStyle(FramedToggle(name: "a")).toggleStyle(FramedToggle(name: "b"))
        Label("Home", systemImage: "house").labelStyle(FramedLabel()).labelStyle(.titleOnly)
        TextField("Name", text: .constant("")).textFieldStyle(FramedField(name: "d")).textFieldStyle(
          FramedField(name: "e"))
      })
    #expect(screen.texts == ["a", "b", "Bold", "frame", "Home", "d", "e"])
    #expect(try screen.toggle("Bold").isOn)
    #expect(try screen.field("Name").exists)
  }

  @Test func aStyleOfFrontEndsReplacesAllFurtherOut() async throws {
    let screen = await Screen(
      VStack {
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.automatic)
        Label("Home", systemImage: "house").labelStyle(.automatic)
        TextField("Name", text: .constant("")).textFieldStyle(.plain)
      }
      .toggleStyle(FramedToggle(name: "a")).labelStyle(FramedLabel()).textFieldStyle(FramedField(name: "c")))
    #expect(screen.texts == ["Bold", "Home"])
  }

  @Test func aButtonInAPrimitiveStyleIsDrawnInTheStyleFurtherOut() {
    #expect(
      buttonStyles(of: Button("Add") {}.buttonStyle(FramedButton()).buttonStyle(.borderedProminent))
        == [.borderedProminent])
    #expect(buttonStyles(of: Button("Add") {}.buttonStyle(.borderless).buttonStyle(FramedButton())) == [.borderless])
  }

  @Test func boxesAndGroupsInsideOfOneHaveItsStyle() async {
    let screen = await Screen(
      GroupBox("First") { GroupBox("Second") { Text("in it") } }.groupBoxStyle(Card()))
    #expect(screen.texts == ["card", "card", "in it"])
    let groups = await Screen(
      DisclosureGroup("First") { DisclosureGroup("Second") { Text("in it") } }.disclosureGroupStyle(Group()))
    #expect(groups.texts == ["group", "group", "in it"])
  }

  @Test func aStyleOfMenusIsNotOneOfButtons() {
    let view = VStack {
      Button("Add") {}
      Menu("More") { Text("a") }
    }
    func menuStyle(of view: some View) -> ButtonContent.Style? {
      contents(of: view).lazy.compactMap {
        guard case .control(let control) = $0 else { return nil }
        return (control as? MenuContent)?.style
      }.first
    }
    #expect(buttonStyles(of: view.menuStyle(.borderlessButton)) == [.automatic])
    #expect(menuStyle(of: view.menuStyle(.borderlessButton)) == .borderless)
    #expect(menuStyle(of: view.buttonStyle(.bordered)) == .bordered)
    #expect(menuStyle(of: view.menuStyle(.borderlessButton).buttonStyle(.bordered)) == .borderless)
  }

  @Test func aStyleThatNoFrontEndHasIsTheDefault() async throws {
    let contents = contents(
      of: List { Picker("Sort", selection: .constant(1)) { Text("One").tag(1) } }
        .pickerStyle(Unknown()).listStyle(Unknown()).pickerStyle(.segmented).listStyle(.plain))
    let styles = contents.compactMap { content -> FormContent.Style? in
      guard case .container(.form(let form)) = content else { return nil }
      return form.style
    }
    #expect(styles == [.automatic])
    let picker = contents.lazy.compactMap { content -> PickerContent? in
      guard case .control(let control) = content else { return nil }
      return control as? PickerContent
    }.first
    #expect(picker?.style == .menu)
  }
}
