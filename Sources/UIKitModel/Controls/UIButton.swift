import Foundation

/// A control that triggers one action when tapped (CT-25).
open class UIButton: UIControl, PartTaker {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The look of a button in one state.
  private struct Look {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private final var looks: [State: Look] = [:]
  private final var madeTitleLabel: UILabel?
  private final var madeImageView: UIImageView?
  /// The type of the button.
  public private(set) final var buttonType = ButtonType.custom
  /// The distances around title and image, in points. They have no effect on touches (HT-9).
  public final var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// The distances around the title, in points.
  public final var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances around the image, in points.
  public final var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a menu is shown in place of the primary action (CT-27).
  public final var showsMenuAsPrimaryAction = false

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(configuration, primaryAction: primaryAction)
  }

  /// Sets the properties that the initializer with a configuration sets; an action gives the title
  /// and the image that the configuration leaves open.
  public final func become(_ configuration: Configuration, primaryAction: UIAction?) {
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
    }
    self.configuration = configuration
  }

  /// Creates a button of a type, with an empty frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType, primaryAction: primaryAction)
  }

  /// Sets the properties that the convenience initializers set.
  public final func become(_ buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.buttonType = buttonType
    if let symbolSize, bounds.size == .zero { frame.size = symbolSize }
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  deinit { willDeinitialize() }

  /// A new view of this class does not fill its bounds (UI-8).
  override var isOpaqueByDefault: Bool { false }

  /// The size of the button's content (AL-25).
  override open var intrinsicContentSize: CGSize { measured(over: contentSize) }

  /// The same size, whatever `size` is (AL-25).
  override open func sizeThatFits(_ size: CGSize) -> CGSize { measured(over: contentSize) }

  /// The menu that is shown in place of the primary action (CT-40).
  public final var menu: UIMenu? {
    get { extras?.menu }
    set { ownExtras.menu = newValue }
  }

  /// The menu opens when the finger goes down (CT-40).
  override func touchDownWasSent() {
    if showsMenuAsPrimaryAction, let menu { open(menu) }
  }

  /// The configuration changed, and with it what the button shows.
  final func configurationChanged() {
    contentChanged()
    madeTitleLabel?.text = currentTitle
    madeImageView?.image = currentImage
  }

  /// A menu in place of the primary action is shown at the touch down (CT-27).
  override var eventsAtTouchDown: Event { showsMenuAsPrimaryAction ? .menuActionTriggered : [] }

  /// The primary action is sent at the lift (CT-25), unless a menu was shown (CT-27).
  override var eventsAtTouchUpInside: Event {
    showsMenuAsPrimaryAction ? [] : [.touchUpInside, .primaryActionTriggered]
  }

  /// Refuses a single tap on a superview (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The view of the title, which lets touches through (UI-2); created lazily.
  public final var titleLabel: UILabel? {
    part(\.madeTitleLabel, UILabel(frame: bounds)) { label in
      label.font = usualFont
      label.text = currentTitle
      sendAddSubview(label)
    }
  }

  /// The view of the image, which lets touches through (UI-2); created lazily.
  public final var imageView: UIImageView? {
    part(\.madeImageView, UIImageView(frame: bounds)) { view in
      view.image = currentImage
      sendInsertSubview(view, at: 0)
    }
  }

  /// Uses a label and an image view in place of those that it would create; the label's text
  /// becomes the title.
  public final func take(_ parts: GivenParts) {
    madeTitleLabel = madeTitleLabel ?? parts.textLabel
    madeImageView = madeImageView ?? parts.imageView
    guard let title = parts.textLabel?.text, !title.isEmpty, currentTitle == nil else { return }
    setTitle(title, for: .normal)
  }

  /// The label and the image view, if they exist.
  public final var partsIfMade: GivenParts {
    var parts = GivenParts(keepTheirPlaces: false)
    parts.textLabel = madeTitleLabel
    parts.imageView = madeImageView
    return parts
  }

  /// Sets the title for a state.
  public final func setTitle(_ title: String?, for state: State) {
    looks[state, default: Look()].title = title
    contentChanged()
    madeTitleLabel?.text = currentTitle
  }

  /// Sets the colour of the title for a state.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
  }

  /// Sets the image for a state.
  public final func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    contentChanged()
    madeImageView?.image = currentImage
  }

  /// Sets the background image for a state.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].backgroundImage = image
  }

  /// The title for a state; the normal one if the state has none of its own.
  public final func title(for state: State) -> String? { look(\.title, for: state) }

  /// The colour of the title for a state.
  public final func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }

  /// The image for a state.
  public final func image(for state: State) -> UIImage? { look(\.image, for: state) }

  /// The background image for a state.
  public final func backgroundImage(for state: State) -> UIImage? {
    look(\.backgroundImage, for: state)
  }

  /// The title that shows now.
  public final var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The colour of the title that shows now.
  public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The image that shows now.
  public final var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The background image that shows now.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func look<Value>(_ part: KeyPath<Look, Value?>, for state: State) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }
}
