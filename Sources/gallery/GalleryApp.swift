import GalleryPages
import SwiftUI

@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Platen") { GalleryRoot(page: ProcessInfo.processInfo.environment["GALLERY_PAGE"]) }
  }
}
