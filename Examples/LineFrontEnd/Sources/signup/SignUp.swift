import GalleryPages
import LineFrontEnd
import SwiftUI

/// The sign-up form, which can be started with `--line` too.
@main struct SignUp: App {
  static var frontEnds: [FrontEndKind] { [.line] }

  var body: some Scene {
    WindowGroup("Sign up") { SignUpForm() }
  }
}
