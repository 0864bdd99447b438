import EventVocabulary
import Foundation

/// What waited for the update cycle because of a line, and what the cycle did (LC).
package struct CycleRecord: Codable, Sendable {
  /// One thing that happened.
  package struct Step: Codable, Sendable, Hashable {
    package let kind: Kind
    /// How many calls of the cycle it happened in; 0 outside of them.
    package let depth: Int
    /// The line of a script that did it; nil where none did.
    package let place: ScriptPlace?

    package init(_ kind: Kind, depth: Int, place: ScriptPlace?) {
      self.kind = kind
      self.depth = depth
      self.place = place
    }

    /// The same, about somebody who is called otherwise by now.
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
          // The delegate is somebody else.
          .asks(owner: name(owner), message: message, delegate: delegate)
        case .turnEnds, .gaveUp: self.kind
        }
      return Step(kind, depth: depth, place: place)
    }
  }

  /// What a controller says of the change that a callback is about (VC-14), by UIKit's names.
  package enum ControllerChange: String, Codable, Sendable {
    case isBeingPresented
    case isBeingDismissed
    case isMovingToParent
    case isMovingFromParent
  }

  /// A mark, a call, or the end of a turn.
  package enum Kind: Codable, Sendable, Hashable {
    /// A view waits for a pass; `again` where it waited already (LC-13).
    case marked(view: ObjectName, pass: CyclePass, reason: MarkReason, again: Bool)
    /// A turn of the run loop ends (LC-1).
    case turnEnds
    /// `layoutIfNeeded` of a view runs the passes of its subtree at once (LC-3).
    case laysOutNow(view: ObjectName)
    /// A message of the cycle; `rect` is the part that is to be drawn, in the view's own
    /// coordinates.
    case calls(
      receiver: ObjectName, message: String, pass: CyclePass, rect: CGRect?, isOwn: Bool)
    /// A callback of a controller that is no part of the cycle, but of its turn: of loading, of
    /// appearance, of a move, of a size; or one of safe areas and margins, also of a view (VC-39).
    case tells(receiver: ObjectName, message: String, change: ControllerChange?, isOwn: Bool)
    /// An object asks or tells its delegate, which has a method for it (VC-34, VC-35, VC-38).
    case asks(owner: ObjectName, message: String, delegate: ObjectName)
    /// Views mark each other without end.
    case gaveUp(views: [ObjectName])
  }

  /// The line that it is about; nil before the first one.
  package let line: String?
  /// A change that ran after that line and marked nothing; nil where there is none (LC-7).
  package let idleLine: String?
  package let steps: [Step]
  /// How many more steps there were, which are not kept.
  package let further: Int

  package init(line: String?, idleLine: String?, steps: [Step], further: Int) {
    self.line = line
    self.idleLine = idleLine
    self.steps = steps
    self.further = further
  }

  /// The calls that code of the user's heard, as `expect cycle` names them: `card layoutSubviews`.
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
