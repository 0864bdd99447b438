import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Views: hit testing, geometry and the tree.
extension UIKitTable {
  static let view = ModelClass.view(
    UIView.self, superclass: UIResponder.self,
    words: ["view"], touch: .view,
    "A rectangle on screen that shows something, holds subviews and can be touched.",
    make: { UIView(frame: $0) }
  ) {
    addHitTesting($0)
    addViewGeometry($0)
    addConversion($0)
    addHierarchy($0)
    addHierarchyChanges($0)
    addHierarchyMessages($0)
    addUpdating($0)
    addViewAppearance($0)
    addViewGestures($0)
    addViewAccessibility($0)
    addViewSilence($0)
    addAnimations($0)
    addMenuOpening($0)
  } settings: {
    addGeometrySettings($0)
    addSwitches($0)
    addLookSettings($0)
    $0.part("layer", { (v: UIView) in v.layer }, addLayerSettings)
  }

  private static func addHitTesting(_ type: TypeTable) {
    type.message(
      "hitTest(_:with:)", Message.hitTest.index,
      "The farthest descendant at a point of its own coordinates; nil outside (HT-1).",
      send: { (v: UIView, p: CGPoint, e: UIEvent?) -> UIView? in Door.hitTest(v, p, with: e) },
      direct: { (v: UIView, p: CGPoint, e: UIEvent?) -> UIView? in v.hitTest(p, with: e) })
    type.message(
      "point(inside:with:)", Message.pointInside.index,
      "Whether a point of its own coordinates is in the bounds (HT-9).",
      send: { (v: UIView, p: CGPoint, e: UIEvent?) -> Bool in Door.pointInside(v, p, with: e) },
      direct: { (v: UIView, p: CGPoint, e: UIEvent?) -> Bool in v.point(inside: p, with: e) })
  }

  private static func addViewGeometry(_ type: TypeTable) {
    type.question("sizeThatFits(_:)", .sizeThatFits, "The size that suits it; its own by default.")
    {
      (v: UIView, size: CGSize) in v.sizeThatFits(size)
    }
    type.stored("transform3D", \UIView.transform3D, "The layer's transform in space (GE-32).")
      .markComputing()
    type.method("sizeToFit()", "Takes the size that suits it.") { (v: UIView) in v.sizeToFit() }
    type.overridable(
      "intrinsicContentSize", .intrinsicContentSize,
      get: { (v: UIView) in v.intrinsicContentSize },
      "The natural size of the content; −1 for an axis without one (AL-4).")
    type.method("invalidateIntrinsicContentSize()", "Says that the natural size changed (AL-13).") {
      (v: UIView) in v.invalidateIntrinsicContentSize()
    }
    type.overridable(
      "alignmentRectInsets", .alignmentRectInsets, get: { (v: UIView) in v.alignmentRectInsets },
      "How far constraints act inside the frame; zero by default (AL-14).")
    type.question(
      "alignmentRect(forFrame:)", .alignmentRectForFrame,
      "The rectangle on which constraints act: the frame without the insets (AL-22)."
    ) { (v: UIView, frame: CGRect) in v.alignmentRect(forFrame: frame) }
    type.question(
      "frame(forAlignmentRect:)", .frameForAlignmentRect,
      "The frame of such a rectangle: with the insets again (AL-22)."
    ) { (v: UIView, rectangle: CGRect) in v.frame(forAlignmentRect: rectangle) }
    type.staticProperty(
      "noIntrinsicMetric", get: { UIView.noIntrinsicMetric }, "No natural size: −1 (AL-4).")
  }

