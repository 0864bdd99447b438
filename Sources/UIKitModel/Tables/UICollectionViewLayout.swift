import Foundation

/// The layout of a collection's items.
open class UICollectionViewLayout: ModelObject {
  /// The collection that is laid out.
  public internal(set) final weak var collectionView: UICollectionView?

  /// Creates a layout without a collection.
  public override init() { super.init() }

  deinit { willDeinitialize() }

  /// Reloads everything at the next layout.
  public final func invalidateLayout() {
    collectionView?.sendSetNeedsLayout()
  }

  /// The frames of the items of every section, in the collection's coordinates, and the total size.
  func place(itemCounts: [Int], in bounds: CGRect) -> CollectionPlan { CollectionPlan() }
}

/// The positions of a collection's items.
struct CollectionPlan {
  var frames: [[CGRect]] = []
  var size = CGSize.zero
}

/// A layout in lines, each filled as far as possible.
///
/// All items have one size here: the delegate is not asked for the sizes of single ones.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item, in points.
  public final var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The minimum distance between lines, in points.
  public final var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the items of a line, in points.
  public final var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distances around the items of a section, in points.
  public final var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The direction in which the collection scrolls.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// Creates a layout without a collection.
  public override init() { super.init() }

  deinit { willDeinitialize() }

  override func place(itemCounts: [Int], in bounds: CGRect) -> CollectionPlan {
    let isVertical = scrollDirection == .vertical
    // Along a line, and from line to line.
    let length = isVertical ? bounds.width : bounds.height
    let item =
      isVertical ? itemSize : CGSize(width: itemSize.height, height: itemSize.width)
    let before = isVertical ? sectionInset.left : sectionInset.top
    let after = isVertical ? sectionInset.right : sectionInset.bottom
    let first = isVertical ? sectionInset.top : sectionInset.left
    let last = isVertical ? sectionInset.bottom : sectionInset.right
    let room = length - before - after
    let step = item.width + minimumInteritemSpacing
    let fits = (room + minimumInteritemSpacing) / step
    let perLine = fits.isFinite && fits >= 1 ? Int(min(fits, 1_000_000)) : 1
    let slack = room - item.width * CGFloat(perLine)
    let gap = perLine > 1 ? slack / CGFloat(perLine - 1) : 0
    var plan = CollectionPlan()
    var line = CGFloat.zero
    for count in itemCounts {
      line += first
      var frames: [CGRect] = []
      for index in 0..<count {
        let column = CGFloat(index % perLine)
        let row = CGFloat(index / perLine)
        // A single item is centered in its line.
        let along = before + (perLine == 1 ? max(0, slack / 2) : column * (item.width + gap))
        let across = line + row * (item.height + minimumLineSpacing)
        let origin = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        frames.append(CGRect(origin: origin, size: itemSize))
      }
      let lines = count == 0 ? 0 : (count - 1) / perLine + 1
      if lines > 0 {
        line += CGFloat(lines) * item.height + CGFloat(lines - 1) * minimumLineSpacing
      }
      line += last
      plan.frames.append(frames)
    }
    plan.size =
      isVertical
      ? CGSize(width: bounds.width, height: line) : CGSize(width: line, height: bounds.height)
    return plan
  }
}
