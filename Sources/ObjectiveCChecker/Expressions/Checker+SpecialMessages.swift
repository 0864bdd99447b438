import Records
import SourceTree
import TypedProgram

// Messages that the language itself handles, and those without a method.

extension Checker {
  /// `[x class]`, `[x self]`, `isKindOfClass:` with a class literal, and the messages of manual
  /// reference counting; nil for all others.
  func special(
    _ selector: String, _ value: Value, _ arguments: [Value], _ range: SourceRange
  ) -> Value? {
    switch selector {
    case "retain", "release", "autorelease", "retainCount":
      report(.manualCounting(selector), range)
      return .invalid(range)
    case "self": return value.at(range)
    case "class": return dynamicClass(of: value, range)
    case "UTF8String":
      guard value.type.isObject else { return nil }
      return sending(to: asStored(value), range) { text in
        guard let code = coerced(text, to: .string) else { return .invalid(range) }
        return Value(code, .text)
      }
    case "isKindOfClass:":
      guard let argument = arguments.first, case .metatype(let type) = argument.code.kind else {
        return rooted(selector, value)
      }
      return test(value, type, range)
    case "conformsToProtocol:":
      guard let argument = arguments.first, case .metatype(let type) = argument.code.kind else {
        return nil
      }
      return test(value, type, range)
    case "objectAtIndex:":
      return arguments.first.flatMap { elementOfArray(value, $0, range) }
    case "count":
      guard case .array = value.code.type else { return nil }
      return Value(
        TypedExpression(.intrinsic(.arrayCount, [value.code]), .int, range),
        .number(.integer(.uint)))
    default: return nil
    }
  }

  private func rooted(_ selector: String, _ value: Value) -> Value? { nil }

  private func test(_ value: Value, _ type: Type, _ range: SourceRange) -> Value? {
    guard value.type.isObject, let object = coerced(asStored(value), to: .optional(.anyObject))
    else { return nil }
    return Value(TypedExpression(.typeTest(object, type), .bool, range), .bool)
  }

  private func dynamicClass(of value: Value, _ range: SourceRange) -> Value? {
    if case .metaclass = value.type { return value.at(range) }
    let stored = asStored(value)
    return sending(to: stored, range) { object in
      Value(
        TypedExpression(
          .intrinsic(.dynamicType(object.type), [object]), .metatype(object.type), range),
        .metaclass)
    }
  }

  /// `[X class]`, `[X alloc]`, `[X new]`.
  func special(
    _ selector: String, toClass nominal: Nominal, _ code: TypedExpression, _ arguments: [Value],
    _ range: SourceRange
  ) -> Value? {
    let isNamed = if case .metatype = code.kind { true } else { false }
    switch selector {
    case "class", "self": return Value(code.at(range), .metaclass)
    case "superclass":
      guard isNamed, let above = nominal.superclass else { return nil }
      return Value(TypedExpression(.metatype(above), .metatype(above), range), .metaclass)
    case "new":
      // A `new` of the class's own; that of the frameworks sends init, which the class may have
      // overridden.
      if method("new", of: nominal, isClassMethod: true)?.owner.isScript ?? false { return nil }
      return send(
        "init", to: .allocated(nominal, code, isDynamic: !isNamed), [], range, range)
    case "alloc", "allocWithZone:":
      report(.allocAlone, range)
      return .invalid(range)
    case "conformsToProtocol:":
      guard isNamed, let argument = arguments.first,
        case .metatype(.nominal(let wanted, _)) = argument.code.kind
      else { return nil }
      return Value(
        TypedExpression(.boolean(adopts(nominal, wanted)), .bool, range), .bool)
    default: return nil
    }
  }

  /// Whether one of these classes or protocols, or a superclass, names a protocol.
  private func adopts(_ nominal: Nominal, _ wanted: Nominal) -> Bool {
    var seen: Set<Nominal> = []
    var waiting = nominal.lineage.flatMap { protocols(of: $0) }
    while let next = waiting.popLast() {
      if next === wanted { return true }
      if seen.insert(next).inserted { waiting += protocols(of: next) }
    }
    return false
  }

  // MARK: id

  /// A message to `id`: the object's dynamic class determines the method at run time.
  func sendDynamically(
    _ selector: String, _ value: Value, _ protocols: [Nominal], _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    for nominal in protocols {
      if let method = method(selector, of: nominal, isClassMethod: false) {
        return call(method, on: value, as: nominal, arguments, range, place)
      }
    }
    if let root, let method = method(selector, of: root, isClassMethod: false) {
      return call(method, on: value, as: root, arguments, range, place)
    }
    let candidates = self.candidates(selector)
    guard let method = candidates.first else {
      // Objects of classes that were reported are `id`.
      if work.unknownTypes == 0 {
        report(
          .unknownInstanceMethod(selector, suggestions: near(selector, among: allSelectors())),
          place)
      }
      return .invalid(range)
    }
    let own = candidates.filter(\.owner.isScript)
    if own.dropFirst().contains(where: { !isLike($0, own[0]) }) {
      report(.fault(.multipleMethods, selector), place)
      return .invalid(range)
    }
    return sending(to: asPlainObject(value), range) { receiver in
      perform(selector, method, on: receiver, arguments, range)
    }
  }

