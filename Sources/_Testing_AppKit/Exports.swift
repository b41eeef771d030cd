// The compiler imports a module of this name if a file imports both Testing and AppKit, as with UIKit.
@_exported import SwiftUI
