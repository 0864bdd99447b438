import TypedProgram

/// A class for each protocol of the model, with everything that the protocol asks for, also what
/// may be left out. What it answers depends on the number in `pick`.
struct FakeClasses {
  private let library: Library
  private let values: ExtremeValues

  init(_ library: Library, _ values: ExtremeValues) {
    self.library = library
    self.values = values
  }

  /// The declarations that a text needs, none of those in `known`.
  func declarations(for text: String, known: inout Set<String>) -> [String] {
    var found: [String] = []
    for nominal in protocols where text.contains("\(ExtremeValues.fakeName(nominal))()") {
      guard known.insert(nominal.name).inserted else { continue }
      let declaration = declaration(of: nominal)
      found += declarations(for: declaration, known: &known) + [declaration]
    }
    return found
  }

  private var protocols: [Nominal] {
    library.protocols.values.filter { nominal in
      if case .host = nominal.origin { return true }
      return false
    }.sorted { $0.name < $1.name }
  }

  private func declaration(of nominal: Nominal) -> String {
    var lines: [String] = []
    var seen: Set<String> = []
    for current in [nominal] + inherited(nominal) {
      for (_, members) in current.members.sorted(by: { $0.key < $1.key }) {
        for member in members {
          guard let line = requirement(member), seen.insert(line).inserted else { continue }
          lines.append("  " + line)
        }
      }
    }
    let name = ExtremeValues.fakeName(nominal)
    return "class \(name): NSObject, \(nominal.fullName) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private func inherited(_ nominal: Nominal) -> [Nominal] {
    nominal.protocols.flatMap { type -> [Nominal] in
      guard case .nominal(let parent, _) = type else { return [] }
      return [parent] + inherited(parent)
    }.filter { $0.name != "NSObjectProtocol" }
  }

  private func requirement(_ member: Member) -> String? {
    switch member {
    case .function(let function) where !function.isInitializer && !function.isStatic:
      guard let answer = values.answer(function.result) else { return nil }
      let parameters = function.parameters.enumerated().map { index, parameter in
        "\(parameter.label ?? "_") a\(index): "
          + (isFunction(parameter.type) ? "@escaping " : "") + "\(parameter.type)"
      }
      let result = function.result == .void ? "" : " -> \(function.result)"
      let body = function.result == .void ? "" : " return \(answer) "
      return "func \(function.name)(\(parameters.joined(separator: ", ")))\(result) {\(body)}"
    case .property(let property) where !property.isStatic:
      guard let answer = values.answer(property.type) else { return nil }
      let setter = property.isSettable ? " set { } " : ""
      return "var \(property.name): \(property.type) { get { return \(answer) }\(setter)}"
    default: return nil
    }
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type { return true }
    return false
  }
}
