import Foundation
import Records
import SourceTree
import TypedProgram

// The texts of values, exactly as Swift prints them.

extension Machine {
  /// The text that `print` writes for a value; `isDebug`: that of `debugPrint`, and of values
  /// inside of collections and optionals.
  func text(of value: Registers, _ type: Type, isDebug: Bool) -> String {
    textDepth += 1
    defer { textDepth -= 1 }
    // A structure that refers to itself through a script's description would be infinite.
    guard textDepth < 500 else {
      problem = .callDepth(limit: limits.callDepth)
      _ = refuse()
      return ""
    }
    guard Allowance.spend(Self.stepsOfText), textRoom.take(1) else { return TextRoom.end }
    switch type {
    case .integer(let kind): return Self.text(of: value.numbers.pointee, kind)
    case .floating(let kind): return Self.text(of: value.numbers.pointee, kind)
    case .bool: return value.numbers.pointee != 0 ? "true" : "false"
    case .string, .character:
      let (text, isWhole) = wanted(value)
      return (isDebug ? text.debugDescription : text) + (isWhole ? "" : TextRoom.end)
    case .any, .anyObject: return text(ofExistential: value.references.pointee, isDebug)
    case .never, .error, .parameter, .variable: return ""
    case .optional(let wrapped): return text(ofOptional: value, wrapped)
    case .array(let element):
      guard value.references.pointee != nil else { return "[]" }
      return text(ofArray: value.array, element)
    case .dictionary(let key, let element): return text(ofDictionary: value, key, element)
    case .set(let element): return text(ofSet: value, element)
    case .range(let bound, let isClosed):
      let lower = text(of: value, bound, isDebug: isDebug)
      let upper = text(of: value.advanced(by: bound.layout), bound, isDebug: isDebug)
      let text = lower + (isClosed ? "..." : "..<") + upper
      guard isDebug else { return text }
      return "\(isClosed ? "ClosedRange" : "Range")(\(text))"
    case .tuple(let elements): return text(ofTuple: value, elements)
    case .function: return "(Function)"
    case .metatype(let type):
      let type = (value.references.pointee as? MetatypeObject)?.type ?? type
      return isDebug && !isShowing ? type.qualifiedName : type.runtimeName
    case .nominal(let nominal, let arguments):
      return text(of: value, nominal, arguments, isDebug)
    }
  }

  /// The cost of describing a value, in steps.
  private static let stepsOfText = 24

  /// A value as the prompt and traces show it, with more names than a running program has.
  func shownText(of value: Registers, _ type: Type, isDebug: Bool = true) -> String {
    isShowing = true
    defer { isShowing = false }
    return text(of: value, type, isDebug: isDebug)
  }

  /// The same in a language, truncated to the shown length.
  func shownValue(
    _ value: Registers, _ type: Type, in language: SourceLanguage
  ) -> Excerpt {
    excerpt(longest: Self.longestValue) {
      switch language {
      case .swift: shownText(of: value, type)
      case .objectiveC: objectiveCText(of: value, type, isWhole: true)
      }
    }
  }

  /// The maximum number of bytes of a value that are shown: a millionth element is not read.
  private static let longestValue = 2_000

  /// The text that `make` creates from values, of which only as many are described as that many
  /// bytes need.
  func excerpt(longest: Int, _ make: () -> String) -> Excerpt {
    let outer = textRoom
    textRoom = TextRoom(longest)
    defer { textRoom = outer }
    let text = make()
    if textRoom.isShort || textRoom.leftOut > 0,
      let end = text.range(of: TextRoom.end, options: .literal)
    {
      return Excerpt(
        String(text[..<end.lowerBound]), longest: longest, leftOut: textRoom.leftOut,
        isAtLeast: true)
    }
    return Excerpt(text, longest: longest)
  }

  /// The text in a register, as far as there is room for it.
  private func wanted(_ value: Registers) -> (text: String, isWhole: Bool) {
    guard let object = value.references.pointee else { return ("", true) }
    let text = unsafeDowncast(object, to: StringObject.self).value
    guard let room = textRoom.left else { return (value.text, true) }
    let start = text.start(bytes: room)
    textRoom.leaveOut(text.utf8.count - start.utf8.count)
    _ = textRoom.take(start.utf8.count)
    Allowance.spend(bytes: start.utf8.count)
    return (String(start), start.endIndex == text.endIndex)
  }

  // MARK: Numbers

  nonisolated static func text(of bits: UInt64, _ kind: IntegerKind) -> String {
    kind.isSigned ? String(Int64(bitPattern: bits)) : String(bits)
  }

  nonisolated static func text(of bits: UInt64, _ kind: FloatingKind) -> String {
    let value = Double(bitPattern: bits)
    return kind == .float ? Float(value).description : value.description
  }

  // MARK: Made of parts

  /// Whether the next part of a value is shown.
  private var goesOn: Bool { !state.pointee.isStopped && textRoom.take(0) }

