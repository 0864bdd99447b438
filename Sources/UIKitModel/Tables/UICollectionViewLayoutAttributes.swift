import Foundation

/// The position and the look of one element of a collection, as its layout determines them (UI-21).
open class UICollectionViewLayoutAttributes: ModelObject {
  /// The kind of an element.
  public enum ElementCategory: Int, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The index path of the element.
  open var indexPath: IndexPath
  /// The kind of element.
  public private(set) final var representedElementCategory: ElementCategory
  /// The kind of supplementary view; nil for a cell.
  public private(set) final var representedElementKind: String?
  /// The centre, in the collection's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The transform of the element in space, around its centre.
  open var transform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The position in front of other elements, which are in the order of these numbers.
  open var zIndex = 0
  /// Whether the element is hidden; the collection then creates no view for it.
  open var isHidden = false

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, nil, indexPath)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes without an item, as `init()` does on a device.
  public override convenience init() {
    self.init(.cell, nil, IndexPath(item: 0, section: 0))
  }

  private init(_ category: ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
    super.init()
  }

  deinit { willDeinitialize() }

  /// The frame, in the collection's coordinates: the box around the transformed element.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      )
      .applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The bounds: at the origin, of the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform of the element around its centre: what a transform in space does in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy for an index path, or of this one.
  public final func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes()
    copy.become(self)
    return copy
  }

  /// Takes over everything that other attributes say.
  public final func become(_ other: UICollectionViewLayoutAttributes) {
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    indexPath = other.indexPath
    (center, size, transform3D) = (other.center, other.size, other.transform3D)
    (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
  }

  /// The place of the element among those of its collection.
  final var element: CollectionElement {
    CollectionElement(kind: representedElementKind, path: indexPath)
  }

  /// Whether it has only a place: no transform, and nothing hides it.
  final var isPlain: Bool {
    CATransform3DIsIdentity(transform3D) && alpha == 1 && zIndex == 0 && !isHidden
  }
}

/// An element of a collection: an item, or a supplementary view of a kind.
struct CollectionElement: Hashable {
  let kind: String?
  let path: IndexPath
}
