import PlatenTesting
import SwiftUI
import Testing

private struct Address: Equatable {
  var street = ""
  var city = ""
}

private final class Details {
  var note = "first"
}

private struct Account {
  var name = ""
  // In the same place as its own first member.
  var address = Address()
  var count = 0
  var limited = "" {
    didSet { if limited.count > 3 { limited = oldValue } }
  }
  var details = Details()
  var version = 0

  var greeting: String {
    get { "Hello \(name)" }
    set { name = newValue }
  }
}

/// Counts how often each view is evaluated.
private final class Log {
  var counts: [String: Int] = [:]

  func note(_ name: String) { counts[name, default: 0] += 1 }

  /// What was evaluated since the last call.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

private struct Reader<Value>: View {
  let name: String
  @Binding var value: Value
  let log: Log

  var body: some View {
    let _ = log.note(name)
    Text("\(name): \(String(describing: value))")
  }
}

private struct Members: View {
  let log: Log
  @State private var account = Account()

  var body: some View {
    let _ = log.note("parent")
    TextField("Name", text: $account.name)
    TextField("Street", text: $account.address.street)
    TextField("Limited", text: $account.limited)
    Reader(name: "name", value: $account.name, log: log)
    Reader(name: "street", value: $account.address.street, log: log)
    Reader(name: "city", value: $account.address.city, log: log)
    Reader(name: "address", value: $account.address, log: log)
    Reader(name: "greeting", value: $account.greeting, log: log)
    Reader(name: "limited", value: $account.limited, log: log)
    Reader(name: "note", value: $account.details.note, log: log)
    Button("Note") {
      account.details.note = "second"
      account.version += 1
    }
    Button("Replace") {
      account = Account(name: "Ada", address: Address(street: "Main Street", city: "London"), limited: "abc")
    }
    Button("Count") { $account.count.wrappedValue += 1 }
  }
}

/// A binding to a member of a state depends on that member.
@MainActor struct MemberReadTests {
  /// What is evaluated whenever the state is written: values that a key path computes, observes or finds in an object.
  private let others = ["greeting": 1, "limited": 1, "note": 1]

  private func opened() async -> (Screen, Log) {
    let log = Log()
    let screen = await Screen(Members(log: log))
    _ = log.take()
    return (screen, log)
  }

  @Test func `a view with a binding to another member is not evaluated`() async throws {
    let (screen, log) = await opened()
    try screen.field("Name").type("a")
    #expect(log.take() == others.merging(["name": 1]) { $1 })
    #expect(screen.shows("name: a"))
    #expect(screen.shows("greeting: Hello a"))
  }

  @Test func `a view with a binding to a member of a member is evaluated for that alone`() async throws {
    let (screen, log) = await opened()
    try screen.field("Street").type("b")
    #expect(log.take() == others.merging(["street": 1, "address": 1]) { $1 })
    #expect(screen.shows("street: b"))
    #expect(screen.shows("city: "))
  }

  @Test func `a member that nobody has read evaluates none of the others`() async throws {
    let (screen, log) = await opened()
    try screen.button("Count").press()
    #expect(log.take() == others)
  }

  @Test func `all members are read again when the whole is replaced`() async throws {
    let (screen, log) = await opened()
    try screen.button("Replace").press()
    #expect(
      log.take() == others.merging(["name": 1, "street": 1, "city": 1, "address": 1]) { $1 })
    #expect(screen.shows("name: Ada"))
    #expect(screen.shows("city: London"))
    #expect(try screen.field("Street").text == "Main Street")
  }

  @Test func `a member that changes itself shows what it has become`() async throws {
    let (screen, _) = await opened()
    try screen.field("Limited").type("abcd")
    #expect(screen.shows("limited: abc"))
  }

  @Test func `what an object in the state holds is read again whenever the state changes`() async throws {
    let (screen, _) = await opened()
    try screen.button("Note").press()
    #expect(screen.shows("note: second"))
  }
}