  /// The parts as one text, which is charged before it is made.
  private func joined(_ parts: [String], _ start: String, _ end: String) -> String {
    let bytes = parts.reduce(0) { $0 + $1.utf8.count + 2 }
    _ = textRoom.take(2 * parts.count)
    guard Allowance.spend(copied: bytes) else { return "" }
    guard hasMemory(for: 2 * bytes) else {
      _ = refuse()
      return ""
    }
    return start + parts.joined(separator: ", ") + end
  }

  private func text(ofOptional value: Registers, _ wrapped: Type) -> String {
    if wrapped.isNullable {
      guard value.references.pointee != nil else { return "nil" }
      return "Optional(\(text(of: value, wrapped, isDebug: true)))"
    }
    guard value.numbers.pointee != 0 else { return "nil" }
    return "Optional(\(text(of: value.advanced(by: .number), wrapped, isDebug: true)))"
  }

  private func text(ofArray storage: ArrayStorage, _ element: Type) -> String {
    let scratch = Scratch(element.layout)
    var parts: [String] = []
    for index in 0..<storage.count {
      guard goesOn else {
        parts.append(TextRoom.end)
        break
      }
      storage.read(index, into: scratch.registers)
      parts.append(text(of: scratch.registers, element, isDebug: true))
    }
    return joined(parts, "[", "]")
  }

  private func text(ofDictionary value: Registers, _ key: Type, _ element: Type) -> String {
    guard value.references.pointee != nil else { return "[:]" }
    let storage = value.hashed
    if storage.count == 0 { return "[:]" }
    var parts: [String] = []
    for index in 0..<storage.count {
      guard goesOn else {
        parts.append(TextRoom.end)
        break
      }
      parts.append(
        text(of: storage.keyRegisters(index), key, isDebug: true) + ": "
          + text(of: storage.valueRegisters(index), element, isDebug: true))
    }
    return joined(parts, "[", "]")
  }

  private func text(ofSet value: Registers, _ element: Type) -> String {
    guard value.references.pointee != nil else { return "[]" }
    let storage = value.hashed
    var parts: [String] = []
    for index in 0..<storage.count {
      guard goesOn else {
        parts.append(TextRoom.end)
        break
      }
      parts.append(text(of: storage.keyRegisters(index), element, isDebug: true))
    }
    return joined(parts, "[", "]")
  }

  private func text(ofTuple value: Registers, _ elements: [TupleTypeElement]) -> String {
    var place = value
    var parts: [String] = []
    for element in elements {
      let label = element.label.map { $0 + ": " } ?? ""
      parts.append(label + text(of: place, element.type, isDebug: true))
      place = place.advanced(by: element.type.layout)
    }
    return joined(parts, "(", ")")
  }

  /// A value in one reference, by its dynamic type.
  func text(ofExistential value: AnyObject?, _ isDebug: Bool) -> String {
    guard let value else { return "nil" }
    if let box = value as? AnyBox {
      let scratch = box.unpacked()
      defer { withExtendedLifetime(scratch) {} }
      return text(of: scratch.registers, box.type, isDebug: isDebug)
    }
    let scratch = Scratch(.reference)
    scratch.registers.references.pointee = value
    return text(ofObject: value, scratch.registers, isDebug)
  }

  // MARK: Declared types

  private func text(
    of value: Registers, _ nominal: Nominal, _ arguments: [Type], _ isDebug: Bool
  ) -> String {
    switch nominal.kind {
    case .class:
      guard let object = value.references.pointee else { return "nil" }
      return text(ofObject: object, value, isDebug)
    case .protocol: return text(ofExistential: value.references.pointee, isDebug)
    case .structure, .enumeration: break
    }
    let type = Type.nominal(nominal, arguments)
    if let own = ownText(value, nominal, type, isDebug) { return own }
    if isDebug, let describe = nominal.debugDescribeValue { return describe(value) }
    if let describe = nominal.describeValue { return describe(value) }
    let name = isDebug && !isShowing ? type.qualifiedName : type.runtimeName
    _ = textRoom.take(name.utf8.count)
    if nominal.kind == .structure { return structure(value, nominal, arguments, name) }
    if nominal.isIndirect {
      guard let cell = value.references.pointee as? Cell else { return "" }
      return enumeration(cell.registers, nominal, arguments, name)
    }
    return enumeration(value, nominal, arguments, name)
  }

  private func structure(
    _ value: Registers, _ nominal: Nominal, _ arguments: [Type], _ name: String
  ) -> String {
    let substitution = Substitution(nominal.genericParameters, arguments)
    var place = value
    var parts: [String] = []
    for property in nominal.storedProperties {
      let type = property.storageType.replacing(substitution)
      let label = property.isLazy ? "$__lazy_storage_$_" + property.name : property.name
      _ = textRoom.take(label.utf8.count)
      if property.ownership == .strong {
        parts.append(label + ": " + text(of: place, type, isDebug: true))
      } else {
        let scratch = Scratch(.reference)
        scratch.registers.references.pointee =
          (place.references.pointee as? WeakBox)?.object
        parts.append(label + ": " + text(of: scratch.registers, type, isDebug: true))
      }
      place = place.advanced(by: type.layout)
    }
    return name + joined(parts, "(", ")")
  }

