import Foundation

/// A view that shows a part of something larger.
///
/// It handles the four touch messages itself and forwards none (RC-16).
open class UIScrollView: UIView {
  /// The size of what there is to scroll over, in points.
  public final var contentSize = CGSize.zero
  /// Whether dragging scrolls (SC-14).
  public final var isScrollEnabled = true

  /// A scroll view with a frame in its superview's coordinates. It clips, which changes no touch.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  deinit {}

  /// The point of the content at the top left: the origin of the bounds (SC-1, HT-19).
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Consumes the touches (RC-16).
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-16).
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-16).
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-16).
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A scrolling view of rows.
open class UITableView: UIScrollView {
  deinit {}
}

/// A scrolling view of items.
open class UICollectionView: UIScrollView {
  deinit {}
}

/// A scrolling view of text that can be edited.
open class UITextView: UIScrollView {
  /// The text.
  public final var text: String?
  deinit {}
}

/// A row of a table. Touches are on (UI-4).
open class UITableViewCell: UIView {
  deinit {}
}

/// The head or foot of a section of a table.
open class UITableViewHeaderFooterView: UIView {
  deinit {}
}

/// A view that a collection makes use of again.
open class UICollectionReusableView: UIView {
  deinit {}
}

/// An item of a collection. Touches are on (UI-4).
open class UICollectionViewCell: UICollectionReusableView {
  deinit {}
}
