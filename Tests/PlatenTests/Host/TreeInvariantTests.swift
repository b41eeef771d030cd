import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTesting

/// The checks of debug builds find each kind of violation in the tree, in the focus, and in lists of patches.
@MainActor @Suite struct TreeInvariantTests {
  private func node(_ id: Int, _ children: [Node] = []) -> Node {
    let node = Node(id: NodeID(rawValue: id), content: .leaf(.text(TextContent(runs: [TextRun("\(id)")]))))
    node.children = children
    for child in children { child.parent = node }
    return node
  }

  private struct Form: View {
    @State private var text = ""
    @State private var isLong = false

    var body: some View {
      TextField("Name", text: $text)
      Button("More") { isLong.toggle() }
      if isLong { Text("more") }
    }
  }

  // MARK: the tree

  @Test func aChildWithAnotherParentIsAViolation() {
    let child = node(2)
    let tree = node(0, [node(1, [child])])
    #expect(tree.violation == nil)
    child.parent = tree
    #expect(tree.violation == "text n2 is a child of n1, and its parent is n0")
  }

  @Test func anIdentityTwiceIsAViolation() {
    #expect(node(0, [node(1), node(1)]).violation == "text n1 is in the tree twice")
  }

  @Test func aShownNodeOutsideOfTheTableIsAViolation() {
    let host = ViewHost(Form())
    _ = host.update()
    #expect(host.violation == nil)
    let stranger = node(99)
    host.root.children.append(stranger)
    stranger.parent = host.root
    #expect(host.violation == "text n99 is shown, and not in the table of nodes")
  }

  @Test func aParentWithoutTheChildIsAViolation() throws {
    let host = ViewHost(Form())
    _ = host.update()
    let removed = host.root.children.removeLast()
    #expect(host.violation == "\(removed.content.kindName) \(removed.id) has a parent without it")
  }

  // MARK: the focus

  private func focusedForm() throws -> (ViewHost, Node) {
    let host = ViewHost(Form())
    _ = host.update()
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    #expect(host.focus.move(to: field.id))
    #expect(host.violation == nil)
    return (host, field)
  }

  @Test func aDisabledNodeWithTheFocusIsAViolation() throws {
    let (host, field) = try focusedForm()
    field.attributes.isEnabled = false
    #expect(host.violation == "field \(field.id) has the focus, and is disabled or not focusable")
  }

  @Test func aNodeMarkedAsFocusedWithoutTheFocusIsAViolation() throws {
    let (host, field) = try focusedForm()
    let other = try #require(
      host.root.first { if case .control(is ButtonContent) = $0.content { true } else { false } })
    other.attributes.isFocused = true
    #expect(host.violation == "\(field.id) has the focus, and \([field.id, other.id]) are marked as focused")
    field.attributes.isFocused = false
    #expect(host.violation == "\(field.id) has the focus, and [\(other.id)] are marked as focused")
    #expect(host.focus.move(to: nil))
    #expect(host.violation == "[\(other.id)] are marked as focused, and none has the focus")
  }

  @Test func aNodeThatIsNotShownWithTheFocusIsAViolation() throws {
    let (host, field) = try focusedForm()
    let parent = try #require(field.parent)
    parent.children.removeAll { $0 === field }
    field.parent = nil
    #expect(host.violation == "\(field.id) has the focus, and is not shown")
  }

  // MARK: patches

  @Test func patchesThatLeadToTheTreeAreRight() {
    let (a, b) = (node(1), node(2))
    let tree = Node(id: NodeID(rawValue: 0), content: .container(.root))
    let mirror = TreeMirror(root: tree.id)
    tree.children = [a, b]
    #expect(mirror.follow([.insert(b, parent: tree, index: 0), .insert(a, parent: tree, index: 0)], to: tree) == nil)
    tree.children = [b, a]
    #expect(mirror.follow([.move(b, parent: tree, from: 1, to: 0)], to: tree) == nil)
    tree.children = [a]
    #expect(mirror.follow([.remove(b, parent: tree, index: 0)], to: tree) == nil)
  }

  @Test func aMissingPatchIsADifference() {
    let (a, b) = (node(1), node(2))
    let tree = Node(id: NodeID(rawValue: 0), content: .container(.root))
    let mirror = TreeMirror(root: tree.id)
    tree.children = [a, b]
    #expect(
      mirror.follow([.insert(a, parent: tree, index: 0)], to: tree)
        == "root n0 has other children: [n1], not [n1, n2]")
  }

  @Test func aChangeWithoutAPatchIsADifference() {
    let a = node(1)
    let tree = Node(id: NodeID(rawValue: 0), content: .container(.root))
    let mirror = TreeMirror(root: tree.id)
    tree.children = [a]
    #expect(mirror.follow([.insert(a, parent: tree, index: 0)], to: tree) == nil)
    let before = (a.content, a.attributes)
    a.content = .leaf(.divider)
    #expect(mirror.follow([], to: tree) == "divider n1 has another content")
    #expect(mirror.follow([.update(a, from: before.0, before.1)], to: tree) == nil)
    a.attributes.isEnabled.toggle()
    #expect(mirror.follow([], to: tree) == "divider n1 has other attributes")
  }

  @Test func aPatchAtAWrongPlaceDoesNotFit() {
    let (a, b) = (node(1), node(2))
    let tree = Node(id: NodeID(rawValue: 0), content: .container(.root))
    let mirror = TreeMirror(root: tree.id)
    tree.children = [a, b]
    #expect(
      mirror.follow([.insert(b, parent: tree, index: 1)], to: tree)
        == "the patch does not fit: insert text n2 in n0 at 1")
    #expect(
      mirror.follow([.remove(b, parent: tree, index: 0)], to: tree)
        == "the patch does not fit: remove text n2 from n0 at 0")
  }
}
