import TypedProgram
import UIKitBindings

/// The names in Swift of what code in Objective-C implements, sends and calls, as the table has
/// them.
package enum SwiftNames {
  /// The names of the methods and properties that a selector implements: base names, those of
  /// `point` with their first label. Of a selector that the table does not have, its first word.
  package static func ofMethod(_ selector: String) -> Set<String> {
    names(selector, withProperties: true)
  }

  /// The names by which Swift calls what a message with a selector reaches: no property is called.
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

  /// The base name, and for an implementation that of `point` with its label, as conditions write
  /// it.
  private static func name(of function: Function, isImplemented: Bool) -> String {
    guard isImplemented, function.name == "point", let label = function.parameters.first?.label
    else { return function.name }
    return "\(function.name)(\(label):)"
  }

  /// The names of what a function of C calls: its own, and that of the member of Swift, or the type
  /// that it makes.
  package static func ofFunction(_ name: String) -> Set<String> {
    if name == "NSSelectorFromString" { return [name, "Selector"] }
    guard let row = CFunctions.lines[name]?.prefix(while: { $0 != " " }),
      let dot = row.firstIndex(of: ".")
    else { return [name] }
    let member = String(row[row.index(after: dot)...].prefix { $0 != "(" })
    return [name, member == "init" ? String(row[..<dot]) : member]
  }
}
