import EventVocabulary
import Foundation

/// What an update cycle does, and what made it necessary.
public enum CycleFact {
  /// A view waits for a pass; `again` where it waited already, so that the mark changes nothing
  /// (LC-13).
  case marked(UIView, CyclePass, MarkReason, again: Bool)
  /// The end of a turn of the run loop works off what is marked.
  case begins
  /// `layoutIfNeeded` of a view works off what is marked in it, now.
  case laysOutNow(UIView)
  /// A message of the cycle is about to reach a view or a controller; the rectangle of `draw(_:)`.
  case calls(ModelObject, Message, CGRect?)
  /// A callback of loading, of appearance, of a move or of a size is about to reach a controller
  /// (VC-1, VC-5, VC-15, VC-36), or one of safe areas and margins a controller or a view (VC-39).
  case tells(ModelObject, Message)
  /// A delegate has a method of a name, and is about to be asked or told something by its owner
  /// (VC-34, VC-35).
  case asks(ModelObject, Selector, delegate: AnyObject)
  /// The message that was sent last, of those that have not returned yet, has returned.
  case returned
  /// What `begins` or `laysOutNow` began is over.
  case ends
  /// Views mark each other without end; the cycle gave up with these still marked.
  case gaveUp([UIView])
}

/// The way of marks and passes to the host. Where there is none, a mark costs one look more.
@MainActor
enum CycleWatch {
  /// Whether there is a host.
  nonisolated(unsafe) static let isOn: UnsafeMutablePointer<Bool> = {
    let isOn = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    isOn.initialize(to: false)
    return isOn
  }()

  /// Tells the host, where there is one.
  @inline(__always)
  static func tell(_ fact: @autoclosure () -> CycleFact) {
    if _slowPath(isOn.pointee) { UIApplication.host?.observe(fact()) }
  }

  /// Tells the host of a callback of safe areas or margins, which nearly every view hears:
  /// only where code answers it.
  static func tellOwn(_ message: Message, to receiver: ModelObject) {
    guard _slowPath(isOn.pointee), receiver.methodTable.method(for: message) != nil else { return }
    tell(.tells(receiver, message))
  }

  /// Tells the host that a delegate is about to be called, if it has the method.
  static func asks(_ owner: ModelObject, _ selector: Selector, _ delegate: AnyObject?) {
    guard _slowPath(isOn.pointee), let delegate, DelegateCalls.hears(selector, delegate) else {
      return
    }
    tell(.asks(owner, selector, delegate: delegate))
  }
}

extension UIView {
  /// Marks the view for layout, and tells why.
  @inline(__always)
  final func markForLayout(_ reason: MarkReason) {
    if _slowPath(CycleWatch.isOn.pointee) {
      CycleWatch.tell(.marked(self, .layout, reason, again: needsLayout))
    }
    viewState.pointee.needsLayout = true
  }

  /// Changes the geometry, and tells what is marked because of it; false where it is refused.
  @inline(never)
  final func placeWatched(_ change: (inout ViewState) -> Void) -> Bool {
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
