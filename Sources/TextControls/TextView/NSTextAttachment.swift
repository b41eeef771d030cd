/// Something in an attributed text that is no text, such as a picture: the value of the attribute
/// `NSAttributedString.Key.attachment` of a character U+FFFC.
///
/// It is kept for the program to read. Front ends show text in runs: they show the character, and no picture.
open class NSTextAttachment: NSObject, NSSecureCoding {
  private let tag = FoundationTag()

  /// The character that an attachment takes the place of, U+FFFC.
  public static let character = 0xFFFC

  /// The bytes of the attachment; nil for none.
  open var contents: Data?
  /// The type of the bytes, a uniform type identifier; nil for none.
  open var fileType: String?
  /// The picture; nil for none.
  open var image: UIImage?
  /// The place and the size in points, from the baseline of the character. Zero, the default, is the size of the
  /// picture.
  open var bounds = CGRect.zero
  /// The space beside the attachment in points. 0 by default.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may show the attachment. Kept and ignored; true by default.
  open var allowsTextAttachmentView = true

  /// Creates an attachment from bytes of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment without bytes.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The picture at a place: ``image``, unless a subclass overrides it. Not called by front ends.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The place and the size of the attachment: ``bounds``, unless a subclass overrides it. Not called by front ends.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Whether attachments can be archived securely: true.
  open class var supportsSecureCoding: Bool { true }

  /// Reads the bytes, their type and the bounds from an archive.
  public required init?(coder: NSCoder) {
    contents = coder.decodeObject(of: NSData.self, forKey: Keys.contents).map { Data(referencing: $0) }
    fileType = coder.decodeObject(of: NSString.self, forKey: Keys.type)?.description
    super.init()
    func length(_ index: Int) -> CGFloat { CGFloat(coder.decodeDouble(forKey: Keys.bounds + String(index))) }
    bounds = CGRect(x: length(0), y: length(1), width: length(2), height: length(3))
  }

  /// Writes the bytes, their type and the bounds to an archive.
  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: Keys.contents) }
    if let fileType { coder.encode(fileType as NSString, forKey: Keys.type) }
    for (index, length) in [bounds.minX, bounds.minY, bounds.width, bounds.height].enumerated() {
      coder.encode(Double(length), forKey: Keys.bounds + String(index))
    }
  }

  private enum Keys {
    static let contents = "NSTextAttachmentContents"
    static let type = "NSTextAttachmentFileType"
    static let bounds = "NSTextAttachmentBounds"
  }
}

extension NSAttributedString {
  /// Creates the text of an attachment: one character U+FFFC with it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates an empty text.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// Does nothing: front ends choose fonts for the characters that a font lacks, and show paragraphs by their first
  /// attributes.
  public func fixAttributes(in range: NSRange) {}

  /// Creates an empty text that can be changed.
  public convenience init(_emptyMutable: Void = ()) { self.init(string: "") }
}
