import Foundation
import Machine
import ScriptLibrary
import TypedProgram

// Casts from Foundation's objects to values of Swift's.

extension ScriptHost {
  package func content(of object: AnyObject, as type: Type) -> AnyObject? {
    switch (object, type) {
    case (let text as TextObject, .string): return Crossing.boxed(text.drawnText)
    case (let number as NSNumber, .bool), (let number as NSNumber, .integer),
      (let number as NSNumber, .floating):
      return content(of: number, as: type).map { Crossing.boxed($0) }
    case (let array as ObjectArray, .array):
      return Crossing.boxed(array.elements.map { AnyValue($0) })
    default: return nil
    }
  }

  /// A number that a type represents exactly.
  private func content(of number: NSNumber, as type: Type) -> Any? {
    let isFraction = ["d", "f"].contains(String(cString: number.objCType))
    let whole = isFraction ? Int(exactly: number.doubleValue) : number.intValue
    switch type {
    case .bool: return whole == 0 || whole == 1 ? number.boolValue : nil
    case .integer(.int): return whole
    case .integer(.int64): return whole.map { Int64($0) }
    case .integer(.int32): return whole.flatMap { Int32(exactly: $0) }
    case .integer(.uint): return whole.flatMap { UInt(exactly: $0) }
    case .floating(.double): return number.doubleValue
    case .floating(.float): return number.floatValue
    case .floating(.cgFloat): return CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
