import UIKit

// Properties of UIKit's views that forms set, most of them before a view is shown.

@MainActor func configured(_ textView: UITextView) -> UITextView {
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.textContainer.maximumNumberOfLines = 3
    textView.linkTextAttributes = [.foregroundColor: UIColor.magenta]
    textView.isScrollEnabled = false
    textView.keyboardDismissMode = .interactive
    textView.contentOffset = .zero
    textView.scrollRangeToVisible(NSRange(location: 0, length: 0))
    textView.isUserInteractionEnabled = true
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.autoresizingMask = [
        .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleBottomMargin,
    ]
    textView.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
    textView.setContentCompressionResistancePriority(.required, for: .horizontal)
    textView.invalidateIntrinsicContentSize()
    textView.setNeedsLayout()
    textView.layoutIfNeeded()
    textView.sizeToFit()
    return textView
}

@MainActor func configured(_ bar: UISearchBar) -> UISearchBar {
    bar.searchBarStyle = .minimal
    bar.barTintColor = .lightGray
    bar.isTranslucent = false
    bar.setShowsCancelButton(true, animated: false)
    bar.searchTextField.tokenBackgroundColor = .lightGray
    bar.searchTextField.allowsCopyingTokens = false
    return bar
}

@MainActor func configured(_ toolbar: UIToolbar) -> UIToolbar {
    toolbar.barTintColor = .lightGray
    toolbar.isTranslucent = false
    return toolbar
}

@MainActor func stacked(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    return stack
}

@MainActor func contentTypes() -> [UITextContentType] {
    [
        .addressState, .addressCityAndState, .sublocality, .shipmentTrackingNumber, .flightNumber, .birthdateDay,
        .birthdateMonth, .birthdateYear, .creditCardGivenName, .creditCardFamilyName, .creditCardExpirationMonth,
        .creditCardExpirationYear, .creditCardType, .cellularEID, .cellularIMEI,
    ]
}

@MainActor func lifeCycleNotifications() -> [Notification.Name] {
    [
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIApplication.willTerminateNotification,
    ]
}

@MainActor func launchOptions() -> [UIApplication.LaunchOptionsKey] { [.sourceApplication, .remoteNotification, .shortcutItem] }

@MainActor func sortMenu() -> UIMenu { UIMenu(title: "Sort", options: .singleSelection, children: []) }

@MainActor func announce(_ total: UILabel) {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: total)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
}