  private static func addGeometrySettings(_ rows: PropertyRows) {
    rows.overridable(
      "frame", .getFrame, .setFrame, read: ViewReader.frame,
      get: { (v: UIView) in v.frame }, set: { (v: UIView, new: CGRect) in v.frame = new },
      "The rectangle in the superview; undefined under a transform (GE-2, GE-4).")
    rows.overridable(
      "bounds", .getBounds, .setBounds, read: ViewReader.bounds,
      get: { (v: UIView) in v.bounds }, set: { (v: UIView, new: CGRect) in v.bounds = new },
      "Its own coordinate space; the origin counts (GE-8, HT-9).")
    rows.overridable(
      "center", .getCenter, .setCenter, read: ViewReader.center,
      get: { (v: UIView) in v.center }, set: { (v: UIView, new: CGPoint) in v.center = new },
      "The layer's position, in the superview (GE-3).")
    rows.overridable(
      "transform", .getTransform, .setTransform,
      get: { (v: UIView) in v.transform },
      set: { (v: UIView, new: CGAffineTransform) in v.transform = new },
      "How it is turned, scaled or moved around its anchor point (GE-13, HT-18).")
    rows.property(
      "anchorPoint", get: { (v: UIView) in v.anchorPoint },
      set: { (v: UIView, new: CGPoint) in v.anchorPoint = new },
      "What position and transform refer to, in units of the bounds (GE-10).")
  }

  private static func addSwitches(_ rows: PropertyRows) {
    rows.overridable(
      "isHidden", .getIsHidden, .setIsHidden, read: ViewReader.isHidden,
      get: { (v: UIView) in v.isHidden }, set: { (v: UIView, new: Bool) in v.isHidden = new },
      "Whether view and subtree are neither shown nor touched (HT-2).")
    rows.overridable(
      "alpha", .getAlpha, .setAlpha, read: ViewReader.alpha,
      get: { (v: UIView) in v.alpha }, set: { (v: UIView, new: CGFloat) in v.alpha = new },
      "The opacity; below 0.01 the view is not touched (HT-14).")
    rows.overridable(
      "isUserInteractionEnabled", .getIsUserInteractionEnabled, .setIsUserInteractionEnabled,
      read: ViewReader.isUserInteractionEnabled,
      get: { (v: UIView) in v.isUserInteractionEnabled },
      set: { (v: UIView, new: Bool) in v.isUserInteractionEnabled = new },
      "Whether touches reach view and subtree (UI-5).")
    rows.ours(
      "isAnimatingWithoutUserInteraction", inApp: "UIView.animate without .allowUserInteraction",
      get: { (v: UIView) in v.isAnimatingWithoutUserInteraction },
      set: { $0.isAnimatingWithoutUserInteraction = $1 })
    rows.overridable(
      "clipsToBounds", .getClipsToBounds, .setClipsToBounds,
      get: { (v: UIView) in v.clipsToBounds },
      set: { (v: UIView, new: Bool) in v.clipsToBounds = new },
      "Whether drawing stops at the bounds; touches ignore it (HT-16).")
    rows.overridable(
      "isMultipleTouchEnabled", .getIsMultipleTouchEnabled, .setIsMultipleTouchEnabled,
      get: { (v: UIView) in v.isMultipleTouchEnabled },
      set: { (v: UIView, new: Bool) in v.isMultipleTouchEnabled = new },
      "Whether it gets more than the first touch (UT-16).")
    rows.overridable(
      "isExclusiveTouch", .getIsExclusiveTouch, .setIsExclusiveTouch,
      get: { (v: UIView) in v.isExclusiveTouch },
      set: { (v: UIView, new: Bool) in v.isExclusiveTouch = new },
      "Whether it keeps touches from other views while it has one (UT-20).")
  }

  private static func addLookSettings(_ rows: PropertyRows) {
    rows.overridable(
      "backgroundColor", .getBackgroundColor, .setBackgroundColor,
      get: { (v: UIView) in v.backgroundColor },
      set: { (v: UIView, new: UIColor?) in v.backgroundColor = new },
      "What fills the bounds; changes no touch (HT-6).")
    rows.overridable(
      "tag", .getTag, .setTag, get: { (v: UIView) in v.tag },
      set: { (v: UIView, new: Int) in v.tag = new }, "A number to find the view by.")
    rows.stored("isOpaque", \UIView.isOpaque, "Whether it promises to fill its bounds (HT-17).")
    rows.stored("contentMode", \UIView.contentMode, "How content is placed in the bounds.")
  }

