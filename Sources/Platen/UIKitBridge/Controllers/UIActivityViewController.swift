import Foundation
import TextControls

/// An activity that the user can choose for items: the program's own, by subclasses.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The items are copied to the clipboard: the only activity of the system's here.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The system's mail. Not offered.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The system's messages. Not offered.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The system's printing. Not offered.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sending to devices nearby. Not offered.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saving to the photo library. Not offered.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding to a reading list. Not offered.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Giving to a contact. Not offered.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// A service of other makers. Not offered.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A service of other makers. Not offered.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Where an activity is shown. Ignored: all are in one list.
  public enum Category: Int, Sendable { case action, share }

  /// Where an activity is shown: as an action by default.
  open class var activityCategory: Category { .action }
  /// The kind of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; an activity without one, the default, is not offered.
  open var activityTitle: String? { nil }
  /// The image of the activity. Ignored: the list shows titles.
  open var activityImage: UIImage? { nil }
  /// Whether the activity is offered for items. False by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity begins.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Carries out the activity, and calls ``activityDidFinish(_:)`` at its end.
  open func perform() { activityDidFinish(true) }
  /// Called at the end of the activity.
  open func activityDidFinish(_ completed: Bool) {
    let call = finished
    finished = nil
    call?(completed)
  }

  fileprivate var finished: ((Bool) -> Void)?

  /// Creates an activity.
  public override init() { super.init() }
}

/// A controller that offers what can be done with items: the program's activities, and copying to the clipboard, which
/// is how texts and links are shared here.
///
/// Other services of the system's are not offered; images and files are not copied.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController, HostingController {
  /// What is called at the end, with the kind of the activity, and with nil when the user has cancelled.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// The activities that are not offered. Nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { stateDidChange() } }
  /// Called once at the end. Nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kept and ignored; true by default.
  open var allowsProminentActivity = true

  /// Creates a controller for items: texts and links, among others. Nil is no activity beside the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = ControllerContentView(self) }

  package var hostedContent: AnyView { AnyView(ActivityList(controller: self)) }

  /// The activities of the program that the list offers.
  var offered: [UIActivity] {
    activities.filter { activity in
      activity.activityTitle != nil && activity.canPerform(withActivityItems: items)
        && !(activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false)
    }
  }

  /// The items as text; nil where there is none that can be copied.
  var text: String? {
    guard !(excludedActivityTypes?.contains(.copyToPasteboard) ?? false) else { return nil }
    let texts = items.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let text as NSString: text as String
      case let text as NSAttributedString: text.string
      case let url as URL: url.absoluteString
      default: nil
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  func copyText() {
    UIPasteboard.general.string = text
    end(.copyToPasteboard, true)
  }

  func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.finished = { [weak self] in self?.end(activity.activityType, $0) }
    activity.perform()
  }

  func end(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    dismiss(animated: true)
    report(type, isCompleted)
  }

  private func report(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, isCompleted, nil, nil)
  }
}

extension UIActivityViewController: UserDismissible {
  package func wasDismissedByUser() { report(nil, false) }
}

/// The list of activities.
@MainActor private struct ActivityList {
  let controller: UIActivityViewController
}

extension ActivityList: View {
  var body: some View {
    let _ = controller.state.revision
    VStack(alignment: .leading) {
      if let text = controller.text { Text(verbatim: text).lineLimit(3) }
      ForEach(controller.offered, id: \.self) { activity in
        Button { [weak controller] in
          controller?.perform(activity)
        } label: {
          Text(verbatim: activity.activityTitle ?? "")
        }
      }
      if controller.text != nil { Button(.own("Copy")) { [weak controller] in controller?.copyText() } }
      Button(.own("Cancel"), role: .cancel) { [weak controller] in controller?.end(nil, false) }
    }
  }
}
