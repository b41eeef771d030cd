import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UIKit

@testable import Platen

/// The memory of a process with a secure field can't be read by others.
@MainActor struct ProcessProtectionTests {
  private func protection(of state: @escaping (Bool) -> Void, isDumpable: Bool) -> ProcessProtection {
    ProcessProtection(isDumpable: { isDumpable }, setDumpable: state)
  }

  @Test func itLastsFromTheFirstToTheLastOfSeveralFields() {
    var log: [Bool] = []
    let process = protection(of: { log.append($0) }, isDumpable: true)
    var first = FieldProtection(process)
    var second = FieldProtection(process)
    first.isOn = true
    second.isOn = true
    second.isOn = true
    first.isOn = false
    #expect(log == [false])
    second.isOn = false
    #expect(log == [false, true])
  }

  @Test func aProcessThatIsNeverDumpableStaysSo() {
    var log: [Bool] = []
    let process = protection(of: { log.append($0) }, isDumpable: false)
    var field = FieldProtection(process)
    field.isOn = true
    field.isOn = false
    #expect(log.isEmpty)
  }

  /// Other tests may show secure fields at the same time: that the process becomes dumpable again is not asserted here.
  @Test func aShownSecureFieldProtectsTheProcess() async throws {
    let screen = await Screen(SecureField("Password", text: .constant("")))
    #expect(!isDumpable)
    _ = try screen.field("Password")
  }

  @Test func aWrappedSecureFieldProtectsTheProcess() async throws {
    struct Wrapped: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    let screen = await Screen(Wrapped())
    #expect(!isDumpable)
    _ = try screen.field("Password")
  }

  private var isDumpable: Bool { ProcessProtection.isProcessDumpable }
}