  /// Whether a message to `id` may call either of two methods: their numbers have the same size and
  /// the same positions.
  private func isLike(_ one: FoundMethod, _ other: FoundMethod) -> Bool {
    guard one.parameters.count == other.parameters.count else { return true }
    return isLike(one.result, other.result)
      && zip(one.parameters, other.parameters).allSatisfy { isLike($0, $1) }
  }

  private func isLike(_ one: ObjectiveCType, _ other: ObjectiveCType) -> Bool {
    switch (stored(one).unwrappedOnce, stored(other).unwrappedOnce) {
    case (.integer(let one), .integer(let other)): one.bitWidth == other.bitWidth
    case (.floating(.float), .floating(let kind)), (.floating(let kind), .floating(.float)):
      kind == .float
    case (.floating, .floating): true
    case (.integer, .floating), (.floating, .integer), (.bool, .integer), (.integer, .bool),
      (.bool, .floating), (.floating, .bool):
      false
    case (.void, let type), (let type, .void): type == .void
    default: true
    }
  }

  /// All methods with a selector, those of scripts first.
  func candidates(_ selector: String) -> [FoundMethod] {
    var found: [FoundMethod] = []
    for nominal in module.types {
      if let own = ownMethod(selector, of: nominal, isClassMethod: false), !own.isInitializer {
        found.append(own)
      }
    }
    found += table.methods(named: selector, isClassMethod: false).map { FoundMethod($0) }
      .filter { !$0.isInitializer }
    return found
  }

  private func perform(
    _ selector: String, _ method: FoundMethod, on receiver: TypedExpression,
    _ arguments: [Value], _ range: SourceRange
  ) -> Value {
    guard let function = runtime("send") else { return .invalid(range) }
    var boxed: [TypedExpression] = []
    for (index, argument) in arguments.enumerated() {
      let type =
        index < method.parameters.count ? method.parameters[index] : ObjectiveCType.id
      // An object is passed unchanged: only the receiver determines which class its method takes.
      let code: TypedExpression
      if case .object = argument.type, case .object = type, !argument.isNull {
        code = asStored(argument)
      } else {
        code = convert(argument, to: stored(type), as: type, for: .argument(selector))
      }
      if code.type.isError { return .invalid(range) }
      boxed.append(self.boxed(code))
    }
    guard let object = coerced(receiver, to: .any) else { return .invalid(range) }
    let call = TypedExpression(
      .call(
        function, receiver: nil,
        [
          object, TypedExpression(.string(selector), .string, range),
          TypedExpression(.array(boxed), .array(.optional(.any)), range),
        ]), .optional(.any), range)
    if case .void = method.result {
      return Value(
        TypedExpression(
          .sequence(
            [TypedStatement(.expression(call), range)], TypedExpression(.void, .void, range)),
          .void, range), .void)
    }
    let wanted = stored(method.result)
    if let number = number(in: call, of: wanted, range) { return Value(number, method.result) }
    let cast = TypedExpression(
      .conditionalCast(call, wanted.unwrappedOnce), .optional(wanted.unwrappedOnce), range)
    if wanted.isOptional { return Value(cast, method.result) }
    guard let none = zero(wanted, range) else { return .invalid(range) }
    return Value(TypedExpression(.coalesce(cast, none), wanted, range), method.result)
  }

  /// The number that a method returned, of a kind that only the object determines; nil for other
  /// types.
  private func number(
    in call: TypedExpression, of type: Type, _ range: SourceRange
  ) -> TypedExpression? {
    guard type == .bool || type.isNumber,
      let function = runtime(type.isFloating ? "real" : "integer")
    else { return nil }
    let kind: Type = type.isFloating ? .double : .int
    return coerced(
      TypedExpression(.call(function, receiver: nil, [call]), kind, range), to: type)
  }

  /// A value in one reference, as `id` or as an argument whose type only the object determines.
  func boxed(_ code: TypedExpression) -> TypedExpression {
    switch code.type {
    case .optional(let wrapped) where wrapped.isObjectOrAny:
      return coerced(code, to: .optional(.any))
        ?? TypedExpression(.convert(code), .optional(.any), code.range)
    case .optional:
      let inside = TypedExpression(.convert(code), .any, code.range)
      return TypedExpression(.wrap(inside), .optional(.any), code.range)
    default:
      let inside = TypedExpression(.convert(code), .any, code.range)
      return TypedExpression(.wrap(inside), .optional(.any), code.range)
    }
  }

  /// A row that only this checker calls, by a name that no program can write.
  func runtime(_ name: String) -> Function? {
    for case .function(let function) in library.members["&" + name] ?? [] { return function }
    return nil
  }

