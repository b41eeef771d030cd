import Platen
import PlatenTesting
import Testing

/// The transaction of a binding, which few have.
@MainActor @Suite struct BindingTransactionTests {
  private struct Size { var width = 1.0 }

  /// A body makes many bindings at each key, and fields keep them in existential containers of three words.
  @Test func aBindingIsTwoWords() {
    #expect(MemoryLayout<Binding<String>>.size == 2 * MemoryLayout<Int>.size)
  }

  @Test func aPartHasTheTransactionOfTheWhole() {
    var size = Size()
    let binding = Binding(get: { size }, set: { size = $0 })
    #expect(binding.width.transaction.animation == nil)
    let animated = binding.animation(.linear)
    #expect(animated.width.transaction.animation == .linear)
    #expect(animated.animation(nil).width.transaction.animation == nil)
    // The original is a value of its own.
    #expect(binding.transaction.animation == nil)
  }

  @Test func aWriteIsMadeInTheTransaction() {
    var animations: [Animation?] = []
    let binding = Binding<Int>(get: { 0 }, set: { _, transaction in animations.append(transaction.animation) })
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 2
    #expect(animations == [nil, .linear])
  }
}
