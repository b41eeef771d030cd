import Dispatch
import Platen
import Testing

/// Values that are changed by transformers with names.
@Suite struct ValueTransformerTests {
  private final class Shout: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? String)?.lowercased() }
  }

  @Test func aTransformerIsFoundByItsName() throws {
    let name = NSValueTransformerName("ValueTransformerTests.Shout")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Shout(), forName: name)
    let transformer = try #require(ValueTransformer(forName: name))
    #expect(transformer.transformedValue("hello") as? String == "HELLO")
    #expect(transformer.reverseTransformedValue("HELLO") as? String == "hello")
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test func namesRegisteredOnSeveralThreadsAreAllKept() {
    let names = (0..<400).map { NSValueTransformerName("ValueTransformerTests.\($0)") }
    DispatchQueue.concurrentPerform(iterations: names.count) {
      ValueTransformer.setValueTransformer(Shout(), forName: names[$0])
    }
    #expect(names.allSatisfy { ValueTransformer(forName: $0) != nil })
    for name in names { ValueTransformer.setValueTransformer(nil, forName: name) }
  }

  @Test func foundationsOwnAreThere() {
    let not = ValueTransformer(forName: .negateBooleanTransformerName)
    #expect(not?.transformedValue(true) as? Bool == false)
    #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
    #expect(ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue(1) as? Bool == true)
  }
}
