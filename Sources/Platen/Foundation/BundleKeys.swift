// The keys of a bundle's information, which Core Foundation declares on Apple's systems and Foundation exports there.

/// The key of the bundle's version, `CFBundleVersion`: the number of its build.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the bundle's name, `CFBundleName`.
public let kCFBundleNameKey = "CFBundleName"
/// The key of the bundle's identifier, `CFBundleIdentifier`.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the name of the bundle's executable, `CFBundleExecutable`.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The key of the version of the information's format, `CFBundleInfoDictionaryVersion`.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
/// The key of the language that the bundle is written in, `CFBundleDevelopmentRegion`.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The key of the bundle's languages, `CFBundleLocalizations`.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
