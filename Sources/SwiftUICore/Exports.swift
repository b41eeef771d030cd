// The part of SwiftUI that its values and layout are in on Apple's systems. Xcode writes this import by itself.
@_exported import Platen
