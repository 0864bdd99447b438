import Records
import SourceTree
import TypedProgram

/// A call whose callee is chosen: its arguments are checked against the parameters, its generic
/// parameters inferred, its node created.
extension Checker {
  func finishOnce(
    _ candidate: Candidate, _ call: Call, _ name: Name
  ) -> TypedExpression {
    let callee = candidate.callee
    let call = forcing(call, for: candidate)
    let open = OpenCallee(callee)
    var values: [TypedExpression?] = call.arguments.map { _ in nil }
    var isValid = true
    var isHinted = false
    noteNil(candidate, call, open)
    for round in ArgumentRound.allCases {
      if round == .fractions, !isHinted {
        isHinted = true
        adopt(call.hint, open)
      }
      if round == .numbers { alignOperators(candidate, call, open) }
      if round == .contextual || round == .closures, let function = callee.function {
        // The types that the other arguments determined are those of the closures' parameters.
        var substitution = open.substitution
        decideDependents(function, &substitution)
      }
      for (number, indices) in candidate.matching.arguments.enumerated() {
        let info = callee.parameters[number]
        for index in indices where call.arguments[index].value.round == round {
          let type = info.argumentType(open.parameters[number])
          let value = argument(index, info, type, call, of: callee.function)
          values[index] = value
          if value.type.isError { isValid = false }
        }
      }
    }
    guard isValid else { return .invalid(call.range) }
    guard let substitution = decided(open, call, name) else { return .invalid(call.range) }
    var arguments: [TypedExpression] = []
    for (number, indices) in candidate.matching.arguments.enumerated() {
      let info = callee.parameters[number]
      let type = inference.resolved(open.parameters[number])
      if info.isVariadic {
        let list = indices.compactMap { values[$0] }
        arguments.append(TypedExpression(.array(list), type, call.range))
      } else if let index = indices.first, let value = values[index] {
        arguments.append(finished(value))
      } else {
        arguments.append(defaultArgument(info, type, callee, substitution, call))
      }
    }
    if arguments.contains(where: { $0.type.isError }) { return .invalid(call.range) }
    let result = inference.resolved(open.result)
    if result.isTooLarge {
      report(.typeTooLarge(most: Type.mostParts), call.range)
      return .invalid(call.range)
    }
    let whole = build(callee, arguments, result, substitution, call, name)
    let nowhere = arguments.compactMap(\.nowhere)
    return nowhere.isEmpty ? whole : declaring(nowhere, before: whole)
  }

  /// The call with implicitly unwrapped values forced where a generic parameter needs a protocol
  /// that optionals do not conform to: `min(width, 5)` of a `CGFloat!`.
  private func forcing(_ call: Call, for candidate: Candidate) -> Call {
    guard candidate.callee.function?.genericParameters.isEmpty == false else { return call }
    var call = call
    for (number, indices) in candidate.matching.arguments.enumerated() {
      guard case .parameter(let parameter) = candidate.callee.parameters[number].type else {
        continue
      }
      for index in indices {
        guard let value = call.prepared[index], value.type.isOptional,
          conversion.isImplicitlyUnwrapped(value),
          !parameter.constraints.allSatisfy({ fulfils(value.type, $0) })
        else { continue }
        call.prepared[index] = implicitlyUnwrapped(value)
      }
    }
    return call
  }

  private func fulfils(_ type: Type, _ constraint: Type) -> Bool {
    guard case .nominal(let nominal, _) = constraint, nominal.kind == .protocol else {
      return false
    }
    return relations.conforms(type, to: nominal)
  }

  /// A generic parameter that gets `nil` is an optional whose wrapped type the others determine.
  private func noteNil(_ candidate: Candidate, _ call: Call, _ open: OpenCallee) {
    for (number, indices) in candidate.matching.arguments.enumerated() {
      guard indices.contains(where: { call.arguments[$0].value.round == .nothing }),
        case .variable = inference.resolved(open.parameters[number])
      else { continue }
      _ = inference.unify(open.parameters[number], .optional(inference.freshType()))
    }
  }

