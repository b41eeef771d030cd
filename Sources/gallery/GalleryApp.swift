import GalleryPages
import SwiftUI

@main struct GalleryApp: App {
  /// The only page that is shown; an empty title is none, as an empty variable is for most programs.
  private var page: String? {
    ProcessInfo.processInfo.environment["GALLERY_PAGE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  var body: some Scene {
    WindowGroup("Platen") { GalleryRoot(page: page) }
  }
}
