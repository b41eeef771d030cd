/// Where the launch screen and its title are, for what is drawn around them.
public struct DocumentLaunchGeometryProxy: Hashable, Sendable {
  /// The frame of the launch screen, in points of itself.
  public internal(set) var frame: CGRect = .zero
  /// The frame of the title in it, in points.
  public internal(set) var titleViewFrame: CGRect = .zero
}

/// What is shown in a window before a document is.
struct DocumentLaunch {
  /// The title and the line below it.
  let heading: AnyView
  let actions: AnyView
  let background: AnyView
  let backgroundAccessory: @MainActor (DocumentLaunchGeometryProxy) -> AnyView
  let overlayAccessory: @MainActor (DocumentLaunchGeometryProxy) -> AnyView

  /// The same with other views in place of its own.
  @MainActor func mapped(_ change: @escaping @MainActor (AnyView) -> AnyView) -> DocumentLaunch {
    let (backgroundAccessory, overlayAccessory) = (backgroundAccessory, overlayAccessory)
    return DocumentLaunch(
      heading: change(heading), actions: change(actions), background: change(background),
      backgroundAccessory: { change(backgroundAccessory($0)) },
      overlayAccessory: { change(overlayAccessory($0)) })
  }
}

/// The launch screen: the title with the actions, and a button that asks for a file, on the background.
struct DocumentLaunchScreen {
  let launch: DocumentLaunch
  let open: @MainActor () -> Void
  @State private var geometry = DocumentLaunchGeometryProxy()

  nonisolated init(launch: DocumentLaunch, open: @escaping @MainActor () -> Void) {
    self.launch = launch
    self.open = open
  }
}

extension DocumentLaunchScreen: View {
  var body: some View {
    card
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        ZStack {
          launch.background
          launch.backgroundAccessory(geometry)
        }
        .accessibilityHidden(true)
      }
      .overlay { launch.overlayAccessory(geometry).allowsHitTesting(false) }
      .onGeometryChange(for: CGSize.self, of: \.size) { geometry.frame = CGRect(origin: .zero, size: $0) }
      .coordinateSpace(.named(LaunchSpace.screen))
  }

  /// On a ground of its own, because the background can be any picture.
  @MainActor private var card: some View {
    VStack(spacing: 16) {
      launch.heading
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named(LaunchSpace.screen)) }) {
          geometry.titleViewFrame = $0
        }
      launch.actions
      Button(.own("Open…"), action: open)
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}

private enum LaunchSpace: Hashable { case screen }

/// The title of a launch screen, and the line below it.
private struct LaunchHeading {
  /// Nil for the program's name.
  let title: Text?
  @Environment(\.launchTitles) private var titles
  @Environment(\.sceneCenter) private var scenes

  nonisolated init(title: Text?) { self.title = title }
}

extension LaunchHeading: View {
  var body: some View {
    VStack(spacing: 4) {
      (titles.title ?? title ?? Text(verbatim: scenes?.name ?? ""))
        .font(.largeTitle).bold()
        .accessibilityAddTraits(.isHeader)
      titles.subtitle?.foregroundStyle(.secondary)
    }
  }
}

extension DocumentLaunch {
  /// A launch screen of views; a nil title is the program's name.
  @MainActor init<Actions: View, B: View, A: View, O: View>(
    title: Text?, actions: Actions, background: B, _ accessory: @escaping @MainActor (DocumentLaunchGeometryProxy) -> A,
    _ overlay: @escaping @MainActor (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      heading: AnyView(LaunchHeading(title: title)), actions: AnyView(VStack { actions }),
      background: AnyView(background), backgroundAccessory: { AnyView(accessory($0)) },
      overlayAccessory: { AnyView(overlay($0)) })
  }
}

// MARK: the scene

/// What a program's windows for documents show before a document is created or opened.
///
/// A window of a ``DocumentGroup`` of the program begins with the title, the actions, and a button that opens a file.
/// New and Open in the File menu do the same as without it.
public struct DocumentGroupLaunchScene<Actions: View> {
  private let launch: @MainActor () -> DocumentLaunch

  /// Creates the scene from views; the other initializers lead here.
  nonisolated init<B: View, A: View, O: View>(
    launchTitle: Text?, _ actions: Actions, background: B, _ accessory: @escaping (DocumentLaunchGeometryProxy) -> A,
    _ overlay: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    nonisolated(unsafe) let (actions, background) = (actions, background)
    nonisolated(unsafe) let (accessory, overlay) = (accessory, overlay)
    launch = {
      DocumentLaunch(
        title: launchTitle, actions: actions, background: background, { accessory($0) }, { overlay($0) })
    }
  }

  /// A launch screen with a background of views.
  ///
  /// - Parameters:
  ///   - title: The title; nil for the program's name.
  ///   - actions: The buttons below it.
  ///   - background: What is behind all of it.
  ///   - backgroundAccessoryView: What is between the background and the title.
  ///   - overlayAccessoryView: What is in front of it.
  nonisolated public init<B: View, A: View, O: View>(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: title, actions(), background: background(), backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen with a background in a style.
  ///
  /// - Parameters:
  ///   - title: The title; nil for the program's name.
  ///   - backgroundStyle: The style of what is behind all of it.
  ///   - actions: The buttons below the title.
  ///   - backgroundAccessoryView: What is between the background and the title.
  ///   - overlayAccessoryView: What is in front of it.
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ title: Text? = nil, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: title, actions(), background: Rectangle().fill(backgroundStyle), backgroundAccessoryView,
      overlayAccessoryView)
  }
}

extension DocumentGroupLaunchScene: _PrimitiveScene {
  /// The outline of the scene. Not for use outside the framework.
  public var _outline: _Outline { _Outline(part: LaunchPart(launch: launch())) }
}

/// The launch screen of a program's windows for documents.
struct LaunchPart: OutlinePart {
  let launch: DocumentLaunch

  func makeElement(in context: _ElementContext) -> OutlineElement { LaunchElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? LaunchElement else { return false }
    element.part = self
    return true
  }

  func describe(_ description: inout SceneDescription) {}
}

/// The place in the graph of a launch screen. It is shown by the windows for documents.
final class LaunchElement: OutlineElement {
  var part: LaunchPart {
    didSet { center?.outlineDidChange() }
  }

  init(_ part: LaunchPart, in context: _ElementContext) {
    self.part = part
    super.init(context)
  }
}
