extension UIApplication {
  /// The program, for the name `sharedApplication`, which libraries that are compiled for extensions too have to write;
  /// nil for any other.
  public static func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

  /// The program, for the path `sharedApplication` or `shared`; nil for any other.
  public static func value(forKeyPath keyPath: String) -> Any? {
    keyPath == "shared" ? shared : value(forKey: keyPath)
  }
}
