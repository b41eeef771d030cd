import SwiftUI
import UIKit

// What published packages take from view builders and from UIKit besides: views of tuples that are named by their type,
// a condition as a tuple of optional views, a picture that is saved, a speech bubble with edges of its own width.

extension View {
    func when<Content: View>(_ condition: Bool, content: (Self) -> Content) -> TupleView<(Self?, Content?)> {
        condition ? TupleView((nil, content(self))) : TupleView((self, nil))
    }
}

/// Separates the views of its content, up to three of any types.
struct ChipRow: View {
    private let chips: [AnyView]

    init<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>) {
        let views = content().value
        chips = [AnyView(views.0), AnyView(views.1)]
    }

    init<A: View, B: View, C: View>(@ViewBuilder content: () -> TupleView<(A, B, C)>) {
        let views = content().value
        chips = [AnyView(views.0), AnyView(views.1), AnyView(views.2)]
    }

    var body: some View {
        HStack {
            ForEach(chips.indices, id: \.self) { index in
                if index > 0 { Text("·") }
                chips[index]
            }
        }
    }
}

struct ChipForm: View {
    @State private var name = ""
    @State private var isMarked = false

    var body: some View {
        Form {
            ChipRow {
                Text("Swift")
                Toggle("Marked", isOn: $isMarked)
                TextField("Name", text: $name)
            }
            Text("Draft").when(isMarked) { $0.accessibilityLabel("Marked draft").bold() }
        }
    }
}

/// Saves a picture as programs do that load it from the network.
final class PictureSaver: NSObject {
    private(set) var log: [String] = []

    func save(_ image: UIImage) {
        UIImageWriteToSavedPhotosAlbum(
            image, self, Selector("image:didFinishSavingWithError:contextInfo:", PictureSaver.ended), nil)
    }

    func ended(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
        log.append(error.map { "failed: \(($0 as? CocoaError)?.code == .userCancelled ? "cancelled" : "other")" } ?? "saved")
    }
}

final class PictureController: UIViewController {
    let saver = PictureSaver()
    let picture: UIImage

    init(picture: UIImage) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Save picture") { [unowned self] _ in
                saver.save(picture)
            })
        view.addSubview(button)
        let appearance = UITabBar().standardAppearance.copy()
        appearance.stackedLayoutAppearance.normal.iconColor = .red
    }
}

struct SpeechBubble: View {
    let picture: UIImage

    var body: some View {
        Image(uiImage: picture)
            .resizable(capInsets: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6), resizingMode: .stretch)
            .clipShape(.containerRelative)
            .overlay { ButtonBorderShape.capsule.strokeBorder(.tint) }
            .clipShape(.buttonBorder)
            .frame(width: 120, height: 40)
    }
}
