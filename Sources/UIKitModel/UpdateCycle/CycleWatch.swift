import EventVocabulary
import Foundation

/// A step of an update cycle, or its cause.
public enum CycleFact {
  /// A view was marked for a pass; `again` if it was marked already, so that the mark has no effect
  /// (LC-13).
  case marked(UIView, CyclePass, MarkReason, again: Bool)
  /// The end of a turn of the run loop starts to process the marks.
  case begins
  /// `layoutIfNeeded` of a view starts to process the marks in it, now.
  case laysOutNow(UIView)
  /// A message of the cycle is about to reach a view or a controller; with the rectangle of
  /// `draw(_:)`.
  case calls(ModelObject, Message, CGRect?)
  /// A callback of loading, of appearance, of a move or of a size is about to reach a controller
  /// (VC-1, VC-5, VC-15, VC-36), or one of safe areas and margins a controller or a view (VC-39).
  case tells(ModelObject, Message)
  /// A delegate has a method of a name, and its owner is about to call it (VC-34, VC-35).
  case asks(ModelObject, Selector, delegate: AnyObject)
  /// The last message that was sent, of those that have not returned yet, has returned.
  case returned
  /// The operation that `begins` or `laysOutNow` began is over.
  case ends
  /// Views mark each other without end; the cycle gave up with these still marked.
  case gaveUp([UIView])
}

/// The reports of marks and passes to the host. Without a host, a mark costs one additional check.
@MainActor
enum CycleWatch {
  /// Whether there is a host.
  nonisolated(unsafe) static let isOn: UnsafeMutablePointer<Bool> = {
    let isOn = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    isOn.initialize(to: false)
    return isOn
  }()

  /// Reports a fact to the host, if there is one.
  @inline(__always)
  static func tell(_ fact: @autoclosure () -> CycleFact) {
    if _slowPath(isOn.pointee) { UIApplication.host?.observe(fact()) }
  }

  /// Reports a callback of safe areas or margins to the host, but only if code overrides it: nearly
  /// every view receives them.
  static func tellOwn(_ message: Message, to receiver: ModelObject) {
    guard _slowPath(isOn.pointee), receiver.methodTable.method(for: message) != nil else { return }
    tell(.tells(receiver, message))
  }

  /// Reports to the host that a delegate is about to be called, if it has the method.
  static func asks(_ owner: ModelObject, _ selector: Selector, _ delegate: AnyObject?) {
    guard _slowPath(isOn.pointee), let delegate, DelegateCalls.hears(selector, delegate) else {
      return
    }
    tell(.asks(owner, selector, delegate: delegate))
  }
}

extension UIView {
  /// Marks the view for layout, and reports the reason.
  @inline(__always)
  final func markForLayout(_ reason: MarkReason) {
    if _slowPath(CycleWatch.isOn.pointee) {
      CycleWatch.tell(.marked(self, .layout, reason, again: needsLayout))
    }
    viewState.pointee.needsLayout = true
  }

  /// Changes the geometry, and reports the resulting marks; returns false if it is refused.
  @inline(never)
  final func placeWatched(_ change: (inout ViewState) -> Void) -> Bool {
    if _slowPath(ObservedKeys.isOn) { return placeObserved(change) }
    return placeMarked(change)
  }

  /// The same without a report to observers of keys.
  final func placeMarked(_ change: (inout ViewState) -> Void) -> Bool {
    let before = viewState.pointee.bounds
    let (wasMarked, waited) = (needsLayout, viewState.pointee.needsDisplay)
    let aboveWasMarked = superview?.needsLayout ?? false
    guard viewState.pointee.changeGeometry(change) else { return false }
    let after = viewState.pointee.bounds
    guard after != before else { return true }
    let isResized = after.size != before.size
    CycleWatch.tell(.marked(self, .layout, isResized ? .resized : .scrolled, again: wasMarked))
    guard isResized else { return true }
    if viewState.pointee.redrawsWhenResized {
      CycleWatch.tell(.marked(self, .display, .redraws, again: waited))
    }
    if let superview, !superview.viewState.pointee.isLayingOut {
      CycleWatch.tell(.marked(superview, .layout, .subviewResized, again: aboveWasMarked))
    }
    return true
  }
}
