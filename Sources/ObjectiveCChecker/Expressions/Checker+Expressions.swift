import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// The value of an expression. `isStatement`: the value is not used.
  func check(_ tree: Tree.Expression, isStatement: Bool = false) -> Value {
    let range = tree.range
    guard mayCheck(range) else { return .invalid(range) }
    switch tree.kind {
    case .integer(let literal): return integer(literal, range)
    case .floating(let number, let isFloat):
      let type: Type = isFloat ? .float : .double
      let value = isFloat ? Double(Float(number)) : number
      return Value(TypedExpression(.number(value), type, range), .number(type))
    case .character(let code):
      return Value(
        TypedExpression(.integer(Int64(code)), stored(.int), range), .int,
        constant: Int64(code))
    case .string(let text): return Value(TypedExpression(.string(text), .string, range), .text)
    case .encode: return refuse(.charText, range)
    case .objectString(let text):
      return Value(TypedExpression(.string(text), .string, range), object("NSString"))
    case .boxed(let inner): return boxedLiteral(inner, range)
    case .array(let elements): return arrayLiteral(elements, range)
    case .dictionary(let pairs): return dictionaryLiteral(pairs, range)
    case .selector(let name): return selector(name, range)
    case .protocolReference(let name): return protocolValue(name, range)
    case .name(let name): return value(named: name)
    case .message(let message): return check(message, range)
    case .member(let base, let name, let isArrow): return member(base, name, isArrow, range)
    case .subscripting(let base, let index):
      return element(check(base), check(index), range)
    case .call(let callee, let arguments): return call(callee, arguments, range)
    case .cast(let type, let inner): return cast(type, inner, range)
    case .compoundLiteral(let type, let inner): return compound(type, inner, range)
    case .initializer: return refuse(.complexLiterals, range)
    case .prefix(let sign, let operand): return prefix(sign, operand, range, isStatement)
    case .postfix(let operand, let sign):
      return step(operand, sign, range, isStatement: isStatement, returnsOld: true)
    case .binary(let left, let sign, let right):
      guard let operation = BinaryOperator(rawValue: sign.text) else { return .invalid(range) }
      if operation == .equal || operation == .notEqual { warnOfLiteral(left, right, range) }
      return binary(operation, check(left), check(right), range)
    case .assignment(let target, let sign, let value):
      return assignment(target, sign, value, range, isStatement)
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, range)
    case .comma(let first, let second):
      let left = check(first, isStatement: true)
      let right = check(second, isStatement: isStatement)
      if left.isInvalid || right.isInvalid { return .invalid(range) }
      var result = right
      result.constant = nil
      result.code = TypedExpression(
        .sequence([TypedStatement(.expression(left.code), first.range)], right.code),
        right.code.type, range)
      return result
    case .sizeOfType(let type): return size(of: resolve(type), nil, range)
    case .sizeOf(let inner):
      let value = check(inner)
      return size(of: value.type, inner, range)
    case .parenthesized(let inner): return check(inner, isStatement: isStatement)
    case .block(let literal): return block(literal, range)
    case .statements(let block): return valueOfStatements(block, range)
    case .available: return truth(TypedExpression(.boolean(true), .bool, range))
    case .variadicArgument: return refuse(.variadicFunctions, range)
    case .invalid: return .invalid(range)
    }
  }

  /// `({ …; value; })`: statements, and the value of the last one.
  private func valueOfStatements(_ block: Tree.Block, _ range: SourceRange) -> Value {
    guard case .expression(let last)? = block.statements.last?.kind else {
      return refuse(.statementExpressions, range)
    }
    return inScope {
      let before = check(Array(block.statements.dropLast()))
      var value = check(last)
      if value.isInvalid || before.isEmpty { return value }
      value.constant = nil
      value.code = TypedExpression(.sequence(before, value.code), value.code.type, range)
      return value
    }
  }

  /// Warns when the address of a string is compared, which does not compare its contents.
  private func warnOfLiteral(
    _ left: Tree.Expression, _ right: Tree.Expression, _ range: SourceRange
  ) {
    for side in [left, right] {
      if case .objectString(let text) = side.unwrapped.kind {
        return report(.fault(.literalComparison, text), range)
      }
    }
  }

  func refuse(_ part: ObjectiveCProblem.Part, _ range: SourceRange) -> Value {
    report(.notRun(part), range)
    return .invalid(range)
  }

  // MARK: Literals

  private func integer(_ literal: Tree.IntegerLiteral, _ range: SourceRange) -> Value {
    let value = literal.value ?? 0
    let kind: IntegerKind
    if literal.longs > 0 || value > UInt64(Int32.max) {
      kind = literal.isUnsigned || value > UInt64(Int64.max) ? .uint : .int
    } else {
      kind = literal.isUnsigned ? .uint32 : .int32
    }
    let number = Int64(bitPattern: value)
    return Value(
      TypedExpression(.integer(number), .integer(kind), range), .number(.integer(kind)),
      isNull: value == 0, constant: number)
  }

  private func boxedLiteral(_ inner: Tree.Expression, _ range: SourceRange) -> Value {
    let value = check(inner)
    if value.isInvalid { return .invalid(range) }
    if case .object = value.type { return value.at(range) }
    if case .text = value.type { return objectText(value, range) }
    guard value.isArithmetic, let nominal = frameworkClass("NSNumber") else {
      report(.invalidCast(from: spelled(value.type), to: "NSNumber *"), range)
      return .invalid(range)
    }
    let target = Type.nominal(nominal, [])
    let type = ObjectiveCType.object(ObjectiveCObject(nominal))
    let candidates: [Type] =
      value.code.type == .bool
      ? [.bool]
      : value.code.type.isFloating
        ? [value.code.type, .double] : [.int, .double]
    for candidate in candidates {
      guard let function = table.conversion(from: candidate, to: target),
        let number = coerced(value.code, to: candidate)
      else { continue }
      return Value(
        TypedExpression(.call(function, receiver: nil, [number]), target, range), type)
    }
    report(.invalidCast(from: spelled(value.type), to: "NSNumber *"), range)
    return .invalid(range)
  }

  /// A C string as an object.
  func objectText(_ value: Value, _ range: SourceRange) -> Value {
    let type = object("NSString")
    guard let code = coerced(value.code, to: stored(type)) else { return .invalid(range) }
    return Value(code.at(range), type)
  }

  private func objects(
    _ trees: [Tree.Expression], _ place: String
  ) -> [TypedExpression]? {
    var codes: [TypedExpression] = []
    for (index, tree) in trees.enumerated() {
      let value = check(tree)
      if value.isInvalid { return nil }
      guard value.type.isObject, !value.isNull,
        let object = element(asStored(value), index, in: place)
      else {
        report(noElement(value), value.range)
        return nil
      }
      codes.append(object)
    }
    return codes
  }

  /// The fault of an element that is not an object.
  private func noElement(_ value: Value) -> ObjectiveCProblem {
    switch value.code.kind {
    case .boolean: return .fault(.numberElement, "boolean")
    case .integer, .number: return .fault(.numberElement, "numeric")
    case .string: return .fault(.missingAtSign, "")
    default: return .fault(.elementNoObject, value.isNull ? "void *" : spelled(value.type))
    }
  }

  /// `place` is the location of the nil that Foundation names in the reason of its exception.
  private func arrayLiteral(
    _ elements: [Tree.Expression], _ range: SourceRange, _ place: String = "array"
  ) -> Value {
    guard let codes = objects(elements, place), let nominal = frameworkClass("NSArray"),
      let function = table.conversion(from: .array(.anyObject), to: .nominal(nominal, []))
    else { return .invalid(range) }
    let array = TypedExpression(.array(codes), .array(.anyObject), range)
    return Value(
      TypedExpression(.call(function, receiver: nil, [array]), .nominal(nominal, []), range),
      .object(ObjectiveCObject(nominal)))
  }

  private func dictionaryLiteral(
    _ pairs: [(key: Tree.Expression, value: Tree.Expression)], _ range: SourceRange
  ) -> Value {
    guard let nominal = frameworkClass("NSDictionary") else { return .invalid(range) }
    let values = arrayLiteral(pairs.map(\.value), range, "objects")
    let keys = arrayLiteral(pairs.map(\.key), range, "keys")
    let type = Type.metatype(.nominal(nominal, []))
    return send(
      "dictionaryWithObjects:forKeys:",
      to: .type(nominal, TypedExpression(.metatype(.nominal(nominal, [])), type, range)),
      [values, keys], range, range)
  }

  private func selector(_ name: Tree.Name, _ range: SourceRange) -> Value {
    Value(TypedExpression(.selector(name.text), table.selectorType, range), .selector)
  }

  private func protocolValue(_ name: Tree.Name, _ range: SourceRange) -> Value {
    guard let nominal = protocolNamed(name.text) else {
      if !refuse(name) { report(.unknownProtocol(name.text), name.range) }
      return .invalid(range)
    }
    let type = Type.nominal(nominal, [])
    return Value(TypedExpression(.metatype(type), .metatype(type), range), .metaclass)
  }

  // MARK: Names

  private func value(named name: Tree.Name) -> Value {
    let (text, range) = (name.text, name.range)
    if let word = word(text, range) { return word }
    if let value = local(text, range) ?? instanceVariable(text, range) ?? global(text, range)
      ?? constant(text, range)
    {
      return value
    }
    if let nominal = bareClass(text) {
      let type = Type.nominal(nominal, [])
      return Value(TypedExpression(.metatype(type), .metatype(type), range), .metaclass)
    }
    return functionValue(text, range) ?? undeclared(name)
  }

  private func word(_ text: String, _ range: SourceRange) -> Value? {
    switch text {
    case "self": return selfValue(range)
    case "YES", "true", "TRUE":
      return Value(TypedExpression(.boolean(true), .bool, range), .bool, constant: 1)
    case "NO", "false", "FALSE":
      return Value(
        TypedExpression(.boolean(false), .bool, range), .bool, constant: 0)
    case "nil", "Nil", "NULL":
      return Value(
        TypedExpression(.null, .optional(.anyObject), range), .id, isNull: true)
    case "_cmd":
      guard let function = scope.context.function else { return nil }
      return Value(
        TypedExpression(.selector(function.selector), table.selectorType, range), .selector)
    default: return nil
    }
  }

  /// Whether the frameworks have a name that the workbench does not, under Swift's name or with
  /// Objective-C's prefix: `NSUserDefaults`; or as a type in another one, or a case of it:
  /// `UITableViewCellEditingStyleDelete`.
  func isUnavailable(_ name: String) -> Bool {
    let plain = name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    return [name, plain].contains { library.isKnown($0) || library.unavailable[$0] != nil }
      || isInTypeOfDevice(name)
  }

  private func isInTypeOfDevice(_ name: String) -> Bool {
    guard name.hasPrefix("UI") else { return false }
    let starts = name.indices.dropFirst(3).filter { name[$0].isUppercase }
    return starts.contains { start in
      let type = String(name[..<start])
      return (starts.filter { $0 > start } + [name.endIndex]).contains { end in
        library.isKnownMember(String(name[start..<end]), type)
          // A set of options has its name in the plural.
          && ["", "s"].allSatisfy { table.type(named: name[..<end] + $0) == nil }
      }
    }
  }

  private func undeclared(_ name: Tree.Name) -> Value {
    if work.keys.contains(name.text) { return addressObject("*\(name.text)", name.range) }
    if module.objectiveC.announced.contains(name.text)
      || module.objectiveC.interfaces[name.text] != nil
    {
      report(.forwardClass(name.text), name.range)
      return .invalid(name.range)
    }
    if refuse(name) { return .invalid(name.range) }
    var names = scope.names + ["self", "YES", "NO", "nil"] + module.externalNames()
    names += Array(module.members.keys) + Array(module.objectiveC.enumerators.keys)
    for nominal in scope.context.owner?.scriptLineage ?? [] {
      names += variables(of: nominal).keys
    }
    names += library.members.keys.filter { !$0.hasPrefix("&") }
    report(
      .undeclared(name.text, suggestions: near(name.text, among: names)), name.range)
    return .invalid(name.range)
  }

  // MARK: Messages

  private func check(_ message: Tree.Message, _ range: SourceRange) -> Value {
    let selector = message.selector
    let place = message.selectorRange
    switch message.receiver {
    case .superclass(let at):
      if selector == "dealloc", scope.context.function?.name == "deinit" {
        report(.manualCounting("dealloc"), range)
        return .invalid(range)
      }
      guard let above = scope.context.owner?.superclassNominal else {
        report(.undeclared("super", suggestions: []), at)
        return .invalid(range)
      }
      if let made = delegated(message, isSuper: true, range) { return made }
      return send(selector, to: .super(above, at), arguments(message), range, place)
    case .expression(let tree):
      if let made = delegated(message, isSuper: false, range) { return made }
      guard let receiver = receiver(tree) else { return .invalid(range) }
      let given = arguments(message)
      if case .value(let value) = receiver,
        selector.hasPrefix("objectAt") || selector.hasPrefix("object")
          || ["firstObject", "lastObject", "anyObject"].contains(selector)
      {
        return elementTyped(send(selector, to: receiver, given, range, place), of: value)
      }
      return send(selector, to: receiver, given, range, place)
    }
  }

  private func arguments(_ message: Tree.Message) -> [Value] {
    let fixed = message.arguments.count - message.variadic.count
    let values = message.arguments.map { check($0) }
    if message.selector.hasSuffix("Format:"), let format = message.pieces.last?.argument,
      !values.contains(where: \.isInvalid)
    {
      checkFormat(format, Array(values.dropFirst(fixed)), format.range)
    }
    return values
  }

  /// Whether `self` is a class here.
  var isInClassMethod: Bool {
    if case .metatype = scope.context.selfType { return true }
    return false
  }

  /// The part before the selector: a class, a class that was allocated, or a value.
  func receiver(_ tree: Tree.Expression) -> Receiver? {
    let range = tree.range
    switch tree.unwrapped.kind {
    case .name(let name):
      if local(name.text, name.range) == nil, instanceVariable(name.text, name.range) == nil,
        global(name.text, name.range) == nil, let nominal = bareClass(name.text)
      {
        let type = Type.nominal(nominal, [])
        return .type(nominal, TypedExpression(.metatype(type), .metatype(type), range))
      }
      if name.text == "super", let above = scope.context.owner?.superclassNominal {
        return .super(above, range)
      }
      if name.text == "self", isInClassMethod, let owner = scope.context.owner,
        let value = selfValue(range)
      {
        return .type(owner, value.code)
      }
    case .message(let message):
      if let made = allocated(message) { return made }
      if message.selector == "class", case .expression(let inner) = message.receiver,
        let own = ownClass(inner, range)
      {
        return own
      }
    case .member(let inner, let name, false) where name.text == "class":
      if let own = ownClass(inner, range) { return own }
      if case .name = inner.unwrapped.kind, case .type(let nominal, let code)? = receiver(inner) {
        return .type(nominal, code.at(range))
      }
    default: break
    }
    let value = check(tree)
    return value.isInvalid ? nil : .value(value)
  }

  /// `[[self class] method]`, `[self.class method]`: the class of the object.
  private func ownClass(_ tree: Tree.Expression, _ range: SourceRange) -> Receiver? {
    guard case .name(let name) = tree.unwrapped.kind, name.text == "self",
      let owner = scope.context.owner, let value = selfValue(range)
    else { return nil }
    // In a class method that is the class itself.
    if isInClassMethod { return .type(owner, value.code) }
    return .type(
      owner,
      TypedExpression(
        .intrinsic(.dynamicType(value.code.type), [value.code]), .metatype(value.code.type),
        range))
  }

  /// `[X alloc]`.
  private func allocated(_ message: Tree.Message) -> Receiver? {
    guard message.selector == "alloc" || message.selector == "allocWithZone:",
      case .expression(let tree) = message.receiver
    else { return nil }
    switch receiver(tree) {
    case .type(let nominal, let code)?:
      let isNamed = if case .metatype = code.kind { true } else { false }
      return .allocated(nominal, code, isDynamic: !isNamed)
    case .value(let value)? where value.type == .metaclass: return .allocatedOf(value)
    default: return nil
    }
  }

  /// A call of another initializer inside one: `[super initWithFrame:frame]`.
  func delegated(_ message: Tree.Message, isSuper: Bool, _ range: SourceRange) -> Value? {
    guard let function = scope.context.function, function.isInitializer,
      let owner = scope.context.owner, message.selector.isOfInitializerFamily
    else { return nil }
    if !isSuper {
      guard case .expression(let tree) = message.receiver,
        case .name(let name) = tree.unwrapped.kind,
        name.text == "self"
      else { return nil }
    }
    let target = isSuper ? owner.superclassNominal : owner
    guard let target, let method = initializer(message.selector, of: target),
      let other = method.function
    else { return nil }
    var values: [TypedExpression] = []
    for (index, argument) in arguments(message).enumerated() {
      guard index < other.parameters.count else { break }
      let type =
        index < method.parameters.count
        ? method.parameters[index] : table.type(of: other.parameters[index].type)
      let value = convert(
        argument, to: other.parameters[index].type, as: type, for: .argument(message.selector))
      if value.type.isError { return .invalid(range) }
      values.append(value)
    }
    guard values.count == other.parameters.count else { return nil }
    if !isSuper { function.isConvenience = true }
    let code = TypedExpression(.delegate(other, values, isSuper: isSuper), .void, range)
    return Value(
      TypedExpression(
        .sequence(
          [TypedStatement(.expression(code), range)],
          TypedExpression(.boolean(true), .bool, range)), .bool, range), .bool)
  }

  // MARK: Members

  private func member(
    _ base: Tree.Expression, _ name: Tree.Name, _ isArrow: Bool, _ range: SourceRange
  ) -> Value {
    if name.text == "class" || name.text == "self", !isArrow, let receiver = receiver(base) {
      switch receiver {
      case .type(_, let code): return Value(code.at(range), .metaclass)
      case .value(let value) where value.type.isObject || value.type == .metaclass:
        if let own = special(name.text, value, [], range) { return own }
      default: break
      }
    }
    if name.text == "UTF8String", !isArrow, case .value(let value)? = receiver(base),
      let text = special(name.text, value, [], range)
    {
      return text
    }
    let place = memberPlace(base, name, isArrow, range)
    return read(place, range)
  }

  /// `base.name` as a storage location.
  func memberPlace(
    _ base: Tree.Expression, _ name: Tree.Name, _ isArrow: Bool, _ range: SourceRange
  ) -> Place {
    guard let receiver = receiver(base) else { return .invalid }
    let setter = "set\(name.text.prefix(1).uppercased())\(name.text.dropFirst()):"
    if case .type(let nominal, _) = receiver {
      guard let getter = propertyGetter(name.text, of: nominal, isClass: true) else {
        report(
          .noProperty(
            name.text, of: self.name(of: nominal),
            suggestions: nearSelectors(name.text, of: nominal, true)), name.range)
        return .invalid
      }
      return .accessor(receiver, getter: getter, setter: setter)
    }
    if case .super(let above, _) = receiver {
      guard let getter = propertyGetter(name.text, of: above, isClass: isInClassMethod) else {
        report(
          .noProperty(name.text, of: self.name(of: above) + " *", suggestions: []), name.range)
        return .invalid
      }
      return .accessor(
        receiver, getter: getter, setter: propertySetter(name.text, of: above) ?? setter)
    }
    guard case .value(let value) = receiver else { return .invalid }
    if value.isInvalid { return .invalid }
    switch value.type {
    case .structure(let nominal):
      if isArrow {
        report(.wrongAccess(isArrow: true, of: spelled(value.type)), base.range)
        return .invalid
      }
      return field(name, of: nominal, value, range)
    case .object(let object):
      if isArrow { return arrow(name, value, range) }
      return property(name, object, value, setter)
    case .pointer(.structure(let nominal)):
      guard isArrow else {
        report(.wrongAccess(isArrow: false, of: spelled(value.type)), base.range)
        return .invalid
      }
      guard case .nominal = value.code.type else {
        report(.notRun(.addresses), range)
        return .invalid
      }
      return field(name, of: nominal, Value(value.code, .structure(nominal)), range)
    default:
      report(.noProperty(name.text, of: spelled(value.type), suggestions: []), name.range)
      return .invalid
    }
  }

  private func field(
    _ name: Tree.Name, of nominal: Nominal, _ value: Value, _ range: SourceRange
  ) -> Place {
    for case .property(let property) in nominal.members[name.text] ?? [] where !property.isStatic {
      switch property.storage {
      case .part, .field:
        return .location(
          TypedExpression(.property(value.code, property, isSuper: false), property.type, range),
          property.objectiveC?.type ?? table.type(of: property.type))
      default: continue
      }
    }
    let names = nominal.members.compactMap { name, members in
      members.contains {
        guard case .property(let property) = $0, !property.isStatic else { return false }
        switch property.storage {
        case .part, .field: return true
        default: return false
        }
      } ? name : nil
    }
    report(
      .noField(
        name.text, of: self.name(of: nominal), suggestions: near(name.text, among: names)),
      name.range)
    return .invalid
  }

  private func arrow(_ name: Tree.Name, _ value: Value, _ range: SourceRange) -> Place {
    for nominal in value.type.nominal?.scriptLineage ?? [] {
      guard let property = variables(of: nominal)[name.text] else { continue }
      let type = Type.nominal(nominal, [])
      let object =
        coerced(value.code, to: type)
        ?? TypedExpression(.forceUnwrap(value.code, isImplicit: true), type, range)
      let found = field(property, of: object, range)
      return .location(found.code, found.type)
    }
    report(
      .noField(name.text, of: spelled(value.type), suggestions: []), name.range)
    return .invalid
  }

  private func property(
    _ name: Tree.Name, _ object: ObjectiveCObject, _ value: Value, _ setter: String
  ) -> Place {
    func ofProtocols() -> Place? {
      object.protocols.lazy.compactMap { self.propertyGetter(name.text, of: $0, isClass: false) }
        .first.map { .accessor(.value(value), getter: $0, setter: setter) }
    }
    guard let nominal = object.nominal else {
      if let place = ofProtocols() { return place }
      if work.unknownTypes == 0 {
        report(.noProperty(name.text, of: spelled(value.type), suggestions: []), name.range)
      }
      return .invalid
    }
    if let getter = propertyGetter(name.text, of: nominal, isClass: false) {
      return .accessor(
        .value(value), getter: getter, setter: propertySetter(name.text, of: nominal) ?? setter)
    }
    if method(setter, of: nominal, isClassMethod: false) != nil {
      return .accessor(.value(value), getter: name.text, setter: setter)
    }
    if let place = ofProtocols() { return place }
    if isOrphan(nominal) { return .invalid }
    if isOfDevice(name.text, nominal) {
      report(.unavailable("\(self.name(of: nominal)).\(name.text)"), name.range)
      return .invalid
    }
    report(
      .noProperty(
        name.text, of: spelled(value.type),
        suggestions: near(name.text, among: propertyNames(of: nominal))), name.range)
    return .invalid
  }

  /// The selector of the getter for a name after a dot: of a property, or a method without
  /// parameters.
  private func propertyGetter(_ name: String, of nominal: Nominal, isClass: Bool) -> String? {
    for type in nominal.scriptLineage {
      for case .property(let property) in written(name, in: type)
      where property.isStatic == isClass && property.objectiveC?.getter.isEmpty == false {
        return property.objectiveC?.getter
      }
    }
    if method(name, of: nominal, isClassMethod: isClass) != nil { return name }
    let base = nominal.lineage.first { !$0.isScript } ?? nominal
    return table.property(name, of: base, isClassProperty: isClass)?.getter
  }

  /// The members with a name as the code has them: one that Swift sees under another name is
  /// hidden.
  private func written(_ name: String, in type: Nominal) -> [Member] {
    (type.members[Self.hiddenName(name)] ?? []) + (type.members[name] ?? [])
  }

  private func propertySetter(_ name: String, of nominal: Nominal) -> String? {
    for type in nominal.scriptLineage {
      for case .property(let property) in written(name, in: type) where !property.isStatic {
        if let setter = property.objectiveC?.setter { return setter }
      }
    }
    let base = nominal.lineage.first { !$0.isScript } ?? nominal
    return table.property(name, of: base, isClassProperty: false)?.setter
  }

  private func propertyNames(of nominal: Nominal) -> [String] {
    var names: [String] = []
    for type in nominal.lineage {
      if type.isScript {
        for (name, members) in type.members {
          if members.contains(where: { if case .property = $0 { true } else { false } }) {
            names.append(name)
          }
        }
      } else {
        names += table.properties(of: type).map(\.name)
      }
    }
    return names
  }
}
