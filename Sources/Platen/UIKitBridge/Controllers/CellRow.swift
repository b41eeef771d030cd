/// A cell of a table or a collection with the marks at its end: a button where it can be pressed.
@MainActor struct CellRow {
  let cell: UIView
  let marks: [UICellAccessory.Mark]
  let isSelected: Bool
  let isButton: Bool
  /// What the button of details at the end does; nil for none.
  var pressDetails: (@MainActor () -> Void)?
  let press: @MainActor () -> Void
}

extension CellRow: View {
  var body: some View {
    if let pressDetails {
      HStack {
        main
        Spacer(minLength: 0)
        Button(action: pressDetails) { Image(systemName: "info.circle") }
          .buttonStyle(.borderless).accessibilityLabel(.own("More Info"))
      }
    } else {
      main
    }
  }

  @ViewBuilder private var main: some View {
    if isButton {
      Button(action: press) { row }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      row
    }
  }

  private var row: some View {
    HStack {
      ViewHolder(view: cell)
      if !marks.isEmpty { Spacer(minLength: 8) }
      ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
        switch mark {
        case .checkmark: Image(systemName: "checkmark").accessibilityLabel(.own("Selected"))
        case .disclosure: Image(systemName: "chevron.forward").accessibilityHidden(true)
        }
      }
    }
  }
}
