import SwiftUI
import Testing
import UIKit

/// Rich Text Format that is read and written.
@MainActor @Suite struct RTFTests {
  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: [:], documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, at index: Int) -> [NSAttributedString.Key: Any] {
    text.attributes(at: index, effectiveRange: nil)
  }

  private let head = #"{\rtf1\ansi\ansicpg1252{\fonttbl\f0\fswiss Helvetica;}{\colortbl;\red255\green0\blue0;}"#

  @Test func boldTextAndColoursAreRead() throws {
    let text = try read(head + #"{\*\generator Any;}\f0\fs24 One \b two\b0\cf1  red\cf0\par}"#)
    #expect(text.string == "One two red\n")
    let bold = try #require(attributes(text, at: 5)[.font] as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.pointSize == 12)
    let plain = try #require(attributes(text, at: 0)[.font] as? UIFont)
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(attributes(text, at: 9)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes(text, at: 0)[.foregroundColor] == nil)
  }

  @Test func charactersOutsideOfASCIIAreRead() throws {
    #expect(
      try read(head + #"caf\'e9 \u8364?\u-10179?\u-8704? \ldblquote x\rdblquote\~\{\}\\}"#).string
        == "café €😀 “x”\u{A0}{}\\")
    // Without a character for old readers, and with two.
    #expect(try read(head + #"\uc0\u233 x{\uc2\u233 ??y}}"#).string == "éxéy")
  }

  @Test func groupsEndWhatTheyBegin() throws {
    let text = try read(head + #"a{\i b{\ul c}}d{\fldinst HYPERLINK x}{\pict 0011}\qc e}"#)
    #expect(text.string == "abcde")
    #expect((attributes(text, at: 1)[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(attributes(text, at: 1)[.underlineStyle] == nil && attributes(text, at: 2)[.underlineStyle] != nil)
    #expect((attributes(text, at: 3)[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == false)
    #expect((attributes(text, at: 4)[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test(arguments: ["{\\rtf1", "{\\rtf1 x", "{\\rtf1 {{}", "{\\rtf1\\"])
  func cutOffDocumentsAreErrors(_ text: String) {
    #expect(throws: CocoaError.self) { try read(text) }
  }

  @Test func hostileDocumentsEnd() throws {
    #expect(throws: CocoaError.self) { try read("{\\rtf1" + String(repeating: "{", count: 100_000)) }
    // What follows is said to be bytes of a picture.
    #expect(throws: CocoaError.self) { try read(#"{\rtf1\bin99999999 x}"#) }
    #expect(try read(#"{\rtf1\fs99999999999999999999\cf-7\f-1 x}"#).string == "x")
    _ = try read(#"{\rtf1\u99999999999 \uc-4\'zz\red999999 {\fonttbl}{\colortbl}x}"#)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let text = NSMutableAttributedString(
      string: "Plain {\\} é€😀\n", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
          .backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1), .underlineStyle: 1,
        ]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    var found: NSDictionary?
    let read = try NSAttributedString(data: data, options: [:], documentAttributes: &found)
    #expect(found?["DocumentType"] as? String == "NSRTF")
    #expect(read.string == text.string)
    let bold = attributes(read, at: read.length - 1)
    #expect((bold[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect((bold[.font] as? UIFont)?.pointSize == 20)
    #expect(bold[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(bold[.backgroundColor] as? UIColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(bold[.underlineStyle] != nil)
    #expect(attributes(read, at: 0)[.underlineStyle] == nil)
  }

  @Test func otherKindsAreErrors() throws {
    let text = NSAttributedString(string: "é")
    let whole = NSRange(location: 0, length: 1)
    #expect(try text.data(from: whole) == Data("é".utf8))
    #expect(throws: CocoaError.self) {
      try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    }
    #expect(throws: CocoaError.self) {
      try text.data(from: whole, documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
    }
    #expect(try read("plain").string == "plain")
  }
}
