import Foundation
import Testing

@testable import Platen

/// Values that are on all devices of a user on Apple's systems.
@Suite struct UbiquitousStoreTests {
  @Test func valuesAreKeptUnderTheirKeys() {
    let store = NSUbiquitousKeyValueStore(suiteName: "store-\(UUID().uuidString)")
    defer { for key in ["name", "count", "ratio", "done", "list"] { store.removeObject(forKey: key) } }
    store.set("Ada", forKey: "name")
    store.set(Int64(7), forKey: "count")
    store.set(0.5, forKey: "ratio")
    store.set(true, forKey: "done")
    store.set(["a", "b"], forKey: "list")
    #expect(store.string(forKey: "name") == "Ada" && store.longLong(forKey: "count") == 7)
    #expect(store.double(forKey: "ratio") == 0.5 && store.bool(forKey: "done"))
    #expect(store.array(forKey: "list") as? [String] == ["a", "b"])
    #expect(store.synchronize() && store.dictionaryRepresentation["name"] as? String == "Ada")
    store.set(nil as String?, forKey: "name")
    #expect(store.string(forKey: "name") == nil && store.object(forKey: "name") == nil)
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }
}
