import Foundation
import Machine
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

/// The target of a line of `target`, for an action for which no class has a method.
package final class TargetLine: ModelObject {
  /// The selector under which controls and recognizers call it.
  package static let selector: Selector = "line:"

  /// The whole line as it was typed.
  let line: String
  /// The Swift in it; nil for one that only logs.
  let code: String?
  fileprivate let function: Function?

  package init(line: String, code: String?, function: Function?) {
    self.line = line
    self.code = code
    self.function = function
    super.init()
  }

  deinit {}
}

/// Finds the methods for selectors in one scene: lines of `target`, then methods of scripts.
final class ScenePerformer: ActionPerforming {
  private unowned let scene: Scene
  private var host: ScriptHost? { scene.engineIfMade?.host }
  private static let shouldBegin: Selector = "gestureRecognizerShouldBegin:"

  init(_ scene: Scene) {
    self.scene = scene
  }

  func perform(_ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    if let answer = scene.answers.action(action.name, of: target) {
      if case .function(let function) = answer.answer {
        _ = host?.call(function, on: target, with: [sender, event])
      }
      return true
    }
    // An action of a class that is not declared is only logged.
    if StandIn.name(of: target) != nil, !(host?.knows(action, target) ?? false) { return true }
    guard let line = target as? TargetLine else {
      return host?.perform(action, on: target, sender: sender, event: event) ?? false
    }
    let sender = sender.map { $0 as AnyObject }
    if let function = line.function, let sender {
      host?.run(function, on: scene.controller ?? sender, with: [sender])
    }
    return true
  }

  func knows(_ selector: Selector, _ object: AnyObject) -> Bool {
    if let delegate = object as? LineDelegate {
      return delegate.answer(to: selector.name) != nil
        || delegate.behind.map { knows(selector, $0) } ?? false
    }
    return scene.answers.action(selector.name, of: object) != nil
      || host?.knows(selector, object) ?? false
  }

  func answer(_ selector: Selector, of object: AnyObject, _ arguments: [Any?]) -> PerformedCall {
    // A view handles this by the method that every view has.
    if selector == Self.shouldBegin, let view = object as? UIView,
      let recognizer = arguments.first as? UIGestureRecognizer
    {
      return .answered(view.sendGestureRecognizerShouldBegin(recognizer))
    }
    guard let delegate = object as? LineDelegate else {
      guard let word = NamedMessage.word(of: selector.name),
        let owner = arguments.first as? ModelObject, host?.knows(selector, object) ?? false
      else { return host?.answer(selector, of: object, arguments) ?? .unknown }
      return scene.recorder.asking(owner, word, .delegate(scene.objectName(ofAny: object))) {
        host?.answer(selector, of: object, arguments) ?? .unknown
      }
    }
    guard let answer = delegate.answer(to: selector.name),
      let owner = arguments.first as? ModelObject
    else { return delegate.behind.map { self.answer(selector, of: $0, arguments) } ?? .unknown }
    return scene.recorder.asking(owner, answer.message.words[0], .line(answer.line)) {
      switch answer.answer {
      case .boolean(let value): .answered(value)
      case .nothing: .answered(nil)
      case .function(let function): host?.call(function, on: owner, with: arguments) ?? .unknown
      }
    }
  }

  func setValue(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Bool {
    host?.setValue(value, forKey: key, of: object) ?? false
  }

  func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
    if let host { return host.setValue(value, forKeyPath: path, of: object) }
    // Without scripts there are only the properties that commands know, too.
    return (object as? ModelObject).map { NibAttribute.set(value, path, of: $0) } ?? false
  }

  func doesNotRecognize(_ action: Selector, _ target: AnyObject) {
    // Without Swift there is no script to stop; `target` creates it before it names a target.
    host?.doesNotRecognize(action, target)
  }
}

/// The lines of `target`, which controls and recognizers do not retain themselves.
package struct TargetLines {
  private struct Entry {
    let line: String
    let target: TargetLine?
    let attach: (ModelObject) -> Void
  }

  private var lines: [ObjectIdentifier: [Entry]] = [:]

  /// Retains a line; `attach` registers it again with another owner.
  package mutating func add(
    _ line: String, _ target: TargetLine?, _ attach: @escaping (ModelObject) -> Void,
    to owner: ModelObject
  ) {
    lines[ObjectIdentifier(owner), default: []].append(
      Entry(line: line, target: target, attach: attach))
  }

  func of(_ owner: ModelObject) -> [String] {
    (lines[ObjectIdentifier(owner)] ?? []).map(\.line)
  }

  /// Moves the lines of one object to its replacement.
  mutating func move(from old: ModelObject, to new: ModelObject) {
    guard let entries = lines.removeValue(forKey: ObjectIdentifier(old)) else { return }
    for entry in entries { entry.attach(new) }
    lines[ObjectIdentifier(new)] = entries
  }
}

extension Scene {
  /// The lines of `target` for a control or a recognizer.
  package func targetLines(of object: ModelObject) -> [String] { targets.of(object) }
}
