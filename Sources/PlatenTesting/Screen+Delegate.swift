import Foundation

extension Screen {
  /// Runs a whole program that begins with a delegate of a class, as programs written with UIKit alone do. The delegate
  /// is made and notified of the launch, and so is that of the scene. The locale is US English unless another is given.
  public convenience init<Delegate: NSObject & UIApplicationDelegate>(
    delegate type: Delegate.Type, locale: Locale = Locale(identifier: "en_US")
  ) async {
    await self.init(DelegateProgram(type), locale: locale)
  }

  /// Shows a controller of UIKit as the root of a window. The locale is US English unless another is given.
  public convenience init(
    _ controller: UIViewController, locale: Locale = Locale(identifier: "en_US")
  ) async {
    await self.init(ControllerScreen(controller: controller), locale: locale)
  }
}
