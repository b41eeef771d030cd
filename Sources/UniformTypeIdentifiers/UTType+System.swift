extension UTType {
  /// The type `public.item`: item.
  public static let item = UTType(declared: "public.item")
  /// The type `public.content`: content.
  public static let content = UTType(declared: "public.content")
  /// The type `public.composite-content`: composite content.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// The type `public.data`: data.
  public static let data = UTType(declared: "public.data")
  /// The type `public.directory`: directory.
  public static let directory = UTType(declared: "public.directory")
  /// The type `public.folder`: folder.
  public static let folder = UTType(declared: "public.folder")
  /// The type `com.apple.package`: package.
  public static let package = UTType(declared: "com.apple.package")
  /// The type `com.apple.bundle`: bundle.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// The type `public.symlink`: symbolic link.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// The type `public.disk-image`: disk image.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// The type `public.archive`: archive.
  public static let archive = UTType(declared: "public.archive")
  /// The type `public.zip-archive`: ZIP archive.
  public static let zip = UTType(declared: "public.zip-archive")
  /// The type `org.gnu.gnu-zip-archive`: gzip archive.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// The type `public.bzip2-archive`: bzip2 archive.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// The type `public.url`: URL.
  public static let url = UTType(declared: "public.url")
  /// The type `public.file-url`: file URL.
  public static let fileURL = UTType(declared: "public.file-url")
  /// The type `public.text`: text.
  public static let text = UTType(declared: "public.text")
  /// The type `public.plain-text`: plain text.
  public static let plainText = UTType(declared: "public.plain-text")
  /// The type `public.utf8-plain-text`: UTF-8 text.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// The type `public.utf16-plain-text`: UTF-16 text.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// The type `public.utf16-external-plain-text`: UTF-16 text with a byte order mark.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// The type `public.delimited-values-text`: delimited text.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// The type `public.comma-separated-values-text`: comma-separated values.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// The type `public.tab-separated-values-text`: tab-separated values.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// The type `public.rtf`: rich text.
  public static let rtf = UTType(declared: "public.rtf")
  /// The type `com.apple.rtfd`: rich text with attachments.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// The type `com.apple.flat-rtfd`: rich text with attachments.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// The type `public.html`: HTML text.
  public static let html = UTType(declared: "public.html")
  /// The type `public.xml`: XML text.
  public static let xml = UTType(declared: "public.xml")
  /// The type `public.yaml`: YAML text.
  public static let yaml = UTType(declared: "public.yaml")
  /// The type `public.json`: JSON text.
  public static let json = UTType(declared: "public.json")
  /// The type `com.apple.property-list`: property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// The type `com.apple.xml-property-list`: XML property list.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// The type `com.apple.binary-property-list`: binary property list.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// The type `public.source-code`: source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// The type `public.swift-source`: Swift source.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// The type `public.c-source`: C source.
  public static let cSource = UTType(declared: "public.c-source")
  /// The type `public.c-header`: C header.
  public static let cHeader = UTType(declared: "public.c-header")
  /// The type `public.c-plus-plus-source`: C++ source.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// The type `public.objective-c-source`: Objective-C source.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// The type `public.script`: script.
  public static let script = UTType(declared: "public.script")
  /// The type `public.shell-script`: shell script.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// The type `public.python-script`: Python script.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// The type `public.ruby-script`: Ruby script.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// The type `com.netscape.javascript-source`: JavaScript.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// The type `public.executable`: executable.
  public static let executable = UTType(declared: "public.executable")
  /// The type `public.image`: image.
  public static let image = UTType(declared: "public.image")
  /// The type `public.png`: PNG image.
  public static let png = UTType(declared: "public.png")
  /// The type `public.jpeg`: JPEG image.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// The type `com.compuserve.gif`: GIF image.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// The type `public.tiff`: TIFF image.
  public static let tiff = UTType(declared: "public.tiff")
  /// The type `com.microsoft.bmp`: BMP image.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// The type `com.microsoft.ico`: icon.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// The type `org.webmproject.webp`: WebP image.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// The type `public.heic`: HEIC image.
  public static let heic = UTType(declared: "public.heic")
  /// The type `public.heif`: HEIF image.
  public static let heif = UTType(declared: "public.heif")
  /// The type `public.svg-image`: SVG image.
  public static let svg = UTType(declared: "public.svg-image")
  /// The type `public.camera-raw-image`: raw image.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// The type `com.adobe.pdf`: PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// The type `public.audiovisual-content`: audiovisual content.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// The type `public.movie`: movie.
  public static let movie = UTType(declared: "public.movie")
  /// The type `public.video`: video.
  public static let video = UTType(declared: "public.video")
  /// The type `public.audio`: audio.
  public static let audio = UTType(declared: "public.audio")
  /// The type `public.mpeg-4`: MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// The type `com.apple.quicktime-movie`: QuickTime movie.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// The type `public.mp3`: MP3 audio.
  public static let mp3 = UTType(declared: "public.mp3")
  /// The type `com.microsoft.waveform-audio`: WAVE audio.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// The type `public.mpeg-4-audio`: MPEG-4 audio.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// The type `public.font`: font.
  public static let font = UTType(declared: "public.font")
  /// The type `org.idpf.epub-container`: EPUB document.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// The type `public.spreadsheet`: spreadsheet.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// The type `public.presentation`: presentation.
  public static let presentation = UTType(declared: "public.presentation")
  /// The type `public.database`: database.
  public static let database = UTType(declared: "public.database")
  /// The type `public.message`: message.
  public static let message = UTType(declared: "public.message")
  /// The type `public.email-message`: e-mail message.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// The type `public.contact`: contact.
  public static let contact = UTType(declared: "public.contact")
  /// The type `public.vcard`: contact card.
  public static let vCard = UTType(declared: "public.vcard")
  /// The type `public.calendar-event`: event.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// The type `public.log`: log.
  public static let log = UTType(declared: "public.log")
}
