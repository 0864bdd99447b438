import Foundation
import Machine
import TypedProgram
import UIKitModel

/// A script's function that overrides the model's method for a message.
final class ScriptMethod: UIKitModel.Method {
  let function: Function
  // Not unowned, which would count references at every call.
  private let machine: Machine

  init(_ function: Function, on machine: Machine) {
    self.function = function
    self.machine = machine
  }

  var implementation: AnyObject? { function }

  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let answer = machine.callHitTest(
      function, receiver: view, x: Double(point.x), y: Double(point.y), event: event)
    return answer.map { downcast($0, to: UIView.self) }
  }

  func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    machine.callPointInside(
      function, receiver: view, x: Double(point.x), y: Double(point.y), event: event)
  }

  func answersTogether(
    _ message: Message, _ view: UIView, x: [Double], y: [Double], _ event: UIEvent?
  ) -> JointAnswers? {
    let answers = machine.answerTogether(
      function, isHitTest: message == .hitTest, receiver: view, x: x, y: y, event: event)
    guard answers.isAnswered else { return nil }
    return JointAnswers(
      costs: answers.steps, outcomes: answers.outcomes,
      views: answers.objects.map { $0.map { downcast($0, to: UIView.self) } })
  }

  func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
    let function = function
    // Loops of the model over such calls end then.
    defer { if machine.isStopped { Door.isStopped = true } }
    return machine.respond(
      function, receiver: receiver,
      prepare: { registers in
        var place = registers
        for (parameter, argument) in zip(function.parameters, arguments) {
          Crossing.write(argument, as: parameter.type, to: place)
          place = place.advanced(by: parameter.type.layout)
        }
      },
      read: { registers in Crossing.read(function.result, from: registers) })
  }
}
