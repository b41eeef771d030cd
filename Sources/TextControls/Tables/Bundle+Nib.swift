import Foundation

extension Bundle {
  /// The objects in a file of Interface Builder: always nil, as UIKit returns where there is no such file. Such files
  /// are in a format of Apple's tools and are not read here, see ``UINib``. A program that makes its views in code where
  /// it gets nil works; one that unwraps it ends. The first request for each file is reported on the standard error.
  @MainActor @preconcurrency public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    MissingNibs.note(name)
    return nil
  }
}
