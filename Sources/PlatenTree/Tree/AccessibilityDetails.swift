/// What assistive technology learns of a node beside its name, its value and its role.
package struct AccessibilityDetails: Equatable, Sendable {
  /// The traits that the program adds to those that follow from what the node is.
  package private(set) var addedTraits: AccessibilityTraits = []
  /// The traits that the program takes away.
  package private(set) var removedTraits: AccessibilityTraits = []
  /// The level that the program sets for a heading.
  package var headingLevel: AccessibilityHeadingLevel?
  /// Whether assistive technology gets nothing of what is inside: of that it gets a representation.
  package var areChildrenHidden = false
  /// Whether the views inside are one element to assistive technology, with all their words. Controls inside stay
  /// elements of their own.
  package var combinesChildren = false
  /// Whether the views inside are a group.
  package var isGroup = false
  /// Counts the changes of what is inside, where that is combined.
  package var changesInside = 0
  /// Whether the node is what assistive technology gets in the place of something that is seen.
  package var isRepresentation = false
  /// Whether the node is there for assistive technology although an effect around it hides it from the eyes: the text
  /// behind a drawing.
  package var isSpokenUnseen = false
  /// More about the node, in the order in which the program adds it: the last is of the outermost modifier.
  package var customContent: [AccessibilityCustomContent] = []
  /// What is read first among views side by side; the highest comes first.
  package var sortPriority: Double = 0
  /// What is known of the answer that a control gives, which is no field of text.
  package var answer: ControlAnswer?

  package init() {}

  /// Adds traits. The modifiers around this one have been here before it, and replace what it says.
  package mutating func add(_ traits: AccessibilityTraits) {
    addedTraits.formUnion(traits.subtracting(removedTraits))
  }

  /// Takes traits away, except for those that a modifier around this one has added.
  package mutating func remove(_ traits: AccessibilityTraits) {
    removedTraits.formUnion(traits.subtracting(addedTraits))
  }

  /// Whether the program has made the node a heading, or has it be none; nil where it leaves that to the front end.
  package var isHeading: Bool? {
    if addedTraits.contains(.isHeader) { return true }
    return removedTraits.contains(.isHeader) ? false : nil
  }

  /// The level of the node as a heading; nil where the program does not make it one. A level alone makes it one.
  package var heading: AccessibilityHeadingLevel? {
    guard isHeading ?? (headingLevel != nil) else { return nil }
    return headingLevel ?? .unspecified
  }
}

/// Whether a control's answer is needed, and what is wrong with it, as far as the form knows. A field of text has that
/// in its rules.
package struct ControlAnswer: Equatable, Sendable {
  /// What the answer is to, which may have several controls.
  package var name: String
  package var isRequired: Bool
  /// Why the form can't be left; nil where nothing is wrong, or the form was not checked.
  package var problem: String?

  package init(name: String, isRequired: Bool, problem: String?) {
    (self.name, self.isRequired, self.problem) = (name, isRequired, problem)
  }
}

/// Something that assistive technology can say about a node beside its name and its value.
package struct AccessibilityCustomContent: Equatable, Sendable {
  /// A content that is added later with the same key replaces it.
  package var key: String
  package var label: String
  package var value: String
  /// Whether it is said at once.
  package var isImportant: Bool

  package init(key: String, label: String, value: String, isImportant: Bool) {
    self.key = key
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

extension AccessibilityDetails {
  /// The additional content in words, the important one first: "Age: 36".
  package var customWords: [String] {
    // Without a value it only has its key taken.
    let said = customContent.filter { !$0.value.isEmpty }
    let sorted = said.filter(\.isImportant) + said.filter { !$0.isImportant }
    return sorted.map { $0.label.isEmpty ? $0.value : "\($0.label): \($0.value)" }
  }
}

extension NodeAttributes {
  /// The longer explanation with the additional content; empty where there is neither.
  package var accessibleDescription: String {
    ([help].compactMap { $0 } + accessibilityDetails.customWords).joined(separator: ". ")
  }
}

extension Node {
  /// Whether assistive technology leaves the node out: by itself, or because it gets a representation of what is in the
  /// parent.
  package var isLeftOutOfSpeech: Bool {
    attributes.isAccessibilityHidden || isLeftOutByParent
  }

  /// Whether what is around it leaves it out: a parent that says its children itself, or an effect that makes it
  /// invisible, unless it is there for assistive technology alone.
  package var isLeftOutByParent: Bool {
    guard let parent else { return false }
    return parent.hidesChildrenFromSpeech || isUnseen && !isSpokenUnseen && !parent.isSpokenUnseen
  }

  private var isSpokenUnseen: Bool {
    let details = attributes.accessibilityDetails
    return details.isRepresentation || details.isSpokenUnseen || isUnseenGroup
  }

  /// Whether its words belong to no name: it is hidden, or the parent leaves its children out. Those of combined children
  /// do, although each is left out by itself.
  package var isWithoutWords: Bool {
    guard !attributes.isAccessibilityHidden else { return true }
    guard let parent, parent.attributes.accessibilityDetails.areChildrenHidden else { return false }
    return !parent.isFieldOrControl
  }

  /// Whether assistive technology gets nothing of what is inside. What is in a control is its name.
  package var hidesChildrenFromSpeech: Bool {
    let details = attributes.accessibilityDetails
    guard details.areChildrenHidden || details.combinesChildren, !isFieldOrControl else { return false }
    return details.areChildrenHidden || !contains(where: \.isFieldOrControl)
  }

  /// Whether it is one element, or a group, to assistive technology, although it is no control.
  package var isSpokenAsGroup: Bool {
    guard !isFieldOrControl else { return false }
    let details = attributes.accessibilityDetails
    return details.areChildrenHidden || details.combinesChildren || details.isGroup
  }

  /// The name of the element or the group: the program's own, or the words of what is combined.
  package var groupName: String? {
    attributes.accessibilityLabel ?? combinedName
  }

  /// The words of what is combined into one element; nil where nothing is.
  package var combinedName: String? {
    guard attributes.accessibilityDetails.combinesChildren, hidesChildrenFromSpeech else { return nil }
    var words: [String] = []
    func gather(_ node: Node) {
      guard !node.attributes.isAccessibilityHidden else { return }
      if let label = node.attributes.accessibilityLabel { return words.append(label) }
      switch node.content {
      case .leaf(.text(let text)): words.append(text.plainText)
      // A symbol that the program has not named is decoration.
      case .leaf(.image(let image)) where image.systemName == nil: if let label = image.label { words.append(label) }
      default: break
      }
      for child in node.children { gather(child) }
    }
    for child in children { gather(child) }
    let spoken = words.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }

  /// Whether the effect around it hides it from the eyes alone.
  package var isUnseen: Bool { parent?.content.effect?.hidesChild == true }

  /// Whether it is there for assistive technology alone, and has a name, but is no control.
  package var isUnseenGroup: Bool {
    content.control == nil && attributes.accessibilityLabel != nil && isUnseen
  }

  /// What is read in its place where only words are read: of a view with a representation the layer behind it, which an
  /// effect hides.
  package var representation: Node? {
    guard case .decoration(.background) = content, var node = children.dropFirst().first else { return nil }
    while !node.attributes.accessibilityDetails.isRepresentation {
      guard node.children.count == 1 else { return nil }
      node = node.children[0]
    }
    return node
  }
}
