import EventVocabulary
import Foundation
import Records
import UIKitModel

/// Keeps which callbacks the objects of a scene hear, in order: those of the life of the app, of
/// controllers, of views and of the update cycle, whether code of the app's answers them or not;
/// of the life of the app those that have a method.
///
/// Records as long as it lives. An object is called by its name, or by its class where it has none.
package final class CallbackRecorder: CallbackObserver {
  private unowned let scene: Scene
  private var heard: [Heard] = []

  /// The most callbacks that are kept: a layout that never rests makes as many as it likes.
  private static let most = 5_000

  package init(_ scene: Scene) {
    self.scene = scene
    Door.callbackObserver = self
  }

  /// Stops listening.
  package func end() {
    if Door.callbackObserver === self { Door.callbackObserver = nil }
  }

  /// The callbacks so far, each `name callback`: those of objects with one of these names or
  /// classes, or of all where none is given; and only these callbacks, or all where none is given.
  package func lines(of names: [String], only callbacks: [String]) -> [String] {
    heard.compactMap { fact in
      let name = fact.object.flatMap { scene.givenName(of: $0) } ?? fact.name
      guard names.isEmpty || names.contains(name) || names.contains(fact.className),
        callbacks.isEmpty || callbacks.contains(fact.callback)
      else { return nil }
      return "\(name) \(fact.callback)"
    }
  }

  /// The callbacks that there are, as lines have them.
  package static let callbacks: [String] =
    Message.allCases.filter(\.isCallback).map { "\($0)" }
    + LifeCallback.allCases.map(\.brief).uniqued + ["deinit"]

  deinit {}

  package func observe(_ fact: CallbackFact) {
    guard heard.count < Self.most else { return }
    // Names are asked for without the app's code, which must not notice that somebody looks.
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

  /// A callback, and whom it is about: what is made in a line has no name before its end.
  private struct Heard {
    weak var object: ModelObject?
    let name: String
    let className: String
    let callback: String
  }
}

extension [String] {
  /// Each once, in order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