  private static func addConversion(_ type: TypeTable) {
    let pointTo = type.method(
      "convert(_:to:)", "A point in another view's coordinates; nil: the window (GE-19)."
    ) {
      (v: UIView, p: CGPoint, to: UIView?) -> CGPoint in v.charged(across: to).convert(p, to: to)
    }
    let pointFrom = type.method(
      "convert(_:from:)", "A point of another view in this one's; nil: the window (GE-19)."
    ) {
      (v: UIView, p: CGPoint, from: UIView?) -> CGPoint in
      v.charged(across: from).convert(p, from: from)
    }
    let boxTo = type.method(
      "convert(_:to:)", "The box around a rectangle in another view (GE-21)."
    ) {
      (v: UIView, r: CGRect, to: UIView?) -> CGRect in v.charged(across: to).convert(r, to: to)
    }
    let boxFrom = type.method(
      "convert(_:from:)", "The box around another view's rectangle (GE-21)."
    ) {
      (v: UIView, r: CGRect, from: UIView?) -> CGRect in
      v.charged(across: from).convert(r, from: from)
    }
    for function in [pointTo, pointFrom, boxTo, boxFrom] { function.markComputing() }
  }

  private static func addHierarchy(_ type: TypeTable) {
    type.property(
      "superview", get: { (v: UIView) in v.superview }, "The view that holds this one."
    ).markComputing()
    let subviews = type.property(
      "subviews", get: { (v: UIView) in SubviewsOfScripts(of: v) },
      "From the back to the front; hit tests ask from the last to the first (HT-5).")
    subviews.hostGetter?.readObject = ViewReader.scriptsSubviews
    subviews.markComputing()
    type.property(
      "window", get: { (v: UIView) in v.window }, "The window that the view is in."
    ).markComputing()
    type.property(
      "layer", get: { (v: UIView) in v.layer }, "What shows the view; shares its values (HT-13)."
    ).markComputing()
    type.method("viewWithTag(_:)", "The first view with a tag in this subtree.") {
      (v: UIView, tag: Int) -> UIView? in v.viewWithTag(tag)
    }
    type.method("isDescendant(of:)", "Whether a view is this one or holds it.") {
      (v: UIView, other: UIView) in v.isDescendant(of: other)
    }.markComputing()
  }

  private static func addHierarchyChanges(_ type: TypeTable) {
    type.message("addSubview(_:)", .addSubview, "Puts a view in front of the subviews (HT-7).") {
      (v: UIView, other: UIView) in v.charged(moving: other).addSubview(other)
    }
    type.message(
      "insertSubview(_:at:)", .insertSubview, "Puts a view at an index from the back (HT-7)."
    ) {
      (v: UIView, other: UIView, index: Int) in
      v.charged(moving: other).insertSubview(other, at: index)
    }
    type.method("insertSubview(_:belowSubview:)", "Puts a view behind a sibling (HT-7).") {
      (v: UIView, other: UIView, sibling: UIView) in
      v.charged(moving: other).insertSubview(other, belowSubview: sibling)
    }
    type.method("insertSubview(_:aboveSubview:)", "Puts a view in front of a sibling (HT-7).") {
      (v: UIView, other: UIView, sibling: UIView) in
      v.charged(moving: other).insertSubview(other, aboveSubview: sibling)
    }
    type.message(
      "bringSubviewToFront(_:)", .bringSubviewToFront,
      "Puts a subview in front of the others (HT-7)."
    ) {
      (v: UIView, other: UIView) in v.bringSubviewToFront(other)
    }
    type.message(
      "sendSubviewToBack(_:)", .sendSubviewToBack, "Puts a subview behind the others (HT-7)."
    ) {
      (v: UIView, other: UIView) in v.sendSubviewToBack(other)
    }
    type.method("exchangeSubview(at:withSubviewAt:)", "Lets two subviews change places (HT-7).") {
      (v: UIView, first: Int, second: Int) in v.exchangeSubview(at: first, withSubviewAt: second)
    }
    type.message(
      "removeFromSuperview()", .removeFromSuperview, "Takes the view out of its superview."
    ) {
      (v: UIView) in v.charged(moving: v).removeFromSuperview()
    }
  }

