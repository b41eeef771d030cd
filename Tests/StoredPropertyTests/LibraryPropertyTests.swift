import Foundation
import Glibc
import Platen
import Testing

/// Views that store types of Foundation and of C, evaluated again by their parents.
@MainActor @Suite struct LibraryPropertyTests {
  private struct ValueView<Value>: StoringView {
    let value: Value
    init(_ value: Value) { self.value = value }
    var shown: String { "\(value)" }
  }

  private func check<Value>(
    _ first: Value, _ second: Value, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    try await checkStoredProperty(
      ValueView<Value>.self, { first }, shows: "\(first)", then: { second }, shows: "\(second)", location)
  }

  @Test func typesOfFoundationAreComparedByValue() async throws {
    try await check(URL(filePath: "/a"), URL(filePath: "/b"))
    try await check(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1))
    try await check(Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    try await check(AttributedString("a"), AttributedString("b"))
    try await check(Decimal(1), Decimal(2))
    try await check(Data([1]), Data([1, 2]))
    try await check(UUID(), UUID())
    try await check(IndexPath(indexes: [1]), IndexPath(indexes: [1, 2, 3]))
    try await check(Calendar(identifier: .gregorian), Calendar(identifier: .hebrew))
    try await check(DateComponents(year: 1), DateComponents(year: 2))
    try await check(Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 2, unit: UnitLength.meters))
    try await check(CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 2))
    try await check(Substring("abc").dropFirst(), Substring("abd").dropFirst())
  }

  private struct TimeView: StoringView {
    let value: timeval
    init(_ value: Int) { self.value = timeval(tv_sec: value, tv_usec: 0) }
    var shown: String { "\(value.tv_sec)" }
  }

  private struct UnionView: StoringView {
    let value: sigval
    init(_ value: Int32) { self.value = sigval(sival_int: value) }
    var shown: String { "\(value.sival_int)" }
  }

  private struct BitFieldView: StoringView {
    let value: fenv_t
    init(_ value: UInt32) {
      var environment = fenv_t()
      environment.__opcode = value
      self.value = environment
    }
    var shown: String { "\(value.__opcode)" }
  }

  @Test func structsOfCAreComparedWithTheirUnionsAndBitFields() async throws {
    try await checkStoredProperty(TimeView.self, { 1 }, shows: "1", then: { 2 }, shows: "2")
    try await checkStoredProperty(UnionView.self, { 1 }, shows: "1", then: { 2 }, shows: "2", same: .perhaps)
    try await checkStoredProperty(BitFieldView.self, { 1 }, shows: "1", then: { 2 }, shows: "2", same: .perhaps)
  }

  private struct PointerView: StoringView {
    let value: UnsafeRawPointer?
    let file: OpaquePointer?
    init(_ value: Int) { (self.value, file) = (UnsafeRawPointer(bitPattern: value), OpaquePointer(bitPattern: value)) }
    var shown: String { "\(value.map { Int(bitPattern: $0) } ?? 0)" }
  }

  @Test func aPointerIsItsAddress() async throws {
    try await checkStoredProperty(PointerView.self, { 16 }, shows: "16", then: { 0 }, shows: "0")
  }
}
