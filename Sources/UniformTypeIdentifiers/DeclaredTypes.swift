/// The types that are known, with what they conform to and their names elsewhere, after Apple's list of system-declared
/// uniform type identifiers.
enum DeclaredTypes {
  struct Declaration: Sendable {
    let identifier: String
    let parents: [String]
    let filenameExtensions: [String]
    let mimeTypes: [String]
    let description: String

    init(
      _ identifier: String, _ parents: [String], _ filenameExtensions: [String], _ mimeTypes: [String],
      _ description: String
    ) {
      self.identifier = identifier
      self.parents = parents
      self.filenameExtensions = filenameExtensions
      self.mimeTypes = mimeTypes
      self.description = description
    }
  }

  static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

  /// Of two types with the same tag the first one is found by it.
  static let all: [Declaration] = [
    Declaration("public.item", [], [], [], "item"),
    Declaration("public.content", [], [], [], "content"),
    Declaration("public.composite-content", ["public.content"], [], [], "composite content"),
    Declaration("public.data", ["public.item"], [], [], "data"),
    Declaration("public.directory", ["public.item"], [], [], "directory"),
    Declaration("public.folder", ["public.directory"], [], [], "folder"),
    Declaration("com.apple.package", ["public.directory"], [], [], "package"),
    Declaration("com.apple.bundle", ["public.directory"], [], [], "bundle"),
    Declaration("public.symlink", ["public.item"], [], [], "symbolic link"),
    Declaration("public.disk-image", ["public.item"], [], [], "disk image"),
    Declaration("public.archive", ["public.item"], [], [], "archive"),
    Declaration("public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"], "ZIP archive"),
    Declaration(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"], "gzip archive"),
    Declaration(
      "public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bzip2"], ["application/x-bzip2"],
      "bzip2 archive"),
    Declaration("public.url", ["public.data"], [], [], "URL"),
    Declaration("public.file-url", ["public.url"], [], [], "file URL"),
    Declaration("public.text", ["public.data", "public.content"], [], [], "text"),
    Declaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text"),
    Declaration("public.utf8-plain-text", ["public.plain-text"], [], [], "UTF-8 text"),
    Declaration("public.utf16-plain-text", ["public.plain-text"], [], [], "UTF-16 text"),
    Declaration(
      "public.utf16-external-plain-text", ["public.plain-text"], [], [], "UTF-16 text with a byte order mark"),
    Declaration("public.delimited-values-text", ["public.text"], [], [], "delimited text"),
    Declaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv", "text/comma-separated-values"], "comma-separated values"),
    Declaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"],
      "tab-separated values"),
    Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "rich text"),
    Declaration(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], [], "rich text with attachments"),
    Declaration(
      "com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], [], "rich text with attachments"),
    Declaration("public.html", ["public.text"], ["html", "htm", "shtml", "shtm"], ["text/html"], "HTML text"),
    Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
    Declaration("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], "YAML text"),
    Declaration("public.json", ["public.text"], ["json"], ["application/json"], "JSON text"),
    Declaration("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
    Declaration("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], [], "XML property list"),
    Declaration("com.apple.binary-property-list", ["com.apple.property-list"], [], [], "binary property list"),
    Declaration("public.source-code", ["public.plain-text"], [], [], "source code"),
    Declaration("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source"),
    Declaration("public.c-source", ["public.source-code"], ["c"], [], "C source"),
    Declaration("public.c-header", ["public.source-code"], ["h"], [], "C header"),
    Declaration(
      "public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "cc", "cxx", "c++"], [], "C++ source"),
    Declaration("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source"),
    Declaration("public.script", ["public.source-code"], [], [], "script"),
    Declaration("public.shell-script", ["public.script"], ["sh", "command"], [], "shell script"),
    Declaration("public.python-script", ["public.script"], ["py"], ["text/x-python-script"], "Python script"),
    Declaration("public.ruby-script", ["public.script"], ["rb", "rbw"], ["text/x-ruby-script"], "Ruby script"),
    Declaration(
      "com.netscape.javascript-source", ["public.source-code", "public.executable"], ["js", "jscript", "javascript"],
      ["text/javascript", "application/javascript"], "JavaScript"),
    Declaration("public.executable", ["public.item"], [], [], "executable"),
    Declaration("public.image", ["public.data", "public.content"], [], [], "image"),
    Declaration("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
    Declaration("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image"),
    Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
    Declaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
    Declaration("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"], "BMP image"),
    Declaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "icon"),
    Declaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
    Declaration("public.heic", ["public.image"], ["heic"], ["image/heic"], "HEIC image"),
    Declaration("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF image"),
    Declaration("public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"], "SVG image"),
    Declaration("public.camera-raw-image", ["public.image"], [], [], "raw image"),
    Declaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"], "PDF document"),
    Declaration("public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
    Declaration("public.movie", ["public.audiovisual-content"], [], [], "movie"),
    Declaration("public.video", ["public.movie"], [], [], "video"),
    Declaration("public.audio", ["public.audiovisual-content"], [], [], "audio"),
    Declaration("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 movie"),
    Declaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"),
    Declaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], "MP3 audio"),
    Declaration(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav"], "WAVE audio"),
    Declaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"], "MPEG-4 audio"),
    Declaration("public.font", [], [], [], "font"),
    Declaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"],
      "EPUB document"),
    Declaration("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
    Declaration("public.presentation", ["public.composite-content"], [], [], "presentation"),
    Declaration("public.database", ["public.item"], [], [], "database"),
    Declaration("public.message", [], [], [], "message"),
    Declaration("public.email-message", ["public.message"], [], [], "e-mail message"),
    Declaration("public.contact", [], [], [], "contact"),
    Declaration(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard", "text/directory"],
      "contact card"),
    Declaration("public.calendar-event", [], [], [], "event"),
    Declaration("public.log", ["public.plain-text"], ["log"], [], "log"),
  ]
}
