import Foundation

/// Views inside a view of UIKit's that were created and placed already, as in a dump.
///
/// UIKit's own classes create such views by themselves (`UIView+Parts.swift`); a view that was
/// given its parts does not.
public struct GivenParts {
  /// The view to which subviews of a cell, a header, a footer or an effect view are added.
  public var contentView: UIView?
  /// The label of a button, a cell, a header or a footer.
  public var textLabel: UILabel?
  /// The label for details of a cell.
  public var detailTextLabel: UILabel?
  /// The image view of a button or a cell.
  public var imageView: UIImageView?
  /// The field of a search bar.
  public var searchTextField: UISearchTextField?
  /// Whether the parts do not move while the size of their owner stays, whatever its own layout
  /// would do.
  public var keepTheirPlaces: Bool

  /// No parts yet.
  public init(keepTheirPlaces: Bool) {
    self.keepTheirPlaces = keepTheirPlaces
  }
}

/// A view that creates views inside itself, unless it was given them.
public protocol PartTaker: UIView {
  /// Takes the parts that it has properties for. They are in the view already.
  func take(_ parts: GivenParts)

  /// The existing parts; reading this does not create any.
  var partsIfMade: GivenParts { get }
}

/// The layout of parts that a view was given: their distances to the edges are constant, so nothing
/// moves until the size changes.
struct GivenLayout {
  private var size: CGSize

  init(_ view: UIView) {
    size = view.bounds.size
  }

  mutating func keepEdges(of part: UIView?, in view: UIView) {
    let old = size
    size = view.bounds.size
    guard size != old, let part else { return }
    part.frame.size = CGSize(
      width: max(0, part.frame.width + size.width - old.width),
      height: max(0, part.frame.height + size.height - old.height))
  }
}

extension UIView {
  /// The content view after one was given to a view: a content view that it had created already
  /// takes the subviews of the given one.
  static func merged(_ made: UIView?, _ given: UIView?) -> UIView? {
    guard let made, let given, made !== given else { return given ?? made }
    for view in given.subviews { made.sendAddSubview(view) }
    made.frame = given.frame
    given.sendRemoveFromSuperview()
    return made
  }
}
