/// The names of UIKit with which code makes the parts of screens.
enum ElementNames {
  /// The classes of controls and views, with the names of their kinds.
  static let classes = [
    "UITextField": "textField", "UITextView": "textView", "UISwitch": "toggle",
    "UISlider": "slider", "UIStepper": "stepper", "UIDatePicker": "datePicker",
    "UIPickerView": "picker", "UIColorWell": "picker", "UISegmentedControl": "segments",
    "UISearchBar": "searchField", "UISearchController": "searchField", "UIButton": "button",
    "UIRefreshControl": "refresh", "UITableView": "table", "UICollectionView": "collection",
    "MKMapView": "mapView", "WKWebView": "webView", "UISwipeGestureRecognizer": "swipe",
  ]

  /// The classes of actions, also those of libraries, with the names of their kinds.
  static let actions = [
    "UIAction": "menu", "UIAlertAction": "sheet", "UIContextualAction": "swipe",
    "UITableViewRowAction": "swipe", "SwipeAction": "swipe", "MGSwipeButton": "swipe",
  ]

  /// The last words in the names of types with which projects describe actions. This is a guess, and counts only
  /// for values with a title and something to do.
  static let actionWords = ["Action", "Command", "Option", "MenuItem"]

  /// The last word in the names of classes of buttons whose ancestors are not known.
  static let buttonWord = "Button"

  /// All names that are searched for: the classes, those with which code registers the views of rows, and
  /// properties.
  static let all =
    Array(classes.keys) + Array(actions.keys) + [
      "actionWithTitle", "contextualActionWithStyle", "rowActionWithStyle", "setTitle",
      "setAttributedTitle", "configuration", "Configuration",
      "register", "registerClass", "hidesBottomBarWhenPushed", "isEditable", "editable",
      "prefersLargeTitles", "largeTitleDisplayMode",
    ]
}
