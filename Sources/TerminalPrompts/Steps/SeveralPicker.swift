import Platen

/// A row of a form for any number of several options. Pressed, it shows them in a list that is filtered by what is
/// typed, as the one of `Picker` is; the space bar chooses.
///
/// In plain lines, each option is asked for.
///
/// ```swift
/// SeveralPicker("Languages", selection: $languages, from: known, limit: 1...3) { $0.name }
/// ```
public struct SeveralPicker<Option: Hashable & Sendable>: View {
  private let title: String
  @Binding private var selection: Set<Option>
  private let options: [Option]
  private let limit: ClosedRange<Int>?
  private let name: (Option) -> String
  @Environment(\.asksInLines) private var asksInLines

  /// Makes the row.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - selection: The options that are chosen.
  ///   - options: The options, in the order in which they are shown.
  ///   - limit: How many may be chosen; nil for any number. No more than that can be. Whether they are enough is for the
  ///     form to check.
  ///   - name: The words for an option.
  public init(
    _ title: String, selection: Binding<Set<Option>>, from options: some Sequence<Option>,
    limit: ClosedRange<Int>? = nil, name: @escaping (Option) -> String = { "\($0)" }
  ) {
    self.title = title
    _selection = selection
    self.options = Array(options)
    self.limit = limit
    self.name = name
  }

  /// The views that this one is made of.
  public var body: some View {
    if asksInLines {
      Text(verbatim: title)
      menu.toggles
    } else {
      LabeledContent(title) { menu }
    }
  }

  private var menu: SeveralMenu<Option> {
    SeveralMenu(title: title, selection: $selection, options: options, limit: limit, name: name)
  }
}

/// The button of a ``SeveralPicker``, which opens the list.
struct SeveralMenu<Option: Hashable & Sendable>: View {
  let title: String
  @Binding var selection: Set<Option>
  let options: [Option]
  let limit: ClosedRange<Int>?
  let name: (Option) -> String

  var body: some View {
    Menu {
      toggles
    } label: {
      Text(verbatim: summary).lineLimit(1)
    }
    .environment(\.menuKeepsOpen, true)
    .accessibilityLabel(Text(verbatim: title))
  }

  var toggles: some View {
    ForEach(options, id: \.self) { option in
      Toggle(name(option), isOn: isChosen(option)).disabled(isFull && !selection.contains(option))
    }
  }

  private var isFull: Bool { limit.map { selection.count >= $0.upperBound } ?? false }

  private var summary: String {
    let chosen = options.filter(selection.contains).map(name)
    return chosen.isEmpty ? "–" : chosen.joined(separator: ", ")
  }

  private func isChosen(_ option: Option) -> Binding<Bool> {
    Binding {
      selection.contains(option)
    } set: {
      if $0 { selection.insert(option) } else { selection.remove(option) }
    }
  }
}

private enum AsksInLinesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the fields are asked for in plain lines, where there are no lists that open.
  var asksInLines: Bool {
    get { self[AsksInLinesKey.self] }
    set { self[AsksInLinesKey.self] = newValue }
  }
}
