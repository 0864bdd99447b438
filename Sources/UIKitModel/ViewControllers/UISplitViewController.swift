import Foundation

/// Two controllers side by side if there is space, or else the second alone.
///
/// A simplification: side by side from 700 points on, the first 320 points wide; a device decides
/// by its size class and may push the second onto the first's stack.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The number of columns.
  public private(set) final var style = Style.unspecified
  private final var contained: [UIViewController] = []

  /// Creates a controller of columns.
  public convenience init(style: Style) {
    self.init()
    become(style)
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializer with a style sets.
  public final func become(_ style: Style) {
    self.style = style
  }

  /// The controllers, from the first column to the last.
  public final var viewControllers: [UIViewController] {
    get { contained }
    set {
      guard mayContain(newValue) else { return }
      let old = contained
      contained = newValue
      for controller in old where !newValue.contains(where: { $0 === controller }) {
        controller.sendWillMove(toParent: nil)
        Hosting.uninstall(controller)
        controller.removeFromParent()
      }
      for controller in newValue where controller.parent !== self {
        addChild(controller)
        controller.sendDidMove(toParent: self)
      }
      // Without a window their views are not needed.
      if viewIfLoaded?.window != nil { showColumns() }
    }
  }

  /// Sets the controller of a column.
  public final func setViewController(_ vc: UIViewController?, for column: Column) {
    var new = contained
    let index = min(column == .primary ? 0 : 1, new.count)
    if let vc, index < new.count {
      new[index] = vc
    } else if let vc {
      new.append(vc)
    } else if index < new.count {
      new.remove(at: index)
    }
    viewControllers = new
  }

  /// Whether only one column shows.
  public final var isCollapsed: Bool { (viewIfLoaded?.bounds.width ?? 0) < 700 }

  /// Creates the container view.
  override open func loadView() {
    view = UILayoutContainerView(frame: UIScreen.main.bounds)
  }

  /// The controllers that show, from the first column on.
  private var shownColumns: [UIViewController] {
    isCollapsed ? Array(contained.suffix(1)) : Array(contained.prefix(2))
  }

  override func showContained() {
    guard let container = viewIfLoaded,
      shownColumns.contains(where: { $0.viewIfLoaded?.isDescendant(of: container) != true })
    else { return }
    showColumns()
  }

  override func childHasLeft(_ child: UIViewController) {
    guard contained.contains(where: { $0 === child }) else { return }
    contained.removeAll { $0 === child }
    Hosting.uninstall(child)
    if viewIfLoaded?.window != nil { showColumns() }
  }

  private func showColumns() {
    guard let container = viewIfLoaded else { return }
    for controller in contained { Hosting.uninstall(controller) }
    let shown = shownColumns
    var x: CGFloat = 0
    for (index, controller) in shown.enumerated() {
      guard let view = controller.view else { continue }
      let isFirst = index == 0 && shown.count > 1
      let width = isFirst ? 320 : container.bounds.width - x
      Hosting.contain(
        view, in: container, transition: { UITransitionView() },
        frame: CGRect(x: x, y: 0, width: width, height: container.bounds.height))
      x += width
    }
  }

  override func reinstallContainedViews() {
    guard let container = viewIfLoaded,
      contained.contains(where: { $0.viewIfLoaded?.isDescendant(of: container) == true })
    else { return }
    showColumns()
    for child in children { child.reinstallContainedViews() }
  }
}
