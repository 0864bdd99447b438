import Records
import SourceTree
import TypedProgram

/// The receiver of a message.
enum Receiver {
  case value(Value)
  /// A class by its name, or `[self class]` in a class method: the code is the class as a value.
  case type(Nominal, TypedExpression)
  case `super`(Nominal, SourceRange)
  /// `[X alloc]`, before the message that initializes it.
  case allocated(Nominal, TypedExpression, isDynamic: Bool)
  /// `[type alloc]` of a class that is only known at run time.
  case allocatedOf(Value)
}

extension Checker {
  /// A message. `range` is its whole range, `place` that of its selector.
  func send(
    _ selector: String, to receiver: Receiver, _ arguments: [Value], _ range: SourceRange,
    _ place: SourceRange
  ) -> Value {
    if arguments.contains(where: \.isInvalid) { return .invalid(range) }
    let (outer, skips) = (work.unread, work.skips)
    work.unread = []
    work.skips = false
    defer { (work.unread, work.skips) = (outer, skips) }
    var result: Value
    switch receiver {
    case .value(let value): result = send(selector, toValue: value, arguments, range, place)
    case .type(let nominal, let code):
      result = send(selector, toClass: nominal, code, arguments, range, place)
    case .super(let above, let at):
      result = sendToSuper(selector, above, at, arguments, range, place)
    case .allocated(let nominal, let code, let isDynamic):
      result = create(selector, nominal, code, isDynamic, arguments, range, place)
    case .allocatedOf(let type): result = create(selector, of: type, arguments, range, place)
    }
    result.code = declaringUnread(skipping(result.code))
    return result
  }

  // MARK: Objects

  private func send(
    _ selector: String, toValue value: Value, _ arguments: [Value], _ range: SourceRange,
    _ place: SourceRange
  ) -> Value {
    if value.isInvalid { return .invalid(range) }
    if let special = special(selector, value, arguments, range) { return special }
    switch value.type {
    case .object(let object):
      guard let nominal = object.nominal else {
        return sendDynamically(selector, value, object.protocols, arguments, range, place)
      }
      guard let method = method(selector, of: nominal, isClassMethod: false) else {
        // `NSObject<P> *`: an object of the class that conforms to a protocol as well.
        for other in object.protocols {
          if let method = self.method(selector, of: other, isClassMethod: false) {
            let code = convert(value, to: .optional(.anyObject), as: .id, for: .passing)
            return call(method, on: Value(code, .id), as: other, arguments, range, place)
          }
        }
        return missing(selector, nominal, value, arguments, range, place)
      }
      return call(method, on: value, as: nominal, arguments, range, place)
    case .metaclass:
      if let nominal = scope.context.owner, case .selfReference = value.code.kind {
        return send(selector, toClass: nominal, value.code, arguments, range, place)
      }
      if selector == "new" { return create("init", of: value, arguments, range, place) }
      if selector == "isEqual:", let other = arguments.first, case .metaclass = other.type {
        return binary(.equal, value, other, range)
      }
      report(.classReceiver(selector), place)
      return .invalid(range)
    case .block where selector == "copy": return value.at(range)
    case .block:
      guard let object = asObject(value) else { return .invalid(range) }
      return sendDynamically(selector, Value(object, .id), [], arguments, range, place)
    default:
      report(.badReceiver(spelled(value.type)), value.range)
      return .invalid(range)
    }
  }

  /// A call on a value that may be nil: the call then has no effect and returns zero.
  func call(
    _ method: FoundMethod, on value: Value, as nominal: Nominal, _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    let type = Type.nominal(method.owner, [])
    let own = Type.nominal(nominal, [])
    return sending(to: value.code, range) { receiver in
      // An object whose static type is the class; its actual class is checked here.
      let object: TypedExpression
      if isSameRegister(receiver.type, type) {
        object = receiver
      } else if receiver.type.isObjectOrAny {
        guard nominal !== root else {
          return call(
            method, on: TypedExpression(.forcedCast(receiver, own), own, receiver.range),
            arguments, range, place, isSuper: false, instance: value.type)
        }
        return casting(receiver, to: own, for: method.selector, range) {
          call(method, on: $0, arguments, range, place, isSuper: false, instance: value.type)
        }
      } else {
        guard let made = coerced(receiver, to: own) else { return .invalid(range) }
        object = made
      }
      return call(
        method, on: object, arguments, range, place, isSuper: false,
        instance: value.type)
    }
  }

