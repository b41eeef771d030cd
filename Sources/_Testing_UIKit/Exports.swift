// The compiler looks for a module of this name wherever a file imports both Testing and UIKit. Apple's attaches images
// to tests; here it is what UIKit is.
@_exported import SwiftUI
