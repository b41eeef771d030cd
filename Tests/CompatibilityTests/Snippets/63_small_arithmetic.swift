import SwiftUI

// Arithmetic of values as tutorials of rotating views write it.

struct TurnedArrow: View {
    let first: Angle
    let second: Angle

    var body: some View {
        Text("Turned by \(Int((first - second).degrees.rounded()))")
            .rotationEffect(first - second)
    }
}

// Rows that turn as they scroll: an angle by the distance from the middle.
struct TurningRows: View {
    var body: some View {
        ScrollView {
            ForEach(0..<3) { index in
                Text("Row \(index)")
                    .visualEffect { content, proxy in
                        content
                            .rotation3DEffect(
                                .degrees(proxy.frame(in: .global).minY - 100) / 5, axis: (x: 0, y: 1, z: 0))
                    }
            }
        }
    }
}
