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
