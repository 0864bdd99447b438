import Records
import SourceTree
import TypedProgram

/// Literals, and expressions in brackets and parentheses.
extension Checker {
  func inferLiteral(
    _ expression: Expression, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    let range = expression.range
    switch expression.kind {
    case .integer(let magnitude):
      let value = integer(magnitude, isNegative: false, numberType(hint) ?? .int, range)
      return inObject(value, hint: hint)
    case .float(let value):
      let type = numberType(hint).flatMap { $0.isFloating ? $0 : nil } ?? .double
      return inObject(number(value, type, range), hint: hint)
    case .boolean(let value):
      return inObject(TypedExpression(.boolean(value), .bool, range), hint: hint)
    case .null:
      if let hint, hint.isOptional, !hint.hasVariables {
        return TypedExpression(.null, hint, range)
      }
      return TypedExpression(.null, .nothing, range)
    case .string(let segments): return string(segments, hint: hint, range, in: scope)
    case .array(let elements): return array(elements, hint: hint, range, in: scope)
    case .dictionary(let pairs): return dictionary(pairs, hint: hint, range, in: scope)
    case .tuple(let elements): return tuple(elements, hint: hint, range, in: scope)
    case .magic(let kind): return magic(kind, hint: hint, range, in: scope)
    default: return .invalid(range)
    }
  }

  /// The number type that the context expects, through optionals.
  func numberType(_ hint: Type?) -> Type? {
    guard let type = inference.known(hint)?.unwrapped, type.isNumber || type.isNumericParameter
    else {
      return nil
    }
    return type
  }

  // MARK: - Numbers

  func integer(
    _ magnitude: UInt64?, isNegative: Bool, _ type: Type, _ range: SourceRange
  ) -> TypedExpression {
    guard let magnitude else {
      if type.isFloating { return number(0, type, range) }
      report(.literalTooLarge(type: "\(type)"), range)
      return .invalid(range)
    }
    if type.isNumericParameter { return TypedExpression(.integer(0), type, range) }
    guard case .integer(let kind) = type else {
      let value = Double(magnitude)
      return number(isNegative ? -value : value, type, range)
    }
    guard kind.holds(magnitude, isNegative: isNegative) else {
      let text = (isNegative ? "-" : "") + String(magnitude)
      report(.literalDoesNotFit(text, type: "\(type)"), range)
      return .invalid(range)
    }
    let bits = Int64(bitPattern: magnitude)
    return TypedExpression(.integer(isNegative ? 0 &- bits : bits), type, range)
  }

  func number(_ value: Double, _ type: Type, _ range: SourceRange) -> TypedExpression {
    TypedExpression(.number(type == .float ? Double(Float(value)) : value), type, range)
  }

  // MARK: - Text

  private func string(
    _ segments: [StringSegment], hint: Type?, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    var parts: [TypedSegment] = []
    var text: String? = ""
    for segment in segments {
      switch segment {
      case .text(let piece):
        text? += piece
        parts.append(.text(piece))
      case .expression(let inner):
        text = nil
        let value = settled(infer(inner, in: scope))
        if value.type.isOptional { warnOfOptionalText(value) }
        parts.append(.value(value))
      }
    }
    guard let text else { return TypedExpression(.interpolation(parts), .string, range) }
    if hint?.unwrapped == .character, text.count == 1 {
      return TypedExpression(.string(text), .character, range)
    }
    return TypedExpression(.string(text), .string, range)
  }

  private func warnOfOptionalText(_ value: TypedExpression) {
    warn(.optionalInInterpolation(type: "\(value.type)"), value.range)
  }

  private func magic(
    _ kind: MagicKind, hint: Type?, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let source = scope.context.file
    switch kind {
    case .function:
      var context: FunctionContext? = scope.context
      while let current = context, current.function == nil { context = current.parent }
      let name = context?.function?.fullName ?? source.name
      return TypedExpression(.string(name), .string, range)
    case .line:
      return TypedExpression(.integer(Int64(source.line(of: range.start))), .int, range)
    case .column:
      return TypedExpression(.integer(Int64(source.place(of: range.start).column)), .int, range)
    case .file, .fileID: return TypedExpression(.string(source.name), .string, range)
    }
  }

  // MARK: - Arrays and sets

  private func array(
    _ elements: [Expression], hint: Type?, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let wanted = hint?.unwrapped
    switch wanted {
    case .array(let element)?:
      let values = collected(elements, as: element, in: scope)
      return TypedExpression(.array(values.values), .array(values.type), range)
    case .set(let element)?:
      let values = collected(elements, as: element, in: scope)
      return TypedExpression(.set(values.values), .set(values.type), range)
    case .nominal(let nominal, _)? where relations.conforms(wanted ?? .any, toNamed: "OptionSet"):
      return optionSet(elements, wanted ?? .error, nominal, range, in: scope)
    case .nominal(let nominal, _)?
    where nominal.kind == .structure
      && relations.conforms(wanted ?? .any, toNamed: "ExpressibleByArrayLiteral"):
      return made(of: elements, wanted ?? .error, range, in: scope)
    case .any?, nil, .parameter?, .nominal?:
      let isAny = wanted == .any || wanted?.isFoundation("NSArray") == true
      let values = collected(elements, as: inference.freshType(), in: scope, isAny: isAny)
      return TypedExpression(.array(values.values), .array(values.type), range)
    default:
      let values = collected(elements, as: inference.freshType(), in: scope)
      return TypedExpression(.array(values.values), .array(values.type), range)
    }
  }

