import EventVocabulary
import Foundation
import Records
import UIKitModel

/// Records the callbacks to the objects of a scene, in order: those of the app's life cycle, of
/// controllers, of views and of the update cycle, whether the app's code implements them or not; of
/// the app's life cycle only those that are implemented.
///
/// Records as long as it lives. An object is named by its name, or by its class if it has none.
package final class CallbackRecorder: CallbackObserver {
  private unowned let scene: Scene
  private var heard: [Heard] = []

  /// The maximum number of recorded callbacks: a layout that never settles causes any number of
  /// them.
  private static let most = 5_000

  package init(_ scene: Scene) {
    self.scene = scene
    Door.callbackObserver = self
  }

  /// Stops recording.
  package func end() {
    if Door.callbackObserver === self { Door.callbackObserver = nil }
  }

  /// The callbacks so far, each `name callback`: those of objects with one of these names or
  /// classes, or of all if there are none; and only these callbacks, or all if there are none.
  package func lines(of names: [String], only callbacks: [String]) -> [String] {
    heard.compactMap { fact in
      let name = fact.object.flatMap { scene.givenName(of: $0) } ?? fact.name
      guard names.isEmpty || names.contains(name) || names.contains(fact.className),
        callbacks.isEmpty || callbacks.contains(fact.callback)
      else { return nil }
      return "\(name) \(fact.callback)"
    }
  }

  /// All callbacks, in the form of the lines.
  package static let callbacks: [String] =
    Message.allCases.filter(\.isCallback).map { "\($0)" }
    + LifeCallback.allCases.map(\.brief).uniqued + ["deinit"]

  deinit {}

  package func observe(_ fact: CallbackFact) {
    guard heard.count < Self.most else { return }
    // Names are read without the app's code, which must not notice the observer.
    Door.withoutOverrides { take(fact) }
  }

  private func take(_ fact: CallbackFact) {
    switch fact {
    case .sent(let message, let receiver): keep(receiver, "\(message)")
    case .life(let callback, let receiver): keep(receiver, callback.brief)
    case .unheard(let callback, let receiver):
      let last = heard.lastIndex { $0.callback == callback.brief && $0.object === receiver }
      if let last { heard.remove(at: last) }
    case .goes(let object):
      let className = scene.className(of: object)
      heard.append(
        Heard(
          object: nil, name: scene.givenName(of: object) ?? className, className: className,
          callback: "deinit"))
    }
  }

  private func keep(_ object: ModelObject, _ callback: String) {
    let className = scene.className(of: object)
    heard.append(
      Heard(
        object: object, name: scene.givenName(of: object) ?? className, className: className,
        callback: callback))
  }

  /// A callback and its object: an object that is created in a line has no name before the line's
  /// end.
  private struct Heard {
    weak var object: ModelObject?
    let name: String
    let className: String
    let callback: String
  }
}

extension [String] {
  /// The elements in order, each once.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