  /// Code that uses an object whose static type is a class. An object of another class lacks the
  /// method, unless it happens to have one: a device finds that when the message is sent.
  private func casting(
    _ code: TypedExpression, to own: Type, for selector: String, _ range: SourceRange,
    _ body: (TypedExpression) -> Value
  ) -> Value {
    guard let refuse = runtime("checkResponds") else { return .invalid(range) }
    let variable = hidden(code.type, range)
    let object = TypedExpression(.local(variable), code.type, range)
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), code.type, range), code), range)
    guard let any = coerced(object, to: .any),
      let asked = coerced(object, to: .optional(.anyObject))
    else { return .invalid(range) }
    let refusal = TypedExpression(
      .call(refuse, receiver: nil, [any, TypedExpression(.string(selector), .string, range)]),
      .void, range)
    // A condition without a source text is not recorded: the code has none here.
    let place = SourceRange(range.start, range.start)
    let isOther = TypedExpression(
      .intrinsic(.not, [TypedExpression(.typeTest(asked, own), .bool, place)]), .bool, place)
    let check = TypedStatement(
      .conditional(
        [TypedCondition(.boolean(isOther), place)],
        then: [TypedStatement(.expression(refusal), range)], otherwise: []), range)
    let sent = body(TypedExpression(.forcedCast(object, own), own, range))
    if sent.isInvalid { return sent }
    var result = sent
    result.code = TypedExpression(.sequence([bind, check], sent.code), sent.code.type, range)
    return result
  }

  /// Code that uses an object that is not nil, for a receiver that may be nil.
  func sending(
    to code: TypedExpression, _ range: SourceRange, _ body: (TypedExpression) -> Value
  ) -> Value {
    guard case .optional(let wrapped) = code.type else { return body(code) }
    let sent = body(TypedExpression(.chainElement(code), wrapped, code.range))
    if sent.isInvalid { return sent }
    var result = sent
    let type = sent.code.type
    let isZeroable = type.isOptional || type == .void || zero(type, range) != nil
    result.code = TypedExpression(
      .optionalChain(sent.code), isZeroable ? type : .optional(type), range)
    return result
  }

  /// The call itself, for a method of an object that is not nil.
  func call(
    _ method: FoundMethod, on receiver: TypedExpression, _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange, isSuper: Bool, instance: ObjectiveCType?
  ) -> Value {
    let result = method.returnsInstance ? instance ?? method.result : method.result
    if let checked = checkingCopy(receiver, method, range) {
      return call(
        method, on: checked, arguments, range, place, isSuper: isSuper, instance: instance)
    }
    note(method, place)
    switch method.target {
    case .getter(let property): return value(of: property, in: receiver, isSuper, result, range)
    case .setter(let property):
      return set(property, in: receiver, isSuper, arguments[0], method.parameters[0], range)
    case .function(let function):
      guard let values = values(arguments, method, function) else { return .invalid(range) }
      let code = TypedExpression(
        .send(function, receiver: receiver, values, isSuper: isSuper), function.result, range)
      return Value(code, result)
    case .initializer:
      report(.initOfObject(method.selector), place)
      return .invalid(range)
    case .table(let row):
      return call(row, method, on: receiver, arguments, result, range, place, isSuper: isSuper)
    }
  }

  private func call(
    _ row: ObjectiveCMethod, _ method: FoundMethod, on receiver: TypedExpression,
    _ arguments: [Value], _ result: ObjectiveCType, _ range: SourceRange, _ place: SourceRange,
    isSuper: Bool
  ) -> Value {
    switch row.row {
    case .getter(let property): return value(of: property, in: receiver, isSuper, result, range)
    case .setter(let property):
      return set(property, in: receiver, isSuper, arguments[0], method.parameters[0], range)
    case .method(let function):
      guard let values = values(arguments, method, function) else { return .invalid(range) }
      if case .intrinsic(let intrinsic) = function.implementation {
        return Value(
          TypedExpression(.intrinsic(intrinsic, [receiver] + values), function.result, range),
          result)
      }
      let code = TypedExpression(
        .send(function, receiver: receiver, values, isSuper: isSuper), function.result, range)
      return unwrapped(code) ?? Value(code, result)
    case .initializer, .factory:
      report(.initOfObject(method.selector), place)
      return .invalid(range)
    }
  }

  /// The object that `performSelector:` returns, which is wrapped in Swift; nil for all other
  /// results.
  private func unwrapped(_ code: TypedExpression) -> Value? {
    guard case .optional(let wrapped) = code.type, case .nominal(let nominal, _) = wrapped,
      nominal.name == "Unmanaged",
      case .function(let function)? = nominal.members["takeUnretainedValue"]?.first
    else { return nil }
    let element = TypedExpression(.chainElement(code), wrapped, code.range)
    let value = TypedExpression(
      .send(function, receiver: element, [], isSuper: false), function.result, code.range)
    guard let object = coerced(value, to: .optional(.anyObject)) else { return nil }
    return Value(
      TypedExpression(.optionalChain(object), .optional(.anyObject), code.range), .id)
  }

  private func value(
    of property: Property, in receiver: TypedExpression, _ isSuper: Bool, _ type: ObjectiveCType,
    _ range: SourceRange
  ) -> Value {
    Value(
      TypedExpression(.property(receiver, property, isSuper: isSuper), property.type, range), type)
  }

  private func set(
    _ property: Property, in receiver: TypedExpression, _ isSuper: Bool, _ value: Value,
    _ type: ObjectiveCType, _ range: SourceRange
  ) -> Value {
    let value = property.owner?.isScript ?? true ? value : present(value, for: property.type, type)
    var new = convert(value, to: property.type, as: type, for: .assigning)
    if new.type.isError { return .invalid(range) }
    if property.objectiveC?.isCopied ?? false { new = copied(new) }
    let place = TypedExpression(
      .property(receiver, property, isSuper: isSuper), property.type, range)
    return Value(TypedExpression(.assign(place, new), .void, range), .void)
  }

  /// The value that a property with `copy` stores: a mutable text or collection is copied.
  func copied(_ code: TypedExpression) -> TypedExpression {
    guard case .optional(let type) = code.type, type.isObjectOrAny,
      let copy = runtime(type.isMutableCollection ? "fixedCopy" : "copy"),
      let object = coerced(code, to: .optional(.any))
    else { return code }
    let call = TypedExpression(.call(copy, receiver: nil, [object]), .optional(.any), code.range)
    return TypedExpression(.conditionalCast(call, type), code.type, code.range)
  }

  /// The arguments in the form that the called function takes; reports those that do not fit.
  private func values(
    _ arguments: [Value], _ method: FoundMethod, _ function: Function
  ) -> [TypedExpression]? {
    var values: [TypedExpression] = []
    var isValid = true
    let fixed = method.isVariadic ? function.parameters.dropLast() : function.parameters[...]
    for (index, parameter) in fixed.enumerated() {
      guard index < arguments.count else {
        guard let value = omitted(parameter, function) else { return nil }
        values.append(value)
        continue
      }
      let type =
        index < method.parameters.count
        ? method.parameters[index] : table.type(of: parameter.type)
      var given = arguments[index]
      if case .table = method.target, !parameter.isInout {
        given = present(given, for: parameter.type, type, method.selector)
      }
      let value = argument(given, parameter, type, for: .argument(method.selector))
      if value.type.isError { isValid = false }
      values.append(value)
    }
    if method.isVariadic, let last = function.parameters.last {
      let isFormat = method.selector.lowercased().hasSuffix("format:")
      values.append(further(arguments.dropFirst(fixed.count), last.type, isFormat: isFormat))
    }
    return isValid ? values : nil
  }

  /// The variadic arguments as elements of an array. The nil at the end of a list of objects is not
  /// included; a nil argument of a format is.
  private func further(
    _ values: ArraySlice<Value>, _ type: Type, isFormat: Bool
  ) -> TypedExpression {
    let range = values.last?.range ?? SourceRange(0, 0)
    let list = values.last?.isNull == true && !isFormat ? values.dropLast() : values
    guard case .array(let element) = type else { return .invalid(range) }
    let codes = list.map { value -> TypedExpression in
      let code = formatted(value)
      if element == .any, code.type.isOptional || code.type.layout.references == 0 {
        return TypedExpression(.convert(code), .any, code.range)
      }
      return coerced(code, to: element) ?? .invalid(code.range)
    }
    return TypedExpression(.array(codes), type, range)
  }

  /// One argument: a value, or the location for an out-parameter.
  func argument(
    _ value: Value, _ parameter: ParameterInfo, _ type: ObjectiveCType, for use: Use
  ) -> TypedExpression {
    guard parameter.isInout else {
      if value.isAddress {
        if type.isID, let object = addressObject(value) { return object.code }
        report(.notRun(.addresses), value.range)
        return .invalid(value.range)
      }
      return convert(value, to: parameter.type, as: type, for: use)
    }
    if value.isNull {
      // A location that is never read.
      let variable = LocalVariable(
        name: "", type: parameter.type, isConstant: false, range: value.range)
      variable.isHidden = true
      variable.isWritten = true
      variable.context = scope.context
      let place = TypedExpression(.local(variable), parameter.type, value.range)
      work.unread.append(variable)
      return place
    }
    guard case .pointer = value.type, value.code.type == parameter.type else {
      report(
        .incompatible(use.purpose, to: spelled(type), from: spelled(value.type)), value.range)
      return .invalid(value.range)
    }
    markWritten(value.code)
    return value.code
  }

  /// A call, with declarations of the variables that it needs.
  func declaringUnread(_ code: TypedExpression) -> TypedExpression {
    guard !work.unread.isEmpty else { return code }
    let statements = work.unread.map { TypedStatement(.declare($0), code.range) }
    work.unread = []
    return TypedExpression(.sequence(statements, code), code.type, code.range)
  }

  /// The value of a parameter that the table defines and that is not part of the selector.
  private func omitted(_ parameter: ParameterInfo, _ function: Function) -> TypedExpression? {
    let range = function.range
    switch parameter.defaultValue {
    case .integer(let value):
      return coerced(TypedExpression(.integer(value), .int, range), to: parameter.type)
    case .number(let value):
      return coerced(TypedExpression(.number(value), .double, range), to: parameter.type)
    case .boolean(let value): return TypedExpression(.boolean(value), .bool, range)
    case .string(let text):
      return coerced(
        TypedExpression(.string(text), .string, range), to: parameter.type)
    case .zero, nil: return zero(parameter.type, range)
    case .tree, .function: return nil
    }
  }

  // MARK: Classes

  /// The methods that create a string from a C string, whose encoding is always UTF-8 here.
  private static let textSelectors: Set<String> = [
    "stringWithUTF8String:", "stringWithCString:encoding:", "initWithUTF8String:",
    "initWithCString:encoding:",
  ]

  private func send(
    _ selector: String, toClass nominal: Nominal, _ code: TypedExpression, _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    if let special = special(selector, toClass: nominal, code, arguments, range) { return special }
    if Self.textSelectors.contains(selector), case .text? = arguments.first?.type {
      return send(
        "stringWithString:", toClass: nominal, code, [objectText(arguments[0], range)], range, place
      )
    }
    guard let method = method(selector, of: nominal, isClassMethod: true) else {
      return asObject(selector, nominal, code, arguments, range, place)
        ?? missingClassMethod(selector, nominal, range, place)
    }
    note(method, place)
    let instance = ObjectiveCType.object(ObjectiveCObject(nominal))
    let result = method.returnsInstance ? instance : method.result
    switch method.target {
    case .function(let function):
      guard let values = values(arguments, method, function) else { return .invalid(range) }
      return Value(
        TypedExpression(
          .send(function, receiver: code, values, isSuper: false), function.result, range), result)
    case .getter(let property), .setter(let property):
      return shared(property, method, arguments, result, range)
    case .initializer: return missingClassMethod(selector, nominal, range, place)
    case .table(let row):
      return send(row, method, toClass: nominal, code, arguments, result, range, place)
    }
  }

  private func send(
    _ row: ObjectiveCMethod, _ method: FoundMethod, toClass nominal: Nominal,
    _ code: TypedExpression, _ arguments: [Value], _ result: ObjectiveCType,
    _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    switch row.row {
    case .getter(let property), .setter(let property):
      return shared(property, method, arguments, result, range)
    case .method(let function):
      guard let values = values(arguments, method, function) else { return .invalid(range) }
      if function.takesType {
        return Value(
          TypedExpression(
            .send(function, receiver: code, values, isSuper: false), function.result, range),
          result)
      }
      if case .intrinsic(let intrinsic) = function.implementation {
        return Value(
          TypedExpression(.intrinsic(intrinsic, values), function.result, range), result)
      }
      return Value(
        TypedExpression(.call(function, receiver: nil, values), function.result, range), result)
    case .factory(let function), .initializer(let function):
      guard let values = values(arguments, method, function) else { return .invalid(range) }
      let own = instanceType(of: function, nominal)
      return Value(
        TypedExpression(
          .construct(function, own, values), function.isFailable ? .optional(own) : own, range),
        result)
    }
  }

  /// The class that an initializer creates an instance of: the script's own class if it has it,
  /// too.
  private func instanceType(of function: Function, _ nominal: Nominal) -> Type {
    .nominal(nominal, [])
  }

  private func shared(
    _ property: Property, _ method: FoundMethod, _ arguments: [Value], _ result: ObjectiveCType,
    _ range: SourceRange
  ) -> Value {
    let place: TypedExpression
    switch property.storage {
    case .global(let variable): place = TypedExpression(.global(variable), property.type, range)
    case .computed(let getter, let setter):
      if let value = arguments.first {
        guard let setter else { return .invalid(range) }
        let new = convert(value, to: property.type, as: method.parameters[0], for: .assigning)
        return Value(TypedExpression(.call(setter, receiver: nil, [new]), .void, range), .void)
      }
      return Value(
        TypedExpression(.call(getter, receiver: nil, []), property.type, range), result)
    default: return .invalid(range)
    }
    guard let value = arguments.first else { return Value(place, result) }
    let new = convert(value, to: property.type, as: method.parameters[0], for: .assigning)
    return Value(TypedExpression(.assign(place, new), .void, range), .void)
  }

  // MARK: Creating

  /// `[[X alloc] init…]`.
  private func create(
    _ selector: String, _ nominal: Nominal, _ code: TypedExpression, _ isDynamic: Bool,
    _ arguments: [Value], _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    let own = Type.nominal(nominal, [])
    let instance = ObjectiveCType.object(ObjectiveCObject(nominal))
    if Self.textSelectors.contains(selector), case .text? = arguments.first?.type {
      return create(
        "initWithString:", nominal, code, isDynamic, [objectText(arguments[0], range)], range, place
      )
    }
    guard let method = initializer(selector, of: nominal), let function = method.function else {
      if let twin = classTwin(of: selector, in: nominal) {
        return send(twin, toClass: nominal, code, arguments, range, place)
      }
      return missing(selector, nominal, nil, arguments, range, place)
    }
    note(method, place)
    guard let values = values(arguments, method, function) else { return .invalid(range) }
    let made = function.isFailable ? Type.optional(own) : own
    if isDynamic {
      return Value(
        TypedExpression(.send(function, receiver: code, values, isSuper: false), made, range),
        instance)
    }
    if case .intrinsic(let intrinsic) = function.implementation {
      return Value(TypedExpression(.intrinsic(intrinsic, values), made, range), instance)
    }
    return Value(TypedExpression(.construct(function, own, values), made, range), instance)
  }

  /// The class method of Foundation that creates the same object as an initializer:
  /// `stringWithFormat:` for `initWithFormat:`.
  private func classTwin(of selector: String, in nominal: Nominal) -> String? {
    guard !nominal.isScript, selector.hasPrefix("initWith") else { return nil }
    let words = ["NSMutable", "NS"].first { nominal.name.hasPrefix($0) }
    guard let words else { return nil }
    let noun = nominal.name.dropFirst(words.count)
    let twin = noun.prefix(1).lowercased() + noun.dropFirst() + selector.dropFirst("init".count)
    return method(twin, of: nominal, isClassMethod: true) == nil ? nil : twin
  }

  /// The initializer of a class, its own or an inherited one. A class of a script has all
  /// initializers of its superclasses.
  func initializer(_ selector: String, of nominal: Nominal) -> FoundMethod? {
    if nominal.isScript {
      guard let own = ownMethod(selector, of: nominal, isClassMethod: false), own.isInitializer
      else {
        return inherited(selector, of: nominal)
      }
      return own
    }
    guard let method = method(selector, of: nominal, isClassMethod: false), method.isInitializer
    else { return nil }
    return method
  }

  private func inherited(_ selector: String, of nominal: Nominal) -> FoundMethod? {
    for case .initializer(let function) in nominal.members["init"] ?? [] {
      guard case .inheritedInitializer(let above) = function.implementation,
        above.selector == selector || selectorAbove(above) == selector
      else { continue }
      return FoundMethod(
        selector: selector, target: .initializer(function), owner: nominal, isClassMethod: false,
        parameters: above.objectiveC?.parameters
          ?? function.parameters.map { table.type(of: $0.type) },
        result: .object(ObjectiveCObject(nominal)), returnsInstance: true)
    }
    return nil
  }

  /// The selector of a row's initializer in the table.
  private func selectorAbove(_ function: Function) -> String? {
    guard let owner = function.owner, !owner.isScript else { return function.selector }
    return table.methods(of: owner).first { $0.function === function }?.selector
  }

  // MARK: Super

  private static let unchanging: Set<String> = [
    "class", "self", "isKindOfClass:", "conformsToProtocol:",
  ]

  private func sendToSuper(
    _ selector: String, _ above: Nominal, _ at: SourceRange, _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    guard let owner = scope.context.owner else { return .invalid(range) }
    let isClassMethod = isInClassMethod
    // What no class overrides is the same for `self`.
    if Self.unchanging.contains(selector), let value = selfValue(at) {
      return send(selector, to: .value(value), arguments, range, place)
    }
    guard let method = method(selector, of: above, isClassMethod: isClassMethod) else {
      if isClassMethod { return missingClassMethod(selector, above, range, place) }
      return missing(selector, above, nil, arguments, range, place)
    }
    if isClassMethod {
      return send(
        selector, toClass: above,
        TypedExpression(.metatype(.nominal(above, [])), .metatype(.nominal(above, [])), at),
        arguments, range, place)
    }
    let own = Type.nominal(owner, [])
    let object = TypedExpression(.selfReference, own, at)
    return call(
      method, on: object, arguments, range, place, isSuper: true,
      instance: .object(ObjectiveCObject(owner)))
  }
}
