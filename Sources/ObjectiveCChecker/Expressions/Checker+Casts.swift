import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// `(type)value`. A cast to a class changes the static type, not the object: whether it is an
  /// instance shows at the first message.
  func cast(_ tree: Tree.TypeName, _ inner: Tree.Expression, _ range: SourceRange) -> Value {
    let type = resolve(tree)
    let value = check(inner)
    if value.isInvalid { return .invalid(range) }
    if isPointerToAnything(tree) {
      if value.constant == 0 {
        return Value(TypedExpression(.null, .optional(.anyObject), range), .id, isNull: true)
      }
      // ARC has to know who counts from then on.
      if value.type.nominal != nil, !value.isNull,
        !file(at: range).text(of: range).contains("__bridge")
      {
        report(.invalidCast(from: spelled(value.type), to: "void *"), range)
        return .invalid(range)
      }
    }
    switch (value.type, type) {
    case (_, .void): return Value(value.code, .void)
    case (_, .number(.bool)) where value.type.isScalar:
      return Value(condition(value), .bool)
    case (_, .number(let target)) where value.isArithmetic:
      guard let code = coerced(value.code, to: target) else { break }
      var constant = value.constant
      if case .integer(let kind) = target { constant = constant.map { kind.cut($0) } }
      if case .floating = target { constant = nil }
      return Value(code.at(range), type, isNull: value.isNull, constant: constant)
    case (_, .enumeration) where value.isArithmetic:
      guard let code = coerced(value.code, to: stored(type)) else { break }
      return Value(code.at(range), type, constant: value.constant)
    case (_, .object), (_, .metaclass), (_, .selector), (_, .block):
      if value.isNull {
        return Value(
          TypedExpression(.null, stored(type), range), type, isNull: true)
      }
      if case .object = type, case .block = value.type, let object = asObject(value) {
        return Value(object.at(range), type)
      }
      if case .object = type, value.type.isObject {
        return Value(value.code.at(range), type)
      }
      if case .block = type, case .function = value.code.type.unwrapped,
        isSameRegister(value.code.type.unwrapped, stored(type).unwrapped)
      {
        return Value(value.code.at(range), type)
      }
      if case .block = type, value.type.isObject,
        let object = coerced(asStored(value), to: .optional(.anyObject)),
        let block = coerced(object, to: stored(type))
      {
        return Value(block.at(range), type)
      }
      if value.type == type { return value.at(range) }
      if case .metaclass = type, value.type.isObject,
        let code = coerced(asStored(value), to: .optional(.anyObject))
      {
        return Value(
          TypedExpression(
            .conditionalCast(code, .metatype(.anyObject)), .optional(.metatype(.anyObject)), range),
          type)
      }
    case (.structure(let one), .structure(let other)) where one === other: return value.at(range)
    case (.text, .text): return value.at(range)
    case (.pointer(let one), .pointer(let other)) where one == other: return value.at(range)
    default: break
    }
    report(.invalidCast(from: spelled(value.type), to: spelled(type)), range)
    return .invalid(range)
  }

  /// Whether a type is `void *`.
  private func isPointerToAnything(_ tree: Tree.TypeName) -> Bool {
    guard case .pointer(let pointee) = tree.kind, case .name(let name) = pointee.kind else {
      return false
    }
    return name.text == "void"
  }

  /// `(CGRect){…}`.
  func compound(
    _ tree: Tree.TypeName, _ inner: Tree.Expression, _ range: SourceRange
  ) -> Value {
    let type = resolve(tree)
    guard case .initializer(let elements) = inner.kind else { return check(inner) }
    guard let code = initial(elements, type, range) else { return .invalid(range) }
    return Value(code, type)
  }

  /// The value of a braced initializer for a structure; reports elements that do not fit.
  func initial(
    _ elements: [Tree.InitializerElement], _ type: ObjectiveCType, _ range: SourceRange
  ) -> TypedExpression? {
    guard case .structure(let nominal) = type else {
      if elements.count == 1, elements[0].designators.isEmpty {
        let value = check(elements[0].value)
        let code = convert(value, to: stored(type), as: type, for: .initializing)
        return code.type.isError ? nil : code
      }
      if elements.isEmpty { return zero(stored(type), range) }
      report(.notRun(.complexLiterals), range)
      return nil
    }
    let own = stored(type)
    let fields = self.fields(of: nominal)
    var values: [ObjectIdentifier: TypedExpression] = [:]
    var next = 0
    var position = 0
    while position < elements.count {
      let element = elements[position]
      position += 1
      if case .field(let name)? = element.designators.first {
        guard let index = fields.firstIndex(where: { $0.name == name.text }) else {
          report(
            .noField(
              name.text, of: self.name(of: nominal),
              suggestions: near(name.text, among: fields.map(\.name))), name.range)
          return nil
        }
        next = index
        if element.designators.count > 1 {
          // `.origin.x`: with all others that begin with this field.
          if values[ObjectIdentifier(fields[index])] == nil {
            let field = fields[index]
            let inner = elements.compactMap { $0.inside(name.text) }
            let type = field.objectiveC?.type ?? table.type(of: field.type)
            guard let made = initial(inner, type, range) else { return nil }
            values[ObjectIdentifier(field)] = made
          }
          next = index + 1
          continue
        }
      } else if !element.designators.isEmpty {
        report(.notRun(.complexLiterals), range)
        return nil
      }
      guard next < fields.count else {
        report(.initializerCount, element.value.range)
        return nil
      }
      let field = fields[next]
      let fieldType = field.objectiveC?.type ?? table.type(of: field.type)
      let code: TypedExpression
      if case .initializer(let inner) = element.value.kind {
        guard let made = initial(inner, fieldType, element.value.range) else { return nil }
        code = made
      } else {
        let value = check(element.value)
        if value.isArithmetic, case .structure = fieldType {
          guard let made = flat(elements, from: &position, value, fieldType) else { return nil }
          code = made
        } else {
          code = convert(value, to: field.type, as: fieldType, for: .initializing)
        }
      }
      if code.type.isError { return nil }
      values[ObjectIdentifier(field)] = code
      next += 1
    }
    return assembled(own, fields, values, range)
  }

  /// A nested structure without its own braces: `(CGRect){1, 2, 3, 4}`. `first` is the element
  /// before the position.
  private func flat(
    _ elements: [Tree.InitializerElement], from position: inout Int, _ first: Value,
    _ type: ObjectiveCType
  ) -> TypedExpression? {
    guard case .structure(let nominal) = type else { return nil }
    let fields = self.fields(of: nominal)
    var values: [ObjectIdentifier: TypedExpression] = [:]
    var given: Value? = first
    for field in fields {
      if given == nil, position < elements.count, elements[position].designators.isEmpty {
        given = check(elements[position].value)
        position += 1
      }
      guard let value = given else { break }
      given = nil
      let fieldType = field.objectiveC?.type ?? table.type(of: field.type)
      let code: TypedExpression?
      if value.isArithmetic, case .structure = fieldType {
        code = flat(elements, from: &position, value, fieldType)
      } else {
        code = convert(value, to: field.type, as: fieldType, for: .initializing)
      }
      guard let code, !code.type.isError else { return nil }
      values[ObjectIdentifier(field)] = code
    }
    return assembled(stored(type), fields, values, first.range)
  }

  /// A structure with the given fields; missing values are zero.
  private func assembled(
    _ type: Type, _ fields: [Property], _ values: [ObjectIdentifier: TypedExpression],
    _ range: SourceRange
  ) -> TypedExpression? {
    let variable = LocalVariable(name: "", type: type, isConstant: false, range: range)
    variable.isHidden = true
    variable.context = scope.context
    // Without a source text: a trace does not show a variable that is not in the text.
    let place = SourceRange(range.start, range.start)
    let whole = TypedExpression(.local(variable), type, place)
    var statements = [TypedStatement(.declare(variable), range)]
    for field in fields {
      guard let value = values[ObjectIdentifier(field)] else { continue }
      let part = TypedExpression(.property(whole, field, isSuper: false), field.type, place)
      statements.append(
        TypedStatement(
          .expression(TypedExpression(.assign(part, value), .void, range)), range))
    }
    variable.isWritten = true
    return TypedExpression(.sequence(statements, whole), type, range)
  }

  /// The fields of a structure, in order.
  func fields(of nominal: Nominal) -> [Property] {
    if nominal.isScript { return nominal.storedProperties }
    let stored = nominal.storedProperties
    if !stored.isEmpty { return stored }
    var fields: [(Property, Layout)] = []
    for member in nominal.members.values.joined() {
      guard case .property(let property) = member, case .part(let offset) = property.storage else {
        continue
      }
      fields.append((property, offset))
    }
    return fields.sorted { $0.1.numbers < $1.1.numbers }.map(\.0)
  }

  /// `sizeof`, in bytes.
  func size(of type: ObjectiveCType, _ tree: Tree.Expression?, _ range: SourceRange) -> Value {
    var bytes: Int64
    switch type {
    case .number(.bool), .number(.integer(.int8)), .number(.integer(.uint8)): bytes = 1
    case .number(.integer(let kind)): bytes = Int64(kind.bitWidth / 8)
    case .number(.floating(.float)): bytes = 4
    case .structure: bytes = Int64(8 * stored(type).layout.numbers)
    default: bytes = 8
    }
    if case .pointer(let element) = type, let tree, case .name(let name) = tree.unwrapped.kind,
      let count = work.counts[name.text]
    {
      bytes = Int64(count) * (size(of: element, nil, range).constant ?? 8)
    }
    return Value(
      TypedExpression(.integer(bytes), .integer(.uint), range), .number(.integer(.uint)),
      constant: bytes)
  }
}

extension Tree.InitializerElement {
  /// The element without its first designator, if that is a field and another one follows.
  fileprivate func inside(_ field: String) -> Tree.InitializerElement? {
    guard designators.count > 1, case .field(let name) = designators[0], name.text == field else {
      return nil
    }
    return Tree.InitializerElement(
      designators: Array(designators.dropFirst()), value: value)
  }
}
