/// A controller in a sheet of the heights that its presentation controller has.
@MainActor struct ControllerHeights {
  let sheet: UISheetPresentationController
  let content: ControllerView
}

extension ControllerHeights: View {
  var body: some View {
    let _ = sheet.heights.revision
    // Without heights a sheet is as high as its content.
    let detents = sheet.hasHeights ? sheet.detents : []
    content
      .presentationDetents(
        Set(detents.map(PresentationDetent.init)),
        selection: Binding(
          get: { PresentationDetent(detents.first { $0.identifier == sheet.selectedDetentIdentifier }) },
          set: { chosen in detents.first { PresentationDetent($0) == chosen }.map(sheet.choose) })
      )
      .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .automatic)
  }
}

@MainActor extension PresentationDetent {
  /// SwiftUI's height for one of UIKit's.
  @MainActor fileprivate init(_ detent: UISheetPresentationController.Detent) {
    switch detent.identifier {
    case .medium: self = .medium
    case .large: self = .large
    default:
      self.init(
        height: .custom(CustomHeight(key: ObjectIdentifier(detent)) { detent.resolvedValue(in: HeightContext($0)) }))
    }
  }

  /// The same; for none, a height that no sheet has.
  @MainActor fileprivate init(_ detent: UISheetPresentationController.Detent?) {
    if let detent { self.init(detent) } else { self = .height(-1) }
  }
}

/// What the height of a sheet of UIKit's is computed from.
private struct HeightContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(_ context: PresentationDetent.Context) {
    maximumDetentValue = context.maxDetentValue
    containerTraitCollection = UITraitCollection(context.environment)
  }
}
