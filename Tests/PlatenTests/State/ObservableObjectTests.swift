import Combine
import PlatenTesting
import SwiftUI
import Testing

@MainActor private final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  @Published var saved: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $name.map { $0.count >= 3 }.removeDuplicates().assign(to: &$isValid)
  }

  func save() { saved.append(name) }
}

private struct SignUpPage: View {
  @StateObject private var model = SignUpModel()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      NameLine(model: model)
      SaveButton().environmentObject(model)
    }
  }
}

private struct NameLine: View {
  @ObservedObject var model: SignUpModel

  var body: some View { Text("Hello \(model.name)") }
}

private struct SaveButton: View {
  @EnvironmentObject private var model: SignUpModel

  var body: some View {
    Button("Save", action: model.save).disabled(!model.isValid)
    Text("\(model.saved.count) saved")
  }
}

private struct DigitsOnly: View {
  @State private var amount = ""
  @State private var count = 0

  var body: some View {
    TextField("Amount", text: $amount)
      .onReceive(Just(amount)) { text in
        count += 1
        let digits = text.filter(\.isNumber)
        if digits != text { amount = digits }
      }
    Text("heard \(count)")
  }
}

private struct Listener: View {
  let center: NotificationCenter
  @State private var heard = 0

  var body: some View {
    Text("heard \(heard)").onReceive(center.publisher(for: Notification.Name("test.saved"))) { _ in heard += 1 }
  }
}

@MainActor @Suite struct ObservableObjectTests {
  @Test func `Views that observe an object follow its published properties`() async throws {
    let screen = await Screen(SignUpPage())
    #expect(try !screen.button("Save").isEnabled)
    try screen.field("Name").type("Ada")
    #expect(screen.shows("Hello Ada"))
    #expect(try screen.field("Name").text == "Ada")
    #expect(try screen.button("Save").isEnabled)
    try screen.button("Save").press()
    #expect(screen.shows("1 saved"))
  }

  @Test func `A field bound to a published property shows what the program writes`() async throws {
    let model = SignUpModel()
    struct Page: View {
      @ObservedObject var model: SignUpModel
      var body: some View { TextField("Name", text: $model.name) }
    }
    let screen = await Screen(Page(model: model))
    model.name = "Grace"
    screen.update()
    #expect(try screen.field("Name").text == "Grace")
  }

  @Test func `Every text is received once, and the action may write it back`() async throws {
    let screen = await Screen(DigitsOnly())
    try screen.field("Amount").type("1a2")
    #expect(try screen.field("Amount").text == "12")
    #expect(screen.shows("heard 5"))
  }

  @Test func `Notifications are received while the view is there`() async throws {
    let center = NotificationCenter()
    let screen = await Screen(Listener(center: center))
    center.post(name: Notification.Name("test.saved"), object: nil)
    screen.update()
    #expect(screen.shows("heard 1"))
    screen.close()
  }

  private final class Account: ObservableObject {
    var name = "Ada" { willSet { objectWillChange.send() } }
  }

  private struct AccountForm: View {
    @StateObject private var account = Account()
    var body: some View {
      Text(account.name)
      TextField("Name", text: $account.name)
    }
  }

  @Test func anObjectThatSendsByItselfIsObserved() async throws {
    let screen = await Screen(AccountForm())
    try screen.field("Name").focus()
    try screen.field("Name").type(" L")
    #expect(screen.texts.contains("Ada L"))
  }
}
