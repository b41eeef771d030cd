import UIKit

/// Notes the texts of a field, which it observes by their name.
class TextLog: NSObject {
  @objc private(set) dynamic var texts: [String] = []
  private var mark = 0

  init(_ field: UITextField) {
    super.init()
    field.addObserver(self, forKeyPath: "text", options: .new, context: &mark)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "text", let text = change?[.newKey] as? String { texts.append(text) }
  }
}
