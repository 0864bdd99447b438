import Foundation
import Machine
import ScriptLibrary
import TypedProgram

/// A block as an object: in an `id`, in a collection. It is the same object as long as something
/// retains it, so a block that is stored in two places equals itself.
final class BlockObject: NSObject {
  let closure: AnyObject
  let type: FunctionType

  private init(_ closure: AnyObject, _ type: FunctionType) {
    self.closure = closure
    self.type = type
    super.init()
  }

  /// The object of a closure.
  static func of(_ closure: AnyObject, _ type: FunctionType) -> BlockObject {
    guard let own = closure as? ClosureObject else { return BlockObject(closure, type) }
    if let known = own.object as? BlockObject { return known }
    let made = BlockObject(closure, type)
    own.object = made
    return made
  }

  /// The block in an object. Stops if the object is not a block, or is a block with another
  /// signature: a device would read its arguments from the wrong registers.
  static func closure(
    in object: AnyObject, as type: FunctionType
  ) throws(RunStop) -> AnyObject {
    if let block = object as? BlockObject, block.type.isCallable(as: type) { return block.closure }
    if let box = object as? AnyBox, case .function(let own) = box.type.unwrapped,
      own.isCallable(as: type), case let closure?? = box.references.first
    {
      return closure
    }
    let host = ScriptHost.active
    let from =
      (object as? BlockObject).map { Type.function($0.type).description }
      ?? host?.machine.className(of: object) ?? "\(Swift.type(of: object))"
    throw RunStop(.castFailed(from: from, to: Type.function(type).description))
  }

  nonisolated override var description: String { "<__NSMallocBlock__>" }
}

extension UIKitTable {
  static func addBlockObjects(_ table: Table) {
    let nominal = table.library.hostNominal(BlockObject.self, .class, named: "__NSMallocBlock__")
    nominal.superclass = NSObject.type(in: table.library)
    nominal.isFinal = true
    nominal.summary = "A block, as an object."
  }
}
