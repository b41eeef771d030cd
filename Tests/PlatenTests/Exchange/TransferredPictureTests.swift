import Foundation
@testable import Platen
import PlatenTree
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Colours and pictures that are copied and dragged, and colours between others.
@MainActor @Suite struct TransferredPictureTests {
  @Test func aColourIsTextWithItsComponents() {
    let color = Color(red: 1, green: 0, blue: 0.2)
    #expect(color.transferredText == "#FF0033")
    #expect(Color.transferred(from: " #FF0033\n") == [color])
    #expect(Color.transferred(from: "#FF003380").count == 1)
    #expect(Color.transferred(from: "vermilion").isEmpty)
  }

  @Test func aPictureHasTheFormOfItsFile() throws {
    let bytes = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>".utf8)
    let image = try #require(Image(data: bytes))
    let forms = Image.transferForms.filter { $0.exports(image) }
    #expect(forms.map(\.contentType) == [.svg])
    #expect(try forms.first?.export?.now(image) == bytes)
    guard case .now(let read)? = forms.first?.read else {
      Issue.record("It can't be read at once.")
      return
    }
    #expect(try read(bytes) == [image] && read(Data("no picture".utf8)).isEmpty)
    #expect(!Image.transferForms.contains { $0.exports(Image(systemName: "star")) })
  }

  @Test func coloursAreMixedAsTheEyeSeesThem() {
    let (blue, yellow) = (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0))
    let device = ColorShade(blue.mix(with: yellow, by: 0.5, in: .device).paint)
    #expect(device.hexadecimal == "#808080")
    // Oklab: no grey between blue and yellow.
    let perceptual = ColorShade(blue.mix(with: yellow, by: 0.5).paint)
    #expect(perceptual.green > perceptual.red && perceptual.blue > perceptual.red)
    #expect(ColorShade(blue.mix(with: yellow, by: 0).paint).hexadecimal == "#0000FF")
    #expect(ColorShade(blue.mix(with: yellow, by: 2).paint).hexadecimal == "#FFFF00")
  }
}
