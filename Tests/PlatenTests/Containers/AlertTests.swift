import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// Alerts and confirmations, in all their forms.
@MainActor @Suite struct AlertTests {
  private struct LoginPage: View {
    @State private var isAsking = false
    @State private var name = ""
    @State private var password = ""
    @State private var result = "nothing"

    var body: some View {
      VStack {
        Text("Result: \(result)")
        Button("Log in") { isAsking = true }
      }
      .alert("Who are you?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Log in now") { result = "\(name), \(password.count) characters" }
        Button("Cancel", role: .cancel) { result = "cancelled" }
      } message: {
        Text("Please tell.")
      }
    }
  }

  @Test func anAlertHoldsFieldsAndIsDoneAfterAButton() async throws {
    let screen = await Screen(LoginPage())
    try screen.button("Log in").press()
    #expect(screen.presentation == "alert: Who are you?")
    #expect(screen.shows("Please tell."))
    #expect(screen.focusedLabel == "Name")
    try screen.type("Ada")
    try screen.press(.tab)
    try screen.type("secret")
    try screen.button("Log in now").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("Result: Ada, 6 characters"))
  }

  @Test func returnGoesThroughTheFieldsAndPressesTheDefaultButton() async throws {
    let screen = await Screen(LoginPage())
    try screen.button("Log in").press()
    try screen.type("Ada")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Password")
    try screen.type("secret")
    try screen.press(.return)
    #expect(screen.presentation == nil)
    #expect(screen.shows("Result: Ada, 6 characters"))
  }

  @Test func returnDestroysNothing() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var name = ""
      var body: some View {
        Text("Page").alert("Delete?", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    try screen.press(.return)
    #expect(screen.presentation == "alert: Delete?")
  }

  @Test func aDefaultButtonBehindAnAlertIsNotItsOwn() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var name = ""
      @State private var pressed = "nothing"
      var body: some View {
        VStack {
          Text(pressed)
          Button("Send") { pressed = "Send" }.keyboardShortcut(.defaultAction)
        }
        .alert("Rename", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Rename") { pressed = "Rename" }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    try screen.press(.return)
    #expect(screen.presentation == nil)
    #expect(screen.shows("Rename"))
  }

  @Test func escapeInAnAlertIsItsCancelButton() async throws {
    let screen = await Screen(LoginPage())
    try screen.button("Log in").press()
    try screen.press(.escape)
    #expect(screen.presentation == nil)
    #expect(screen.shows("Result: cancelled"))
  }

  @Test func anAlertWithoutButtonsHasOne() async throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View { Text("Page").alert("Saved", isPresented: $isShown) {} }
    }
    let screen = await Screen(Page())
    try screen.button("OK").press()
    #expect(screen.presentation == nil)
  }

  @Test func anAlertPresentsItsValue() async throws {
    struct Page: View {
      @State private var isShown = false
      @State private var file: String?

      var body: some View {
        Button("Delete") {
          file = "notes.txt"
          isShown = true
        }
        .alert("Sure?", isPresented: $isShown, presenting: file) { file in
          Button("Delete \(file)", role: .destructive) {}
        } message: { file in
          Text("\(file) will be gone.")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Delete").press()
    #expect(screen.shows("notes.txt will be gone."))
    try screen.button("Delete notes.txt").press()
    #expect(screen.presentation == nil)
  }

  @Test func anErrorIsAnAlert() async throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No connection" }
      var recoverySuggestion: String? { "Try again later." }
    }
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Text("Page").alert(isPresented: $isShown, error: Failure()) { _ in
          Button("OK") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.presentation == "alert: No connection")
    #expect(screen.shows("Try again later."))
  }

  @Test func theOldAlertHasTwoButtons() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var result = ""

      var body: some View {
        Text("Result: \(result)").alert(isPresented: $isShown) {
          Alert(
            title: Text("Delete?"), message: Text("For good."),
            primaryButton: .destructive(Text("Delete")) { result = "deleted" }, secondaryButton: .cancel())
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.presentation == "alert: Delete?")
    try screen.button("Delete").press()
    #expect(screen.shows("Result: deleted"))
    #expect(screen.presentation == nil)
  }

  @Test func aConfirmationCanAlwaysBeCancelled() async throws {
    struct Page: View {
      @State private var isShown = true
      @State private var result = "none"

      var body: some View {
        Text("Result: \(result)").confirmationDialog("Export as", isPresented: $isShown, titleVisibility: .visible) {
          Button("PDF") { result = "PDF" }
          Button("Text") { result = "Text" }
        }
      }
    }
    var screen = await Screen(Page())
    #expect(screen.shows("Export as"))
    try screen.button("Cancel").press()
    #expect(screen.shows("Result: none"))
    screen = await Screen(Page())
    try screen.button("Text").press()
    #expect(screen.shows("Result: Text"))
    #expect(screen.presentation == nil)
  }

  @Test func aSnapshotShowsModals() async throws {
    let screen = await Screen(LoginPage())
    try screen.button("Log in").press()
    #expect(
      screen.snapshot == """
        Result: nothing
        [ Log in ]
        == alert: Who are you?
          Who are you?
          Please tell.
          Name: [|(Name)]
          Password: [(Password)]
          [ Cancel ]
          [ Log in now ]
        """)
  }

  @Test func anAlertHasAToggleToSuppressIt() async throws {
    struct Page: View {
      @State private var isAsking = true
      @State private var isSuppressed = false

      var body: some View {
        Text(isSuppressed ? "Suppressed" : "Wanted")
          .alert("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
          .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
      }
    }
    let screen = await Screen(Page())
    #expect(screen.presentation == "alert: Delete?")
    try screen.toggle("Never again").press()
    #expect(screen.shows("Suppressed") && screen.presentation != nil)
    try screen.button("Delete").press()
    #expect(screen.presentation == nil)
  }
}
