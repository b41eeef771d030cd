// The compiler imports a module of this name if a file imports both Testing and CoreGraphics. Apple's attaches images to
// tests; there are none here.
@_exported import CoreGraphics
