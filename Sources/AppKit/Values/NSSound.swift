import TextControls

/// A sound. Front ends make no sounds: the class is there for programs that sound an alert beside what they show.
@MainActor @preconcurrency open class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String

  /// The name of the sound; nil for one of a file.
  open private(set) var name: Name?
  /// How loud the sound is, from 0 to 1. Kept and ignored; 1 by default.
  open var volume: Float = 1
  /// Whether the sound is repeated. Kept and ignored; false by default.
  open var loops = false
  /// Whether the sound is played: never.
  open var isPlaying: Bool { false }

  /// A sound of the system by its name. There are none here: nil.
  public init?(named name: Name) { return nil }

  /// A sound of a file, which is not read.
  public init?(contentsOf url: URL, byReference byRef: Bool) { super.init() }

  /// Makes no sound. False.
  @discardableResult open func play() -> Bool { false }
  /// False: nothing is played.
  @discardableResult open func stop() -> Bool { false }
  /// Makes no sound: what a front end has to say it shows.
  open class func beep() {}
}

/// Makes no sound. See ``NSSound/beep()``.
@MainActor public func NSBeep() {}
