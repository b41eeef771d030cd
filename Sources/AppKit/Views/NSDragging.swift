import Platen
import TextControls
import UniformTypeIdentifiers

/// What a drag does with what is dragged; empty for nothing.
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Copies the items.
  public static let copy = NSDragOperation(rawValue: 1)
  /// Refers to the items.
  public static let link = NSDragOperation(rawValue: 2)
  /// What the destination decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// What the source and the destination have agreed on.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// Moves the items, which the program does.
  public static let move = NSDragOperation(rawValue: 16)
  /// Removes the items.
  public static let delete = NSDragOperation(rawValue: 32)
  /// All operations.
  public static let every = NSDragOperation(rawValue: .max)
}

/// What is dragged over a view, and where.
@MainActor @preconcurrency public protocol NSDraggingInfo: AnyObject {
  /// What is dragged.
  var draggingPasteboard: NSPasteboard { get }
  /// The place in points of the window: `convert(_:from:)` with nil makes it one of the view.
  var draggingLocation: NSPoint { get }
  /// What the source allows.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// What is dragged from a view of the program. Nil: the source is not known here.
  var draggingSource: Any? { get }
  /// A number that distinguishes one drag from another.
  var draggingSequenceNumber: Int { get }
  /// The window that the view is in.
  var draggingDestinationWindow: NSWindow? { get }
  /// The number of items that the view takes. Kept and ignored: front ends show none. That of the items by default.
  var numberOfValidItemsForDrop: Int { get set }
  /// Whether items move to their place. Kept and ignored: front ends show it in their own way. False by default.
  var animatesToDestination: Bool { get set }
}

/// Receives what the user drags over a view and drops on it. `NSView` has all of it.
@MainActor @preconcurrency public protocol NSDraggingDestination: NSObjectProtocol {
  /// It came over the view. What the view would do with it.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// It moved over the view. What the view would do with it.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// It left the view.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// It was dropped. False where the view refuses it.
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Takes what was dropped. False where that failed.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// It was taken.
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  /// The drag is over, whether it was taken or not.
  func draggingEnded(_ sender: any NSDraggingInfo)
}

extension NSView: NSDraggingDestination {}

/// A drag over a view.
@MainActor private final class ViewDrag: NSDraggingInfo {
  let draggingPasteboard: NSPasteboard
  let draggingLocation: NSPoint
  let draggingSequenceNumber: Int
  weak var draggingDestinationWindow: NSWindow?
  var numberOfValidItemsForDrop: Int
  var animatesToDestination = false

  init(_ session: any UIDropSession, over view: NSView, number: Int) {
    let items = session.items.map(\.itemProvider)
    draggingPasteboard = NSPasteboard(items: items)
    draggingLocation = view.convert(session.location(in: view), to: nil)
    draggingSequenceNumber = number
    draggingDestinationWindow = view.window
    numberOfValidItemsForDrop = items.count
  }

  var draggingSourceOperationMask: NSDragOperation { .every }
  var draggingSource: Any? { nil }
}

/// What the user drops on a view with types, passed on to the view in AppKit's order.
///
/// While something is dragged a front end may know its types alone: then the view is asked when it is dropped.
@MainActor final class DraggingDestination: NSObject, UIDropInteractionDelegate {
  weak var view: NSView?
  var types: [NSPasteboard.PasteboardType] = [] {
    didSet { interaction.types = types.map { UTType($0.rawValue) ?? UTType(importedAs: $0.rawValue) } }
  }
  /// What the view last said that it does; nil while nothing that can be read is over it.
  private(set) var operation: NSDragOperation?
  /// The number of the drag.
  private var number = 0
  private lazy var interaction = UIDropInteraction(delegate: self)

  init(_ view: NSView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func end() { view?.removeInteraction(interaction) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types.map(\.rawValue))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { number += 1 }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .forbidden) }
    let drag = ViewDrag(session, over: view, number: number)
    guard drag.draggingPasteboard.isReadable else { return UIDropProposal(operation: .copy) }
    let new = operation == nil ? view.draggingEntered(drag) : view.draggingUpdated(drag)
    operation = new
    return UIDropProposal(operation: new.isEmpty ? .forbidden : .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    guard let view else { return }
    if operation != nil { view.draggingExited(ViewDrag(session, over: view, number: number)) }
    operation = nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view else { return }
    let drag = ViewDrag(session, over: view, number: number)
    guard view.prepareForDragOperation(drag), view.performDragOperation(drag) else { return }
    view.concludeDragOperation(drag)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let view else { return }
    if operation != nil { view.draggingEnded(ViewDrag(session, over: view, number: number)) }
    operation = nil
  }
}