  /// `reduce(0, +)`: the operator's two sides are of one type, which the number literal takes, too.
  private func alignOperators(_ candidate: Candidate, _ call: Call, _ open: OpenCallee) {
    for (number, indices) in candidate.matching.arguments.enumerated() {
      guard let index = indices.first,
        case .name(let name) = call.arguments[index].value.withoutParentheses.kind,
        Operators.isArithmetic(name.text),
        let function = inference.resolved(open.parameters[number]).functionType,
        function.parameters.count == 2
      else { continue }
      let sides = function.parameters.map { inference.resolved($0.type) }
      guard case .variable = sides[0], sides[1].isNumber || sides[1].isNumericParameter else {
        continue
      }
      _ = inference.unify(sides[0], sides[1])
    }
  }

  /// A value whose type's variables are determined now.
  private func finished(_ value: TypedExpression) -> TypedExpression {
    value.type.hasVariables ? value.retyped(inference.resolved(value.type)) : value
  }

  /// Lets the context determine the types that remain open after the arguments with types of their
  /// own.
  private func adopt(_ hint: Type?, _ open: OpenCallee) {
    guard let hint = inference.known(hint), !hint.isError, hint != .any else { return }
    let result = inference.resolved(open.result)
    guard result.hasVariables else { return }
    if case .optional(let wrapped) = hint, !result.isOptional {
      _ = inference.attempt { inference.unify(result, wrapped) ? true : nil }
      return
    }
    if hint.isProtocol { return }
    let seen = relations.superclass(of: result, like: hint) ?? result
    _ = inference.attempt { inference.unify(seen, hint) ? true : nil }
  }

  func argument(
    _ index: Int, _ info: ParameterInfo, _ type: Type, _ call: Call, of function: Function? = nil
  ) -> TypedExpression {
    let expression = call.arguments[index].value
    let type = inference.resolved(type)
    if info.isInout {
      if case .null = expression.kind, type == .cgFloat, function?.file?.isOfLibrary == true {
        return nowhere(type, expression.range, in: call.scope)
      }
      return inoutArgument(expression, type, in: call.scope)
    }
    if info.isAutoclosure, let function = type.functionType {
      return autoclosure(expression, function, call)
    }
    if case .inoutArgument(let inner) = expression.kind, type.unwrapped.isRawPointer {
      return address(of: inner, type, in: call.scope)
    }
    if type.unwrapped.isElementsPointer, let value = elementsAddress(expression, type, call) {
      return value
    }
    if case .inoutArgument(let inner) = expression.kind {
      report(
        .inoutNotWanted(type: "\(type)"), expression.range,
        fixIt: CodeFixIt(SourceRange(expression.range.start, inner.range.start), ""))
      return .invalid(expression.range)
    }
    if let prepared = call.prepared[index] {
      return convert(prepared, to: type, info, of: function)
    }
    if !info.isKept, case .closure(let closure) = expression.withoutParentheses.kind {
      expressions.passing.insert(BranchPlace(closure.range, call.scope.context.file))
    }
    let value = infer(expression, hint: type, in: call.scope)
    if type.hasVariables, case .variable = type {
      return convert(settled(value), to: type, for: .argument)
    }
    return convert(value, to: type, info, of: function)
  }

  /// Converts an argument to its parameter's type. If that is a generic parameter that another
  /// argument has determined, the two contradict each other.
  private func convert(
    _ value: TypedExpression, to type: Type, _ info: ParameterInfo, of function: Function?
  ) -> TypedExpression {
    // Core Foundation's array is Foundation's, too: only functions of Core Graphics take it.
    if type == .array(.any), value.type.isFoundation("NSArray"), let owner = function?.owner,
      !owner.isScript, owner.name.hasPrefix("CG")
    {
      return TypedExpression(.forcedCast(value, type), type, value.range)
    }
    guard case .parameter(let parameter) = info.type,
      function?.genericParameters.contains(parameter) == true,
      case .some(let source) = inference.known(value.type),
      !value.type.isError, !inference.resolved(type).isError,
      inference.attempt({ conversion.coerce(value, to: type) }) == nil,
      source.unwrapped != inference.resolved(type)
    else { return convert(value, to: type, for: .argument) }
    report(
      .genericConflict(parameter.name, first: "\(inference.resolved(type))", second: "\(source)"),
      value.range
    )
    return .invalid(value.range)
  }

