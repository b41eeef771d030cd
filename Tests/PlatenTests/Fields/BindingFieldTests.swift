import Dispatch
import PlatenTesting
import SwiftUI
import Testing

/// Fields whose binding or `onChange` rewrites what was typed.
@MainActor struct BindingFieldTests {
  private struct Phone: View {
    @State private var digits = ""

    private var masked: Binding<String> {
      Binding(
        get: {
          var result = ""
          var index = digits.startIndex
          for symbol in "(###) ### - ####" {
            if index >= digits.endIndex { break }
            if symbol == "#" {
              result.append(digits[index])
              index = digits.index(after: index)
            } else {
              result.append(symbol)
            }
          }
          return result
        },
        set: { digits = $0.filter(\.isNumber) })
    }

    var body: some View {
      TextField("Phone", text: masked).onChange(of: digits) { digits = String(digits.prefix(10)) }
      Text("digits \(digits)")
    }
  }

  @Test func aMaskingBindingFormatsWhileOneTypes() async throws {
    let screen = await Screen(Phone())
    let phone = try screen.field("Phone")
    try phone.type("1234567890")
    #expect(try phone.text == "(123) 456 - 7890")
    #expect(try phone.selection == 16..<16)
    try phone.type("9")
    #expect(try phone.text == "(123) 456 - 7890")
    #expect(screen.shows("digits 1234567890"))
  }

  @Test func aDigitInTheMiddleKeepsTheCaretBehindIt() async throws {
    let screen = await Screen(Phone())
    let phone = try screen.field("Phone")
    try phone.type("1234567")
    try phone.select(3..<3)
    try phone.type("9")
    #expect(try phone.text == "(129) 345 - 67")
    #expect(try phone.selection == 4..<4)
  }

  @Test func backspaceOverALiteralDeletesTheDigitBeforeIt() async throws {
    let screen = await Screen(Phone())
    let phone = try screen.field("Phone")
    try phone.type("1234")
    #expect(try phone.text == "(123) 4")
    try phone.select(6..<6)
    try phone.press(.delete)
    #expect(try phone.text == "(124")
    #expect(try phone.selection == 3..<3)
    for _ in 0..<8 { try phone.press(.delete) }
    try phone.select(4..<4)
    for _ in 0..<8 { try phone.press(.delete) }
    #expect(try phone.text == "")
  }

  @Test func backspaceInAFieldThatCannotBeChangedLeavesTheCaretAlone() async throws {
    let screen = await Screen(TextField("Fixed", text: .constant("ab - cd")))
    let field = try screen.field("Fixed")
    try field.select(5..<5)
    try field.press(.delete)
    #expect(try field.text == "ab - cd")
    #expect(try field.selection == 5..<5)
  }

  @Test func aPasteOfAFormattedNumberKeepsEveryDigit() async throws {
    let screen = await Screen(Phone())
    let phone = try screen.field("Phone")
    try phone.paste("(123) 456 - 7890")
    #expect(try phone.text == "(123) 456 - 7890")
  }

  @Test func aLimitInOnChangeHoldsAtAnySpeed() async throws {
    struct Limited: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).onChange(of: name) { old, new in
          if new.count > 10 { name = old }
        }
      }
    }
    let screen = await Screen(Limited())
    try screen.field("Name").type("abcdefghijklmnop")
    #expect(try screen.field("Name").text == "abcdefghij")
  }

  @Test func aProgramsWriteReplacesTheTextAndPutsTheCaretBehindIt() async throws {
    struct Filled: View {
      @State private var name = "Ada"
      var body: some View {
        TextField("Name", text: $name)
        Button("Fill") { name = "Grace Hopper" }
      }
    }
    let screen = await Screen(Filled())
    let name = try screen.field("Name")
    try name.select(0..<0)
    try screen.button("Fill").press()
    #expect(try name.text == "Grace Hopper")
    #expect(try name.selection == 12..<12)
  }

  @Test func aCompositionIsNotRewritten() async throws {
    let screen = await Screen(Phone())
    let phone = try screen.field("Phone")
    try phone.compose("に")
    #expect(try phone.text == "に")
    #expect(try phone.marked == 0..<1)
    try phone.compose("12")
    try phone.endComposition()
    #expect(try phone.text == "(12")
    #expect(try phone.marked == nil)
  }

  private struct WrittenLater: View {
    @State private var text = "ab cd"

    var body: some View {
      TextField(
        "Later",
        text: Binding(
          get: { text },
          set: { new in DispatchQueue.main.async { MainActor.assumeIsolated { text = new } } }))
      Button("Clear") { text = "" }
      Button("Set") { text = "abx cd" }
    }
  }

  @Test func aBindingThatWritesLaterKeepsTheCaret() async throws {
    let screen = await Screen(WrittenLater())
    let field = try screen.field("Later")
    try field.select(2..<2)
    try field.type("x")
    await screen.settle()
    #expect(try field.text == "abx cd")
    #expect(try field.selection == 3..<3)
  }

  @Test func aTextThatComesBackAfterAnotherOneHasTheCaretAtItsEnd() async throws {
    let screen = await Screen(WrittenLater())
    let field = try screen.field("Later")
    try field.select(2..<2)
    try field.type("x")
    await screen.settle()
    try screen.button("Clear").press()
    try screen.button("Set").press()
    #expect(try field.text == "abx cd")
    #expect(try field.selection == 6..<6)
  }
}