  /// Elements of one type: the expected one, or their common type.
  private func collected(
    _ elements: [Expression], as wanted: Type, in scope: Scope, isAny: Bool = false
  ) -> (values: [TypedExpression], type: Type) {
    if let type = inference.known(wanted), !type.hasVariables {
      return (elements.map { check($0, as: type, in: scope, for: .element) }, type)
    }
    guard !elements.isEmpty else { return ([], inference.resolved(wanted)) }
    let hint = inference.known(wanted)
    let values = joined(elements, hint: hint, in: scope, isAny: isAny)
    let type = values.first?.type ?? .error
    _ = inference.unify(wanted, type)
    return (values, type)
  }

  /// Values converted to their common type; all invalid if there is none.
  func joined(
    _ elements: [Expression], hint: Type?, in scope: Scope, isAny: Bool = false,
    whole: SourceRange? = nil
  ) -> [TypedExpression] {
    if hint == nil, !isAny, let tuples = joinedTuples(elements, in: scope) { return tuples }
    var values: [TypedExpression?] = []
    values.reserveCapacity(elements.count)
    var common: Type?
    var isMixed = false
    for element in elements {
      guard !element.needsContext else {
        values.append(nil)
        continue
      }
      let value = infer(element, hint: hint, in: scope)
      values.append(value)
      if let known = common {
        if known == value.type { continue }
        if let type = conversion.commonType(known, value.type) {
          common = type
        } else {
          isMixed = true
        }
      } else {
        common = value.type
      }
    }
    if values.contains(where: { $0?.type.isError == true }) {
      return elements.map { .invalid($0.range) }
    }
    // Number literals take the others' type; among themselves a fraction decides.
    if common == nil || common == .nothing {
      let literals = elements.filter(\.isLiteralNumber)
      if !literals.isEmpty {
        let hasFraction = literals.contains(where: \.hasFraction)
        let wanted = numberType(hint).flatMap { hasFraction && !$0.isFloating ? nil : $0 }
        let type: Type = wanted ?? (hasFraction ? .double : .int)
        common = common == .nothing ? .optional(type) : type
      }
    } else if let type = common, !type.unwrapped.isNumber, type.unwrapped != .any,
      elements.contains(where: \.isLiteralNumber)
    {
      isMixed = true
    }
    if isMixed, !isAny {
      report(.mixedElements, whole ?? elements[0].range + elements[elements.count - 1].range)
      return elements.map { .invalid($0.range) }
    }
    let type = isMixed ? Type.any : common ?? inference.freshType()
    return zip(elements, values).map { element, value in
      if let value { return convert(value, to: type, for: .element) }
      let value = infer(element, hint: type, in: scope)
      return convert(value, to: type, for: .element)
    }
  }

  /// Tuples of the same labels, each of whose places has a type common to all of them: the literals
  /// and implicit members in it take their type from the other tuples. nil for other elements.
  private func joinedTuples(_ elements: [Expression], in scope: Scope) -> [TypedExpression]? {
    let rows = elements.compactMap { element -> [TupleElement]? in
      if case .tuple(let row) = element.kind { row } else { nil }
    }
    guard rows.count == elements.count, rows.count > 1, let first = rows.first, !first.isEmpty,
      rows.allSatisfy({ $0.map(\.label) == first.map(\.label) })
    else { return nil }
    let whole = elements[0].range + elements[elements.count - 1].range
    let places = first.indices.map { place in
      joined(rows.map { $0[place].value }, hint: nil, in: scope, whole: whole)
    }
    if places.contains(where: { $0.contains(where: \.type.isError) }) {
      return elements.map { .invalid($0.range) }
    }
    let type = Type.tuple(
      zip(first, places).map { TupleTypeElement($0.label, inference.resolved($1[0].type)) })
    return elements.indices.map { row in
      TypedExpression(.tuple(places.map { $0[row] }), type, elements[row].range)
    }
  }

  /// A value of a structure that an initializer makes of the elements of a literal.
  private func made(
    of elements: [Expression], _ type: Type, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    for found in members(named: "init", of: type) {
      guard case .initializer(let function) = found.member, function.parameters.count == 1,
        function.parameters[0].label == "arrayLiteral", function.parameters[0].isVariadic,
        case .array(let element) = function.parameters[0].type
      else { continue }
      let values = collected(elements, as: element.replacing(found.substitution), in: scope)
      if values.values.contains(where: { $0.type.isError }) { return .invalid(range) }
      let list = TypedExpression(.array(values.values), .array(values.type), range)
      // The elements may have decided the arguments of a generic type.
      var types = Substitution()
      for (parameter, type) in found.substitution.types {
        types.types[parameter] = inference.resolved(type)
      }
      let whole = inference.resolved(type)
      let own = whole.hasVariables ? function : copy(of: function, with: types)
      return TypedExpression(.construct(own, whole, [list]), whole, range)
    }
    let values = collected(elements, as: inference.freshType(), in: scope)
    return TypedExpression(.array(values.values), .array(values.type), range)
  }

