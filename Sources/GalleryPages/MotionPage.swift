import SwiftUI

/// A slice of a circle, by its fraction.
struct Pie: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * share), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// Typing animates views: a bar, a slice of a pie, a message that appears and disappears.
struct MotionPage: View {
  @State private var password = ""
  @State private var showsHints = false

  private var strength: Double { min(Double(password.count) / 12, 1) }
  private var color: Color { strength < 0.4 ? .red : strength < 0.8 ? .orange : .green }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
      Capsule()
        .fill(color.opacity(0.3))
        .frame(height: 16)
        .overlay(alignment: .leading) {
          Capsule().fill(color).frame(width: 20 + 260 * strength)
        }
        .frame(width: 280)
        .animation(.easeOut(duration: 0.4), value: strength)
      HStack(spacing: 20) {
        Pie(share: strength)
          .fill(color)
          .frame(width: 96, height: 96)
          .animation(.easeInOut(duration: 0.4), value: strength)
        Circle()
          .trim(from: 0, to: strength)
          .stroke(color, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .frame(width: 96, height: 96)
          .animation(.bouncy, value: strength)
        UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40)
          .stroke(.tint, lineWidth: 2)
          .frame(width: 96, height: 96)
          .rotationEffect(.degrees(strength * 90))
          .animation(.spring, value: strength)
      }
      Button(showsHints ? "Hide hints" : "Show hints") {
        withAnimation(.easeInOut(duration: 0.5)) { showsHints.toggle() }
      }
      if showsHints {
        Text("Twelve characters or more, and none of them from a dictionary.")
          .transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .opacity))
      }
      Text("Below the hints")
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("Motion") {
  MotionPage()
}
