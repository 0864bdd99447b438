import Foundation
import UIKitModel

/// A fixed answer that a user put on a view in place of its class's: `on red hitTest return nil`.
package final class AnswerOverride: UIKitModel.Method {
  package enum Answer {
    case view(UIView?)
    case boolean(Bool)
  }

  private let answer: Answer
  /// The line as it was typed.
  package let line: String

  package init(_ answer: Answer, line: String) {
    self.answer = answer
    self.line = line
  }

  package func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard case .view(let result) = answer else { return view.hitTest(point, with: event) }
    return result
  }

  package func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    guard case .boolean(let result) = answer else { return view.point(inside: point, with: event) }
    return result
  }
}

extension Scene {
  /// The lines that answer for an object in place of its class.
  package func overrideLines(of object: UIResponder) -> [String] {
    let table = object.methodTable
    return table.answered.compactMap { (table.method(for: $0) as? AnswerOverride)?.line }
  }
}
