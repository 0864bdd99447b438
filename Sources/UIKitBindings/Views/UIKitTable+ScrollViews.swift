import EventVocabulary
import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UIScrollView.ContentInsetAdjustmentBehavior: BridgedEnumeration {}
nonisolated extension UIScrollView.KeyboardDismissMode: BridgedEnumeration {}

/// Scroll views.
extension UIKitTable {
  static func addScrollViews(_ table: Table) {
    table.enumeration(
      UIScrollView.ContentInsetAdjustmentBehavior.self,
      [
        ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
        ("always", .always),
      ], in: UIScrollView.self, "How insets follow the safe area.")
    table.enumeration(
      UIScrollView.KeyboardDismissMode.self,
      [
        ("none", .none), ("onDrag", .onDrag), ("interactive", .interactive),
        ("onDragWithAccessory", .onDragWithAccessory),
        ("interactiveWithAccessory", .interactiveWithAccessory),
      ], in: UIScrollView.self, "How dragging takes the keyboard away.")
    table.protocol("UIScrollViewDelegate", "What a scroll view tells.") {
      for (name, summary) in scrollMessages {
        $0.requirement("\(name)(_:)", optional: true, [UIScrollView.self], summary)
      }
      $0.requirement(
        "scrollViewDidEndDragging(_:willDecelerate:)", optional: true,
        [UIScrollView.self, Bool.self], "The finger was lifted (SC-11).")
      $0.requirement(
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", optional: true,
        [UIScrollView.self, CGPoint.self, TargetContentOffset.self],
        "The finger is lifted; where the content will stop may be changed (SC-11).")
      $0.requirement(
        "viewForZooming(in:)", optional: true, selector: "viewForZoomingInScrollView:",
        [UIScrollView.self], returns: UIView?.self, "Which view becomes larger and smaller.")
      $0.requirement(
        "scrollViewWillBeginZooming(_:with:)", optional: true,
        selector: "scrollViewWillBeginZooming:withView:", [UIScrollView.self, UIView?.self],
        "Fingers begin to zoom.")
      $0.requirement(
        "scrollViewDidEndZooming(_:with:atScale:)", optional: true,
        selector: "scrollViewDidEndZooming:withView:atScale:",
        [UIScrollView.self, UIView?.self, CGFloat.self], "Zooming is over.")
      $0.requirement(
        "scrollViewShouldScrollToTop(_:)", optional: true, [UIScrollView.self], returns: Bool.self,
        "Whether the status bar scrolls to the top (UT-28).")
    }
    table.class(
      TargetContentOffset.self, named: "UnsafeMutablePointer<CGPoint>", superclass: NSObject.self,
      isFinal: true, "Where content stops after a finger is lifted."
    ) {
      $0.stored("pointee", \TargetContentOffset.pointee, "The content offset; may be changed.")
    }
    table.structure(
      UIScrollView.DecelerationRate.self, protocols: ["Equatable", "Hashable"],
      in: UIScrollView.self, "How content slows down (SC-12)."
    ) {
      $0.rawValue(
        "UIScrollViewDecelerationRate", "The share of the speed that is left after a millisecond."
      ) { (rate: UIScrollView.DecelerationRate) in rate.rawValue }
      $0.initializer("init(rawValue:)", "A rate by its share.") {
        (share: CGFloat) in UIScrollView.DecelerationRate(rawValue: share)
      }
      $0.staticProperty(
        "normal", get: { UIScrollView.DecelerationRate.normal }, "The usual rate: 0.998.")
      $0.staticProperty(
        "fast", get: { UIScrollView.DecelerationRate.fast }, "One that stops soon: 0.99.")
    }
    addTextView(table)
  }

  static let scrollView = ModelClass.view(
    UIScrollView.self,
    words: ["scroll", "scrollview"], endings: ["ScrollView"], touch: .scrollView,
    "A view that shows a part of something larger; it forwards no touches (RC-16).",
    make: { UIScrollView(frame: $0) }
  ) {
    addScrolling($0)
    addScrollSettings($0)
  } settings: {
    $0.overridable(
      "contentOffset", .getContentOffset, .setContentOffset,
      get: { (v: UIScrollView) in v.contentOffset },
      set: { (v: UIScrollView, new: CGPoint) in v.contentOffset = new },
      "The origin of the bounds (SC-1, HT-19).")
    $0.overridable(
      "contentSize", .getContentSize, .setContentSize, get: { (v: UIScrollView) in v.contentSize },
      set: { (v: UIScrollView, new: CGSize) in v.contentSize = new },
      "How much there is to scroll over.")
    $0.stored("contentInset", \UIScrollView.contentInset, "What content keeps from the edges.")
    $0.overridable(
      "isScrollEnabled", .getIsScrollEnabled, .setIsScrollEnabled,
      get: { (v: UIScrollView) in v.isScrollEnabled },
      set: { (v: UIScrollView, new: Bool) in v.isScrollEnabled = new },
      "Whether dragging scrolls (SC-14).")
    $0.stored(
      "delaysContentTouches", \UIScrollView.delaysContentTouches,
      "Whether a touch is kept back at first (SC-6).")
    $0.stored(
      "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
      "Whether dragging takes touches away (SC-7).")
    $0.stored(
      "isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether it stops at whole pages.")
    $0.stored("bounces", \UIScrollView.bounces, "Whether content goes beyond its edges.")
    $0.stored("scrollsToTop", \UIScrollView.scrollsToTop, "Whether the status bar does (UT-28).")
    $0.stored("minimumZoomScale", \UIScrollView.minimumZoomScale, "The smallest scale.")
    $0.stored("maximumZoomScale", \UIScrollView.maximumZoomScale, "The largest scale.")
    $0.ofEvents {
      $0.stored(
        "isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled,
        "Whether a drag keeps to the axis on which it began.")
    }
  }

