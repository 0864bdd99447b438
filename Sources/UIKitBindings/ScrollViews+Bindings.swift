import Foundation
import Interpreter
import UIKitModel

/// Scroll views and text views.
extension UIKitTable {
  static func addScrollViews(_ table: Table) {
    table.protocol("UIScrollViewDelegate", "What a scroll view tells.") {
      $0.requirement(
        "scrollViewDidScroll(_:)", optional: true, [UIScrollView.self], "The content moved (SC-11)."
      )
    }
    table.views(
      UIScrollView.self,
      "A view that shows a part of something larger; it forwards no touches (RC-16).",
      make: { UIScrollView(frame: $0) }
    ) {
      addScrolling($0)
      addScrollSettings($0)
    }
    table.protocol(
      "UITextViewDelegate", inherits: ["UIScrollViewDelegate"], "What a text view asks and tells."
    ) {
      $0.requirement(
        "textViewDidChange(_:)", optional: true, [UITextView.self], "The text changed.")
    }
    table.views(
      UITextView.self, superclass: UIScrollView.self, "Text that can be edited (UI-4).",
      make: { UITextView(frame: $0) }
    ) {
      $0.overridable(
        "text", .getText, .setText, isImplicitlyUnwrapped: true, get: { (v: UITextView) in v.text },
        set: { (v: UITextView, new: String?) in v.text = new }, "The text.")
      $0.stored("font", \UITextView.font, "The font.")
      $0.stored("textColor", \UITextView.textColor, "The colour.")
      $0.stored("textAlignment", \UITextView.textAlignment, "How lines are aligned.")
      $0.stored("isEditable", \UITextView.isEditable, "Whether the text can be changed.")
      $0.stored("isSelectable", \UITextView.isSelectable, "Whether the text can be selected.")
      // The compiler fails, with optimisation, on the same path from the subclass.
      $0.delegate(
        "delegate", "UITextViewDelegate", \UIScrollView.delegateObject, "Who is told; not retained."
      )
      $0.stored("textContainerInset", \UITextView.textContainerInset, "The distances round it.")
    }
  }

  private static func addScrolling(_ type: TypeTable) {
    type.overridable(
      "contentOffset", .getContentOffset, .setContentOffset,
      get: { (v: UIScrollView) in v.contentOffset },
      set: { (v: UIScrollView, new: CGPoint) in v.contentOffset = new },
      "The origin of the bounds (SC-1, HT-19).")
    type.overridable(
      "contentSize", .getContentSize, .setContentSize, get: { (v: UIScrollView) in v.contentSize },
      set: { (v: UIScrollView, new: CGSize) in v.contentSize = new },
      "How much there is to scroll over.")
    type.stored("contentInset", \UIScrollView.contentInset, "What content keeps from the edges.")
    type.method("setContentOffset(_:animated:)", "Scrolls to a point, at once.") {
      (v: UIScrollView, offset: CGPoint, animated: Bool) in
      v.setContentOffset(offset, animated: animated)
    }
    type.stored("refreshControl", \UIScrollView.refreshControl, "What pulls new content.")
    type.method("scrollRectToVisible(_:animated:)", "Scrolls as little as it takes, at once.") {
      (v: UIScrollView, rect: CGRect, animated: Bool) in
      v.scrollRectToVisible(rect, animated: animated)
    }
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
    type.overridable(
      "isScrollEnabled", .getIsScrollEnabled, .setIsScrollEnabled,
      get: { (v: UIScrollView) in v.isScrollEnabled },
      set: { (v: UIScrollView, new: Bool) in v.isScrollEnabled = new },
      "Whether dragging scrolls (SC-14).")
    type.stored(
      "isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether it stops at whole pages.")
    type.stored("bounces", \UIScrollView.bounces, "Whether content goes beyond its edges.")
    type.stored(
      "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, "Whether it always bounces.")
    type.stored(
      "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, "Whether it always bounces.")
    type.stored(
      "delaysContentTouches", \UIScrollView.delaysContentTouches,
      "Whether a touch is kept back at first (SC-6).")
    type.stored(
      "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
      "Whether dragging takes touches away (SC-7).")
    type.stored("scrollsToTop", \UIScrollView.scrollsToTop, "Whether the status bar does (UT-28).")
    type.stored(
      "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
      "Whether the bar shows.")
    type.stored(
      "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
      "Whether the bar shows.")
    type.stored("minimumZoomScale", \UIScrollView.minimumZoomScale, "The smallest scale.")
    type.stored("maximumZoomScale", \UIScrollView.maximumZoomScale, "The largest scale.")
    type.stored("zoomScale", \UIScrollView.zoomScale, "How large the content is.")
    type.method("touchesShouldBegin(_:with:in:)", "Whether content gets a touch (SC-6).") {
      (s: UIScrollView, t: Set<UITouch>, e: UIEvent?, v: UIView) in
      s.touchesShouldBegin(t, with: e, in: v)
    }
    type.method("touchesShouldCancel(in:)", "Whether dragging takes a touch from a view (SC-8).") {
      (v: UIScrollView, other: UIView) in v.touchesShouldCancel(in: other)
    }
  }
}
