// Controls of forms, as the settings of a program of the Mac have them.
import AppKit

class PreferencesViewController: NSViewController, NSComboBoxDelegate, NSTokenFieldDelegate {
    let volume = NSSlider(value: 20, minValue: 0, maxValue: 100, target: nil, action: nil)
    let copies = NSStepper()
    let copiesLabel = NSTextField(labelWithString: "0")
    let wifi = NSSwitch()
    let theme = NSPopUpButton(frame: .zero, pullsDown: false)
    let alignmentControl = NSSegmentedControl(
        labels: ["Left", "Right"], trackingMode: .selectOne, target: nil, action: nil)
    let city = NSComboBox()
    let tags = NSTokenField()
    let progress = NSProgressIndicator()
    let box = NSBox()
    var log: [String] = []

    override func loadView() {
        volume.setAccessibilityLabel("Volume")
        copies.setAccessibilityLabel("Copies")
        wifi.setAccessibilityLabel("Wi-Fi")
        theme.setAccessibilityLabel("Theme")
        alignmentControl.setAccessibilityLabel("Alignment")
        progress.setAccessibilityLabel("Progress")
        theme.addItems(withTitles: ["Light", "Dark"])
        city.placeholderString = "City"
        city.addItems(withObjectValues: ["Bern", "Wien"])
        city.delegate = self
        tags.placeholderString = "Tags"
        tags.delegate = self
        copies.maxValue = 3
        copies.valueWraps = false
        progress.isIndeterminate = false
        progress.doubleValue = 25
        box.title = "Network"
        box.contentView?.addSubview(wifi)
        for control in [volume, copies, wifi, theme, alignmentControl, tags] as [NSControl] {
            control.target = self
            control.action = Selector("changed:", PreferencesViewController.changed(_:))
        }
        let grid = NSGridView(views: [
            [NSTextField(labelWithString: "Volume:"), volume],
            [NSTextField(labelWithString: "Copies:"), copies, copiesLabel],
        ])
        let stack = NSStackView(views: [grid, box, theme, alignmentControl, city, tags, progress])
        stack.orientation = .vertical
        view = stack
    }

    func changed(_ sender: NSControl) {
        switch sender {
        case volume: log.append("volume \(volume.integerValue)")
        case copies:
            copiesLabel.integerValue = copies.integerValue
            log.append("copies \(copies.integerValue)")
        case wifi: log.append("wifi \(wifi.state == .on)")
        case theme: log.append("theme \(theme.titleOfSelectedItem ?? "-") \(theme.indexOfSelectedItem)")
        case alignmentControl: log.append("segment \(alignmentControl.selectedSegment)")
        case tags: log.append("tags \(tags.objectValue as? [String] ?? [])")
        default: log.append("?")
        }
    }

    func comboBoxSelectionDidChange(_ notification: Notification) {
        log.append("city \(city.objectValueOfSelectedItem as? String ?? "-")")
    }

    func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
        tokens.filter { $0 as? String != "spam" }
    }
}

/// A table of names and ages, with fields for the names.
class PeopleViewController: NSViewController, NSTableViewDataSource, NSTableViewDelegate, NSTextFieldDelegate {
    var people = [("Ada", 36), ("Grace", 85)]
    let table = NSTableView()
    var selections: [Int] = []

    override func loadView() {
        for title in ["Name", "Age"] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(title))
            column.title = title
            table.addTableColumn(column)
        }
        table.dataSource = self
        table.delegate = self
        let scroll = NSScrollView()
        scroll.documentView = table
        scroll.hasVerticalScroller = true
        view = scroll
    }

    func numberOfRows(in tableView: NSTableView) -> Int { people.count }

    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        people[row].1
    }

    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
        guard tableColumn?.identifier.rawValue == "Name" else { return nil }
        let cell =
            tableView.makeView(withIdentifier: tableColumn!.identifier, owner: self) as? NSTableCellView
            ?? NSTableCellView()
        let field = NSTextField(string: people[row].0)
        field.setAccessibilityLabel("Name \(row)")
        field.delegate = self
        cell.addSubview(field)
        cell.textField = field
        return cell
    }

    func controlTextDidEndEditing(_ obj: Notification) {
        guard let field = obj.object as? NSTextField, case let row = table.row(for: field), row >= 0 else { return }
        people[row].0 = field.stringValue
    }

    func tableViewSelectionDidChange(_ notification: Notification) { selections.append(table.selectedRow) }
}
