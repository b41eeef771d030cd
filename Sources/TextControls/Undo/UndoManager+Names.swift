import Foundation

extension UndoManager {
  /// Translates the words of the titles. Front ends that have no words of the user's language leave it as it is.
  package static var words: (String) -> String = { $0 }

  /// The title of a menu's command that undoes, with the name of the step.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's command that redoes, with the name of the step.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a command that undoes a step of a name; an empty name is left out.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
  /// The title of a command that redoes a step of a name; an empty name is left out.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }

  private static func title(_ word: String, _ name: String) -> String {
    name.isEmpty ? words(word) : "\(words(word)) \(name)"
  }
}

extension NSNotification.Name {
  /// Posted when a grouping begins or ends, and before an undo or a redo.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a grouping began.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a grouping ends.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a grouping ended, and after the first registration of an event.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
