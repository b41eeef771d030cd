import Platen
import PlatenGraph
import PlatenTree
import Testing

/// Which lines are the edges of fields.
@MainActor struct FieldEdgeTests {
  /// Whether each line of a view, in their order, is the edge of a field.
  private func edges(_ view: some View) -> [Bool] {
    let host = ViewHost(view)
    _ = host.update()
    var edges: [Bool] = []
    host.root.forEach { node in
      switch node.content {
      case .leaf(.shape(let shape)) where shape.stroke != nil: edges.append(node.isFieldEdge)
      case .decoration(.border): edges.append(node.isFieldEdge)
      default: break
      }
    }
    return edges
  }

  private var outline: some View { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
  private var field: some View { TextField("Name", text: .constant("")) }

  @Test func aLineAroundAFieldIsItsEdge() {
    #expect(edges(field.padding().overlay(outline)) == [true])
    #expect(edges(field.padding().background(outline.padding(1))) == [true])
    #expect(edges(field.border(.separator)) == [true])
    #expect(edges(TextEditor(text: .constant("")).padding(4).border(.separator)) == [true])
    #expect(
      edges(
        HStack {
          Image(systemName: "magnifyingglass")
          field
        }
        .overlay(outline)) == [true])
    #expect(
      edges(
        ZStack {
          outline
          field.padding()
        }) == [true])
  }

  @Test func otherLinesAreNot() {
    #expect(edges(Text("Name").overlay(outline)) == [false])
    #expect(edges(outline) == [false])
    #expect(
      edges(
        VStack {
          field
          field
        }
        .border(.separator)) == [false])
    #expect(
      edges(
        HStack {
          field
          field
        }
        .overlay(outline)) == [false])
    #expect(
      edges(
        VStack {
          field
          outline
        }) == [false])
  }
}
