/// The first stored property of the classes whose objects are attributes of a text.
///
/// Foundation on Linux compares attributes in C. It takes the word behind an object's reference count for the header of
/// its own objects, whose bits 8 to 17 are the number of a type; 0 is no type, and ends the program
/// (`CFTYPE_IS_SWIFT` in swift-corelibs-foundation). That word is the first stored property here. With another number
/// an object that is not of that type's class is asked by `isEqual(_:)`.
struct FoundationTag: Hashable, Sendable {
  private let header: UInt64 = 1 << 8
}
