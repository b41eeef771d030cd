#if UserInterface
// The other files of this module see it through this one.
@_exported import OpenCombine
#else
#error(
  "SwiftUI, UIKit and Combine need the trait UserInterface of Platen: add .defaults to the traits of the dependency"
)
#endif
