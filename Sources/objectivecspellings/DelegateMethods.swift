/// The methods of Platen's delegates that are optional in UIKit. Here they have default implementations, which answer
/// as UIKit does without the method.
enum DelegateMethods {
  static let names: Set = [
    "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
    "textView", "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
    "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "searchTextField",
    "tableView", "collectionView", "dropInteraction", "navigationController",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "scrollViewDidScroll", "application", "applicationDidFinishLaunching",
  ]
}
