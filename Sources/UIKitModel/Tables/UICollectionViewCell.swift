import Foundation

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
  /// The identifier by which the view is reused.
  public internal(set) final var reuseIdentifier: String?
  /// Whether its layout gave it only a frame so far.
  final var wasLaidOutPlainly = true
  deinit { willDeinitialize() }

  /// The view is about to be reused.
  open func prepareForReuse() {}

  /// A layout gave the view its place and look. Has no effect unless overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection. Touches are on (UI-4).
open class UICollectionViewCell: UICollectionReusableView, PartTaker {
  private final var madeContentView: UIView?
  /// The content view if it exists; reading this does not create it.
  public final var contentViewIfMade: UIView? { madeContentView }
  private final var given: GivenLayout?
  /// The index path of the item that the cell shows in a collection with a data source; nil while
  /// it shows none.
  public internal(set) final var shownPath: IndexPath?
  /// The segue of a storyboard that a selection by the user performs; nil without one.
  public final var selectionSegue: UIStoryboardSegueTemplate?
  /// Whether the item is selected.
  open var isSelected: Bool {
    get { Door.value(.getIsSelected, of: self, as: Bool.self) ?? ownSelected }
    set { if !Door.takes(.setIsSelected, by: self, newValue) { ownSelected = newValue } }
  }
  private final var ownSelected = false
  /// Whether the item is highlighted.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? ownHighlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { ownHighlighted = newValue } }
  }
  private final var ownHighlighted = false
  /// The view behind the content view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.sendRemoveFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      sendInsertSubview(backgroundView, at: 0)
    }
  }
  /// The view behind the content view while the item is selected. Stored, not shown.
  open var selectedBackgroundView: UIView?

  deinit { willDeinitialize() }

  /// The view to which subviews are to be added, as large as the item; created lazily, or at
  /// layout, behind everything else.
  public final var contentView: UIView {
    part(\.madeContentView, UIView(frame: bounds)) {
      sendInsertSubview($0, at: backgroundView?.superview === self ? 1 : 0)
    }
  }

  /// Makes the content view as large as the item.
  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if given?.keepEdges(of: madeContentView, in: self) != nil { return }
    contentView.frame = bounds
  }

  /// Uses a content view in place of the one that it would create.
  public final func take(_ parts: GivenParts) {
    madeContentView = Self.merged(madeContentView, parts.contentView)
    if parts.keepTheirPlaces { given = GivenLayout(self) }
  }

  /// The content view if there is one.
  public final var partsIfMade: GivenParts {
    var parts = GivenParts(keepTheirPlaces: given != nil)
    parts.contentView = madeContentView
    return parts
  }
}
