import Platen
import SwiftUI
import Testing

/// Retained by the view of a case alone: as long as the graph keeps anything of the view, it keeps this.
@MainActor final class Witness {}

/// What a program has kept of a view that has ended, and what it was notified of.
@MainActor final class Kept {
  var actions: [() -> Void] = []
  var objects: [AnyObject] = []
  var events: [String] = []
  weak var weakObject: AnyObject?

  func forget() {
    actions = []
    objects = []
  }
}

/// A view, how it is used before its end, and what is to be checked after that.
struct LifetimeCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let view: @MainActor @Sendable (Witness, Kept) -> AnyView
  let use: @MainActor @Sendable (ViewHost, Kept) throws -> Void
  let check: @MainActor @Sendable (Kept, StageKind) async throws -> Void

  init<V: View>(
    _ name: String, _ view: @MainActor @Sendable @escaping (Witness, Kept) -> V,
    use: @MainActor @Sendable @escaping (ViewHost, Kept) throws -> Void = { _, _ in },
    check: @MainActor @Sendable @escaping (Kept, StageKind) async throws -> Void = { _, _ in }
  ) {
    testDescription = name
    self.view = { AnyView(view($0, $1)) }
    self.use = use
    self.check = check
  }
}

/// Weak references to all that makes up a running view.
@MainActor private struct Remains {
  weak var stage: (any Stage)?
  weak var host: ViewHost?
  weak var root: Node?
  weak var witness: Witness?
}

/// Shows the view of a case, uses it, and releases the stage.
@MainActor private func run(_ lifetime: LifetimeCase, on kind: StageKind, _ kept: Kept) async throws -> Remains {
  let witness = Witness()
  let stage = await kind.make(lifetime.view(witness, kept))
  await stage.settle()
  try lifetime.use(stage.host, kept)
  await stage.settle()
  if kind.isClosed { stage.close() }
  return Remains(
    stage: stage, host: stage.host, root: stage.host.root, witness: witness)
}

/// Checks that no object of a case is left after its end, and that objects which the program has kept still work.
@MainActor func checkEnd(of lifetime: LifetimeCase, on kind: StageKind) async throws {
  let kept = Kept()
  let remains = try await run(lifetime, on: kind, kept)
  #expect(remains.stage == nil, "the stage is retained")
  #expect(remains.host == nil, "the host is retained")
  #expect(remains.root == nil, "the tree is retained")
  for action in kept.actions { action() }
  try await lifetime.check(kept, kind)
  for action in kept.actions { action() }
  kept.forget()
  // Cancelled tasks return, and release what they have captured.
  for _ in 0..<1000 where remains.witness != nil { await Task.yield() }
  #expect(remains.witness == nil, "the view is retained")
  #expect(kept.weakObject == nil, "an object of the view is retained")
}
