import SwiftUI

/// A shake animation.
struct Shake: GeometryEffect {
  var travel: CGFloat = 12
  var shakes = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakes) * 2), y: 0))
  }
}

/// A button that shrinks while it is pressed.
struct SinkingButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .foregroundColor(.white)
      .background(
        RoundedRectangle(cornerRadius: 10).fill(configuration.isPressed ? Color.orange : Color.blue)
      )
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

/// A switch of the program's own: a dot on a ground whose color is the state.
struct DrawnSwitchStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.easeInOut(duration: 0.2)) { configuration.isOn.toggle() }
    } label: {
      HStack(spacing: 12) {
        configuration.label
        ZStack(alignment: configuration.isOn ? .trailing : .leading) {
          Capsule().fill(configuration.isOn ? Color.green : Color.gray)
          Circle().fill(.white).frame(width: 26, height: 26).padding(2)
        }
        .frame(width: 50, height: 30)
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(configuration.isOn ? "On" : "Off")
  }
}

/// Decoration around fields: styles of buttons and switches, a shake, a capsule that follows the selection, symbols, a
/// drawing, spaced text.
struct LooksPage: View {
  @State private var password = ""
  @State private var attempts = 0
  @State private var count = 0
  @State private var isLoud = true
  @State private var tab = "Day"
  @State private var unit = "km"
  @State private var stars = 0
  @State private var pointer = "The pointer is elsewhere"
  @Namespace private var tabs
  @Namespace private var units

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        signIn
        HStack(spacing: 12) {
          Button("Pressed \(count) times") { count += 1 }.buttonStyle(SinkingButtonStyle())
          Button("Hold to count on") { count += 1 }.buttonRepeatBehavior(.enabled)
        }
        Toggle("Loud", isOn: $isLoud).toggleStyle(DrawnSwitchStyle())
        segments
        underlined
        symbols
        drawing
        texts
      }
      .padding()
    }
  }

  private var signIn: some View {
    HStack {
      SecureField("Password", text: $password, prompt: Text("Anything is wrong"))
        .textFieldStyle(.roundedBorder)
        .frame(width: 220)
        .modifier(Shake(animatableData: CGFloat(attempts)))
      Button("Sign in") {
        withAnimation(.linear(duration: 0.6)) { attempts += 1 }
      }
    }
  }

  /// The capsule is behind the chosen segment, and moves to the next.
  private var segments: some View {
    HStack(spacing: 0) {
      ForEach(["Day", "Week", "A whole month"], id: \.self) { name in
        Button {
          withAnimation(.easeInOut(duration: 0.5)) { tab = name }
        } label: {
          Text(name)
            .foregroundColor(tab == name ? .white : .primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background {
              if tab == name {
                Capsule().fill(.purple).matchedGeometryEffect(id: "chosen", in: tabs)
              }
            }
        }
        .buttonStyle(.plain)
      }
    }
  }

  /// A line that follows the chosen unit.
  private var underlined: some View {
    HStack(spacing: 20) {
      ForEach(["km", "miles", "light years"], id: \.self) { name in
        Text(name)
          .padding(.bottom, 8)
          .matchedGeometryEffect(id: name, in: units)
          .onTapGesture { withAnimation(.spring(duration: 0.5)) { unit = name } }
      }
    }
    .overlay(alignment: .bottomLeading) {
      Rectangle().fill(.orange)
        .frame(height: 3)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .matchedGeometryEffect(id: unit, in: units, isSource: false)
        .allowsHitTesting(false)
    }
  }

  private var symbols: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        ForEach(
          ["leaf", "cart", "figure.walk", "arrow.up.arrow.down", "fork.knife", "pawprint", "stethoscope"], id: \.self
        ) {
          Image(systemName: $0)
        }
      }
      HStack(spacing: 12) {
        ForEach(["heart", "bell", "star", "person", "1.circle", "a.square"], id: \.self) { Image(systemName: $0) }
      }
      .symbolVariant(.fill)
      .symbolRenderingMode(.multicolor)
      .imageScale(.large)
      Button {
        stars += 1
      } label: {
        Label("Bounce", systemImage: "star.fill").symbolEffect(.bounce, value: stars)
      }
      .foregroundColor(.primary)
    }
  }

  /// A clock face on a canvas, which reports the place of the pointer.
  private var drawing: some View {
    HStack(spacing: 16) {
      Canvas { context, size in
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
        context.stroke(Path(ellipseIn: frame), with: .color(.teal), lineWidth: 3)
        for hour in 0..<12 {
          var mark = context
          mark.translateBy(x: size.width / 2, y: size.height / 2)
          mark.rotate(by: .degrees(Double(hour) * 30))
          mark.fill(Path(CGRect(x: -1.5, y: -size.height / 2 + 8, width: 3, height: 8)), with: .color(.orange))
        }
        context.opacity = 0.7
        context.draw(Text("Noon").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 120, height: 120)
      Rectangle()
        .fill(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .indigo, .teal])
        )
        .frame(width: 120, height: 120)
        .overlay { Text(pointer).foregroundStyle(.white).multilineTextAlignment(.center) }
        .pointerStyle(.rectSelection)
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): pointer = "\(Int(place.x)), \(Int(place.y))"
          case .ended: pointer = "The pointer is elsewhere"
          }
        }
    }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("SET APART").kerning(4)
      Text("E = mc\(Text("2").baselineOffset(6).font(.caption))")
      Text("Lines that stand apart\nare read more easily\nthan those that do not.").lineSpacing(10)
      Text("A path that is too long for its place/in the/middle/of/a/form.swift")
        .lineLimit(1).truncationMode(.middle).frame(width: 240, alignment: .leading)
      Text("A title that shrinks before it loses words").font(.system(size: 24)).lineLimit(1).minimumScaleFactor(0.3)
        .frame(width: 240, alignment: .leading)
    }
  }
}

#Preview("Looks") {
  LooksPage()
}
