/// Manages the editing of a text view. UIKit's methods are optional; here each has a default implementation with the
/// effect of a missing method.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Called before the view becomes first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after the view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. `endEditing(true)` and removing the view from its window end it even when this is false.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view resigned first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether `text` may replace a range of UTF-16 units. Called before each change by the user, by the default
  /// implementation of the method with ranges.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Whether `text` may replace the ranges, `NSValue`s of `NSRange`s in UTF-16 units. Called instead of the method with
  /// one range (iOS 26).
  func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
    -> Bool
  /// Called after the user changed the text; not when the program sets it.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed, and before ``textViewDidChange(_:)`` where the text changed with it.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The edit menu for a selected range of UTF-16 units; nil for the menu with the suggested actions.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The edit menu for the selected ranges. Called instead of the method with one range (iOS 26).
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu is presented.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu is dismissed.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called when the keyboard has a suggestion; the delegate inserts it (iOS 18.4).
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
  /// Whether a link may be opened. Never called: links in a text view are not active.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Whether an attachment may be used. Never called: attachments are not shown.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The action of a link or an attachment. Never called: links in a text view are not active (iOS 17).
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link or an attachment. Never called (iOS 17).
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Never called, see the methods above (iOS 17).
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Never called, see the methods above (iOS 17).
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

/// What the user does with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

extension UITextViewDelegate {
  /// Default implementation: the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Default implementation: the default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Default implementation: does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Default implementation: does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Default implementation: true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Default implementation: does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Default implementation: true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Default implementation: does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Default implementation: true.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { true }
  /// Default implementation: asks the method with one range about each of the ranges; true when all are allowed.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    ranges.allSatisfy { self.textView(textView, shouldChangeTextIn: $0.rangeValue, replacementText: text) }
  }
  /// Default implementation: does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Default implementation: does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Default implementation: nil, for the menu with the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Default implementation: asks the method with one range about the first of the ranges.
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = ranges.first?.rangeValue else { return nil }
    return self.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
  /// Default implementation: does nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Default implementation: does nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Default implementation: inserts a ``UISmartReplySuggestion`` and ignores other suggestions. Apple documents no
  /// default.
  public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    if let reply = inputSuggestion as? UISmartReplySuggestion { textView.insertText(reply.smartReply) }
  }
  /// Default implementation: true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Default implementation: true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
