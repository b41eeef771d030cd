import SwiftUI

// Effects, gradients, transitions, keyframes, and gestures that the other snippets do not name.

struct EffectsView: View {
    @Namespace private var namespace

    var body: some View {
        VStack {
            Text("Inverted").colorInvert()
            Text("Multiplied").colorMultiply(.red)
            Text("Grouped").compositingGroup().drawingGroup()
            Text("Turned").rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
            Text("Sheared").projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)))
            Text("United").glassEffectUnion(id: 1, namespace: namespace)
            Text("Source").matchedTransitionSource(id: "source", in: namespace)
            Text("Fill").scaledToFill()
        }
        .containerShape(RoundedRectangle(cornerRadius: 8))
        .background(.windowBackground)
        .background(.regularMaterial)
        .background(.ultraThickMaterial)
    }
}

struct GradientsView: View {
    var body: some View {
        VStack {
            Rectangle()
                .fill(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
            Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
        }
    }
}

struct CanvasView: View {
    var body: some View {
        Canvas { context, size in
            context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
            context.addFilter(.colorInvert())
            context.addFilter(.colorMultiply(.red))
            let shading = GraphicsContext.Shading.conicGradient(
                Gradient(colors: [.red, .blue]), center: CGPoint(x: size.width / 2, y: size.height / 2))
            context.fill(Path(context.clipBoundingRect), with: shading)
        }
    }
}

struct TransitionsView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)").contentTransition(.numericText(countsDown: true))
            Text("\(count)").contentTransition(.numericText(value: Double(count)))
            Image(systemName: "star")
                .contentTransition(.symbolEffect(.replace.magic(fallback: .replace.upUp.byLayer)))
            Image(systemName: "star").contentTransition(.symbolEffect(.replace.offUp.wholeSymbol))
            Image(systemName: "star").symbolEffect(.variableColor.cumulative, value: count)
            Image(systemName: "star").symbolEffect(.bounce.byLayer, value: count)
            Image(systemName: "star").symbolEffect(.bounce.wholeSymbol, value: count)
            Image(systemName: "star").renderingMode(.template)
        }
        .animation(.interactiveSpring, value: count)
        .animation(.interactiveSpring(response: 0.2), value: count)
        .animation(.timingCurve(0.2, 0, 0.8, 1), value: count)
    }
}

struct KeyframedView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Repeated").keyframeAnimator(initialValue: 0.0, repeating: false) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: 0.1)
            }
            Text("Triggered").keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
                content.opacity(1 - value)
            } keyframes: { _ in
                CubicKeyframe(1.0, duration: 0.1)
            }
        }
    }
}

struct TimesView: View {
    var body: some View {
        VStack {
            TimelineView(.everyMinute) { _ in Text("Minutes") }
            TimelineView(.periodic(from: .now, by: 60)) { _ in Text("Periods") }
        }
    }
}

struct GesturesView: View {
    @State private var scale = 1.0
    @State private var log = ""

    var body: some View {
        VStack {
            Text("Magnify").gesture(MagnifyGesture().onChanged { log += "\($0.magnification) at \($0.startAnchor)" })
            Text("Old magnify").gesture(MagnificationGesture().onChanged { scale = $0 })
            Text("Rotate").gesture(RotateGesture().onChanged { log += "\($0.startAnchor)" })
            Text("Old rotate").gesture(RotationGesture().onChanged { log += "\($0.degrees)" })
            Text("Drag").gesture(DragGesture().onEnded { log += "\($0.predictedEndTranslation)" })
            Text("Either").gesture(LongPressGesture().exclusively(before: TapGesture()))
            Text("Both").gesture(SimultaneousGesture(DragGesture(), RotationGesture()).onEnded { log += "\($0.second?.degrees ?? 0)" })
        }
    }
}

struct PointersView: View {
    var body: some View {
        VStack {
            Text("a").pointerStyle(.horizontalText)
            Text("b").pointerStyle(.verticalText)
            Text("c").pointerStyle(.grabActive)
            Text("d").pointerStyle(.zoomIn)
            Text("e").pointerStyle(.zoomOut)
            Text("f").pointerStyle(.columnResize)
            Text("g").pointerStyle(.rowResize)
        }
    }
}

struct FontsView: View {
    var body: some View {
        VStack {
            Text("Small caps").font(.body.smallCaps())
            Text("Lower").font(.body.lowercaseSmallCaps())
            Text("Upper").font(.body.uppercaseSmallCaps())
            Text("Narrow").fontWidth(.compressed)
        }
    }
}

struct BaselinesView: View {
    var body: some View {
        VStack {
            Text("a").frame(width: 90, alignment: .leadingFirstTextBaseline)
            Text("b").frame(width: 90, alignment: .centerFirstTextBaseline)
            Text("c").frame(width: 90, alignment: .trailingFirstTextBaseline)
            Text("d").frame(width: 90, alignment: .leadingLastTextBaseline)
            Text("e").frame(width: 90, alignment: .centerLastTextBaseline)
            Text("f").frame(width: 90, alignment: .trailingLastTextBaseline)
        }
    }
}
