import Foundation

extension URL {
  /// The user's documents. This and the other folders are those of `FileManager`; they need not exist.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The files that programs keep for themselves.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the user has downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
  }
}
