import Combine
import Foundation
import Observation
import SwiftUI
import Testing

private final class SharedModel: ObservableObject {
  @Published var text = "a"
}

@MainActor @Observable private final class ObservedModel {
  var text = "a"
}

private struct Row: Identifiable {
  let id: Int
  var text: String
}

private struct Fields: View {
  let witness: Witness
  let kept: Kept
  @State private var text = "a"
  @State private var rows = [Row(id: 0, text: "first"), Row(id: 1, text: "second")]
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Form {
      TextField("Text", text: $text).focused($isFocused)
      Text("has \(text)")
      ForEach($rows) { $row in
        TextField("Row", text: $row.text).onAppear { kept.actions.append { $row.wrappedValue.text += "!" } }
      }
    }
    .onAppear {
      kept.actions += [
        { $text.wrappedValue += "b" }, { text += "c" }, { _ = text }, { isFocused = true }, { isFocused = false },
        { dismiss() }, { openURL(URL(filePath: "/")) }, { undoManager?.undo() }, { rows.removeLast() },
      ]
    }
    .onChange(of: text) { kept.events.append("text is \(text)") }
    .onDisappear { kept.events.append("disappeared") }
  }
}

private struct SharedModelView: View {
  let witness: Witness
  @ObservedObject var model: SharedModel

  var body: some View {
    TextField("Text", text: $model.text)
    Text("has \(model.text)")
  }
}

private struct OwnModelView: View {
  let witness: Witness
  let kept: Kept
  @StateObject private var model = SharedModel()

  var body: some View { TextField("Text", text: $model.text).onAppear { kept.weakObject = model } }
}

private struct ObservedModelView: View {
  let witness: Witness
  @Bindable var model: ObservedModel

  var body: some View { TextField("Text", text: $model.text) }
}

private struct SavedTextView: View {
  let witness: Witness
  @AppStorage("text") private var text = "a"

  var body: some View {
    TextField("Text", text: $text)
    Text("has \(text)")
  }
}

private struct FocusedTextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var text: Binding<String>? {
    get { self[FocusedTextKey.self] }
    set { self[FocusedTextKey.self] = newValue }
  }
}

private struct FocusedTextView: View {
  let witness: Witness
  let kept: Kept
  @State private var text = "a"
  @FocusedBinding(\.text) private var focused: String?

  var body: some View {
    TextField("Text", text: $text).focusedValue(\.text, $text)
    Text("focused: \(focused ?? "none")")
    Color.clear.onAppear { kept.actions.append { focused = "b" } }
  }
}

extension LifetimeCase {
  /// State of all kinds that the program still holds or writes when its view has ended.
  static let state: [LifetimeCase] = [
    LifetimeCase("a view whose state is written by kept bindings and actions") {
      Fields(witness: $0, kept: $1)
    } use: { host, kept in
      try host.type("x", in: "Text")
      #expect(kept.events == ["text is ax"])
    } check: { kept, _ in
      #expect(kept.events == ["text is ax", "disappeared"])
    },
    LifetimeCase("an observable object that is shared") { witness, kept in
      let model = SharedModel()
      kept.objects.append(model)
      return SharedModelView(witness: witness, model: model)
    } use: { host, _ in
      try host.type("b", in: "Text")
    } check: { kept, _ in
      let model = try #require(kept.objects.first as? SharedModel)
      model.text = "c"
      // Another view of the same object follows it.
      let other = await StageKind.screen.make(AnyView(SharedModelView(witness: Witness(), model: model)))
      model.text = "d"
      await other.settle()
      #expect(other.host.root.plainText.contains("has d"))
    },
    LifetimeCase("an observable object of the view's own") {
      OwnModelView(witness: $0, kept: $1)
    } use: { host, kept in
      try host.type("b", in: "Text")
      #expect(kept.weakObject != nil)
    },
    LifetimeCase("an object of Observation") { witness, kept in
      let model = ObservedModel()
      kept.objects.append(model)
      return ObservedModelView(witness: witness, model: model)
    } use: { host, _ in
      try host.type("b", in: "Text")
    } check: { kept, _ in
      let model = try #require(kept.objects.first as? ObservedModel)
      model.text = "c"
      await Task.yield()
    },
    LifetimeCase("a text in the user's defaults") { witness, kept in
      let store = UserDefaults(suiteName: "platen-memory-\(UUID().uuidString)") ?? .standard
      kept.objects.append(store)
      return SavedTextView(witness: witness).defaultAppStorage(store)
    } use: { host, _ in
      try host.type("b", in: "Text")
    } check: { kept, _ in
      let store = try #require(kept.objects.first as? UserDefaults)
      store.set("c", forKey: "text")
      let other = await StageKind.screen.make(
        AnyView(SavedTextView(witness: Witness()).defaultAppStorage(store)))
      #expect(other.host.root.plainText.contains("has c"))
      try other.host.type("d", in: "Text")
      #expect(store.string(forKey: "text") == "cd")
      store.removeObject(forKey: "text")
    },
    LifetimeCase("a focused value") {
      FocusedTextView(witness: $0, kept: $1)
    } use: { host, _ in
      try host.focus(field: "Text")
      #expect(host.root.plainText.contains("focused: a"))
    },
  ]
}
