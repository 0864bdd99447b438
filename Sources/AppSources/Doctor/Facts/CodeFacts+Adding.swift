/// Adds facts, once for each element where a name stands for the elements of an array.
extension CodeFacts {
  mutating func add(_ call: Call) {
    guard
      let elements = elements.last(where: {
        Self.base(call.receiver) == $0.name || Self.base(call.firstPath) == $0.name
      })
    else {
      calls.append(call)
      return
    }
    for path in elements.paths {
      var arguments = call.arguments
      if let first = arguments.first, let old = first.value.path {
        arguments[0] = Argument(
          label: first.label, value: .path(Self.replacing(elements.name, by: path, in: old)))
      }
      calls.append(
        Call(
          receiver: call.receiver.map { Self.replacing(elements.name, by: path, in: $0) },
          name: call.name, arguments: arguments, context: call.context, loop: call.loop,
          offset: call.offset, isForEach: true))
    }
  }

  mutating func add(_ assignment: Assignment) {
    guard let target = assignment.target,
      let elements = elements.last(where: { Self.base(target) == $0.name })
    else {
      assignments.append(assignment)
      return
    }
    for path in elements.paths {
      assignments.append(
        Assignment(
          target: Self.replacing(elements.name, by: path, in: target), value: assignment.value,
          context: assignment.context, offset: assignment.offset, isForEach: true))
    }
  }

  mutating func add(_ anchor: Anchor) {
    guard let elements = elements.last(where: { $0.name == anchor.view }) else {
      anchors.append(anchor)
      return
    }
    for path in elements.paths {
      anchors.append(
        Anchor(view: path, name: anchor.name, context: anchor.context, isForEach: true))
    }
  }

  /// The first name of a path.
  static func base(_ path: String?) -> String? {
    path.flatMap { $0.split(separator: ".").first.map(String.init) }
  }

  private static func replacing(_ name: String, by path: String, in whole: String) -> String {
    guard base(whole) == name else { return whole }
    return path + whole.dropFirst(name.count)
  }
}
