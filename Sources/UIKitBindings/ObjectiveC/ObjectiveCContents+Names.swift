import ScriptLibrary
import TypedProgram

extension ObjectiveCContents {
  /// The Objective-C names of members that are named differently in Swift, for texts that mention
  /// them: `point(inside:with:)` is `pointInside:withEvent:`.
  package struct Names: Sendable {
    /// Selectors by the full names in Swift; if overloads differ, that of a view is first, then
    /// that for a point.
    package var methods: [String: String] = [:]
    /// Properties with another name: `isHidden` is `hidden`.
    package var properties: [String: String] = [:]
    /// C functions by the members that they call: `.insetBy(dx:dy:)`, `.midX`, `CGPoint(x:y:)`.
    package var functions: [String: String] = [:]
  }

  /// Collects the names.
  package var names: Names {
    var names = Names()
    // The classes that texts mention most come first; the first name is used.
    let first = ["UIView", "UIResponder", "UIGestureRecognizer", "UIControl", "UIViewController"]
    let others = (classes + protocols).filter { !first.contains($0.name) }
    for nominal in first.compactMap({ name in classes.first { $0.name == name } }) + others {
      for method in table.methods(of: nominal) { names.add(method) }
      for property in table.properties(of: nominal)
      where property.name != property.property.name {
        names.properties[property.property.name] = property.name
      }
    }
    for (function, row) in CFunctions.lines.sorted(by: { $0.key < $1.key }) {
      names.add(function, calling: row)
    }
    return names
  }
}

extension ObjectiveCContents.Names {
  fileprivate mutating func add(_ method: ObjectiveCMethod) {
    let name: String
    switch method.row {
    case .method(let function), .initializer(let function): name = function.fullName
    case .factory, .getter, .setter: return
    }
    guard let known = methods[name] else {
      methods[name] = method.selector
      return
    }
    if !known.contains("Point"), method.selector.contains("Point") {
      methods[name] = method.selector
    }
  }

  /// A function of a line: `CGRectInset CGRect.insetBy(dx:dy:)`. A member whose name is also that
  /// of a member of strings or collections stays unchanged.
  fileprivate mutating func add(_ function: String, calling row: String) {
    guard !row.contains(" "), let dot = row.firstIndex(of: ".") else { return }
    let type = row[..<dot]
    var member = row[dot...]
    // The type after it distinguishes overloads.
    if let end = member.lastIndex(of: ")") { member = member[...end] }
    let key: String
    if member.hasPrefix(".init(") {
      key = String(type) + member.dropFirst(".init".count)
    } else if ["CGRect", "CGAffineTransform"].contains(type), !Self.shared.contains(String(member))
    {
      key = String(member)
    } else {
      return
    }
    if functions[key] == nil || row.hasSuffix("CGPoint") { functions[key] = function }
  }

  private static let shared: Set<String> = [
    ".isEmpty", ".width", ".height", ".union(_:)", ".intersection(_:)", ".inverted()",
  ]
}
