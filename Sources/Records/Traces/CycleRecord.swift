import EventVocabulary
import Foundation

/// The invalidations that a line caused, and the update cycle that handled them (LC).
package struct CycleRecord: Codable, Sendable {
  /// One step.
  package struct Step: Codable, Sendable, Hashable {
    package let kind: Kind
    /// The number of calls of the cycle around it; 0 outside them.
    package let depth: Int
    /// The line of a script that caused it; nil if there is none.
    package let place: ScriptPlace?

    package init(_ kind: Kind, depth: Int, place: ScriptPlace?) {
      self.kind = kind
      self.depth = depth
      self.place = place
    }

    /// The same with the present names of the objects.
    package func naming(_ name: (ObjectName) -> ObjectName) -> Step {
      let kind: Kind =
        switch self.kind {
        case .marked(let view, let pass, let reason, let again):
          .marked(view: name(view), pass: pass, reason: reason, again: again)
        case .laysOutNow(let view): .laysOutNow(view: name(view))
        case .calls(let receiver, let message, let pass, let rect, let isOwn):
          .calls(receiver: name(receiver), message: message, pass: pass, rect: rect, isOwn: isOwn)
        case .tells(let receiver, let message, let change, let isOwn):
          .tells(receiver: name(receiver), message: message, change: change, isOwn: isOwn)
        case .asks(let owner, let message, let delegate):
          // The delegate is another object.
          .asks(owner: name(owner), message: message, delegate: delegate)
        case .turnEnds, .gaveUp: self.kind
        }
      return Step(kind, depth: depth, place: place)
    }
  }

  /// The kind of change that a controller reports in a callback (VC-14), by UIKit's names.
  package enum ControllerChange: String, Codable, Sendable {
    case isBeingPresented
    case isBeingDismissed
    case isMovingToParent
    case isMovingFromParent
  }

  /// An invalidation, a call, or the end of a turn.
  package enum Kind: Codable, Sendable, Hashable {
    /// A view is invalidated for a pass; `again` if it was already (LC-13).
    case marked(view: ObjectName, pass: CyclePass, reason: MarkReason, again: Bool)
    /// A turn of the run loop ends (LC-1).
    case turnEnds
    /// `layoutIfNeeded` of a view runs the passes of its subtree at once (LC-3).
    case laysOutNow(view: ObjectName)
    /// A message of the cycle; `rect` is the dirty rectangle, in the view's own coordinates.
    case calls(
      receiver: ObjectName, message: String, pass: CyclePass, rect: CGRect?, isOwn: Bool)
    /// A callback of a controller that is not part of the cycle, but of its turn: about loading,
    /// appearance, a move, or a size; or one about safe areas and margins, also of a view (VC-39).
    case tells(receiver: ObjectName, message: String, change: ControllerChange?, isOwn: Bool)
    /// An object calls a method of its delegate, which implements it (VC-34, VC-35, VC-38).
    case asks(owner: ObjectName, message: String, delegate: ObjectName)
    /// Views invalidate each other without end.
    case gaveUp(views: [ObjectName])
  }

  /// The line that it is about; nil before the first one.
  package let line: String?
  /// A change that ran after that line and invalidated nothing; nil if there is none (LC-7).
  package let idleLine: String?
  package let steps: [Step]
  /// The number of further steps, which are not recorded.
  package let further: Int

  package init(line: String?, idleLine: String?, steps: [Step], further: Int) {
    self.line = line
    self.idleLine = idleLine
    self.steps = steps
    self.further = further
  }

  /// The calls to the user's code, with names as in `expect cycle`: `card layoutSubviews`.
  package var callLines: [String] {
    steps.compactMap { step in
      switch step.kind {
      case .calls(let receiver, let message, _, _, true),
        .tells(let receiver, let message, _, true):
        "\(receiver.text) \(message)"
      case .asks(let owner, let message, _): "\(owner.text) \(message)"
      default: nil
      }
    }
  }
}
