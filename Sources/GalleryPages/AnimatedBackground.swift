import SwiftUI

/// Coloured circles that grow, shrink and move, behind blurred glass.
struct AnimatedBackground: View {
  @State private var scale: CGFloat = 1
  @State private var nbOfCircles: Int = 25

  let bubbleColors: [Color] = [.red, .mint, .purple, .pink, .purple, .blue, .cyan, .orange, .red, .teal]

  var body: some View {
    ZStack {
      ForEach(0...nbOfCircles, id: \.self) { index in
        Circle()
          .foregroundColor(bubbleColors[(index + (scale < 2 ? 0 : 3)) % bubbleColors.count])
          .animation(
            Animation.easeInOut(duration: 1)
              .repeatForever(autoreverses: true)
              .speed(.random(in: 0.05...0.5))
              .delay(.random(in: 0...1)), value: scale
          )
          .scaleEffect(self.scale * .random(in: 0.5...3))
          .frame(
            width: .random(in: 50...100),
            height: CGFloat.random(in: 50...100),
            alignment: .center
          )
          .position(
            CGPoint(
              x: scale < 2 ? .random(in: 10...1000) + CGFloat(index) : .random(in: 100...800) - CGFloat(index),
              y: scale < 2 ? .random(in: 10...500) + CGFloat(index) : .random(in: 60...700) - CGFloat(index))
          )
          .animation(
            Animation.easeInOut(duration: 1)
              .repeatForever(autoreverses: true)
              .speed(.random(in: 0.05...0.5))
              .delay(.random(in: 0...1)), value: scale
          )
          .blendMode(.destinationOver)
      }
    }
    .onAppear {
      self.scale = 2
    }
    .background(
      Rectangle()
        .foregroundColor(.gray)
    )
    .blur(radius: 60)
    .ignoresSafeArea()
  }
}

/// A field over a background that moves.
struct AnimatedBackgroundPage: View {
  @State private var input = ""

  var body: some View {
    ZStack {
      AnimatedBackground()
      VStack {
        TextField("Phone Number", text: $input, prompt: Text("Phone Number").foregroundStyle(.primary))
          .padding(20)
          .glassEffect()
          .padding(20)
          .keyboardType(.phonePad)
        Text("The **raw** input value is: \(input)").padding()
      }
    }
    .clipped()
  }
}

#Preview("An animated background") {
  AnimatedBackgroundPage()
}
