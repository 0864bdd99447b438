import Foundation

/// A choice of an alert.
open class UIAlertAction: ModelObject {
  /// The meaning of a choice.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public final let title: String?
  /// The meaning of the choice.
  public final let style: Style
  /// Whether it can be selected.
  public final var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice that runs `handler` after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  deinit { willDeinitialize() }

  final func run() {
    handler?(self)
  }
}

/// A question with choices, which blocks everything else: the view that dims the screen behind it
/// takes all touches.
///
/// A simplification: an alert is 270 points wide and centered; an action sheet is inset 8 points
/// from the edges and is at the bottom. Each choice is 44 points high, below 64 for the text; two
/// choices of an alert share a line.
open class UIAlertController: UIViewController {
  /// The position of the choices.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// The position of the choices.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The emphasized choice.
  open var preferredAction: UIAlertAction?
  private final var fields: [UITextField] = []

  /// Creates a question without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    become(title, message, preferredStyle)
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializer with texts sets.
  public final func become(_ title: String?, _ message: String?, _ style: Style) {
    self.title = title
    self.message = message
    preferredStyle = style
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    (viewIfLoaded as? _UIAlertControllerView)?.fill()
  }

  /// Adds a field; only alerts support them.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
    (viewIfLoaded as? _UIAlertControllerView)?.fill()
  }

  /// The fields, in the order in which they were added; nil without any.
  public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Creates the view of texts and choices.
  override open func loadView() {
    let view = _UIAlertControllerView(frame: CGRect(origin: .zero, size: preferredSize))
    view.controller = self
    self.view = view
    view.fill()
  }

  override var dimsWhatIsBehind: Bool { true }

  override func presentedFrame(in bounds: CGRect) -> CGRect {
    let size = preferredSize
    guard preferredStyle == .actionSheet else {
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    return CGRect(
      x: 8, y: bounds.height - size.height - 8, width: bounds.width - 16, height: size.height)
  }

  private var preferredSize: CGSize {
    let lines = isInOneLine ? 1 : actions.count
    return CGSize(width: 270, height: 64 + 36 * CGFloat(fields.count) + 44 * CGFloat(lines))
  }

  private var isInOneLine: Bool { preferredStyle == .alert && actions.count == 2 }

  /// Places the field and the choices, in the view's own coordinates.
  fileprivate final func place(
    _ actionViews: [_UIAlertControllerActionView], in bounds: CGRect
  ) {
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 16, y: 60 + 36 * CGFloat(index), width: max(0, bounds.width - 32), height: 32)
    }
    let top = 64 + 36 * CGFloat(fields.count)
    for (index, view) in actionViews.enumerated() {
      let number = CGFloat(index)
      view.frame =
        isInOneLine
        ? CGRect(x: number * bounds.width / 2, y: top, width: bounds.width / 2, height: 44)
        : CGRect(x: 0, y: top + 44 * number, width: bounds.width, height: 44)
    }
  }

  /// Dismisses the alert and runs a choice.
  fileprivate final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.run() }
  }
}

/// The view of an alert.
public final class _UIAlertControllerView: UIView {
  fileprivate weak var controller: UIAlertController?
  private var actionViews: [_UIAlertControllerActionView] = []

  deinit { willDeinitialize() }

  /// Recreates the views of fields and choices.
  fileprivate func fill() {
    for view in actionViews { view.sendRemoveFromSuperview() }
    actionViews = (controller?.actions ?? []).map { action in
      let view = _UIAlertControllerActionView(frame: .zero)
      view.onTap = { [weak self] in self?.controller?.choose(action) }
      return view
    }
    for field in controller?.textFields ?? [] where field.superview !== self {
      sendAddSubview(field)
    }
    for view in actionViews { sendAddSubview(view) }
    controller?.place(actionViews, in: bounds)
  }

  /// Places fields and choices.
  override public func layoutSubviews() {
    super.layoutSubviews()
    controller?.place(actionViews, in: bounds)
  }
}

/// The view of a choice of an alert.
public final class _UIAlertControllerActionView: UIView {
  fileprivate var onTap: (() -> Void)?

  deinit { willDeinitialize() }

  /// Selects the choice if the finger is lifted inside.
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { bounds.holds($0.location(in: self)) }) else { return }
    onTap?()
  }

  /// Does not forward the touch, since its end matters.
  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
