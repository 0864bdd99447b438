import Foundation

/// The appearance of a view and its resizing with its superview. Nothing here affects touches.
extension UIView {
  /// The layer of the view. It shares geometry, opacity and hiddenness with it (HT-13).
  ///
  /// Its class is the class of the model nearest to `layerClass`.
  public final var layer: CALayer {
    if let madeLayer { return madeLayer }
    let answer: CALayer? = Door.send(.layerClass, to: self) { nil }
    let layer = answer ?? CALayer.ofClass(Self.layerClass)
    layer.contentsScale = UIScreen.main.scale  // LA-42
    layer.show(self)
    madeLayer = layer
    return layer
  }

  /// The placement of content when the bounds change.
  public enum ContentMode: Int, Sendable, CaseIterable, CaseNamed {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The distances and sizes that are flexible when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The placement of content when the bounds change.
  public final var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set {
      ownExtras.contentMode = newValue
      viewState.pointee.redrawsWhenResized = newValue == .redraw
    }
  }

  /// The flexible parts when the superview's size changes, unless constraints place the view.
  public final var autoresizingMask: AutoresizingMask {
    get { extras?.autoresizingMask ?? [] }
    set {
      if newValue.isEmpty, extras == nil { return }
      ownExtras.autoresizingMask = newValue
      Autoresizing.isUsed.pointee = true
    }
  }

  /// Whether subviews follow this view's size, by their autoresizing masks.
  public final var autoresizesSubviews: Bool {
    get { extras?.autoresizesSubviews ?? true }
    set { ownExtras.autoresizesSubviews = newValue }
  }

  /// Whether the frame is translated to constraints; true by default (AL-9).
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.translatesAutoresizingMaskIntoConstraints ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ownExtras.translatesAutoresizingMaskIntoConstraints = newValue
      LayoutEngine.shared.translationChanged(of: self)
    }
  }

  /// Whether the view declares that it fills its bounds. Has no effect on touches (HT-17).
  public final var isOpaque: Bool {
    get { extras?.isOpaque ?? isOpaqueByDefault }
    set { ownExtras.isOpaque = newValue }
  }

  /// Whether the bounds are cleared before drawing.
  public final var clearsContextBeforeDrawing: Bool {
    get { extras?.clearsContextBeforeDrawing ?? true }
    set { ownExtras.clearsContextBeforeDrawing = newValue }
  }

  /// The number of pixels of a point.
  public final var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? 1 }
    set { ownExtras.contentScaleFactor = newValue }
  }

  /// A view whose opacity masks this one's drawing. Has no effect on touches (HT-17).
  public final var mask: UIView? {
    get { extras?.mask }
    set { ownExtras.mask = newValue }
  }

  /// The recognizers that observe the touches of this view and its subtree (GR-1); nil without any.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let recognizers = extras?.gestureRecognizers, !recognizers.isEmpty else { return nil }
      return recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, detaching it from its previous view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let former = gestureRecognizer.view
    former?.removeGestureRecognizer(gestureRecognizer)
    if former !== self { gestureRecognizer.formerView = former }
    ownExtras.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer; has no effect on one of another view.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    UIApplication.shared.gestures.abandon(gestureRecognizer, .disabled)
    extras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Makes the first responder in this subtree resign; `force` does not ask it (FR-8).
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder as? UIView, first.isDescendant(of: self)
    else { return false }
    if !force { return first.sendResignFirstResponder() }
    window.release(first)
    return true
  }
}
