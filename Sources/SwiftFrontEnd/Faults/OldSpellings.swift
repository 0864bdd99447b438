import Records
import SourceTree
import SwiftSyntax

// Only names that cannot be a learner's own are here; for the others the checker uses
// `ModernSpelling` when it does not find a name.

extension Lowering {
  /// The modern form of `i++` and similar operators; nil for any other operator.
  func stepOperator(_ sign: Operator, operand: ExprSyntax, whole: SourceRange) -> Expression? {
    guard sign.text == "++" || sign.text == "--" else { return nil }
    let change = sign.text == "++" ? "+=" : "-="
    let target = operand.trimmedDescription
    report(
      .stepOperator(sign.text, modern: "\(target) \(change) 1"), whole,
      fixIt: "\(target) \(change) 1")
    return Expression(
      .binary(
        expression(operand), Operator(change, sign.range),
        Expression(.integer(1), sign.range)), whole)
  }

  /// Reports a UIKit method with its signature from before Swift 3.
  func checkOldSpelling(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let name = node.name.text
    // Before Swift 3 the first argument had no label.
    let unlabelled = labels.isEmpty ? [] : ["_"] + labels.dropFirst()
    guard let modern = ModernSpelling.signature(name, labels: unlabelled) else { return }
    let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    guard isOverride || labels.contains("withEvent") else { return }
    let old = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    let place =
      if let first = node.modifiers.first {
        range(first, node.signature)
      } else {
        range(node.funcKeyword, node.signature)
      }
    report(
      .oldMethod(old, overridden: sameName(name, modern), modern: modern), range(node.name),
      fixIt: CodeFixIt(place, renamed(modern, node)))
  }

  /// The modern name with its labels, if the base name is the same.
  private func sameName(_ name: String, _ signature: String) -> String? {
    guard let word = signature.range(of: "func "), let open = signature.firstIndex(of: "("),
      let close = signature.lastIndex(of: ")"), signature[word.upperBound..<open] == name
    else { return nil }
    let parts = signature[signature.index(after: open)..<close].split(separator: ", ")
    let labels = parts.map { part in
      part.prefix { $0 != " " && $0 != ":" } + ":"
    }
    return name + "(" + labels.joined() + ")"
  }

  /// The modern signature with the learner's own names of the parameters, so that the body still
  /// finds them.
  private func renamed(_ signature: String, _ node: FunctionDeclSyntax) -> String {
    let names = node.signature.parameterClause.parameters.map { parameter in
      (parameter.secondName ?? parameter.firstName).text
    }
    guard let open = signature.firstIndex(of: "("), let close = signature.lastIndex(of: ")") else {
      return signature
    }
    let inner = signature[signature.index(after: open)..<close]
    let parts = inner.split(separator: ", ")
    guard parts.count == names.count else { return signature }
    let renamed = zip(parts, names).map { part, name in
      guard let colon = part.firstIndex(of: ":") else { return String(part) }
      let words = part[..<colon].split(separator: " ")
      let label = words.count == 2 ? String(words[0]) : name
      return (label == name ? name : "\(label) \(name)") + part[colon...]
    }
    return String(signature[...open]) + renamed.joined(separator: ", ") + signature[close...]
  }

  /// Reports `var` before a parameter, which Swift 3 removed.
  func checkOldSpelling(_ node: FunctionParameterSyntax) {
    guard node.firstName.text == "var" || node.firstName.text == "let", let name = node.secondName
    else { return }
    report(
      .variableParameter(name.text), range(node.firstName, name),
      fixIt: "\(name.text)")
  }
}
