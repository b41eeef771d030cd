/// A time in seconds, as Core Foundation calls it.
public typealias CFTimeInterval = TimeInterval
/// A list of objects, as Core Foundation calls it.
public typealias CFArray = [Any]
