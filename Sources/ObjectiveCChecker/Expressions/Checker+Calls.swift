import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// The macro `NSDictionaryOfVariableBindings(a, b)`: `@{@"a": a, @"b": b}`, with the spellings of
  /// the arguments as keys.
  private func bindings(_ trees: [Tree.Expression], _ range: SourceRange) -> Tree.Expression {
    let entries = trees.map { tree in
      let name = String(file(at: tree.range).text(of: tree.range))
      return (key: Tree.Expression(.objectString(name), tree.range), value: tree)
    }
    return Tree.Expression(.dictionary(entries), range)
  }

  /// `f(a, b)`: a C function of the files or of the frameworks, or a block.
  func call(
    _ callee: Tree.Expression, _ trees: [Tree.Expression], _ range: SourceRange
  ) -> Value {
    if case .name(let name) = callee.unwrapped.kind, entry(name.text, from: scope) == nil,
      instanceVariable(name.text, name.range) == nil
    {
      if let association = association(name.text, trees, range) { return association }
      if name.text == "NSDictionaryOfVariableBindings", !trees.isEmpty {
        return check(bindings(trees, range))
      }
      if isRefusedFunction(name) {
        report(.runtimeFunction(name.text), range)
        return .invalid(range)
      }
      let functions =
        module.members[Self.hiddenName(name.text)] ?? module.members[name.text] ?? []
      for case .function(let function) in functions where function.viewed == nil {
        if isDeclaredLater(function, name) {
          report(.fault(.undeclaredFunction, name.text), name.range)
        }
        return call(function, trees.map { check($0) }, range)
      }
      if let chosen = chosen(name.text, trees, range) { return chosen }
      if global(name.text, name.range) == nil, let function = table.function(name.text) {
        return call(function, trees, range)
      }
      if isUnknown(name) {
        if !refuse(name) { report(.fault(.undeclaredFunction, name.text), name.range) }
        return .invalid(range)
      }
    }
    // `((void (*)(id, SEL))objc_msgSend)(self, _cmd)`.
    if case .cast(_, let inner) = callee.unwrapped.kind,
      case .name(let name) = inner.unwrapped.kind, isRefusedFunction(name)
    {
      report(.runtimeFunction(name.text), range)
      return .invalid(range)
    }
    let value = check(callee)
    let arguments = trees.map { check($0) }
    if value.isInvalid || arguments.contains(where: \.isInvalid) { return .invalid(range) }
    guard case .block(let parameters, let result) = value.type,
      case .function(let type) = value.code.type.unwrapped
    else {
      report(.notCallable(spelled(value.type)), callee.range)
      return .invalid(range)
    }
    guard arguments.count == parameters.count || type.parameters.count == arguments.count else {
      report(
        .argumentCount(expected: parameters.count, given: arguments.count, isMethod: false), range)
      return .invalid(range)
    }
    var codes: [TypedExpression] = []
    for (index, argument) in arguments.enumerated() {
      var info = ParameterInfo(label: nil, name: "", type: type.parameters[index].type)
      info.isInout = type.parameters[index].isInout
      let code = self.argument(
        argument, info, index < parameters.count ? parameters[index] : .id, for: .passing)
      if code.type.isError { return .invalid(range) }
      codes.append(code)
    }
    let closure = called(value.code)
    return Value(TypedExpression(.invoke(closure, codes), type.result, range), result)
  }

  /// A C function of the files as a value: a pointer to it. nil for other names.
  func functionValue(_ name: String, _ range: SourceRange) -> Value? {
    let functions = module.members[Self.hiddenName(name)] ?? module.members[name] ?? []
    for case .function(let function) in functions where function.viewed == nil {
      guard let signature = function.objectiveC, !signature.isVariadic,
        !function.parameters.contains(where: \.isInout)
      else {
        report(.notRun(.functionPointers), range)
        return .invalid(range)
      }
      let type = FunctionType(
        function.parameters.map { FunctionTypeParameter($0.type) }, function.result)
      return Value(
        TypedExpression(.functionReference(function, receiver: nil), .function(type), range),
        .block(signature.parameters, signature.result))
    }
    return nil
  }

  /// Whether a function is defined after its use, without a prototype before it.
  private func isDeclaredLater(_ function: Function, _ name: Tree.Name) -> Bool {
    guard function.file === file(at: name.range), function.range.start > name.range.start,
      function.file?.text.contains("#line 1 ") == false
    else { return false }
    return !(work.prototypes[name.text].map { $0 < name.range.start } ?? false)
  }

  /// Whether the called name is not declared in the program or the frameworks.
  private func isUnknown(_ name: Tree.Name) -> Bool {
    global(name.text, name.range) == nil && constant(name.text, name.range) == nil
      && bareClass(name.text) == nil && !library.isKnown(name.text)
      && !["self", "super", "_cmd"].contains(name.text)
  }

  /// `MIN`, `MAX` and `ABS`, which are macros on a device: for any kind of number; here each
  /// argument is evaluated once. nil for other names.
  private func chosen(
    _ name: String, _ trees: [Tree.Expression], _ range: SourceRange
  ) -> Value? {
    guard let count = ["MIN": 2, "MAX": 2, "ABS": 1][name], trees.count == count else { return nil }
    let values = trees.map { check($0) }
    if values.contains(where: \.isInvalid) { return .invalid(range) }
    let kinds = values.compactMap { $0.isArithmetic ? promoted($0.type) : nil }
    guard kinds.count == count else {
      let wrong = values.first { !$0.isArithmetic } ?? values[0]
      report(.invalidOperand(name, of: spelled(wrong.type)), wrong.range)
      return .invalid(range)
    }
    let kind = kinds.dropFirst().reduce(kinds[0]) { common($0, $1) }
    let intrinsic: Intrinsic
    switch name {
    case "MIN": intrinsic = .minimum(kind)
    case "MAX": intrinsic = .maximum(kind)
    default: intrinsic = .absolute(kind)
    }
    let type = self.type(of: kind)
    return Value(
      TypedExpression(
        .intrinsic(intrinsic, values.map { number($0, as: kind) }), type, range), .number(type))
  }

  /// Whether it is a runtime function that the workbench refuses by name.
  private func isRefusedFunction(_ name: Tree.Name) -> Bool {
    let text = name.text
    let prefixes = ["objc_", "method_", "class_", "object_", "sel_", "imp_", "ivar_", "property_"]
    return prefixes.contains { text.hasPrefix($0) } && module.members[text] == nil
      && table.function(text) == nil
  }

  private func call(
    _ function: Function, _ arguments: [Value], _ range: SourceRange
  ) -> Value {
    if arguments.contains(where: \.isInvalid) { return .invalid(range) }
    guard arguments.count == function.parameters.count else {
      report(
        .argumentCount(
          expected: function.parameters.count, given: arguments.count, isMethod: false), range)
      return .invalid(range)
    }
    var codes: [TypedExpression] = []
    for (index, argument) in arguments.enumerated() {
      let type = function.parameters[index].type
      let code = self.argument(
        argument, function.parameters[index],
        function.objectiveC?.parameters[index] ?? table.type(of: type), for: .passing)
      if code.type.isError { return .invalid(range) }
      codes.append(code)
    }
    return Value(
      declaringUnread(
        TypedExpression(.call(function, receiver: nil, codes), function.result, range)),
      function.objectiveC?.result ?? table.type(of: function.result))
  }

  private func call(
    _ function: ObjectiveCFunction, _ trees: [Tree.Expression], _ range: SourceRange
  ) -> Value {
    let count = function.parameters.count
    guard trees.count == count || function.isVariadic && trees.count >= count else {
      report(.argumentCount(expected: count, given: trees.count, isMethod: false), range)
      return .invalid(range)
    }
    var codes: [TypedExpression] = []
    var rest: [Value] = []
    for (index, tree) in trees.enumerated() {
      let value = check(tree)
      if value.isInvalid { return .invalid(range) }
      guard index < count else {
        rest.append(value)
        continue
      }
      let type = function.parameters[index].type
      if case .pointer(.void) = type, let address = elementsAddress(value) {
        codes.append(address)
        continue
      }
      // The numbers of an array that the function reads.
      if case .pointer(let element) = type, case .array(stored(element)) = value.code.type {
        codes.append(value.code)
        continue
      }
      let code = convert(value, to: stored(type), as: type, for: .passing)
      if code.type.isError { return .invalid(range) }
      if case .pointer = type { markWritten(code) }
      codes.append(code)
    }
    if function.isVariadic {
      checkFormat(trees[max(0, count - 1)], rest, range)
      codes += rest.map { formatted($0) }
    }
    let code = function.call(codes)
    return Value(code.at(range), function.result)
  }

  /// The address of the elements of a C array, which the function may write; nil for other values.
  private func elementsAddress(_ value: Value) -> TypedExpression? {
    guard case .pointer = value.type, case .array = value.code.type else { return nil }
    for case .function(let function) in library.array.members[Library.elementsAddress] ?? [] {
      markWritten(value.code)
      let own = Function(
        name: function.name, parameters: [], result: function.result, owner: function.owner,
        implementation: function.implementation)
      own.isMutating = true
      let call = TypedExpression(
        .call(own, receiver: value.code, []), function.result, value.range)
      return TypedExpression(.wrap(call), .optional(function.result), value.range)
    }
    return nil
  }

  /// An argument of a format: a number unchanged, an object itself.
  func formatted(_ value: Value) -> TypedExpression {
    if let kind = promoted(value.type) {
      let code = number(value, as: kind)
      switch kind {
      case .floating(.double): return code
      case .floating: return coerced(code, to: .double) ?? code
      case .integer: return coerced(code, to: .int) ?? code
      }
    }
    // The type that `%s` takes.
    if case .text = value.type { return value.code }
    if case .object = value.type { return asPlainObject(value) }
    return asObject(value) ?? asStored(value)
  }

  /// Warns of conversion specifiers that do not match their arguments: `%d` for an object.
  func checkFormat(_ format: Tree.Expression, _ values: [Value], _ range: SourceRange) {
    let text: String
    switch format.unwrapped.kind {
    case .objectString(let literal), .string(let literal): text = literal
    default: return
    }
    let conversions = FormatConversions(text).conversions
    if conversions.count != values.count {
      report(.formatCount(expected: conversions.count, given: values.count), range)
    }
    for (conversion, value) in zip(conversions, values) {
      if case .text = value.type {
        if conversion.last != "s" {
          report(.formatArgument(conversion, of: "char *", better: "%s"), value.range)
        }
        continue
      }
      let better: String
      switch (conversion.last, value.type) {
      case ("@", .number), ("@", .enumeration): better = conversionFor(value)
      case ("d"?, .number(.floating)), ("i"?, .number(.floating)), ("u"?, .number(.floating)),
        ("x"?, .number(.floating)):
        better = "%f"
      // A 64-bit number for a 32-bit conversion specifier.
      case ("d"?, .number(.integer(let kind))), ("i"?, .number(.integer(let kind))),
        ("u"?, .number(.integer(let kind))), ("x"?, .number(.integer(let kind))):
        guard kind.bitWidth == 64, conversion.allSatisfy({ !"lqzt".contains($0) }) else { continue }
        better = conversionFor(value)
      case ("f"?, .number(.integer)), ("g"?, .number(.integer)), ("f"?, .number(.bool)):
        better = conversionFor(value)
      case ("d"?, .object), ("i"?, .object), ("u"?, .object), ("f"?, .object), ("x"?, .object),
        ("s"?, .object):
        better = "%@"
      case (_, .structure(let nominal)):
        report(
          .formatArgument(
            conversion, of: spelled(value.type),
            better: "%@\" with NSStringFrom\(name(of: nominal))(…)"), value.range)
        continue
      default: continue
      }
      report(
        .formatArgument(conversion, of: spelled(value.type), better: better), value.range)
    }
  }

  private func conversionFor(_ value: Value) -> String {
    switch value.type {
    case .number(.integer(let kind)) where kind.bitWidth == 64: kind.isSigned ? "%ld" : "%lu"
    case .number(.floating): "%f"
    case .enumeration: "%ld"
    default: "%d"
    }
  }
}

/// The conversion specifiers of a format, in order: `%d`, `%@`, `%.2f`, and `*` for a width or a
/// precision that is an argument of its own.
struct FormatConversions {
  private(set) var conversions: [String] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "%") {
      var end = rest.index(after: start)
      while end < rest.endIndex, "+-0123456789. #lhqztL'*".contains(rest[end]) {
        if rest[end] == "*" { conversions.append("*") }
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else { return }
      if rest[end] != "%" { conversions.append(String(rest[start...end])) }
      rest = rest[rest.index(after: end)...]
    }
  }
}
