#if Web
import Foundation
import PlatenGraph

/// The files of one view: those that the user sends to the program, and those that the program gives the browser to
/// save. They are in a folder of their own, which ends with the view.
@MainActor final class BrowserFiles: FileDialogs {
  /// Writes a message to the page.
  var send: (((inout ServerMessage) -> Void) -> Void)?
  private var asked: Question?
  private var lastDialog = 0
  private let store: FileStore
  private var folder: URL?
  /// How many bytes of the user's files are kept.
  private var keptBytes = 0

  /// The files that the browser has been asked for.
  private struct Question {
    let number: Int
    let allowsSeveral: Bool
    let answer: @MainActor (FileDialogAnswer) -> Void
    /// The files so far, in the order in which the user has chosen them.
    var files: [URL] = []
    var isRefused = false
  }

  /// The largest number of bytes that the user can send in the life of a view.
  static let mostBytes = 64 << 20
  /// The most files that the user can send at once: each has a folder.
  static let mostFiles = 1_000
  /// The largest file that the browser gets: it is one message.
  static let mostSavedBytes = 8 << 20

  init(store: FileStore = .shared) { self.store = store }

  isolated deinit { removeAll() }

  /// Removes the files. Called when the view ends, which the end of the process does not wait for.
  func removeAll() {
    asked = nil
    if let folder { try? FileManager.default.removeItem(at: folder) }
    folder = nil
    store.release(keptBytes)
    keptBytes = 0
  }

  func present(
    _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
  ) -> @MainActor () -> Void {
    asked?.answer(.cancelled)
    asked = nil
    lastDialog += 1
    let number = lastDialog
    switch dialog.kind {
    case .open(let allowsSeveral):
      // A browser sends no folders.
      guard dialog.types.isEmpty || dialog.types.contains(where: { !$0.isFolder || $0.includesAllFiles }) else {
        answer(.unsupported)
        return {}
      }
      asked = Question(number: number, allowsSeveral: allowsSeveral, answer: answer)
      let accepted = Self.accepted(dialog.types)
      let limit = min(Self.mostBytes - keptBytes, store.freeBytes)
      send? { $0.append(.chooseFiles(number, accepted: accepted, takesSeveral: allowsSeveral, limit: limit)) }
      return { [weak self] in
        if self?.asked?.number == number { self?.asked = nil }
      }
    case .save(let name):
      // The browser asks for the place when it has the file.
      let place = place(number, 0).map { $0.appendingPathComponent(Self.plainName(name)) }
      answer(place.map { .chosen([$0]) } ?? .unsupported)
    case .folder(let isForNewFiles):
      let place = isForNewFiles ? place(number, 0) : nil
      answer(place.map { .chosen([$0]) } ?? .unsupported)
    }
    return {}
  }

  /// The browser has a copy of what is written.
  var keepsFiles: Bool { false }

  func didWrite(_ file: URL) {
    defer { try? FileManager.default.removeItem(at: file) }
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= Self.mostSavedBytes, let data = try? Data(contentsOf: file) else {
      send? { $0.append(.announce("The file can’t be saved: it is a folder or too large.")) }
      return
    }
    send? { $0.append(.download(file.lastPathComponent, type: "application/octet-stream", data)) }
  }

  // MARK: what the page sends

  /// A part of a file. Parts of a file are in order, and those of the next follow.
  func take(_ data: String, of file: Int, named name: String, in dialog: Int) {
    guard var question = asked, question.number == dialog, !question.isRefused else { return }
    defer { asked = question }
    guard let bytes = Data(base64Encoded: data), keptBytes + bytes.count <= Self.mostBytes,
      file == question.files.count || file == question.files.count - 1, file == 0 || question.allowsSeveral,
      file < Self.mostFiles, store.keep(bytes.count)
    else {
      question.isRefused = true
      return
    }
    keptBytes += bytes.count
    if file == question.files.count {
      guard let place = place(dialog, file) else {
        question.isRefused = true
        return
      }
      let url = place.appendingPathComponent(Self.plainName(name))
      question.isRefused = !FileManager.default.createFile(
        atPath: url.path, contents: bytes, attributes: [.posixPermissions: 0o600])
      question.files.append(url)
    } else {
      question.isRefused = !Self.append(bytes, to: question.files[file])
    }
  }

  /// The page has sent all files of a dialog, or the user has cancelled it.
  func end(_ dialog: Int, count: Int?) {
    guard let question = asked, question.number == dialog else { return }
    asked = nil
    guard let count else { return question.answer(.cancelled) }
    let isWhole = !question.isRefused && count == question.files.count && count > 0
    question.answer(isWhole ? .chosen(question.files) : .unsupported)
  }

  // MARK: places

  /// A folder for one file, so that names do not collide.
  private func place(_ dialog: Int, _ file: Int) -> URL? {
    guard let base = folder ?? store.makeFolder() else { return nil }
    folder = base
    let place = base.appendingPathComponent("\(dialog)-\(file)", isDirectory: true)
    let isMade: Void? = try? FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return isMade == nil ? nil : place
  }

  /// A name without a path, of a length that file systems take.
  static func plainName(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" || $0 == "\0" }).last.map(String.init) ?? ""
    var plain = last.filter { !$0.isNewline }
    while plain.utf8.count > 200 { plain.removeFirst() }
    return ["", ".", ".."].contains(plain) ? "file" : plain
  }

  private static func append(_ bytes: Data, to url: URL) -> Bool {
    guard let handle = try? FileHandle(forWritingTo: url) else { return false }
    defer { try? handle.close() }
    do {
      try handle.seekToEnd()
      try handle.write(contentsOf: bytes)
      return true
    } catch { return false }
  }

  /// What the browser offers, in HTML's format; empty for all files.
  private static func accepted(_ types: [FileDialogType]) -> String {
    guard !types.contains(where: \.includesAllFiles) else { return "" }
    return types.flatMap { $0.filenameExtensions.map { ".\($0)" } + $0.mimeTypes }.joined(separator: ",")
  }
}
#endif