  private func optionSet(
    _ elements: [Expression], _ type: Type, _ nominal: Nominal, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let values = elements.map { check($0, as: type, in: scope, for: .element) }
    if values.contains(where: { $0.type.isError }) { return .invalid(range) }
    if values.count == 1 { return values[0].at(range) }
    let initializers = members(named: "init", of: type)
    for found in initializers {
      guard case .initializer(let function) = found.member,
        function.parameters.count == 1, function.parameters[0].label == "arrayLiteral"
      else { continue }
      let list = TypedExpression(.array(values), .array(type), range)
      return TypedExpression(.construct(function, type, [list]), type, range)
    }
    return scriptOptionSet(values, type, nominal, range)
  }

  /// An option set of a script: the raw values joined bit by bit.
  private func scriptOptionSet(
    _ values: [TypedExpression], _ type: Type, _ nominal: Nominal, _ range: SourceRange
  ) -> TypedExpression {
    guard
      let property = nominal.storedProperties.first(where: { $0.name == "rawValue" }),
      case .integer(let kind) = property.type,
      let function = members(named: "init", of: type).lazy.compactMap({ found -> Function? in
        guard case .initializer(let function) = found.member,
          function.parameters.count == 1, function.parameters[0].label == "rawValue"
        else { return nil }
        return function
      }).first
    else {
      report(.cannotConvert(from: "[Any]", to: "\(type)", .initialization), range)
      return .invalid(range)
    }
    var bits = TypedExpression(.integer(0), property.type, range)
    for value in values {
      let raw = TypedExpression(
        .property(value, property, isSuper: false), property.type, value.range)
      bits = TypedExpression(.intrinsic(.bits(.or, kind), [bits, raw]), property.type, range)
    }
    return TypedExpression(.construct(function, type, [bits]), type, range)
  }

  // MARK: - Dictionaries

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], hint: Type?, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    var keyType = inference.freshType()
    var valueType = inference.freshType()
    var isAny = hint?.unwrapped == .any || hint?.unwrapped.isFoundation("NSDictionary") == true
    if case .dictionary(let key, let value)? = hint?.unwrapped {
      keyType = key
      valueType = value
      isAny = false
    }
    let keys = collected(pairs.map(\.key), as: keyType, in: scope)
    let values = collected(pairs.map(\.value), as: valueType, in: scope, isAny: isAny)
    if !keys.type.hasVariables, !keys.type.isError, !keys.type.hasParameters,
      !relations.conforms(keys.type, toNamed: "Hashable")
    {
      report(.doesNotConform(type: "\(keys.type)", to: "Hashable"), range)
      return .invalid(range)
    }
    return TypedExpression(
      .dictionary(zip(keys.values, values.values).map { (key: $0, value: $1) }),
      .dictionary(keys.type, values.type), range)
  }

  // MARK: - Tuples

  private func tuple(
    _ elements: [TupleElement], hint: Type?, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    if elements.isEmpty { return TypedExpression(.void, .void, range) }
    var hints: [Type?] = elements.map { _ in nil }
    if case .tuple(let wanted)? = hint?.unwrapped, wanted.count == elements.count {
      hints = wanted.map(\.type)
    }
    var values: [TypedExpression] = []
    for (element, hint) in zip(elements, hints) {
      let value = infer(element.value, hint: hint, in: scope)
      if let hint = inference.known(hint), !hint.hasVariables,
        let fitting = inference.attempt({ conversion.coerce(value, to: hint) })
      {
        values.append(fitting)
      } else {
        values.append(settled(value))
      }
    }
    if values.contains(where: { $0.type.isError }) { return .invalid(range) }
    let type = Type.tuple(
      zip(elements, values).map { TupleTypeElement($0.label, inference.resolved($1.type)) })
    return TypedExpression(.tuple(values), type, range)
  }
}

extension IntegerKind {
  /// The bits of the type, and whether it has negative values.
  var width: (bits: Int, isSigned: Bool) {
    switch self {
    case .int, .int64: (64, true)
    case .int8: (8, true)
    case .int16: (16, true)
    case .int32: (32, true)
    case .uint, .uint64: (64, false)
    case .uint8: (8, false)
    case .uint16: (16, false)
    case .uint32: (32, false)
    }
  }

  func holds(_ magnitude: UInt64, isNegative: Bool) -> Bool {
    let (bits, isSigned) = width
    if !isSigned {
      if isNegative { return magnitude == 0 }
      return bits == 64 || magnitude < 1 << UInt64(bits)
    }
    let limit = UInt64(1) << UInt64(bits - 1)
    return isNegative ? magnitude <= limit : magnitude < limit
  }
}
