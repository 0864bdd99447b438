import EventVocabulary
import Foundation
import Records
import TypedProgram
import UIKitModel

/// Keeps what the update cycles of a line did, and why, until another line makes one necessary.
package final class CycleRecorder: CycleObserver {
  private unowned let scene: Scene
  private var steps: [Kept] = []
  private var further = 0
  /// The messages that have not returned yet, and to whom they were sent.
  private var open: [(receiver: ObjectIdentifier, message: Message)] = []
  /// Where a cycle is reported that has done nothing yet; such a one is not kept.
  private var opening: Kept?
  /// The line that runs, until it has done something of which a cycle hears.
  private var next: String?
  private var line: String?
  /// The last change, until it has marked something.
  private var idleLine: String?

  /// The most steps that are kept of one line.
  private static let most = 400

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// A constraint was given up.
  func note(broken text: @autoclosure () -> String, others: @autoclosure () -> [String]) {
    brokenConstraints += 1
    if brokenConstraints > Self.mostBroken { return }
    noted.append(.constraintBroken(text(), others: others()))
  }

  /// Constraints that are given up and told one by one for a line.
  private static let mostBroken = 5
  private var brokenConstraints = 0

  /// UIKit logged a message. The same one again is not kept.
  func note(_ warning: UIKitWarning, _ objects: [String]) {
    note(.logged(warning, objects: objects))
  }

  /// Something should be known of the line. The same again is not kept.
  func note(_ remark: Remark) {
    if !noted.contains(remark) { noted.append(remark) }
  }

  /// A line begins. What is kept of an earlier one goes as soon as this one marks something.
  package func begin(_ line: String, isChange: Bool) {
    next = line
    if isChange { idleLine = line }
    opening = nil
    open = []
    noted = []
    misuses.begin()
    brokenConstraints = 0
  }

  /// What the last line that had to do with update cycles did.
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

  /// What should be known of the line: what UIKit logged, that its layout never comes to rest,
  /// which constraints were given up, and that it draws where nothing can be drawn, or what no
  /// device has the memory for.
  package var remarks: [Remark] {
    let further = brokenConstraints - Self.mostBroken
    return noted + (further > 0 ? [.moreConstraintsBroken(count: further)] : [])
      + misuses.remarks(in: scene)
  }

  private var noted: [Remark] = []
  /// What UIKit took without a word.
  let misuses = MisuseRecorder()

  package func observe(_ fact: CycleFact) {
    // Names are asked for without the app's code, which must not notice that somebody looks.
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
      // A view without code that draws has nothing to be sent (DR-11).
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
      // Those above a view that does it are marked because of it.
      let own = views.filter { $0.methodTable.method(for: .layoutSubviews) != nil }
      let names = (own.isEmpty ? views : own).prefix(3).map { scene.objectName($0) }
      keep(nil, depth: depth) { _ in .gaveUp(views: names) }
      noted.append(.layoutNeverRests(names))
    }
  }

  /// How a delegate is spoken of: by the line of `on` that answers in its place, if one does.
  private func name(ofDelegate delegate: AnyObject, asked selector: Selector) -> ObjectName {
    guard let lines = delegate as? LineDelegate else { return scene.objectName(ofAny: delegate) }
    if let answer = lines.answer(to: selector.name) {
      return ObjectName("`\(answer.line)`", className: "LineDelegate")
    }
    return lines.behind.map { name(ofDelegate: $0, asked: selector) }
      ?? scene.objectName(lines)
  }

  /// How many messages have not returned yet.
  private var depth: Int { open.count }

  /// A view that asks for its constraints in its own pass is told so: each pass makes another one.
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

  /// A step, and whom it is about: what is added has no name yet when it is marked.
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
  /// The line of a script that runs now; nil while none does, and for what was typed at the prompt.
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
  /// What its callbacks are about, where they say so (VC-14).
  fileprivate var presentChange: CycleRecord.ControllerChange? {
    if isBeingPresented { return .isBeingPresented }
    if isBeingDismissed { return .isBeingDismissed }
    if isMovingToParent { return .isMovingToParent }
    return isMovingFromParent ? .isMovingFromParent : nil
  }
}

extension Message {
  /// Whether the flags of a change hold inside of it (VC-14).
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
