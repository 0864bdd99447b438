import Records
import SourceTree
import TypedProgram

/// The assignment of arguments to the parameters of a callee.
package struct ArgumentMatching {
  /// For each parameter the numbers of its arguments: one, none where the default is used, or any
  /// number for a variadic one.
  var arguments: [[Int]]
  var defaultCount = 0
}

/// The reason why arguments do not match the labels of a callee.
package enum MatchingFailure {
  /// The labels differ; all actual and all expected ones.
  case labels(have: [String?], expected: [String?], first: Int)
  case missing(parameter: Int)
  case extra(argument: Int)
  case order(argument: Int, before: Int)
  /// A trailing closure has no parameter that takes it.
  case trailingClosure(argument: Int)

  /// The distance of the call from a callee, for reporting on the nearest of several.
  var weight: Int {
    switch self {
    case .labels(let have, let expected, _):
      zip(have, expected).count { $0 != $1 }
    case .order: 2
    case .missing: 4
    case .extra, .trailingClosure: 5
    }
  }
}

extension Callee {
  package func match(_ arguments: [Argument]) -> Result<ArgumentMatching, MatchingError> {
    let parameters = parameters
    var matching = ArgumentMatching(arguments: parameters.map { _ in [] })
    var next = 0
    var openVariadic: Int?
    for (number, argument) in arguments.enumerated() where !argument.isTrailingClosure {
      let label = argument.label?.text
      if label == nil, let variadic = openVariadic {
        matching.arguments[variadic].append(number)
        continue
      }
      openVariadic = nil
      guard let found = parameter(for: label, from: next) else {
        return .failure(MatchingError(failure(at: number, arguments, from: next)))
      }
      matching.arguments[found].append(number)
      next = found + 1
      if parameters[found].isVariadic { openVariadic = found }
    }
    for (number, argument) in arguments.enumerated() where argument.isTrailingClosure {
      guard let found = trailingParameter(for: argument.label?.text, from: next, arguments, number)
      else { return .failure(MatchingError(.trailingClosure(argument: number))) }
      matching.arguments[found].append(number)
      next = found + 1
    }
    for (number, parameter) in parameters.enumerated() where matching.arguments[number].isEmpty {
      if parameter.isVariadic { continue }
      guard parameter.defaultValue != nil else {
        return .failure(MatchingError(missing(number, arguments)))
      }
      matching.defaultCount += 1
    }
    return .success(matching)
  }

  private func parameter(for label: String?, from start: Int) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == label { return index }
      guard parameters[index].canBeLeftOut else { return nil }
      index += 1
    }
    return nil
  }

  /// The parameter of a trailing closure: the next one of a function type, by Swift's forward scan;
  /// one with a default gives way to a later one without.
  private func trailingParameter(
    for label: String?, from start: Int, _ arguments: [Argument], _ number: Int
  ) -> Int? {
    if let label { return parameter(for: label, from: start) }
    var index = start
    while index < parameters.count {
      let parameter = parameters[index]
      if parameter.type.takesClosure {
        let isNeededLater = parameters[(index + 1)...].contains { later in
          !later.canBeLeftOut
            && !arguments[(number + 1)...].contains { $0.label?.text == later.label }
        }
        if !parameter.canBeLeftOut || !isNeededLater { return index }
      } else if !parameter.canBeLeftOut {
        // A generic parameter may be a function, too.
        if case .parameter = parameter.type, index == parameters.count - 1 { return index }
        return nil
      }
      index += 1
    }
    return nil
  }

  private func failure(
    at number: Int, _ arguments: [Argument], from next: Int
  ) -> MatchingFailure {
    let plain = arguments.filter { !$0.isTrailingClosure }
    let expected = expectedLabels(plain.count)
    let label = arguments[number].label?.text
    if plain.count > parameters.count, !parameters.contains(where: \.isVariadic) {
      return .extra(argument: number)
    }
    // Two labels in swapped positions.
    if let label, next < parameters.count, let wanted = parameters[next].label, wanted != label,
      parameters.dropFirst(next).contains(where: { $0.label == label }),
      plain.dropFirst(number).contains(where: { $0.label?.text == wanted })
    {
      return .order(argument: number, before: next)
    }
    // The label of a parameter that comes later: one in between is missing.
    if let label,
      let later = parameters.indices.dropFirst(next).first(where: { parameters[$0].label == label }
      ),
      let gap = parameters.indices[next..<later].first(where: { !parameters[$0].canBeLeftOut }),
      !plain.contains(where: {
        $0.label?.text == parameters[gap].label && parameters[gap].label != nil
      })
    {
      return .missing(parameter: gap)
    }
    if let label,
      let earlier = parameters.indices.prefix(next).first(where: { parameters[$0].label == label }),
      !plain.prefix(number).contains(where: { $0.label?.text == label })
    {
      return .order(argument: number, before: earlier)
    }
    if next >= parameters.count { return .extra(argument: number) }
    return .labels(have: plain.map { $0.label?.text }, expected: expected, first: number)
  }

  private func missing(_ parameter: Int, _ arguments: [Argument]) -> MatchingFailure {
    .missing(parameter: parameter)
  }

  /// The labels of a call with that many arguments, omitting those with defaults first; more of
  /// them if all are needed.
  private func expectedLabels(_ count: Int) -> [String?] {
    var list = parameters
    while list.count > count, let index = list.lastIndex(where: \.canBeLeftOut) {
      list.remove(at: index)
    }
    return list.map(\.label)
  }
}

package struct MatchingError: Error {
  let failure: MatchingFailure

  init(_ failure: MatchingFailure) {
    self.failure = failure
  }
}

extension ParameterInfo {
  var canBeLeftOut: Bool { defaultValue != nil || isVariadic }

  /// The type of one argument.
  func argumentType(_ type: Type) -> Type {
    guard isVariadic, case .array(let element) = type else { return type }
    return element
  }
}

extension Type {
  /// Whether a closure can be passed for it.
  var takesClosure: Bool { unwrapped.functionType != nil }
}
