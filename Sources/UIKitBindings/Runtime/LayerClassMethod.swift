import Foundation
import Machine
import TypedProgram
import UIKitModel

/// A script's `layerClass`, which determines the class of a view's layer.
final class LayerClassMethod: UIKitModel.Method {
  private let getter: Function
  private let type: MetatypeObject
  private unowned let machine: Machine

  init(_ getter: Function, of type: Type, on machine: Machine) {
    self.getter = getter
    self.type = MetatypeObject(type)
    self.machine = machine
  }

  /// A new layer of the class.
  func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
    let value = machine.evaluate(getter, on: type)
    let content = (value as? AnyBox)?.references.first ?? value
    guard let type = content as? MetatypeObject,
      case .nominal(let nominal, _) = type.type, nominal.kind == .class
    else { return nil }
    return machine.make(type.type)
  }
}
