import Foundation
import Interpreter
import UIKitModel

/// A script's function that answers a message in place of the model's own method.
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
    return answer.map { unsafeDowncast($0, to: UIView.self) }
  }

  func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    machine.callPointInside(
      function, receiver: view, x: Double(point.x), y: Double(point.y), event: event)
  }

  func perform(_ message: Message, on receiver: UIResponder, _ arguments: [Any?]) -> Any? {
    let function = function
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

/// Values of messages between the model, which has them as `Any`, and registers.
enum Crossing {
  static func write(_ value: Any?, as type: Type, to registers: Registers) {
    guard case .optional(let wrapped) = type else {
      (value as? any Bridged)?.write(to: registers)
      return
    }
    guard let value else { return }
    if wrapped.isNullable {
      write(value, as: wrapped, to: registers)
    } else {
      registers.numbers.pointee = 1
      write(value, as: wrapped, to: registers.advanced(by: .number))
    }
  }

  static func read(_ type: Type, from registers: Registers) -> Any? {
    switch type {
    case .bool: Bool.read(registers)
    case .floating(.cgFloat): CGFloat.read(registers)
    case .floating: Double.read(registers)
    case .integer: Int.read(registers)
    case .string: String.read(registers)
    case .optional(let wrapped) where wrapped.isNullable:
      registers.references.pointee == nil ? nil : read(wrapped, from: registers)
    case .optional(let wrapped):
      registers.numbers.pointee == 0 ? nil : read(wrapped, from: registers.advanced(by: .number))
    case .nominal(let nominal, _): read(nominal, from: registers)
    default: nil
    }
  }

  private static func read(_ nominal: Nominal, from registers: Registers) -> Any? {
    if nominal.kind == .class || nominal.kind == .protocol { return registers.references.pointee }
    guard case .host(let key?) = nominal.origin else { return nil }
    switch key {
    case ObjectIdentifier(CGRect.self): return CGRect.read(registers)
    case ObjectIdentifier(CGPoint.self): return CGPoint.read(registers)
    case ObjectIdentifier(CGSize.self): return CGSize.read(registers)
    case ObjectIdentifier(CGAffineTransform.self): return CGAffineTransform.read(registers)
    default: return nil
    }
  }
}
