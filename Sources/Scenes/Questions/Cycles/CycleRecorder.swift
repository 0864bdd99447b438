import EventVocabulary
import Foundation
import Records
import TypedProgram
import UIKitModel

/// Records the steps of a line's update cycles, and their reasons, until another line causes one.
package final class CycleRecorder {
  private unowned let scene: Scene
  private var steps: [Kept] = []
  private var further = 0
  /// The messages that have not returned yet, with their receivers.
  private var open: [(receiver: ObjectIdentifier, message: Message)] = []
  /// The beginning of a cycle that has no other steps yet; such a cycle is not recorded.
  private var opening: Kept?
  /// The running line, until it causes a step of a cycle.
  private var next: String?
  private var line: String?
  /// The last change, until it has invalidated something.
  private var idleLine: String?

  /// The maximum number of recorded steps of one line.
  private static let most = 400

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Records a broken constraint.
  func note(broken text: @autoclosure () -> String, others: @autoclosure () -> [String]) {
    brokenConstraints += 1
    if brokenConstraints > Self.mostBroken { return }
    noted.append(.constraintBroken(text(), others: others()))
  }

  /// The maximum number of broken constraints that are reported one by one for a line.
  private static let mostBroken = 5
  private var brokenConstraints = 0

  /// Records a message that UIKit logged. Duplicates are ignored.
  func note(_ warning: UIKitWarning, _ objects: [String]) {
    note(.logged(warning, objects: objects))
  }

  /// Records a remark on the line. Duplicates are ignored.
  func note(_ remark: Remark) {
    if !noted.contains(remark) { noted.append(remark) }
  }

  /// Begins a line. The record of an earlier one is discarded as soon as this one invalidates
  /// something.
  package func begin(_ line: String, isChange: Bool) {
    next = line
    if isChange { idleLine = line }
    opening = nil
    open = []
    noted = []
    misuses.begin()
    brokenConstraints = 0
  }

  /// The update cycles of the last line that caused some.
  package var record: CycleRecord {
    CycleRecord(
      line: line, idleLine: idleLine,
      steps: steps.map { kept in
        kept.step.naming { name in
          let object = kept.object.flatMap { id in
            scene.namedObjects.first { ObjectIdentifier($0.object) == id }?.object
          }
          return object.map { scene.objectName($0) } ?? name
        }
      }, further: further)
  }

  /// The remarks on the line: messages that UIKit logged, layout that never settles, broken
  /// constraints, drawing without a context, and bitmaps that no device has the memory for.
  package var remarks: [Remark] {
    let further = brokenConstraints - Self.mostBroken
    return noted + (further > 0 ? [.moreConstraintsBroken(count: further)] : [])
      + misuses.remarks(in: scene)
  }

  private var noted: [Remark] = []
  /// The misuses that UIKit silently accepted.
  let misuses = MisuseRecorder()

  /// An update cycle did something.
  func observe(_ fact: CycleFact) {
    // Names are read without the app's code, which must not notice the observer.
    Door.withoutOverrides { take(fact) }
  }

  private func take(_ fact: CycleFact) {
    switch fact {
    case .marked(let view, let pass, let reason, let again):
      if pass == .constraints, reason == .asked { noteOwnMark(view) }
      keep(view, depth: depth) { .marked(view: $0, pass: pass, reason: reason, again: again) }
    case .begins:
      opening = Kept(nil, CycleRecord.Step(.turnEnds, depth: depth, place: nil))
    case .laysOutNow(let view):
      let kind = CycleRecord.Kind.laysOutNow(view: scene.objectName(view))
      opening = Kept(view, CycleRecord.Step(kind, depth: depth, place: scene.scriptPlace))
    case .calls(let receiver, let message, let rect):
      open.append((ObjectIdentifier(receiver), message))
      let isOwn = receiver.methodTable.method(for: message) != nil
      // A view without drawing code does not receive the message (DR-11).
      if message == .draw, !isOwn { return }
      keep(receiver, depth: depth - 1) {
        .calls(
          receiver: $0, message: "\(message)", pass: message.cyclePass, rect: rect, isOwn: isOwn)
      }
    case .tells(let receiver, let message):
      let isOwn = receiver.methodTable.method(for: message) != nil
      let change =
        message.isOfAppearance ? (receiver as? UIViewController)?.presentChange : nil
      keep(receiver, depth: depth) {
        .tells(receiver: $0, message: "\(message)", change: change, isOwn: isOwn)
      }
    case .asks(let owner, let selector, let delegate):
      let delegate = name(ofDelegate: delegate, asked: selector)
      let message = NamedMessage.word(of: selector.name) ?? selector.name
      keep(owner, depth: depth) { .asks(owner: $0, message: message, delegate: delegate) }
    case .returned: _ = open.popLast()
    case .ends: opening = nil
    case .gaveUp(let views):
      // The ancestors of a view that does so are invalidated because of it.
      let own = views.filter { $0.methodTable.method(for: .layoutSubviews) != nil }
      let names = (own.isEmpty ? views : own).prefix(3).map { scene.objectName($0) }
      keep(nil, depth: depth) { _ in .gaveUp(views: names) }
      noted.append(.layoutNeverRests(names))
    }
  }

  /// The name of a delegate: the line of `on` that answers in its place, if there is one.
  private func name(ofDelegate delegate: AnyObject, asked selector: Selector) -> ObjectName {
    guard let lines = delegate as? LineDelegate else { return scene.objectName(ofAny: delegate) }
    if let answer = lines.answer(to: selector.name) {
      return ObjectName("`\(answer.line)`", className: "LineDelegate")
    }
    return lines.behind.map { name(ofDelegate: $0, asked: selector) }
      ?? scene.objectName(lines)
  }

  /// The number of messages that have not returned yet.
  private var depth: Int { open.count }

  /// Records a remark on a view that invalidates its constraints in its own pass: each pass causes
  /// another one.
  private func noteOwnMark(_ view: UIView) {
    guard let call = open.last(where: { $0.receiver == ObjectIdentifier(view) }),
      call.message == .updateConstraints || call.message == .layoutSubviews
    else { return }
    note(
      .updatesItself(
        scene.objectName(view), in: call.message == .layoutSubviews ? .layout : .constraints))
  }

  private func keep(
    _ object: ModelObject?, depth: Int, _ kind: (ObjectName) -> CycleRecord.Kind
  ) {
    if let next {
      steps = []
      further = 0
      line = next
      idleLine = nil
      self.next = nil
    }
    if let opening {
      append(opening)
      self.opening = nil
    }
    guard steps.count < Self.most else {
      further += 1
      return
    }
    let name = object.map { scene.objectName($0) } ?? ObjectName("", className: "")
    append(Kept(object, CycleRecord.Step(kind(name), depth: depth, place: scene.scriptPlace)))
  }

  private func append(_ step: Kept) {
    if steps.count < Self.most { steps.append(step) } else { further += 1 }
  }

  /// A step and its object: a new view has no name yet when it is invalidated.
  private struct Kept {
    let object: ObjectIdentifier?
    let step: CycleRecord.Step

    init(_ object: ModelObject?, _ step: CycleRecord.Step) {
      self.object = object.map { ObjectIdentifier($0) }
      self.step = step
    }
  }
}

extension Scene {
  /// The line of a script that is running; nil if there is none, and for input at the prompt.
  var scriptPlace: ScriptPlace? {
    guard let place = engineIfMade?.machine.currentPlace, place.function.contains("("),
      !place.function.hasPrefix("(")
    else {
      return nil
    }
    return ScriptPlace(className: place.function, file: place.file.name, line: place.line)
  }
}

extension UIViewController {
  /// The change that its callbacks are about, if they have flags for it (VC-14).
  fileprivate var presentChange: CycleRecord.ControllerChange? {
    if isBeingPresented { return .isBeingPresented }
    if isBeingDismissed { return .isBeingDismissed }
    if isMovingToParent { return .isMovingToParent }
    return isMovingFromParent ? .isMovingFromParent : nil
  }
}

extension Message {
  /// Whether the flags of a change are valid inside it (VC-14).
  fileprivate var isOfAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }

  /// The pass of the cycle that sends it.
  fileprivate var cyclePass: CyclePass {
    switch self {
    case .draw: .display
    case .updateConstraints, .updateViewConstraints: .constraints
    default: .layout
    }
  }
}
