import SwiftUI
import Testing
import UIKit

private struct SheetView: View {
  let witness: Witness
  let kept: Kept
  @State private var isShown = false
  @State private var text = ""

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        kept.events.append("dismissed")
        _ = witness
      } content: {
        Inside(kept: kept, text: $text)
      }
  }

  private struct Inside: View {
    let kept: Kept
    @Binding var text: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form { TextField("In the sheet", text: $text) }.onAppear { kept.actions.append { dismiss() } }
    }
  }
}

private struct AlertView: View {
  let witness: Witness
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .alert("Alert", isPresented: $isShown) { Button("OK") { _ = witness } }
  }
}

private struct PagesView: View {
  let witness: Witness
  let kept: Kept
  @State private var path = [1]
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        NavigationLink("Further", value: 2)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").toolbar { Button("Tool") { _ = witness } }
          }
          .navigationTitle("Pages")
      }
      .tabItem { Text("First") }
      .tag(0)
      Text("Second").tabItem { Text("Second") }.tag(1)
    }
    .onAppear { kept.actions += [{ path.append(3) }, { path = [] }, { tab = 1 }] }
  }
}

private struct ListView: View {
  let witness: Witness
  let kept: Kept
  @State private var selection: Set<Int> = []
  @State private var searched = ""

  var body: some View {
    NavigationStack {
      List(0..<3, id: \.self, selection: $selection) { number in
        Text("Row \(number)").swipeActions { Button("Delete") { _ = witness } }.badge(number)
      }
      .contextMenu(forSelectionType: Int.self) { _ in Button("Say") { _ = witness } }
      .searchable(text: $searched)
      .onAppear { kept.actions += [{ selection = [2] }, { searched = "b" }] }
    }
  }
}

private struct BarsView: View {
  let witness: Witness
  @State private var text = "some text to be searched"
  @State private var isSearching = true
  @State private var fruit = ""

  var body: some View {
    TextEditor(text: $text).accessibilityLabel("Text").findNavigator(isPresented: $isSearching)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") { _ = witness } }
      }
    TextField("Fruit", text: $fruit)
      .textInputSuggestions {
        Text("Apple").textInputCompletion("Apple")
        Text("Pear").textInputCompletion("Pear")
      }
      .onKeyPress(.escape) {
        _ = witness
        return .ignored
      }
  }
}

private struct MemoryApp: App {
  let witness: Witness

  init(_ witness: Witness) { self.witness = witness }

  @MainActor init() { self.init(Witness()) }

  var body: some Scene {
    WindowGroup {
      TextEditor(text: .constant("text"))
      PasteButton(payloadType: String.self) { _ in _ = witness }
      ShareLink(item: "text") { Text("Share") }
      Link("Link", destination: URL(filePath: "/"))
      Text("Menu").contextMenu { Button("Say") { _ = witness } }
    }
    .commands {
      TextEditingCommands()
      CommandMenu("Own") { Button("Do") { _ = witness } }
    }
  }
}

private struct PlacesView: View {
  let witness: Witness
  let kept: Kept

  var body: some View {
    ScrollViewReader { scroller in
      ScrollView {
        LazyVStack { ForEach(0..<300) { Text("Row \($0)").id($0) } }
        GeometryReader { geometry in
          Text("Place").onAppear {
            kept.actions += [
              { scroller.scrollTo(200) }, { _ = geometry.frame(in: .global) }, { _ = geometry.size },
              { _ = geometry.bounds(of: .named("none")) }, { _ = witness },
            ]
          }
        }
      }
    }
    Text("Drag").gesture(DragGesture().onChanged { _ in _ = witness })
  }
}

private struct KitField: UIViewRepresentable {
  let witness: Witness
  let kept: Kept

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Kit"
    field.delegate = context.coordinator
    field.inputAccessoryView = UIToolbar()
    kept.objects.append(field)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
    coordinator.kept.events.append("dismantled")
  }

  func makeCoordinator() -> Coordinator { Coordinator(witness, kept) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let witness: Witness
    let kept: Kept

    init(_ witness: Witness, _ kept: Kept) { (self.witness, self.kept) = (witness, kept) }
  }
}

extension LifetimeCase {
  /// What is shown over, beside and inside of a view when it ends.
  static let presentations: [LifetimeCase] = [
    LifetimeCase("an open sheet") {
      SheetView(witness: $0, kept: $1)
    } use: { host, _ in
      try host.press(button: "Show")
      try host.type("text", in: "In the sheet")
    },
    LifetimeCase("an open alert") { witness, _ in
      AlertView(witness: witness)
    } use: { host, _ in
      try host.press(button: "Show")
      _ = try #require(host.modals.topmost)
    },
    LifetimeCase("pages of a navigation in tabs") { PagesView(witness: $0, kept: $1) },
    LifetimeCase("a list with menus and a search") {
      ListView(witness: $0, kept: $1)
    } use: { host, _ in
      host.focus.move(forward: true)
      host.keys.handle(KeyPress(key: .downArrow), bindings: .desktop)
      host.editMenus.show()
    },
    LifetimeCase("bars and suggestions of fields") { witness, _ in
      BarsView(witness: witness)
    } use: { host, _ in
      try host.type("e", in: "Text")
      try host.type("A", in: "Fruit")
      host.editMenus.show()
    },
    LifetimeCase("a program with menus, and buttons for the clipboard") { witness, _ in
      AppView(app: MemoryApp(witness))
    } use: { host, _ in
      try host.press(button: "Share")
    },
    LifetimeCase("places and scroll views that are kept") {
      PlacesView(witness: $0, kept: $1)
    } use: { host, kept in
      host.window.set(CGSize(width: 400, height: 300), scale: 1)
      for action in kept.actions { action() }
    },
    LifetimeCase("a focused field of UIKit's, used afterwards") {
      KitField(witness: $0, kept: $1)
    } use: { host, kept in
      try host.type("a", in: "Kit")
      let field = try #require(kept.objects.first as? UITextField)
      #expect(field.text == "a")
      #expect(field.isFirstResponder)
    } check: { kept, _ in
      #expect(kept.events == ["dismantled"])
      let field = try #require(kept.objects.first as? UITextField)
      field.insertText("b")
      _ = field.becomeFirstResponder()
      field.selectAll(nil)
      field.copy(nil)
      _ = field.resignFirstResponder()
      field.text = "c"
      #expect(field.text == "c")
    },
  ]
}
