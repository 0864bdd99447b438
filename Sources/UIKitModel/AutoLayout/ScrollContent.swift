import ConstraintSolver
import Foundation

/// The size that constraints give the content of a scroll view.
struct ScrollContent {
  let scrollView: UIScrollView
  /// The width of the content, which begins at zero in the coordinates of the scroll view's
  /// subviews.
  let width: Variable
  let height: Variable
  /// Whether a constraint determines the width. If none does, a size that code sets stays.
  private(set) var decidesWidth = false
  private(set) var decidesHeight = false

  init(scrollView: UIScrollView, width: Variable, height: Variable) {
    self.scrollView = scrollView
    self.width = width
    self.height = height
  }

  /// Records the content sizes that a constraint depends on.
  mutating func note(_ sum: LayoutSum) {
    for term in sum.terms {
      if term.variable == width { decidesWidth = true }
      if term.variable == height { decidesHeight = true }
    }
  }
}

extension UIScrollView {
  /// The area of the content, in the coordinates of the content: constraints to its edges determine
  /// `contentSize`. A view inside that is constrained to the edges of the scroll view refers to it,
  /// too.
  public final var contentLayoutGuide: UILayoutGuide {
    if let guide = extras?.layout?.contentGuide { return guide }
    let guide = UILayoutGuide(.content, of: self)
    ownLayout.contentGuide = guide
    return guide
  }

  /// The frame of the scroll view, which does not move while content scrolls under it.
  public final var frameLayoutGuide: UILayoutGuide {
    if let guide = extras?.layout?.frameGuide { return guide }
    let guide = UILayoutGuide(.frame, of: self)
    ownLayout.frameGuide = guide
    return guide
  }

  /// Whether constraints determine the size of the content. Tables, collections and texts determine
  /// their own.
  final var takesContentSize: Bool {
    !(self is UITableView || self is UICollectionView || self is UITextView)
  }
}

extension NSLayoutConstraint {
  /// The object that one of the constraint's items refers to: the content, for the edges and the
  /// center of a scroll view that contains the other item; otherwise the item itself.
  final func acting(_ item: ModelObject) -> ModelObject {
    guard item === container else { return item }
    let isFirst = item === first
    guard let scrollView = item as? UIScrollView, scrollView.takesContentSize,
      (isFirst ? firstAttribute : secondAttribute).kind != .size,
      let other = isFirst ? second : first, other !== item,
      (other as? UILayoutGuide)?.kind.isInContent ?? true
    else { return item }
    return scrollView.contentLayoutGuide
  }
}

extension UILayoutGuide.Kind {
  /// Whether a guide of a scroll view is among its content.
  fileprivate var isInContent: Bool { self == .own }
}

extension LayoutSystem {
  /// The scroll views whose content size constraints change, with that size; zoomed ones keep
  /// theirs.
  var contentSizes: [(scrollView: UIScrollView, size: CGSize)] {
    contents.filter { $0.scrollView.ownZoomScale == 1 }.map { content in
      let present = content.scrollView.contentSize
      let size = CGSize(
        width: content.decidesWidth ? value(of: content.width) : present.width,
        height: content.decidesHeight ? value(of: content.height) : present.height)
      return (content.scrollView, size)
    }
  }

  /// The scroll views whose content size was not set yet.
  var scrollViewsToLayOut: [UIView] {
    if contents.isEmpty { return [] }
    return contentSizes.filter { scrollView, size in
      size != (scrollView.extras?.layout?.givenContentSize ?? scrollView.contentSize)
    }.map(\.scrollView)
  }

  /// Sets the content size of a scroll view from the constraints.
  func placeContent(of view: UIView) {
    if contents.isEmpty { return }
    for (scrollView, size) in contentSizes where scrollView === view {
      view.ownLayout.givenContentSize = size
      if scrollView.contentSize != size { scrollView.contentSize = size }
    }
  }
}
