import EditingTestSupport
import PlatenTesting
import SwiftUI
import Testing
import TextEditing

private struct Person: Identifiable {
  let id: Int
  var name = ""
  var amount = 5
}

@MainActor @Observable private final class Model {
  var people = (1...4).map { Person(id: $0) }
  var ticks = 0
}

private struct Row: View {
  @Binding var person: Person
  let ticks: Int

  var body: some View {
    HStack {
      TextField("Name \(person.id)", text: $person.name)
      TextField("Amount \(person.id)", value: $person.amount, formatter: NumberFormatter())
      Text("\(ticks)")
    }
  }
}

private struct Page: View {
  @Bindable var model: Model
  let kind: RandomRowTests.Kind

  var body: some View {
    switch kind {
    case .list: List($model.people) { $person in Row(person: $person, ticks: model.ticks) }
    case .loop: ForEach($model.people) { $person in Row(person: $person, ticks: model.ticks) }
    case .index:
      ForEach(model.people) { person in
        if let index = model.people.firstIndex(where: { $0.id == person.id }) {
          Row(person: $model.people[index], ticks: model.ticks)
        }
      }
    case .enumeration:
      ForEach(Array($model.people.enumerated()), id: \.element.id) { _, $person in
        Row(person: $person, ticks: model.ticks)
      }
    case .closures:
      ForEach(model.people) { person in
        Row(person: Binding(get: { find(person) }, set: { write($0) }), ticks: model.ticks)
      }
    }
    Button("Tick") { model.ticks += 1 }
  }

  private func find(_ person: Person) -> Person { model.people.first { $0.id == person.id } ?? person }

  private func write(_ person: Person) {
    if let index = model.people.firstIndex(where: { $0.id == person.id }) { model.people[index] = person }
  }
}

/// A user who types and composes in rows while the program inserts, moves, removes and changes others, compared with
/// what is known of each text.
@MainActor struct RandomRowTests {
  enum Kind: CaseIterable { case list, loop, index, enumeration, closures }

  /// What the fields of a person should contain.
  private struct Known {
    var name: [Character] = []
    var caret = 0
    var amount = 5
    /// The digits in the field of the amount while it has the focus.
    var digits: String?
  }

  @MainActor private final class Session {
    let model = Model()
    let screen: Screen
    var random: SeededGenerator
    var known: [Int: Known]
    var focus: (id: Int, isName: Bool)?
    var marked: Range<Int>?
    var log: [String] = []
    private var nextID = 10

    init(_ kind: Kind, seed: Int) async {
      random = SeededGenerator(seed: UInt64(seed))
      known = Dictionary(uniqueKeysWithValues: model.people.map { ($0.id, Known()) })
      screen = await Screen(Page(model: model, kind: kind))
    }

    private func change(_ body: (inout Known) -> Void) {
      if let focus { body(&known[focus.id, default: Known()]) }
    }

    /// The composition and the amount are committed, as before an action.
    private func commit() {
      change { person in
        if let marked { person.caret = marked.upperBound }
        if let digits = person.digits, let amount = Int(digits) { person.amount = amount }
      }
      marked = nil
    }

    private func moveFocus() throws {
      guard let id = known.keys.sorted().randomElement(using: &random) else { return }
      let isName = Bool.random(using: &random)
      if let focus, focus == (id, isName) { return }
      commit()
      change { $0.digits = nil }
      let field = try screen.field("\(isName ? "Name" : "Amount") \(id)")
      try field.focus()
      try field.press(.end)
      focus = (id, isName)
      change { person in
        person.caret = person.name.count
        if !isName { person.digits = "\(person.amount)" }
      }
      log.append("focus \(focus!)")
    }

    private func changeRows() {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        model.people.insert(Person(id: nextID), at: Int.random(in: 0...model.people.count, using: &random))
        known[nextID] = Known()
        nextID += 1
      case 1: model.people.shuffle(using: &random)
      case let choice:
        let others = model.people.indices.filter { model.people[$0].id != focus?.id }
        guard others.count > 1, let index = others.randomElement(using: &random) else { return }
        if choice == 2 {
          known[model.people.remove(at: index).id] = nil
        } else {
          model.people[index].name += "P"
          known[model.people[index].id]?.name.append("P")
        }
      }
      log.append("rows \(model.people.map(\.id))")
      // Otherwise the next key comes before the views are evaluated.
      if Bool.random(using: &random) { screen.update() }
    }

    private func compose() {
      guard let node = screen.host.focus.focusedID else { return }
      if marked != nil, Int.random(in: 0..<3, using: &random) == 0 {
        commit()
        screen.host.send(.edit(.unmark), to: node)
        log.append("unmark")
      } else if let text = ["k", "ka", "かな", "é"].randomElement(using: &random) {
        change { person in
          let range = marked ?? person.caret..<person.caret
          person.name.replaceSubrange(range, with: Array(text))
          marked = range.lowerBound..<range.lowerBound + text.count
        }
        screen.host.send(.edit(.mark(text, selected: text.utf16.count..<text.utf16.count)), to: node)
        log.append("mark \(text)")
      }
      screen.update()
    }

    private func pressKey() throws {
      guard let focus, let person = known[focus.id], marked == nil else { return }
      let isDeletion =
        focus.isName ? person.caret > 0 && Int.random(in: 0..<4, using: &random) == 0 : person.digits!.count > 2
      let key = (focus.isName ? "abcdefgh" : "123456789").randomElement(using: &random)!
      change { person in
        switch (focus.isName, isDeletion) {
        case (true, true):
          person.caret -= 1
          person.name.remove(at: person.caret)
        case (true, false):
          person.name.insert(key, at: person.caret)
          person.caret += 1
        case (false, true): person.digits!.removeLast()
        case (false, false): person.digits!.append(key)
        }
      }
      log.append(isDeletion ? "delete" : "key \(key)")
      if isDeletion { try screen.press(.delete) } else { try screen.type(String(key)) }
    }

    func step() throws {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try moveFocus()
      case 1, 2: changeRows()
      case 3:
        commit()
        log.append("tick")
        try screen.button("Tick").press()
      case 4, 5: if focus?.isName == true { compose() }
      default: try pressKey()
      }
    }

    func check() throws {
      screen.update()
      let reason = Comment(rawValue: log.suffix(12).joined(separator: ", "))
      for person in model.people {
        let wanted = try #require(known[person.id])
        #expect(person.name == String(wanted.name), reason)
        #expect(person.amount == wanted.amount, reason)
        #expect(try screen.field("Name \(person.id)").text == String(wanted.name), reason)
        #expect(try screen.field("Amount \(person.id)").text == wanted.digits ?? "\(wanted.amount)", reason)
      }
      guard let focus, focus.isName, let person = known[focus.id] else { return }
      let field = try screen.field("Name \(focus.id)")
      let caret = marked?.upperBound ?? person.caret
      #expect(try field.isFocused, reason)
      #expect(try field.selection == caret..<caret, reason)
      #expect(try field.marked == marked, reason)
    }
  }

  @Test(arguments: Kind.allCases, 0..<12) func nothingIsLostInRowsThatChange(kind: Kind, seed: Int) async throws {
    let session = await Session(kind, seed: seed)
    for _ in 0..<50 {
      try session.step()
      if Bool.random(using: &session.random) { try session.check() }
    }
    try session.check()
  }
}