  /// An expression as the closure that returns its value.
  private func autoclosure(
    _ expression: Expression, _ type: FunctionType, _ call: Call
  ) -> TypedExpression {
    let closure = Closure(
      captures: [], parameters: [], result: nil, isThrowing: type.isThrowing,
      body: [Statement(.expression(expression), expression.range)], range: expression.range)
    let value = inferClosure(closure, hint: .function(type), in: call.scope)
    return convert(value, to: .function(type), for: .argument)
  }

  /// `&array`, or a pointer to elements, where the address of elements is expected; nil for
  /// anything else.
  private func elementsAddress(
    _ expression: Expression, _ type: Type, _ call: Call
  ) -> TypedExpression? {
    let range = expression.range
    if case .inoutArgument(let inner) = expression.kind {
      let place = infer(inner, in: call.scope)
      if place.type.isError { return place }
      guard case .array = place.type else {
        report(.cannotConvert(from: "\(place.type)", to: "\(type)", .argument), inner.range)
        return .invalid(range)
      }
      let name = Name(Library.elementsAddress, range)
      let asked = Expression(.call(Expression(.member(inner, name), range), []), range)
      return convert(infer(asked, in: call.scope), to: type, for: .argument)
    }
    guard case .name = expression.withoutParentheses.kind else { return nil }
    let value = infer(expression, hint: type, in: call.scope)
    guard case .nominal(let nominal, _) = value.type, nominal.name == "UnsafeMutablePointer" else {
      return nil
    }
    let raw = Expression(.member(expression, Name("raw", range)), range)
    return convert(infer(raw, in: call.scope), to: type, for: .argument)
  }

  /// `&variable` where an address is expected: a number that represents the variable, the same each
  /// time, like the addresses of static variables and those of the top level.
  private func address(
    of inner: Expression, _ type: Type, in scope: Scope
  ) -> TypedExpression {
    let place = infer(inner, in: scope)
    if place.type.isError { return place }
    let variable: AnyObject
    switch place.kind {
    case .global(let global): variable = global
    case .property(_, let property, _):
      if case .global(let global) = property.storage {
        variable = global
      } else {
        variable = property
      }
    case .local(let local): variable = local
    default:
      report(.cannotConvert(from: "\(place.type)", to: "\(type)", .argument), inner.range)
      return .invalid(inner.range)
    }
    markWritten(place, in: scope)
    let bits = Int64(Int(bitPattern: ObjectIdentifier(variable)))
    let number = TypedExpression(.integer(bits), type.unwrapped, inner.range)
    return wrapped(number, type)
  }

  /// `nil` for a variable that a function of UIKit writes to, as in
  /// `getRed(&red, green: nil, blue: nil, alpha: nil)`: a variable that is never read.
  private func nowhere(_ type: Type, _ range: SourceRange, in scope: Scope) -> TypedExpression {
    let variable = LocalVariable(
      name: LocalVariable.nowhere, type: type, isConstant: false, range: range)
    variable.isHidden = true
    variable.isWritten = true
    variable.context = scope.context
    return TypedExpression(.local(variable), type, range)
  }

  /// A call with the declarations of the variables that only it writes to.
  private func declaring(
    _ variables: [LocalVariable], before call: TypedExpression
  ) -> TypedExpression {
    let statements = variables.map { variable in
      TypedStatement(
        .bind(
          TypedPattern(.variable(variable), variable.type, variable.range),
          TypedExpression(.number(0), variable.type, variable.range)), variable.range)
    }
    return TypedExpression(.sequence(statements, call), call.type, call.range)
  }

