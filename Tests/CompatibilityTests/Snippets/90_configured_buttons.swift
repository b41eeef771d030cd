// Buttons with configurations and menus, as newer programs make them.
import UIKit

final class DraftViewController: UIViewController {
    private(set) var log: [String] = []
    let send = UIButton(configuration: .filled())
    lazy var archive: UIButton = {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Archive"
        configuration.subtitle = "Keeps it"
        configuration.image = UIImage(systemName: "archivebox")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.baseForegroundColor = .systemIndigo
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 20, weight: .bold)
            return outgoing
        }
        return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.log.append("archive") })
    }()
    lazy var plain = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Help") { [weak self] _ in self?.log.append("help") })
    lazy var sorting: UIButton = {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [
            UIAction(title: "By date", state: .on) { [weak self] _ in self?.log.append("date") },
            UIAction(title: "By name") { [weak self] _ in self?.log.append("name") },
        ])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }()
    let attach = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        send.configuration?.title = "Send"
        send.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        send.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = button.isSelected
            button.configuration?.title = button.isSelected ? "Sending" : "Send"
        }
        send.addAction(
            UIAction { [weak self] _ in
                self?.send.isSelected = true
                self?.log.append("send")
            }, for: .touchUpInside)
        attach.setImage(UIImage(systemName: "paperclip"), for: .normal)
        attach.setTitle("Attach", for: .normal)
        attach.contentHorizontalAlignment = .leading
        attach.imageView?.contentMode = .scaleAspectFit
        attach.titleLabel?.font = .boldSystemFont(ofSize: 18)
        attach.addTarget(self, action: DraftViewController.attachFile, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
                UIMenu(
                    options: .displayInline,
                    children: [UIAction(title: "Print") { [weak self] _ in self?.log.append("print") }]),
                UIDeferredMenuElement.uncached { [weak self] done in
                    done([UIAction(title: "Drafts: \(self?.log.count ?? 0)", attributes: .disabled) { _ in }])
                },
            ]))
        let stack = UIStackView(arrangedSubviews: [send, archive, plain, sorting, attach])
        stack.axis = .vertical
        stack.setCustomSpacing(20, after: send)
        view.addSubview(stack)
        let interaction = UIContextMenuInteraction(delegate: self)
        archive.addInteraction(interaction)
    }

    func attachFile() { log.append("attach") }
}

extension DraftViewController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(title: "", children: [UIAction(title: "Unarchive") { _ in self?.log.append("unarchive") }])
        }
    }
}
