/// An exception that UIKit raises for a contradiction in its hierarchies or in the life of the app.
///
/// It is reported with the objects that it is about, in the order in which its reason names them.
public enum UIKitException: String, Codable, Sendable, Hashable, CaseIterable {
  /// A view is set for a second controller (EX-8): the view, and the controller that has it.
  case viewOfTwoControllers
  /// The view of a child is added below the view of a controller that is not its parent (EX-9): the
  /// child, that controller, and its parent.
  case childOfOtherParent
  /// A controller is presented that shows already (EX-18).
  case presentsActiveController
  /// A launch ends with a window on the screen that has no root controller (EX-17).
  case windowWithoutController
  /// A second application is created (EX-23).
  case secondApplication
  /// The items of a bar that belongs to a navigation controller are set (VC-29).
  case setsItemsOfManagedBar
  /// An item is pushed onto such a bar (VC-29).
  case pushesOntoManagedBar
  /// An item is popped off such a bar (VC-29).
  case popsOffManagedBar

  /// A layer is added to itself, or to a layer that it contains (EX-26): the layer.
  case layerCycle
  /// A navigation controller is pushed onto another one (EX-27): that one.
  case pushesNavigationController
  /// A container is to replace one controller by another, and they are not both its children
  /// (VC-37): these two.
  case transitionOfStrangers
  /// A nib provides no view for its controller (EX-15): the controller, and the nib.
  case nibWithoutView
  /// A property is set by a key that its class does not have (EX-28): the object, and the key.
  case unknownKey
  /// There is no nib of a name (EX-29): the name, after nothing.
  case nibNotFound
  /// Changes of rows or items do not account for the numbers that the data source returns (EX-40):
  /// the table or collection, and UIKit's words for it.
  case invalidUpdate
  /// A table is asked for a cell of an identifier without a registration (EX-41): the table, and
  /// the identifier.
  case cellNotRegistered
  /// The same of a collection (EX-41).
  case itemNotRegistered
  /// The same of a supplementary view (EX-41): the collection, and kind and identifier.
  case supplementNotRegistered
  /// A table is to scroll to a row that it does not have (EX-42): the table, and the words about
  /// the row.
  case scrollsBeyondRows
  /// Another delegate is set for the recognizer that a scroll view made for itself (EX-43).
  case delegateOfScrollView
  /// A collection is created without a layout (EX-44).
  case collectionWithoutLayout
  /// There is no storyboard of a name (EX-48): the name, after nothing.
  case storyboardNotFound
  /// A storyboard has no controller of an identifier (EX-48): the identifier, after the storyboard.
  case sceneNotFound
  /// A controller has no segue of an identifier (EX-48): the controller, and the identifier.
  case segueNotFound

  /// The name of the exception.
  public var name: String {
    switch self {
    case .viewOfTwoControllers, .childOfOtherParent: "UIViewControllerHierarchyInconsistency"
    case .presentsActiveController, .pushesNavigationController, .transitionOfStrangers,
      .delegateOfScrollView, .collectionWithoutLayout, .storyboardNotFound, .sceneNotFound,
      .segueNotFound:
      "NSInvalidArgumentException"
    case .windowWithoutController, .secondApplication, .setsItemsOfManagedBar,
      .pushesOntoManagedBar, .popsOffManagedBar, .nibWithoutView, .nibNotFound, .invalidUpdate,
      .cellNotRegistered, .itemNotRegistered, .supplementNotRegistered:
      "NSInternalInconsistencyException"
    case .scrollsBeyondRows: "NSRangeException"
    case .unknownKey: "NSUnknownKeyException"
    case .layerCycle: "CALayerInvalid"
    }
  }

  /// The rule about it.
  public var rule: String {
    switch self {
    case .viewOfTwoControllers: "EX-8"
    case .childOfOtherParent: "EX-9"
    case .presentsActiveController: "EX-18"
    case .windowWithoutController: "EX-17"
    case .secondApplication: "EX-23"
    case .setsItemsOfManagedBar, .pushesOntoManagedBar, .popsOffManagedBar: "VC-29"
    case .layerCycle: "EX-26"
    case .pushesNavigationController: "EX-27"
    case .transitionOfStrangers: "VC-37"
    case .nibWithoutView: "EX-15"
    case .unknownKey: "EX-28"
    case .nibNotFound: "EX-29"
    case .invalidUpdate: "EX-40"
    case .cellNotRegistered, .itemNotRegistered, .supplementNotRegistered: "EX-41"
    case .scrollsBeyondRows: "EX-42"
    case .delegateOfScrollView: "EX-43"
    case .collectionWithoutLayout: "EX-44"
    case .storyboardNotFound, .sceneNotFound, .segueNotFound: "EX-48"
    }
  }

  /// The text of a log after the name, with the names of the objects.
  public func reason(_ objects: [String]) -> String {
    let names = objects + Array(repeating: "nil", count: 3)
    return switch self {
    case .viewOfTwoControllers:
      "A view can only be associated with at most one view controller at a time! View \(names[0]) "
        + "is associated with \(names[1])"
    case .childOfOtherParent:
      "child view controller:\(names[0]) should have parent view controller:\(names[1]) but "
        + "actual parent is:\(names[2])"
    case .presentsActiveController:
      "Application tried to present modally an active controller <\(names[0])>."
    case .windowWithoutController:
      "Application windows are expected to have a root view controller at the end of application "
        + "launch"
    case .secondApplication: "There can only be one UIApplication instance."
    case .setsItemsOfManagedBar: Self.direct("setItems:animated:")
    case .pushesOntoManagedBar: Self.direct("pushNavigationItem:animated:")
    case .popsOffManagedBar: Self.direct("popNavigationItemAnimated:")
    case .layerCycle: "layer <\(names[0])> is a part of cycle in its layer tree"
    case .pushesNavigationController: "Pushing a navigation controller is not supported"
    case .transitionOfStrangers:
      "Children view controllers <\(names[0])> and <\(names[1])> must have a common parent view "
        + "controller when calling -[UIViewController transitionFromViewController:"
        + "toViewController:duration:options:animations:completion:]"
    case .nibWithoutView:
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(names[1])\" nib but the view "
        + "outlet was not set."
    case .unknownKey:
      "[<\(names[0])> \(names[2].hasSuffix(":") ? names[2] : "setValue:forUndefinedKey:")]: this class is not "
        + "key value coding-compliant for the key \(names[1])."
    case .nibNotFound: "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(names[1])'"
    case .invalidUpdate: names[1]
    case .cellNotRegistered:
      "unable to dequeue a cell with identifier \(names[1]) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"
    case .itemNotRegistered:
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(names[1]) - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    case .supplementNotRegistered:
      "could not dequeue a view of kind: \(names[1]) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"
    case .scrollsBeyondRows:
      "Attempted to scroll the table view to an out-of-bounds \(names[1]) Table view: <\(names[0])>"
    case .delegateOfScrollView:
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
    case .collectionWithoutLayout:
      "UICollectionView must be initialized with a non-nil layout parameter"
    case .storyboardNotFound:
      "Could not find a storyboard named '\(names[1])' in bundle NSBundle (loaded)"
    case .sceneNotFound:
      "Storyboard (<\(names[0])>) doesn't contain a view controller with identifier '\(names[1])'"
    case .segueNotFound: "Receiver (<\(names[0])>) has no segue with identifier '\(names[1])'"
    }
  }

  private static func direct(_ selector: String) -> String {
    "Cannot call \(selector) directly on a UINavigationBar managed by a UINavigationController."
  }
}
