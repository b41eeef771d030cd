import Foundation
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

@Suite struct ColorTests {
  @Test func hueTurnsAroundTheCircle() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 0.5, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 1))
    #expect(Color(hue: .nan, saturation: 0, brightness: 0.5) == Color(white: 0.5))
  }

  @Test func componentsAreDescribedInHexadecimal() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(red: 2, green: -1, blue: .nan, opacity: .infinity).description == "#FF0000FF")
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
  }

  @Test func thePlatformsColorsHaveNames() {
    #expect(Color(.systemMint) == .mint)
    #expect(Color(uiColor: .label) == .primary)
    #expect(Color(.systemGray6).paint == .system(.gray, opacity: 0.15))
    #expect(Color("teal") == .teal)
    #expect(Color("no such colour") == .primary)
  }

  @Test func opacitiesMultiply() {
    #expect(Color.blue.opacity(0.5).opacity(0.5).paint == .system(.blue, opacity: 0.25))
  }
}

@Suite struct ShapeStyleTests {
  private func paint(
    _ style: some ShapeStyle, foreground: Paint = .system(.red), tint: Paint? = .system(.mint),
    scheme: ColorScheme = .light
  ) -> Paint {
    var environment = EnvironmentValues()
    (environment.foreground, environment.tint, environment.colorScheme) = (foreground, tint, scheme)
    return environment.paint(of: style)
  }

  @Test func stylesResolveWhereTheyAreUsed() {
    #expect(paint(.tint) == .system(.mint))
    #expect(paint(.foreground) == .system(.red))
    #expect(paint(.primary) == .system(.red))
    #expect(paint(.tertiary) == .system(.red, opacity: 0.3))
    #expect(paint(.background) == .system(.background))
    #expect(paint(.tint.opacity(0.5)) == .system(.mint, opacity: 0.5))
    #expect(paint(.ultraThinMaterial) == .material(thickness: 0))
    #expect(paint(.red.opacity(0.2)) == .system(.red, opacity: 0.2))
    #expect(paint(AnyShapeStyle(.tint)) == .system(.mint))
    #expect(paint(.tint, tint: nil) == .system(.accent))
  }

  @Test func everyStyleHasLevels() {
    #expect(paint(Color.red.tertiary) == paint(.tertiary))
    #expect(paint(.tint.secondary) == Paint.system(.mint).opacity(0.5))
    #expect(paint(.fill.quinary) == Paint.system(.gray, opacity: 0.2).opacity(0.12))
    #expect(paint(.foreground.secondary, foreground: .system(.primary)) == .system(.secondary))
  }

  /// A style of a program's own.
  private struct Faint: ShapeStyle {
    var share = 0.5

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white.opacity(share) : Color.black.opacity(share)
    }
  }

  private struct Ink: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark ? Color.Resolved(red: 1, green: 1, blue: 1) : Color.blue.resolve(in: environment)
    }
  }

  @Test func aStyleOfAProgramIsAskedWhereItIsUsed() {
    #expect(paint(Faint()) == .system(.black, opacity: 0.5))
    #expect(paint(Faint(), scheme: .dark) == .system(.white, opacity: 0.5))
    #expect(paint(AnyShapeStyle(Faint(share: 0.25)).opacity(0.5)) == .system(.black, opacity: 0.125))
    #expect(Faint()._source == Faint()._source && Faint()._source != Faint(share: 0.1)._source)
    #expect(paint(Ink(), scheme: .dark) == .rgb(red: 1, green: 1, blue: 1))
  }

  @Test func aColorIsResolvedToNumbers() throws {
    var environment = EnvironmentValues()
    let red = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: environment)
    #expect(abs(red.green - 0.5) < 1e-5 && abs(red.linearGreen - 0.21404) < 1e-4 && red.opacity == 0.25)
    #expect(Color(red).description == "#FF800040")
    #expect(Color.accentColor.resolve(in: environment).description == "#007AFFFF")
    #expect(Color.primary.resolve(in: environment).red == 0)
    (environment.colorScheme, environment.tint) = (.dark, .system(.green))
    #expect(Color.primary.resolve(in: environment).red == 1)
    #expect(Color.accentColor.resolve(in: environment).description == "#30D158FF")
    #expect(Color(Ink()).paint != Color(Ink().resolve(in: environment)).paint)
    let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(red))
    #expect(copy == red)
  }

  @Test func choicesBetweenStylesInfer() {
    let isShown = Int("1") == 1
    #expect(paint(isShown ? .gray : .accentColor) == .system(.gray))
  }

  @Test func gradientsSpreadTheirColors() {
    guard
      case .gradient(let gradient) = paint(
        .linearGradient(colors: [.red, .blue, .green], startPoint: .top, endPoint: .bottom))
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: []).stops.isEmpty)
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func shapesAreFilledAndOutlined() {
    let shape = RoundedRectangle(cornerRadius: 4).fill(.tint).stroke(.red, lineWidth: 2)
    let content = shape.resolve(in: EnvironmentValues())
    #expect(content.path == .roundedRectangle(cornerRadius: 4))
    #expect(content.fill == .system(.accent))
    #expect(content.stroke == .system(.red))
    #expect(content.lineWidth == 2)
  }
}

@Suite struct ImageTests {
  @Test(arguments: [
    ("eye.slash", "hide"), ("eye", "show"), ("checkmark.circle.fill", "done"), ("xmark.circle", "close"),
    ("tortoise.fill", "tortoise"), ("a.b.c", "a b c"), ("circle", "circle"), ("fill", "fill"), ("", ""),
  ]) func symbolsHaveWords(name: String, label: String) {
    #expect(Image(systemName: name).resolve(in: TextResolution()).label == label)
  }

  @Test func assistiveTechnologyIgnoresDecoration() {
    #expect(Image(decorative: "wave").resolve(in: TextResolution()).label == nil)
    #expect(Image("wave", label: Text("A **wave**")).resolve(in: TextResolution()).label == "A wave")
    #expect(Image("wave").resizable().resolve(in: TextResolution()).isResizable)
  }
}

@Suite struct AnimationTests {
  @Test func animationsKeepTheirParameters() {
    let animation = Animation.easeInOut(duration: 1).repeatForever(autoreverses: true).speed(0.5).delay(0.25)
    #expect(animation.curve == .easeInOut)
    #expect(animation.duration == 1 && animation.speed == 0.5 && animation.delay / animation.speed == 0.25)
    #expect(animation.repetition == .forever && animation.autoreverses)
  }

  @Test func changesKnowTheirAnimation() {
    let animation = withAnimation(.linear) { Transaction.current.animation }
    #expect(animation == .linear)
    #expect(Transaction.current.animation == nil)
    #expect(withAnimation { Transaction.current.animation } == .default)
  }
}
