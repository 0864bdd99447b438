import Foundation

/// A rectangle that constraints can refer to and that is not a view.
open class UILayoutGuide: ModelObject {
  /// The kind of rectangle.
  enum Kind {
    /// The rectangle that its constraints determine.
    case own
    /// The bounds without the layout margins.
    case margins
    /// The middle of the area within the margins, no wider than lines can be read (VC-61).
    case readable
    /// The bounds without the parts that bars cover.
    case safeArea
    /// The content of a scroll view, from zero on.
    case content
    /// The visible bounds of a scroll view.
    case frame
  }

  let kind: Kind
  /// The view in whose coordinates it is; nil before it was added to one.
  public internal(set) final weak var owningView: UIView?
  /// A name for messages.
  public final var identifier = ""

  /// Creates a guide without a view.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  deinit { willDeinitialize() }

  /// The rectangle in the coordinates of its view.
  public final var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .own: return LayoutEngine.shared.frame(of: self)
    case .content:
      let size = (owningView as? UIScrollView)?.contentSize ?? .zero
      return CGRect(origin: .zero, size: size)
    case .margins, .readable, .safeArea, .frame: break
    }
    let area = owningView.bounds.inset(by: insets(aligned: owningView.presentAlignmentInsets))
    let excess = kind == .readable ? max(0, area.width - Self.readableWidth) : 0
    return area.inset(by: UIEdgeInsets(top: 0, left: excess / 2, bottom: 0, right: excess / 2))
  }

  /// The greatest width of readable content at the usual size of text, in points (VC-61).
  static let readableWidth: CGFloat = 672

  /// The insets of one of the system's guides from the bounds of its view: margins count from the
  /// alignment rectangle (AL-23).
  final func insets(aligned: UIEdgeInsets) -> UIEdgeInsets {
    switch kind {
    case .own, .content, .frame: return .zero
    case .safeArea: return owningView?.safeAreaInsets ?? .zero
    case .margins, .readable:
      let margins = owningView?.layoutMargins ?? .zero
      return UIEdgeInsets(
        top: margins.top + aligned.top, left: margins.left + aligned.left,
        bottom: margins.bottom + aligned.bottom, right: margins.right + aligned.right)
    }
  }
}

/// An item of layout, whose edges, sizes and centers constraints can refer to.
public protocol LayoutItem: ModelObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where lines of text begin: the left one here.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end: the right one here.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
