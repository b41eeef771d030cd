/// The header or the footer of a section of a table or a collection: a view, or a title.
@MainActor @ViewBuilder func sectionSupplement(_ view: UIView?, title: String? = nil) -> some View {
  if let view {
    ViewHolder(view: view).id(ObjectIdentifier(view))
  } else if let title {
    Text(verbatim: title)
  }
}
