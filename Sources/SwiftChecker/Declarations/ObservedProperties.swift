import Records
import SourceTree
import TypedProgram

// Key-value observing: a stored property that is `@objc dynamic` reports each change (EX-49), as if
// its `didSet` began with it.

extension PropertySite {
  /// Whether observers of a key are notified of its changes.
  var isSeenByObservers: Bool {
    guard let owner, owner.kind == .class, !isStatic, !isConstant, !isLazy,
      declaration.has(.dynamic), !declaration.has(.override),
      declaration.isObjectiveC || owner.exposesMembers
    else { return false }
    return owner.lineage.contains { $0.name == "NSObject" && !$0.isScript }
  }

  /// The observer that reports a change, and then does what the code says.
  func reporting(_ didSet: Accessors.Accessor?) -> Accessors.Accessor {
    func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, range) }
    let method = expression(
      .member(expression(.selfReference), Name("_noteChange", range)))
    let key = Argument(label: nil, value: expression(.string([.text(name)])))
    let report = Statement(.expression(expression(.call(method, [key]))), range)
    let statements = [report] + (didSet?.body?.statements ?? [])
    return Accessors.Accessor(
      parameter: didSet?.parameter, body: Block(statements, didSet?.body?.range ?? range),
      range: didSet?.range ?? range)
  }
}
