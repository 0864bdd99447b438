import Records
import SourceTree
import TypedProgram

extension Checker {
  /// A checked value converted to `type`, or a report in the words for `purpose`.
  func convert(
    _ value: TypedExpression, to type: Type, for purpose: ConversionPurpose
  ) -> TypedExpression {
    let target = inference.resolved(type)
    if value.type.isError { return value }
    if target.isError { return value }
    if let result = inference.attempt({ conversion.coerce(value, to: target) }) { return result }
    let mismatch = conversion.mismatch(value, target, for: purpose, in: file(at: value.range))
    report(mismatch.problem, value.range, fixIt: mismatch.fixIt)
    return .invalid(value.range)
  }
}
