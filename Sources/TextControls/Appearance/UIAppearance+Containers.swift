// A class method can be overridden with another result only in the class itself; of these the one for the nearest class
// is called.

extension UIAppearance where Self: UIView {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    standIn(AppearanceScope(self, containerTypes)) { UIView(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIView { standIn(AppearanceScope(self, containerTypes, trait)) { UIView(frame: .zero) } }
}

extension UIAppearance where Self: UIButton {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    standIn(AppearanceScope(self, containerTypes)) { UIButton(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIButton { standIn(AppearanceScope(self, containerTypes, trait)) { UIButton(frame: .zero) } }
}

extension UIAppearance where Self: UILabel {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    standIn(AppearanceScope(self, containerTypes)) { UILabel(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UILabel { standIn(AppearanceScope(self, containerTypes, trait)) { UILabel(frame: .zero) } }
}

extension UIAppearance where Self: UINavigationBar {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    standIn(AppearanceScope(self, containerTypes)) { UINavigationBar(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar { standIn(AppearanceScope(self, containerTypes, trait)) { UINavigationBar(frame: .zero) } }
}

extension UIAppearance where Self: UIScrollView {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    standIn(AppearanceScope(self, containerTypes)) { UIScrollView(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIScrollView { standIn(AppearanceScope(self, containerTypes, trait)) { UIScrollView(frame: .zero) } }
}

extension UIAppearance where Self: UISearchBar {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    standIn(AppearanceScope(self, containerTypes)) { UISearchBar(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar { standIn(AppearanceScope(self, containerTypes, trait)) { UISearchBar(frame: .zero) } }
}

extension UIAppearance where Self: UISearchTextField {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchTextField {
    standIn(AppearanceScope(self, containerTypes)) { UISearchTextField(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISearchTextField { standIn(AppearanceScope(self, containerTypes, trait)) { UISearchTextField(frame: .zero) } }
}

extension UIAppearance where Self: UIStackView {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStackView {
    standIn(AppearanceScope(self, containerTypes)) { UIStackView(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIStackView { standIn(AppearanceScope(self, containerTypes, trait)) { UIStackView(frame: .zero) } }
}

extension UIAppearance where Self: UITableView {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    standIn(AppearanceScope(self, containerTypes)) { UITableView(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableView { standIn(AppearanceScope(self, containerTypes, trait)) { UITableView(frame: .zero) } }
}

extension UIAppearance where Self: UICollectionView {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    standIn(AppearanceScope(self, containerTypes)) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionView {
    standIn(AppearanceScope(self, containerTypes, trait)) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    standIn(AppearanceScope(self, containerTypes)) { UITableViewCell(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewCell { standIn(AppearanceScope(self, containerTypes, trait)) { UITableViewCell(frame: .zero) } }
}

extension UIAppearance where Self: UITextField {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    standIn(AppearanceScope(self, containerTypes)) { UITextField(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextField { standIn(AppearanceScope(self, containerTypes, trait)) { UITextField(frame: .zero) } }
}

extension UIAppearance where Self: UITextView {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    standIn(AppearanceScope(self, containerTypes)) { UITextView(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextView { standIn(AppearanceScope(self, containerTypes, trait)) { UITextView(frame: .zero) } }
}

extension UIAppearance where Self: UIToolbar {
  /// A stand-in for the later views of the class in objects of other classes, the innermost first, see
  /// ``UIView/appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    standIn(AppearanceScope(self, containerTypes)) { UIToolbar(frame: .zero) }
  }

  /// A stand-in for the later views of the class in places with the traits, and in objects of other classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar { standIn(AppearanceScope(self, containerTypes, trait)) { UIToolbar(frame: .zero) } }
}
