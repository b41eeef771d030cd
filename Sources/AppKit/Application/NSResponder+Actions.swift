import TextControls

extension UIResponder {
  /// Calls a method of this responder, or else of the next one after it that has it. False when none has. `object` is
  /// the method's argument.
  @discardableResult public func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if action.isMethod(of: current) {
        _ = current.perform(action, with: object)
        return true
      }
      if let view = current as? NSView, let method = StandardKeyBinding.method(of: action) {
        method(view, object)
        return true
      }
      responder = current.next
    }
    return false
  }
}
