import Foundation
import SwiftUI

/// The form of many fields as a program: of as many as the environment variable FORM_FIELDS says.
struct ManyFieldsApp: App {
  static var count: Int? { getenv("FORM_FIELDS").flatMap { Int(String(cString: $0)) } }

  var body: some Scene {
    WindowGroup { ManyFields(count: Self.count ?? 1) }
  }
}