  // MARK: Nothing answers

  func missing(
    _ selector: String, _ nominal: Nominal, _ value: Value?, _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    if method(selector, of: nominal, isClassMethod: true) != nil {
      report(.classMethodOfObject(selector, class: name(of: nominal)), place)
      return .invalid(range)
    }
    if isOfDevice(selector, nominal) {
      report(.unavailable("-[\(name(of: nominal)) \(selector)]"), place)
      return .invalid(range)
    }
    if isOrphan(nominal) { return .invalid(range) }
    let name = name(of: nominal)
    if nominal.kind == .protocol {
      report(
        .unknownInstanceMethod(selector, suggestions: nearSelectors(selector, of: nominal, false)),
        place)
    } else {
      report(
        .noVisibleInterface(
          name, selector: selector, suggestions: nearSelectors(selector, of: nominal, false)), place
      )
    }
    return .invalid(range)
  }

  func missingClassMethod(
    _ selector: String, _ nominal: Nominal, _ range: SourceRange, _ place: SourceRange
  ) -> Value {
    if method(selector, of: nominal, isClassMethod: false) != nil {
      report(.instanceMethodOfClass(selector, class: name(of: nominal)), place)
      return .invalid(range)
    }
    if isOfDevice(selector, nominal) {
      report(.unavailable("+[\(name(of: nominal)) \(selector)]"), place)
      return .invalid(range)
    }
    if isOrphan(nominal) { return .invalid(range) }
    if selector.hasPrefix("predicateWithFormat:") {
      report(.runtimeFunction("predicateWithFormat:"), place)
      return .invalid(range)
    }
    report(
      .unknownClassMethod(
        name(of: nominal), selector: selector,
        suggestions: nearSelectors(selector, of: nominal, true)),
      place)
    return .invalid(range)
  }

  /// Whether a class of the frameworks, or a superclass, has a method on a device that it lacks
  /// here, judged by the first word of its name in Swift. If a method here begins with that word,
  /// the rest of the selector is wrong.
  func isOfDevice(_ selector: String, _ nominal: Nominal) -> Bool {
    let word = String(selector.prefix { $0 != ":" })
    if isOfDevice(word: word, nominal) { return true }
    guard selector.hasSuffix(":"), nearSelectors(selector, of: nominal, false).isEmpty else {
      return false
    }
    return Self.swiftNames(of: word).contains { isOfDevice(word: $0, nominal) }
  }

  /// The names that a method or a setter whose selector begins with a word may have in Swift: the
  /// importer omits the noun at the end, and the words from a preposition on are a label.
  private static func swiftNames(of word: String) -> [String] {
    let starts = word.indices.dropFirst().filter { word[$0].isUppercase }
    var names = starts.map { String(word[..<$0]) }.filter { $0 != "set" && $0 != "init" }
    if word.hasPrefix("set"), let first = starts.first {
      names.append(word[first].lowercased() + word[first...].dropFirst())
    }
    // `imageWithAlignmentRectInsets:` is `withAlignmentRectInsets(_:)`.
    if let range = word.range(of: "With") { names.append("with" + word[range.upperBound...]) }
    return names
  }

  private func isOfDevice(word: String, _ nominal: Nominal) -> Bool {
    if nominal.lineage.contains(where: { $0.members[word]?.isEmpty == false }) { return false }
    return nominal.lineage.contains { current in
      guard !current.isScript else { return false }
      return library.unavailableMembers[current.name]?[word] != nil
        || library.isKnownMember(word, current.fullName)
    }
  }

  /// Whether a class derives from one that was reported, which may declare anything.
  func isOrphan(_ nominal: Nominal) -> Bool {
    !work.orphans.isEmpty && nominal.lineage.contains { work.orphans.contains($0) }
  }

  func name(of nominal: Nominal) -> String {
    nominal.isScript ? nominal.name : table.name(of: nominal)
  }

  /// Selectors similar to one that a class does not have.
  func nearSelectors(_ selector: String, of nominal: Nominal, _ isClassMethod: Bool) -> [String] {
    near(selector, among: selectors(of: nominal, isClassMethod))
  }

  /// The selectors that a class answers to.
  func selectors(of nominal: Nominal, _ isClassMethod: Bool) -> [String] {
    var names: [String] = []
    for type in nominal.lineage {
      for method in ownMethods(of: type).values where method.isClassMethod == isClassMethod {
        names.append(method.selector)
      }
      if !type.isScript {
        names += table.methods(of: type).filter { $0.isClassMethod == isClassMethod }
          .map(\.selector)
      }
    }
    return names
  }

  private func allSelectors() -> [String] {
    module.types.flatMap { selectors(of: $0, false) }
  }
}

extension Type {
  var unwrappedOnce: Type {
    guard case .optional(let wrapped) = self else { return self }
    return wrapped
  }
}
