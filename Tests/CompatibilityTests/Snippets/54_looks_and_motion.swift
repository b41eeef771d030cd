import SwiftUI

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX:
                    amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)),
                y: 0))
    }
}

struct FlipEffect: GeometryEffect {
    var angle: Double
    let axis: (x: CGFloat, y: CGFloat)

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform3d = CATransform3DIdentity
        transform3d.m34 = -1 / max(size.width, size.height)
        transform3d = CATransform3DRotate(transform3d, CGFloat(Angle(degrees: angle).radians), axis.x, axis.y, 0)
        transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
        let affineTransform = ProjectionTransform(
            CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
        return ProjectionTransform(transform3d).concatenating(affineTransform)
    }
}

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding()
            .foregroundColor(configuration.isPressed ? .white.opacity(0.5) : .white)
            .background(isEnabled ? (configuration.isPressed ? Color.blue.opacity(0.7) : Color.blue) : Color.gray)
            .cornerRadius(12)
            .scaleEffect(configuration.isPressed ? 0.95 : 1.0)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
            .onChange(of: configuration.isPressed) { newValue in
                print(newValue)
            }
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: Self { .init() }
}

struct LooksView: View {
    enum Tab: String, CaseIterable, Identifiable {
        case home, search
        var id: Self { self }
    }

    @Namespace private var animation
    @State private var selected: Tab = .home
    @State private var attempts: Int = 0
    @State private var isFlipped = false
    @State private var isLiked = false
    @State private var hover: CGPoint?

    var body: some View {
        ScrollView {
            HStack {
                ForEach(Tab.allCases) { tab in
                    VStack {
                        Image(systemName: tab == .home ? "house" : "magnifyingglass")
                            .symbolVariant(selected == tab ? .fill : .none)
                            .imageScale(.large)
                        Text(tab.rawValue.capitalized)
                        if selected == tab {
                            Capsule()
                                .fill(Color.accentColor)
                                .frame(height: 3)
                                .matchedGeometryEffect(id: "underline", in: animation)
                        } else {
                            Color.clear.frame(height: 3)
                        }
                    }
                    .onTapGesture {
                        withAnimation(.spring()) { selected = tab }
                    }
                }
            }
            Text("Sign in")
                .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
                .modifier(FlipEffect(angle: isFlipped ? 180 : 0, axis: (x: 0, y: 1)))
                .transformEffect(CGAffineTransform(scaleX: 1.1, y: 1.1))
            Button("Continue") { withAnimation(.default) { attempts += 1 } }
                .buttonStyle(.primary)
                .buttonRepeatBehavior(.disabled)
            Button {
                isLiked.toggle()
            } label: {
                Image(systemName: isLiked ? "heart.fill" : "heart")
                    .symbolEffect(.bounce, value: isLiked)
                    .symbolRenderingMode(.hierarchical)
                    .foregroundStyle(.red)
            }
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
            Image(systemName: "bell").symbolEffect(.pulse, options: .repeating, isActive: isLiked)
            Canvas { context, size in
                context.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.blue, .green]), startPoint: .zero,
                        endPoint: CGPoint(x: size.width, y: size.height)))
                context.stroke(Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4), with: .color(.red))
                context.draw(Text("Hello").font(.caption), at: CGPoint(x: size.width / 2, y: 10), anchor: .top)
                let resolved = context.resolve(Image(systemName: "star"))
                context.draw(resolved, in: CGRect(x: 0, y: 0, width: 20, height: 20))
                context.drawLayer { layer in
                    layer.addFilter(.blur(radius: 2))
                    layer.opacity = 0.5
                }
            }
            .frame(width: 100, height: 100)
            Text("Scaled")
                .visualEffect { content, proxy in
                    content.offset(x: proxy.frame(in: .global).minX / 10).opacity(0.9)
                }
                .scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
                }
                .lineSpacing(4).kerning(1).tracking(0.5).minimumScaleFactor(0.5).truncationMode(.middle)
                .textScale(.secondary).allowsTightening(true)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let location): hover = location
                    case .ended: hover = nil
                    }
                }
                .pointerStyle(.link)
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 20, pressing: { _ in }, perform: { isFlipped.toggle() })
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.red, .purple, .indigo, .orange]
            )
            .frame(height: 80)
        }
    }
}
