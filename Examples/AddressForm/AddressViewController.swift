import UIKit

/// An address form in UIKit: fields that Return moves through, a check of each, and an alert at the end.
class AddressViewController: UIViewController {
  private struct Entry {
    let name: String
    let contentType: UITextContentType
    let keyboardType: UIKeyboardType
    let isValid: (String) -> Bool
    let complaint: String
  }

  private let entries = [
    Entry(
      name: "Full name", contentType: .name, keyboardType: .default, isValid: { $0.contains(" ") },
      complaint: "First and last name, please."),
    Entry(
      name: "Street", contentType: .fullStreetAddress, keyboardType: .default, isValid: { !$0.isEmpty },
      complaint: "The street is missing."),
    Entry(
      name: "Postal code", contentType: .postalCode, keyboardType: .numberPad, isValid: { $0.count == 5 },
      complaint: "A postal code has five digits."),
    Entry(
      name: "City", contentType: .addressCity, keyboardType: .default, isValid: { !$0.isEmpty },
      complaint: "The city is missing."),
  ]
  private var fields: [UITextField] = []
  private let complaint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    for (index, entry) in entries.enumerated() {
      let field = UITextField()
      field.placeholder = entry.name
      field.accessibilityLabel = entry.name
      field.borderStyle = .roundedRect
      field.textContentType = entry.contentType
      field.keyboardType = entry.keyboardType
      field.autocapitalizationType = .words
      field.clearButtonMode = .whileEditing
      field.returnKeyType = index == entries.count - 1 ? .done : .next
      field.tag = index
      field.delegate = self
      fields.append(field)
      stack.addArrangedSubview(field)
    }
    complaint.textColor = .systemRed
    complaint.numberOfLines = 0
    complaint.isHidden = true
    stack.addArrangedSubview(complaint)
    view.addSubview(stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func save() {
    for (field, entry) in zip(fields, entries) where !entry.isValid(field.text ?? "") {
      complaint.text = entry.complaint
      complaint.isHidden = false
      field.becomeFirstResponder()
      return
    }
    complaint.isHidden = true
    view.endEditing(true)
    let address = zip(entries, fields).map { ($0.name, $1.text ?? "") }
    let alert = UIAlertController(
      title: "Save this address?", message: address.map(\.1).joined(separator: ", "), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save it", style: .default) { [weak self] _ in
      self?.navigationController?.pushViewController(DeliveryViewController(address: address), animated: true)
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }
}

extension AddressViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.tag + 1 < fields.count {
      fields[textField.tag + 1].becomeFirstResponder()
    } else {
      save()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard entries[textField.tag].contentType == .postalCode, let text = textField.text,
      let edited = Range(range, in: text)
    else { return true }
    let new = text.replacingCharacters(in: edited, with: string)
    return new.count <= 5 && new.allSatisfy(\.isNumber)
  }
}
