import Foundation
import UIKitModel

/// An override that a user put on one object: `on red hitTest return nil`.
package final class AnswerOverride: UIKitModel.Method {
  package enum Answer {
    case view(UIView?)
    case boolean(Bool)
    /// Swift that was typed after `return` or `do`, and its source.
    case script(any UIKitModel.Method, Source)
  }

  /// Swift as it was typed, which is checked for each class that it is to answer for, since its
  /// calls of `super` have another target.
  package struct Source {
    /// The whole line.
    package let text: String
    /// The index of the Swift in it, in characters; nil if the line only calls UIKit's own code.
    package let code: Int?
    /// The name of the member that it overrides.
    package let member: String

    package init(text: String, code: Int?, member: String) {
      self.text = text
      self.code = code
      self.member = member
    }
  }

  private let answer: Answer
  /// The line as it was typed.
  package let line: String
  /// Whether the line calls UIKit's own code as well: `on red touches and super`.
  let callsSuper: Bool

  package init(_ answer: Answer, line: String, callsSuper: Bool) {
    self.answer = answer
    self.line = line
    self.callsSuper = callsSuper
  }

  /// The Swift that was typed; nil for an answer that does not need any.
  var source: Source? {
    if case .script(_, let source) = answer { source } else { nil }
  }

  package var implementation: AnyObject? {
    guard case .script(let method, _) = answer else { return nil }
    return method.implementation
  }

  package func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    switch answer {
    case .view(let result): result
    case .script(let method, _): method.hitTest(view, point, event)
    case .boolean: view.hitTest(point, with: event)
    }
  }

  package func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    switch answer {
    case .boolean(let result): result
    case .script(let method, _): method.pointInside(view, point, event)
    case .view: view.point(inside: point, with: event)
    }
  }

  package func perform(
    _ message: Message, on receiver: ModelObject, _ arguments: [Any?]
  ) -> Any? {
    guard case .script(let method, _) = answer else { return nil }
    return method.perform(message, on: receiver, arguments)
  }
}

extension Scene {
  /// The lines that override methods of an object, each once.
  package func overrideLines(of object: ModelObject) -> [String] {
    let table = object.methodTable
    var seen: Set<String> = []
    return table.answeredNumbers
      .compactMap { (table.method(for: $0) as? AnswerOverride)?.line }
      .filter { seen.insert($0).inserted } + answers.lines(of: object)
  }
}
