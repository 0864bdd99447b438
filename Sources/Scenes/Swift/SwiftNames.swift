import TypedProgram
import UIKitBindings

/// The Swift names of the members that Objective-C code implements, sends and calls, by the table.
package enum SwiftNames {
  /// The names of the methods and properties that a selector implements: base names, with the first
  /// label for `point`. For a selector that is not in the table, its first word.
  package static func ofMethod(_ selector: String) -> Set<String> {
    names(selector, withProperties: true)
  }

  /// The Swift names that a message with a selector reaches; properties are not called.
  package static func ofCall(_ selector: String) -> Set<String> {
    names(selector, withProperties: false)
  }

  private static func names(_ selector: String, withProperties: Bool) -> Set<String> {
    guard let table = SwiftEngine.library.objectiveC else { return [] }
    var names: Set = [String(selector.prefix { $0 != ":" })]
    for isClassMethod in [false, true] {
      for method in table.methods(named: selector, isClassMethod: isClassMethod) {
        switch method.row {
        case .method(let function): names.insert(name(of: function, isImplemented: withProperties))
        case .initializer: names.insert("init")
        case .factory: names.insert(method.owner.name)
        case .getter(let property), .setter(let property):
          if withProperties { names.insert(property.name) }
        }
      }
    }
    return names
  }

  /// The base name, and for an implementation of `point` also its label, as conditions spell it.
  private static func name(of function: Function, isImplemented: Bool) -> String {
    guard isImplemented, function.name == "point", let label = function.parameters.first?.label
    else { return function.name }
    return "\(function.name)(\(label):)"
  }

  /// The names that a C function calls: its own, and that of the Swift member or of the type that
  /// it creates.
  package static func ofFunction(_ name: String) -> Set<String> {
    if name == "NSSelectorFromString" { return [name, "Selector"] }
    guard let row = CFunctions.lines[name]?.prefix(while: { $0 != " " }),
      let dot = row.firstIndex(of: ".")
    else { return [name] }
    let member = String(row[row.index(after: dot)...].prefix { $0 != "(" })
    return [name, member == "init" ? String(row[..<dot]) : member]
  }
}
