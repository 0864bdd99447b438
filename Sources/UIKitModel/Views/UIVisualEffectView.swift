import Foundation

/// The effect of a visual effect view on the content behind it.
open class UIVisualEffect: ModelObject {
  /// Creates an effect without a look of its own.
  public override init() { super.init() }

  deinit { willDeinitialize() }
}

/// Blurs the content behind.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// The style of the blur.
  public final let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  deinit { willDeinitialize() }
}

/// Lets content shine through a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that it lies on.
  public final let blurEffect: UIBlurEffect

  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  deinit { willDeinitialize() }
}

/// A view that blurs the content behind it. Touches are on (UI-4).
///
/// Subviews belong in its content view, which covers it: adding one to the effect view itself
/// raises an exception (EX-10).
open class UIVisualEffectView: UIView, PartTaker {
  private final var madeContentView: UIView?
  /// The content view if it exists; reading this does not create it.
  public final var contentViewIfMade: UIView? { madeContentView }
  private final var given: GivenLayout?
  /// Whether the view takes any subview, like one from a dump, which has the private views of a
  /// device.
  public final var takesAnySubview = false
  /// The effect on the content behind it. Has no effect on touches.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view with a frame in its superview's coordinates and without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit { willDeinitialize() }

  /// The view to which subviews are to be added, as large as the view; created lazily, or at
  /// layout.
  public final var contentView: UIView {
    part(\.madeContentView, _UIVisualEffectContentView(frame: bounds)) {
      sendInsertSubview($0, at: 0)
    }
  }

  override final func objection(toSubview view: UIView) -> HierarchyError? {
    if takesAnySubview || view is _UIVisualEffectContentView { return nil }
    return .besideContentView(view, of: self)
  }

  /// Makes the content view as large as the view.
  override open func layoutSubviews() {
    super.layoutSubviews()
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