  private static let scrollMessages = [
    ("scrollViewDidScroll", "The content moved (SC-11)."),
    ("scrollViewWillBeginDragging", "A drag begins; nothing has moved yet (SC-11)."),
    ("scrollViewWillBeginDecelerating", "The content moves on by itself (SC-10)."),
    ("scrollViewDidEndDecelerating", "The content is at rest (SC-10)."),
    (
      "scrollViewDidEndScrollingAnimation",
      "Content that code scrolled with an animation is at rest."
    ),
    ("scrollViewDidZoom", "The content has another size."),
    ("scrollViewDidScrollToTop", "The status bar has scrolled to the top (UT-28)."),
    (
      "scrollViewDidChangeAdjustedContentInset",
      "The insets of the content changed with the safe area (SC-17)."
    ),
  ]

  private static func addScrolling(_ type: TypeTable) {
    type.method("setContentOffset(_:animated:)", "Scrolls to a point; animated, in 0.3 s.") {
      (v: UIScrollView, offset: CGPoint, animated: Bool) in
      v.setContentOffset(offset, animated: animated)
    }
    type.stored(
      "refreshControl", \UIScrollView.refreshControl,
      "What refreshes content when it is pulled down (SC-30).")
    type.method("scrollRectToVisible(_:animated:)", "Scrolls as little as it takes.") {
      (v: UIScrollView, rect: CGRect, animated: Bool) in
      v.scrollRectToVisible(rect, animated: animated)
    }
    type.readOnly(
      "contentLayoutGuide", \UIScrollView.contentLayoutGuide,
      "The area of the content; constraints to its edges decide contentSize.")
    type.readOnly(
      "frameLayoutGuide", \UIScrollView.frameLayoutGuide,
      "The frame, which stays while content scrolls.")
    type.readOnly("isTracking", \UIScrollView.isTracking, "Whether a finger is down (SC-10).")
    type.readOnly("isDragging", \UIScrollView.isDragging, "Whether a finger has moved (SC-10).")
    type.readOnly(
      "isDecelerating", \UIScrollView.isDecelerating, "Whether it moves on by itself (SC-10).")
    type.readOnly(
      "panGestureRecognizer", \UIScrollView.panGestureRecognizer, "What scrolls (SC-13).")
    type.delegate(
      "delegate", "UIScrollViewDelegate", \UIScrollView.delegateObject, "Who is told; not retained."
    )
  }

  private static func addScrollSettings(_ type: TypeTable) {
    type.stored(
      "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
      "How insets follow the safe area (SC-17).")
    type.readOnly(
      "adjustedContentInset", \UIScrollView.adjustedContentInset,
      "The insets with those for the safe area (SC-17).")
    type.message(
      "adjustedContentInsetDidChange()", .adjustedContentInsetDidChange,
      "The insets changed with the safe area (SC-17)."
    ) { (v: UIScrollView) in v.adjustedContentInsetDidChange() }
    let interactive = KeptProperty(
      owner: "UIScrollView", name: "keyboardDismissMode = .interactive", effects: [.events])
    type.property(
      "keyboardDismissMode", get: { (v: UIScrollView) in v.keyboardDismissMode },
      set: { (v: UIScrollView, mode: UIScrollView.KeyboardDismissMode) in
        v.keyboardDismissMode = mode
        if mode.isInteractive { interactive.tell() }
      },
      """
      Whether a drag takes the keyboard away: onDrag does when it begins (SC-31). The interactive \
      modes are only stored here, for the keyboard has no place.
      """)
    type.stored(
      "decelerationRate", \UIScrollView.decelerationRate, "How content slows down (SC-12).")
    type.stored(
      "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, "Whether it always bounces.")
    type.stored(
      "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, "Whether it always bounces.")
    type.kept(
      "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
      decides: [.drawing],
      "Whether the bar shows.")
    type.kept(
      "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
      decides: [.drawing],
      "Whether the bar shows.")
    type.stored("zoomScale", \UIScrollView.zoomScale, "How large the content is.")
    type.readOnly("isZooming", \UIScrollView.isZooming, "Whether fingers zoom.")
    type.readOnly(
      "pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer,
      "What zooms; nil where nothing does (SC-13).")
    type.method("setZoomScale(_:animated:)", "Makes the content so large; at once.") {
      (v: UIScrollView, scale: CGFloat, animated: Bool) in v.setZoomScale(scale, animated: animated)
    }
    type.method("zoom(to:animated:)", "Shows a rectangle of the view that zooms; at once.") {
      (v: UIScrollView, rect: CGRect, animated: Bool) in v.zoom(to: rect, animated: animated)
    }
    type.message(
      "touchesShouldBegin(_:with:in:)", Message.touchesShouldBegin.index,
      "Whether content gets a touch (SC-6).",
      send: { (s: UIScrollView, t: Set<UITouch>, e: UIEvent?, v: UIView) in
        s.touchesShouldBegin(t, with: e, in: v)
      },
      direct: { (s: UIScrollView, t: Set<UITouch>, e: UIEvent?, v: UIView) in
        s.touchesShouldBegin(t, with: e, in: v)
      })
    type.question(
      "touchesShouldCancel(in:)", .touchesShouldCancel,
      "Whether dragging takes a touch from a view (SC-8)."
    ) { (v: UIScrollView, other: UIView) in v.touchesShouldCancel(in: other) }
  }
}
