import Foundation

/// An action that a swipe shows beside a row.
open class UIContextualAction: ModelObject {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// The meaning of the action.
  public final let style: Style
  /// The title of the button.
  public final var title: String?
  /// The image of the button.
  public final var image: UIImage?
  /// The colour of the button; red or gray unless set.
  public final var backgroundColor: UIColor?
  /// The button that was tapped; nil while the action does not run.
  public internal(set) final weak var sourceView: UIView?
  /// The effect of the end of the action: the row closes.
  final var completion: ((Bool) -> Void)?
  private let handler: (UIContextualAction) -> Void

  /// Creates an action. `handler` calls `finish(_:)` when it is done.
  public init(style: Style, title: String?, handler: @escaping (UIContextualAction) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  deinit { willDeinitialize() }

  final func run(from button: UIView?, _ completion: @escaping (Bool) -> Void) {
    sourceView = button
    self.completion = completion
    handler(self)
  }

  /// Ends the action, and closes the row. Only the first call has an effect.
  public final func finish(_ actionPerformed: Bool) {
    let completion = completion
    self.completion = nil
    completion?(actionPerformed)
  }
}

/// The actions that a swipe shows on one side of a row (SC-32).
open class UISwipeActionsConfiguration: ModelObject {
  /// The actions, from the edge of the table inwards.
  public final let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action.
  public final var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, from the edge of the table inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  deinit { willDeinitialize() }
}

/// An action beside a row, as before iOS 11.
open class UITableViewRowAction: ModelObject {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    case destructive, normal
  }

  /// The meaning of the action.
  public final let style: Style
  /// The title of the button.
  public final var title: String?
  /// The colour of the button; nil for that of the style.
  public final var backgroundColor: UIColor?
  /// The row whose action runs.
  public private(set) final var indexPath: IndexPath?
  private let handler: (UITableViewRowAction) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  deinit { willDeinitialize() }

  /// The same as an action of iOS 11. It closes the row by itself.
  final func action(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { [self] action in
      indexPath = path
      handler(self)
      action.finish(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

/// The view of the actions beside a row.
public final class UISwipeActionPullView: UIView {
  /// The width of a button, in points, unless its title needs more.
  private static let leastWidth: CGFloat = 74
  private var buttons: [UISwipeActionStandardButton] = []
  private var isLeading = false

  deinit { willDeinitialize() }

  /// The width at which all buttons show, in points.
  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// Creates a button for each action.
  func fill(
    _ actions: [UIContextualAction], isLeading: Bool,
    _ tap: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isLeading = isLeading
    for action in actions {
      let button = UISwipeActionStandardButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.width = max(Self.leastWidth, button.intrinsicContentSize.width + 32)
      button.addAction(
        UIAction { [weak button] _ in if let button { tap(action, button) } }, for: .touchUpInside)
      buttons.append(button)
      sendAddSubview(button)
    }
  }

  /// Places the buttons from the edge inwards, in the shares of their widths.
  override public func layoutSubviews() {
    super.layoutSubviews()
    let full = fullWidth
    guard full > 0 else { return }
    var start: CGFloat = 0
    for button in buttons {
      let width = button.width * bounds.width / full
      let x = isLeading ? start : bounds.width - start - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      start += width
    }
  }
}

/// The button of an action beside a row.
public final class UISwipeActionStandardButton: UIButton {
  fileprivate var width: CGFloat = 0

  deinit { willDeinitialize() }
}
