/// Numbers of a region, grouped by its masks. Those of other countries are shown ungrouped after their country code.
/// Without masks a region has no rules, and numbers stay as typed.
package struct MaskedPhone: PhoneWriter {
  /// The country calling code, without `+`.
  let code: String
  /// Domestic masks; the first that a number fits is used.
  let masks: [PhoneMask]
  /// What a domestic number may begin with that is not part of it when dialled from abroad.
  let trunk: String
  /// The country calling codes that are set apart in an international number, the region's own too. None is the
  /// beginning of another.
  let codes: [String]

  package init(code: String, masks: [PhoneMask], trunk: String, codes: [String]) {
    self.code = code
    self.masks = masks
    self.trunk = trunk
    self.codes = codes
  }

  /// The numbers of a region without rules.
  package static let plain = MaskedPhone(code: "", masks: [], trunk: "", codes: [])

  /// A mask takes digits alone.
  package var showsCodes: Bool { masks.isEmpty }

  package func text(_ keys: PhoneKeys) -> String? {
    if masks.isEmpty { return keys.digitCount <= Self.mostDigits ? keys.string : nil }
    if keys.isInternational { return international(keys) }
    for mask in masks where keys.digitCount <= mask.capacity { return mask.fill(keys.bytes) }
    return nil
  }

  private func international(_ keys: PhoneKeys) -> String? {
    guard keys.digitCount <= Self.mostDigits else { return nil }
    for code in codes {
      guard let rest = keys.dropping(code: code) else { continue }
      return rest.digitCount > 0 ? "+" + code + " " + rest.string : keys.string
    }
    return keys.string
  }

  package func settled(_ keys: PhoneKeys) -> PhoneKeys {
    if masks.isEmpty { return keys }
    var domestic: PhoneKeys
    let trunkIsCode = trunk.hasSameUnits(as: code)
    if let rest = keys.dropping(code: code) {
      domestic = rest
      if !trunk.isEmpty, !trunkIsCode, !rest.hasPrefix(trunk) { domestic.insertFirst(trunk) }
    } else if trunkIsCode, keys.hasPrefix(code) {
      domestic = keys
      domestic.removeFirst(code.utf8.count)
    } else {
      return keys
    }
    return masks.contains { $0.isFilled(by: domestic.digitCount) } ? domestic : keys
  }

  package func isComplete(_ keys: PhoneKeys) -> Bool {
    if masks.isEmpty { return keys.digitCount >= Self.fewestDigits }
    if keys.isInternational { return keys.digitCount > Self.fewestDigits }
    return masks.contains { $0.isFilled(by: keys.digitCount) }
      || masks.contains { $0.isOpen } && keys.digitCount >= Self.fewestDigits
  }
}
