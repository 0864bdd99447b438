import Foundation

/// An item of a bar. It is not a responder: touches reach the view that the bar creates for it.
open class UIBarItem: ModelObject {
  /// The title.
  open var title: String? { didSet { onChange?() } }
  /// The image.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { onChange?() } }
  /// A number to find the item by.
  open var tag = 0
  /// Called when the bar has to be laid out again.
  final var onChange: (() -> Void)?
  private final var titleAttributes: [UInt: AnyObject] = [:]

  /// Sets the attributes of the title in a state, as the app has them. Stored, without effect.
  public final func setTitleTextAttributes(_ attributes: AnyObject?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The attributes of the title in a state, as they were set.
  public final func titleTextAttributes(for state: UIControl.State) -> AnyObject? {
    titleAttributes[state.rawValue]
  }

  /// Creates an item without content.
  public override init() { super.init() }

  deinit { willDeinitialize() }
}

/// A button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case plain, done
  }

  /// The buttons that every app has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
  }

  /// The style of the button.
  public final var style = Style.plain
  /// The system button that it is; nil for one of the app's.
  public private(set) final var systemItem: SystemItem?
  /// The width in points; 0 to fit the content.
  public final var width: CGFloat = 0 { didSet { onChange?() } }
  /// A view in place of a button.
  public final var customView: UIView? { didSet { onChange?() } }
  /// The target of the action (TA-1). Not retained.
  public final weak var target: AnyObject?
  /// The action.
  public final var action: Selector?
  private final var madeView: UIView?

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    become(systemItem)
    set(.plain, target, action)
  }

  /// Creates an item with a view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializers with a target set.
  public final func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Sets the properties that the initializer of a system button sets.
  public final func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
  }

  /// Creates a flexible space.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Creates a space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Whether it is a space between buttons, which has no view.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The view that a bar shows for the item: the custom view, or a control, created lazily; nil for
  /// space between buttons. A device creates it when the bar is laid out.
  public final var view: UIView? {
    if isSpace { return nil }
    if let customView { return customView }
    let button: UIControl
    if let made = madeView as? UIControl {
      button = made
    } else {
      button = _UIButtonBarButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      madeView = button
    }
    button.isEnabled = isEnabled
    button.removeTarget(nil, action: nil, for: .allEvents)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The width of its view in a bar; a simplification: 44 points for a button.
  final var viewWidth: CGFloat {
    if width > 0 { return width }
    if isSpace { return 0 }
    return customView?.bounds.width ?? 44
  }
}

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The badge in the corner of the image.
  public final var badgeValue: String?
  /// The image while the tab is selected.
  public final var selectedImage: UIImage?

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  deinit { willDeinitialize() }
}

/// The content of a navigation bar for one controller.
open class UINavigationItem: ModelObject {
  /// The size of the title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// That of the item below; large for the first one.
    case automatic
    case always, never
    /// Large, in the row of the buttons. Here the same as `always`.
    case inline
  }

  /// The size of the title in a bar that prefers large titles (VC-70).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }
  /// The title in the middle.
  open var title: String?
  /// The search bar of a search controller, in the bar of a navigation controller below the row of
  /// buttons.
  public final var searchBar: UISearchBar? { didSet { onChange?() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { onChange?() } }
  /// Whether there is no back button.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// The button that goes back to this controller. Stored, not shown.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons on the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The buttons on the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  final var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  deinit { willDeinitialize() }

  /// The first button on the left.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