  private func inoutArgument(
    _ expression: Expression, _ type: Type, in scope: Scope
  ) -> TypedExpression {
    guard case .inoutArgument(let inner) = expression.kind else {
      let value = infer(expression, hint: type, in: scope)
      if !value.type.isError {
        report(
          .inoutNeedsAmpersand(type: "\(value.type)"), expression.range,
          fixIt: CodeFixIt(SourceRange(expression.range.start, expression.range.start), "&"))
      }
      return .invalid(expression.range)
    }
    let place = infer(inner, in: scope)
    if place.type.isError { return place }
    guard inference.unify(place.type, type) else {
      report(.cannotConvert(from: "\(place.type)", to: "\(type)", .argument), inner.range)
      return .invalid(expression.range)
    }
    if let reason = immutability(of: place, in: scope) {
      report(.immutable(.passInout, reason), inner.range, notes: notes(for: place))
      return .invalid(expression.range)
    }
    markWritten(place, in: scope)
    return place
  }

  /// The types of the generic parameters; nil after a report.
  private func decided(_ open: OpenCallee, _ call: Call, _ name: Name) -> Substitution? {
    var substitution = Substitution()
    for (parameter, type) in open.substitution.types {
      substitution.types[parameter] = inference.resolved(type)
    }
    guard let function = open.callee.function else { return substitution }
    decideDependents(function, &substitution)
    for parameter in function.genericParameters {
      guard let type = substitution.types[parameter] else { continue }
      if type.hasVariables {
        report(.genericNotInferred(parameter.name), call.range)
        return nil
      }
      for constraint in parameter.constraints
      where !fits(type, constraint.replacing(substitution)) {
        report(
          .requiresConformance(
            open.callee.kind, open.callee.function?.nameInSentence ?? "", type: "\(type)",
            to: constraint.constraintName), call.range)
        return nil
      }
    }
    guard satisfies(function.requirements, substitution) else {
      report(.requirementNotMet(open.callee.fullName), call.range)
      return nil
    }
    return substitution
  }

  /// `S.Element` and its like, which follow from `S`.
  private func decideDependents(_ function: Function, _ substitution: inout Substitution) {
    substitution = completed(substitution)
    for requirement in function.requirements where requirement.isSameType {
      let subject = inference.resolved(requirement.subject.replacing(substitution))
      let other = inference.resolved(requirement.other.replacing(substitution))
      _ = inference.unify(subject, other)
    }
    for (parameter, type) in substitution.types {
      substitution.types[parameter] = inference.resolved(type)
    }
  }
}

/// The order in which arguments are checked: those with types of their own determine generic
/// parameters for the others.
enum ArgumentRound: CaseIterable {
  case typed, fractions, numbers, contextual, closures
  /// `nil`, which does not determine its own type, so closures with written types come before it.
  case nothing
}

extension LocalVariable {
  /// The name of variables for results that a call leaves out.
  fileprivate static let nowhere = "$nowhere"
}

extension TypedExpression {
  /// The variable for a result that a call leaves out.
  fileprivate var nowhere: LocalVariable? {
    guard case .local(let variable) = kind, variable.name == LocalVariable.nowhere else {
      return nil
    }
    return variable
  }
}

extension Character {
  var isOperatorCharacter: Bool { "+-*/%<>=!&|^~?".contains(self) }
}

extension Expression {
  var round: ArgumentRound {
    switch withoutParentheses.kind {
    case .closure, .keyPath: return .closures
    case .null: return .nothing
    default: break
    }
    if isLiteralNumber { return hasFraction ? .fractions : .numbers }
    if isInout { return .typed }
    if case .binary(let lower, _, let upper) = withoutParentheses.kind, isWrittenRange {
      return lower.hasFraction || upper.hasFraction ? .fractions : .numbers
    }
    switch withoutParentheses.kind {
    case .array(let elements) where !elements.isEmpty && !elements.allSatisfy(\.needsContext):
      return .typed
    case .name(let name) where name.labels != nil || name.text.first?.isOperatorCharacter == true:
      return .contextual
    default: return isFlexibleArgument ? .contextual : .typed
    }
  }
}

extension Function {
  /// A function by its base name, an initializer with its labels.
  fileprivate var nameInSentence: String { isInitializer ? fullName : name }
}
