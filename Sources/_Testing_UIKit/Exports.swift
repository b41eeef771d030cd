// The compiler imports a module of this name if a file imports both Testing and UIKit. Apple's attaches images to
// tests; here it is the same as UIKit.
@_exported import SwiftUI
