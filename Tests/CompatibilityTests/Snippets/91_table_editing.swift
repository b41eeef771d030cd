// Tables whose rows are deleted, inserted, moved and swiped.
import UIKit

final class TaskListController: UITableViewController {
    var tasks = ["Buy milk", "Call Ada", "Pay rent"]
    private(set) var log: [String] = []
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        tableView.separatorStyle = .none
        tableView.separatorInset = .zero
        tableView.rowHeight = 60
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = editButtonItem
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: TaskListController.reload, for: .valueChanged)
    }

    func reload() {
        refreshes += 1
        refreshControl?.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        cell.accessoryType = indexPath.row == 1 ? .detailButton : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tasks[indexPath.row] != "Pay rent"
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        log.append("delete \(tasks.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("details of \(tasks[indexPath.row])")
    }
}

/// Actions on both sides of the rows, and a menu for each.
final class MailController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var mails = ["Invoice", "Greetings"]
    private(set) var flagged: Set<String> = []
    let tableView = InboxTable()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let mail = mails[(indexPath as NSIndexPath).row]
        cell.textLabel?.text = flagged.contains(mail) ? "\(mail), flagged" : mail
        return cell
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Bin") { [weak self] (_, _, completion) in
            self?.mails.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
            completion(true)
        }
        delete.backgroundColor = .systemRed
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
                self?.flag(indexPath)
                completion(true)
            }
        ])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Flag") { [weak self] _ in self?.flag(indexPath) }])
        }
    }

    private func flag(_ indexPath: IndexPath) {
        flagged.insert(mails[indexPath.row])
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}

final class InboxTable: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        allowsSelection = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A table whose program deletes rows by the method alone, as most do.
final class NoteListController: UITableViewController {
    var notes = ["First", "Second"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        notes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

/// Rows that are dragged to another place, and what is dropped on them.
final class ReorderController: UIViewController, UITableViewDataSource {
    var names = ["One", "Two", "Three"]
    private(set) var log: [String] = []
    let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

extension ReorderController: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = names[indexPath.row]
        return [item]
    }

    func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        guard let target = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            guard let source = item.sourceIndexPath, let name = item.dragItem.localObject as? String else { continue }
            log.append("\(name) to \(target.row)")
            tableView.performBatchUpdates {
                self.names.remove(at: source.row)
                self.names.insert(name, at: target.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
        }
    }
}
