import PlatenTesting
import Platen
import Testing

/// A view with one stored property, of the kind that a test is about.
@MainActor protocol StoringView: View {
  associatedtype Value
  init(_ value: Value)
  /// What the view shows of its property.
  var shown: String { get }
}

/// Counts how often the bodies of the storing views were evaluated.
@MainActor enum StoringViewEvaluations {
  static var count = 0
}

extension StoringView {
  @ViewBuilder var body: some View {
    let _ = StoringViewEvaluations.count += 1
    Text(shown)
  }
}

/// What another evaluation of the parent makes of a view that gets the value it had.
enum Reevaluation {
  /// The view is not evaluated again.
  case never
  /// The view may be evaluated again: nothing shows that the values are the same.
  case perhaps
}

/// Makes a storing view with one value after another, so that each is compared with the one before.
private struct StoringParent<Child: StoringView>: View {
  let values: [() -> Child.Value]
  @State private var step = 0

  @ViewBuilder var body: some View {
    Child(values[step]())
    // A neighbor makes sure that not all of the parent is as it was.
    Text("step \(step)")
    Button("Next") { step += 1 }
  }
}

/// Shows a storing view whose parent is evaluated again with the same value, and then with another.
@MainActor func checkStoredProperty<Child: StoringView>(
  _ type: Child.Type, _ value: @escaping () -> Child.Value, shows shown: String,
  then changed: @escaping () -> Child.Value, shows shownThen: String, same: Reevaluation = .never,
  _ location: SourceLocation = #_sourceLocation
) async throws {
  let screen = await Screen(StoringParent<Child>(values: [value, value, changed, value]))
  #expect(screen.texts == [shown, "step 0", "Next"], sourceLocation: location)
  let before = StoringViewEvaluations.count
  try screen.button("Next").press()
  #expect(screen.texts == [shown, "step 1", "Next"], sourceLocation: location)
  if same == .never { #expect(StoringViewEvaluations.count == before, sourceLocation: location) }
  try screen.button("Next").press()
  #expect(screen.texts == [shownThen, "step 2", "Next"], sourceLocation: location)
  try screen.button("Next").press()
  #expect(screen.texts == [shown, "step 3", "Next"], sourceLocation: location)
}
