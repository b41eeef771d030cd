import Foundation

/// A model as it is written for Apple's systems: with Foundation alone.
open class Profile: ObservableObject {
  /// Empty at first.
  @Published public var name = ""

  /// Creates a profile without a name.
  public init() {}

  /// The names, from the present one on.
  public var names: Published<String>.Publisher { $name }

  /// Removes the name.
  public func reset() {
    objectWillChange.send()
    name = ""
  }
}

/// A model by the macro.
@Observable @MainActor public final class Counter {
  /// What was counted.
  public var count = 0
  /// What each step adds.
  @ObservationIgnored public var step = 1

  /// Creates a counter at 0.
  public init() {}
}

/// A rule about a text, by the types of Foundation that Linux lacks.
public struct LinkRule: Sendable {
  /// Creates the rule.
  public init() {}

  /// Whether the text is a link as a whole.
  public func isLink(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    // By its number: Foundation on Linux deprecates the name of the type.
    let link: UInt64 = 1 << 6
    let detector = try? NSDataDetector(types: link)
    return detector?.firstMatch(in: text, range: whole)?.range == whole
  }
}

/// The request of a page, by the types that are in a module of their own on Linux.
public struct PageRequest {
  /// Creates the request.
  public init() {}

  /// A request of a page that is not to be kept.
  public func request(for address: URL) -> URLRequest {
    var request = URLRequest(url: address)
    request.cachePolicy = URLSession.shared.configuration.requestCachePolicy
    return request
  }
}

/// The initials of a name, by a formatter that cannot be created on Linux.
public struct Initials {
  /// Creates the value.
  public init() {}

  /// The initials of a written name; nil for a text without one.
  public func initials(of name: String) -> String? {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    return formatter.personNameComponents(from: name).map { formatter.string(from: $0) }
  }
}

/// Counts the presses of an object that belongs to others, with it.
public final class PressCounter {
  nonisolated(unsafe) private static var key = 0

  /// Creates a counter.
  public init() {}

  /// The presses of `owner` so far.
  public func presses(of owner: AnyObject) -> Int {
    objc_getAssociatedObject(owner, &Self.key) as? Int ?? 0
  }

  /// Adds a press.
  public func press(_ owner: AnyObject) {
    objc_setAssociatedObject(owner, &Self.key, presses(of: owner) + 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

/// The pictures of a bundle, by their addresses.
public struct PictureList {
  /// Creates the list.
  public init() {}

  /// The paths of the catalogues in a bundle, in order.
  public func paths(in bundle: Bundle) -> [String] {
    guard let addresses = bundle.urls(forResourcesWithExtension: "xcstrings", subdirectory: nil) else { return [] }
    return addresses.compactMap { address in address.path }.sorted()
  }
}

/// Texts by the formatters that Linux lacks.
public struct Lengths {
  /// Creates the texts.
  public init() {}

  /// An amount of seconds as a clock shows it.
  public func clock(_ seconds: TimeInterval) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    return formatter.string(from: seconds)
  }
}

/// A text with attributes that is edited by its characters.
public struct MarkedText {
  private let text: NSMutableAttributedString

  /// Creates a text that is marked as a whole.
  public init(_ text: String) {
    self.text = NSMutableAttributedString(string: text, attributes: [Self.mark: true])
  }

  private static let mark = NSAttributedString.Key("mark")

  /// Replaces the text.
  public func set(_ new: String) { text.mutableString.setString(new) }

  /// Replaces parts of the text.
  public func replace(_ old: String, with new: String) -> Int {
    text.mutableString.replaceOccurrences(of: old, with: new, range: NSRange(location: 0, length: text.length))
  }

  /// What is marked.
  public var marked: String {
    var range = NSRange(location: 0, length: 0)
    guard text.length > 0, text.attribute(Self.mark, at: 0, effectiveRange: &range) != nil else { return "" }
    return text.attributedSubstring(from: range).string
  }
}

/// The characters of telephone numbers.
public struct NumberSigns {
  /// Creates the characters.
  public init() {}

  /// All characters that are in no number.
  public var others: CharacterSet {
    var others = CharacterSet.decimalDigits.inverted
    others.remove(charactersIn: "+")
    others.remove(charactersIn: "a"..."c")
    others.remove("#")
    others.insert(charactersIn: "0")
    others.insert(charactersIn: "1"..<"3")
    others.insert("7")
    return others
  }

  /// The letters that are in no hexadecimal number.
  public var letters: CharacterSet {
    var letters = CharacterSet.alphanumerics.inverted
    letters.invert()
    letters.formUnion(CharacterSet.whitespaces.inverted)
    letters.formIntersection(CharacterSet.decimalDigits.inverted)
    letters.formIntersection(CharacterSet(charactersIn: "g5z7"))
    return letters
  }
}

/// The words of a text, as Foundation enumerates them.
public struct WordCount {
  /// Creates the count.
  public init() {}

  /// The words in order.
  public func words(of text: String) -> [String] {
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
      if let word { words.append(word) }
    }
    return words
  }

  /// How many sentences there are.
  public func sentences(in text: NSString) -> Int {
    var count = 0
    text.enumerateSubstrings(
      in: NSRange(location: 0, length: text.length), options: [.bySentences, .substringNotRequired]
    ) { _, _, _, _ in count += 1 }
    return count
  }
}
