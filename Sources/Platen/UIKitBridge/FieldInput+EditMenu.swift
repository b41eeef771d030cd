import TextEditing

/// SwiftUI's own fields have the platform's edit menu.
extension FieldInput: EditMenuResponder, EditMenuOwner {
  func openEditMenu() -> EditMenuPresentation? { EditMenuPresentation(of: self) }

  package func makeEditMenu() -> UIMenu {
    // The menu does not retain the clipboard, which can be the front end.
    UIMenu(
      children: StandardEditMenu.suggestedActions(
        for: controller.session, canPaste: host.clipboard?.canPaste ?? false
      ) { [weak self] command in
        switch command {
        case .cut: self?.performFromMenu(.cut)
        case .copy: self?.performFromMenu(.copy)
        case .paste: self?.host.clipboard?.readContent { _ = self?.handle(.paste($0)) }
        case .selectAll: self?.performFromMenu(.selectAll)
        }
      })
  }

  private func performFromMenu(_ command: EditCommand) { _ = handle(.edit(command)) }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}
  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}
}