  /// The cases of an enumeration of C have no names in a running program. A value that is inspected
  /// shows them all the same.
  private func enumeration(
    _ value: Registers, _ nominal: Nominal, _ arguments: [Type], _ name: String
  ) -> String {
    let tag = Int(value.numbers.pointee)
    guard tag < nominal.cases.count else { return name }
    let found = nominal.cases[tag]
    if !isShowing, nominal.importedName != nil, case .integer(let raw)? = found.rawValue {
      return "\(name)(rawValue: \(raw))"
    }
    guard !found.payload.isEmpty else { return found.name }
    let substitution = Substitution(nominal.genericParameters, arguments)
    let elements = found.payload.map {
      TupleTypeElement($0.label, $0.type.replacing(substitution))
    }
    return found.name + text(ofTuple: value.advanced(by: .number), elements)
  }

  private func text(ofObject object: AnyObject, _ value: Registers, _ isDebug: Bool) -> String {
    let fields = object as? Fields
    let nominal = fields?.type ?? host.type(of: object)
    let type = Type.nominal(nominal, (fields ?? self.fields(of: object))?.genericArguments ?? [])
    if let own = ownText(value, nominal, type, isDebug) { return own }
    if let metatype = object as? MetatypeObject {
      let type = metatype.type
      return isDebug && !isShowing ? type.qualifiedName : type.runtimeName
    }
    if let fields {
      return fields.genericArguments.isEmpty ? nominal.fullName : type.runtimeName
    }
    return host.describe(object)
  }

  /// The text that a script defines for its own type: `description`, or `debugDescription` if that
  /// is requested.
  private func ownText(
    _ value: Registers, _ nominal: Nominal, _ type: Type, _ isDebug: Bool
  ) -> String? {
    let names =
      isDebug ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names {
      if let getter = ownGetter(name, nominal, type) { return callText(getter, value, type.layout) }
    }
    return nil
  }

  private func ownGetter(_ name: String, _ nominal: Nominal, _ type: Type) -> Function? {
    let wanted = name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
    let isConforming = nominal.lineage.contains { next in
      let added = module?.extensionProtocols[ObjectIdentifier(next)] ?? []
      return (next.protocols + added).contains { $0.nominal?.name == wanted }
    }
    guard isConforming || nominal.kind == .class && nominal.isHostDerived else { return nil }
    for next in nominal.lineage {
      let added = module?.extensionMembers[ObjectIdentifier(next)]?[name] ?? []
      for case .property(let property) in (next.members[name] ?? []) + added {
        guard case .computed(let getter, _) = property.storage,
          case .script = getter.implementation, property.type == .string, !property.isStatic
        else { continue }
        if getter.owner?.kind == .class { return method(getter, of: type) }
        guard let specialize = getter.specialize,
          case .nominal(let owner, let arguments) = type
        else { return getter }
        return specialize(Substitution(owner.genericParameters, arguments))
      }
      if next.isScript, isConforming, let stored = storedText(name, next) {
        return method(stored, of: type)
      }
    }
    return nil
  }

  private func storedText(_ name: String, _ nominal: Nominal) -> Function? {
    for case .property(let property) in nominal.members[name] ?? [] {
      if let accessors = property.accessors { return accessors.getter }
    }
    return nil
  }

  private func callText(_ function: Function, _ value: Registers, _ layout: Layout) -> String {
    guard isDeepEnough() else {
      _ = refuse()
      return ""
    }
    let isShowing = isShowing
    var room = textRoom
    (self.isShowing, textRoom) = (false, TextRoom())
    defer { (self.isShowing, textRoom) = (isShowing, room) }
    let top = Registers(state.pointee.numbersTop, state.pointee.referencesTop)
    top.copy(from: value, layout)
    guard execute(entry(of: function), top.numbers, top.references) else { return "" }
    defer { top.references.pointee = nil }
    textRoom = room
    defer { room = textRoom }
    let (text, isWhole) = wanted(top)
    return isWhole ? text : text + TextRoom.end
  }

  /// The printed text of an error, truncated to the shown length.
  func errorText(_ error: AnyObject?) -> Excerpt {
    excerpt(longest: Excerpt.longest) { text(ofExistential: error, true) }
  }

  // MARK: Output

  /// Prints a text; returns false when the limit was exceeded.
  func write(_ text: AnyObject?) -> Bool {
    guard let text = (text as? StringObject)?.value else { return true }
    let room = limits.output - written
    let bytes = text.utf8.count
    written += bytes
    guard bytes <= room else {
      let start = text.start(bytes: min(room, Excerpt.longest))
      host.write(start + "…\n")
      problem = .output(limit: limits.output, leftOut: bytes - start.utf8.count)
      return false
    }
    writtenInAll += bytes
    if writtenInAll <= limits.output { host.write(text) } else { host.leaveOut(bytes) }
    tracePrinted(text)
    return true
  }
}
