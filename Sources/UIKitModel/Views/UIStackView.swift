import Foundation

/// A relation between places of views. Auto Layout is not here; its axes are.
open class NSLayoutConstraint: ModelObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  deinit { willDeinitialize() }
}

/// A view that lays out its subviews in a row or a column. Touches are on (UI-3).
///
/// The order and the settings are kept; sizes and places come from Auto Layout, which is not here.
open class UIStackView: UIView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a row.
    public static var top: Alignment { .leading }
    /// `trailing` of a row.
    public static var bottom: Alignment { .trailing }
  }

  private final var arranged: [UIView] = []
  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length.
  open var distribution = Distribution.fill
  /// How views lie across.
  open var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0
  /// Whether distances are kept from the margins.
  open var isLayoutMarginsRelativeArrangement = false
  deinit { willDeinitialize() }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the row, in its order; all of them are subviews.
  public final var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Puts a view at the end of the row, and among the subviews if it is none yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view into the row, and among the subviews if it is none yet.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: max(0, min(stackIndex, arranged.count)))
    if view.superview !== self { sendAddSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Sets the distance behind one view. Kept nowhere, because nothing is laid out.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
