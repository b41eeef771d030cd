import Foundation

extension URL {
  /// The user's documents. This and the other folders for the user's files are those that the desktop's file
  /// `user-dirs.dirs` names, and otherwise have their usual names in the home folder; they need not exist.
  public static var documentsDirectory: URL { UserDirectories.documents.url() }
  /// The files that programs keep for themselves.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the user has downloaded.
  public static var downloadsDirectory: URL { UserDirectories.download.url() }
  /// The user's desktop.
  public static var desktopDirectory: URL { UserDirectories.desktop.url() }
  /// The user's pictures.
  public static var picturesDirectory: URL { UserDirectories.pictures.url() }
  /// The user's music.
  public static var musicDirectory: URL { UserDirectories.music.url() }
  /// The user's films.
  public static var moviesDirectory: URL { UserDirectories.videos.url() }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
  }
}
