import Foundation
import TypedProgram

// The texts of values in Objective-C: Boolean values, strings and lists as code writes them,
// structures as `NSLog` prints them.

extension Machine {
  /// A value as traces show it, objects by their names; `isWhole`: as the prompt shows it, objects
  /// with their descriptions.
  func objectiveCText(of value: Registers, _ type: Type, isWhole: Bool = false) -> String {
    guard textRoom.take(1) else { return TextRoom.end }
    switch type {
    case .bool: return value.numbers.pointee != 0 ? "YES" : "NO"
    case .floating: return Self.shortText(Double(bitPattern: value.numbers.pointee))
    case .optional(let wrapped):
      if wrapped.isNullable {
        return value.references.pointee == nil
          ? "nil" : objectiveCText(of: value, wrapped, isWhole: isWhole)
      }
      guard value.numbers.pointee != 0 else { return "nil" }
      return objectiveCText(of: value.advanced(by: .number), wrapped, isWhole: isWhole)
    case .string, .character: return "@" + text(of: value, type, isDebug: true)
    case .array(let element):
      return value.references.pointee == nil ? "@[]" : list(of: value.array, element)
    case .any, .anyObject: return objectiveCText(ofExistential: value, type, isWhole)
    case .function: return "<__NSMallocBlock__>"
    case .nominal(let nominal, _): return objectiveCText(of: value, type, nominal, isWhole)
    default: return shownText(of: value, type, isDebug: false)
    }
  }

  private func objectiveCText(
    of value: Registers, _ type: Type, _ nominal: Nominal, _ isWhole: Bool
  ) -> String {
    switch nominal.kind {
    case .class, .protocol:
      return nominal.name == "Selector"
        ? "@selector(\(text(of: value, type, isDebug: false)))"
        : objectiveCText(ofExistential: value, type, isWhole)
    case .enumeration:
      let tag = Int(value.numbers.pointee)
      guard tag < nominal.cases.count else { break }
      return host.constantName(of: nominal.cases[tag].name, in: nominal)
        ?? shownText(of: value, type, isDebug: false)
    case .structure where nominal.name == "Selector":
      return "@selector(\(text(of: value, type, isDebug: false)))"
    case .structure where type.layout.references == 0 && !nominal.storedProperties.isEmpty:
      return fields(of: value, nominal)
    case .structure: break
    }
    return shownText(of: value, type, isDebug: false)
  }

  /// The fields of a C structure; for a set of options, its bits.
  private func fields(of value: Registers, _ nominal: Nominal) -> String {
    var place = value
    var parts: [String] = []
    for property in nominal.storedProperties where textRoom.take(0) {
      parts.append(objectiveCText(of: place, property.storageType))
      place = place.advanced(by: property.storageType.layout)
    }
    if parts.count == 1, nominal.storedProperties[0].name == "rawValue" { return parts[0] }
    let text = parts.joined(separator: ", ")
    return nominal.name == "CGAffineTransform" ? "[\(text)]" : "{\(text)}"
  }

  private func objectiveCText(
    ofExistential value: Registers, _ type: Type, _ isWhole: Bool
  ) -> String {
    guard let object = value.references.pointee else { return "nil" }
    if let box = object as? AnyBox {
      let scratch = box.unpacked()
      defer { withExtendedLifetime(scratch) {} }
      return objectiveCText(of: scratch.registers, box.type, isWhole: isWhole)
    }
    if let literal = host.literal(of: object, { objectiveCName(of: $0) }) { return literal }
    return isWhole ? shownText(of: value, type, isDebug: false) : objectiveCName(of: object)
  }

  /// An object in a list, or alone in a trace.
  private func objectiveCName(of object: AnyObject) -> String {
    guard textRoom.take(1) else { return TextRoom.end }
    if let box = object as? AnyBox {
      let scratch = box.unpacked()
      defer { withExtendedLifetime(scratch) {} }
      return objectiveCText(of: scratch.registers, box.type)
    }
    if let literal = host.literal(of: object, { objectiveCName(of: $0) }) { return literal }
    if let fields = object as? Fields { return fields.type.name }
    return host.traceName(of: object)
  }

  private func list(of storage: ArrayStorage, _ element: Type) -> String {
    let scratch = Scratch(element.layout)
    var parts: [String] = []
    for index in 0..<min(storage.count, 8) where textRoom.take(0) {
      storage.read(index, into: scratch.registers)
      parts.append(objectiveCText(of: scratch.registers, element))
    }
    if parts.count < storage.count { parts.append(parts.count < 8 ? TextRoom.end : "…") }
    return "@[" + parts.joined(separator: ", ") + "]"
  }
}