  private static func addHierarchyMessages(_ type: TypeTable) {
    type.message("didAddSubview(_:)", .didAddSubview, "A subview was added.") {
      (v: UIView, other: UIView) in v.didAddSubview(other)
    }
    type.message("willRemoveSubview(_:)", .willRemoveSubview, "A subview is about to go.") {
      (v: UIView, other: UIView) in v.willRemoveSubview(other)
    }
    type.message("willMove(toSuperview:)", .willMoveToSuperview, "Another superview is coming.") {
      (v: UIView, other: UIView?) in v.willMove(toSuperview: other)
    }
    type.message("didMoveToSuperview()", .didMoveToSuperview, "Another superview has come.") {
      (v: UIView) in v.didMoveToSuperview()
    }
    type.message("willMove(toWindow:)", .willMoveToWindow, "Another window is coming.") {
      (v: UIView, window: UIWindow?) in v.willMove(toWindow: window)
    }
    type.message("didMoveToWindow()", .didMoveToWindow, "Another window has come.") {
      (v: UIView) in v.didMoveToWindow()
    }
    type.message("tintColorDidChange()", .tintColorDidChange, "The tint colour is another one.") {
      (v: UIView) in v.tintColorDidChange()
    }
    type.message("awakeFromNib()", .awakeFromNib, "The view came out of an archive.") {
      (v: UIView) in v.awakeFromNib()
    }
  }

  private static func addUpdating(_ type: TypeTable) {
    type.message(
      "layoutSubviews()", .layoutSubviews, "Places the subviews; never called by hand (LC-5)."
    ) {
      (v: UIView) in v.layoutSubviews()
    }
    type.message(
      "setNeedsLayout()", .setNeedsLayout,
      "Marks for the next layout pass (LC-3): at the end of the line, which is a turn of the run loop."
    ) {
      (v: UIView) in v.setNeedsLayout()
    }
    type.method(
      "layoutIfNeeded()",
      "Lays out the subtree now where it is marked (LC-3), and not at the end of the line."
    ) {
      (v: UIView) in v.chargedForLayout().layoutIfNeeded()
    }
    type.message("setNeedsDisplay()", .setNeedsDisplay, "Marks for the next drawing pass (LC-4).") {
      (v: UIView) in v.setNeedsDisplay()
    }
    type.method("setNeedsDisplay(_:)", "Marks a part for the next drawing pass (LC-4).") {
      (v: UIView, rect: CGRect) in v.setNeedsDisplay(rect)
    }
    type.message("draw(_:)", .draw, "Draws into a rectangle. Nothing is drawn here (LC-4).") {
      (v: UIView, rect: CGRect) in v.draw(rect)
    }
  }

  private static func addViewGestures(_ type: TypeTable) {
    type.property(
      "gestureRecognizers",
      get: { (v: UIView) in
        // A scroll view has its own from the start (SC-4, SC-13); they are created when they are
        // needed.
        (v as? UIScrollView)?.attachRecognizers()
        return v.gestureRecognizers
      }, set: { (v: UIView, new: [UIGestureRecognizer]?) in v.gestureRecognizers = new },
      "Who watches its touches (GR-1).")
    type.method("addGestureRecognizer(_:)", "Attaches a recognizer (GR-1).") {
      (v: UIView, g: UIGestureRecognizer) in v.addGestureRecognizer(g)
    }
    type.method("removeGestureRecognizer(_:)", "Detaches a recognizer.") {
      (v: UIView, g: UIGestureRecognizer) in v.removeGestureRecognizer(g)
    }
    type.question(
      "gestureRecognizerShouldBegin(_:)", .gestureRecognizerShouldBegin,
      "Whether a recognizer may begin with touches that hit this view (GR-32)."
    ) { (v: UIView, g: UIGestureRecognizer) in v.gestureRecognizerShouldBegin(g) }
    type.method("endEditing(_:)", "Makes the first responder inside resign (FR-8).") {
      (v: UIView, force: Bool) in v.endEditing(force)
    }.isDiscardable = true
  }
}
