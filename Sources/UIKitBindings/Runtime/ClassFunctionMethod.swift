import Machine
import TypedProgram
import UIKitModel

/// A script's class function that overrides one that the model calls on the class of an object,
/// such as `defaultAction(forKey:)`.
final class ClassFunctionMethod: UIKitModel.Method {
  private let function: Function
  private let type: MetatypeObject
  private unowned let machine: Machine

  init(_ function: Function, of type: Type, on machine: Machine) {
    self.function = function
    self.type = MetatypeObject(type)
    self.machine = machine
  }

  /// The answer for the class; it is the same for each of its instances.
  func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
    let function = function
    defer { if machine.isStopped { Door.isStopped = true } }
    return machine.respond(
      function, receiver: type,
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
