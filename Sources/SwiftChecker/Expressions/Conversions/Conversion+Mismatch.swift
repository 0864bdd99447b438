import Records
import SourceTree
import TypedProgram

/// The reason why a value does not convert, with suggestions.
package struct ConversionMismatch {
  package let problem: ExpressionProblem
  package let fixIt: CodeFixIt?

  init(_ problem: ExpressionProblem, fixIt: CodeFixIt? = nil) {
    self.problem = problem
    self.fixIt = fixIt
  }
}

extension Conversion {
  /// The reason why a value does not convert to a type, in the words for `purpose`; `file` is that
  /// of the value.
  package func mismatch(
    _ value: TypedExpression, _ target: Type, for purpose: ConversionPurpose, in file: SourceFile
  ) -> ConversionMismatch {
    let source = inference.resolved(value.type)
    let end = SourceRange(value.range.end, value.range.end)
    if source == .nothing, value.kind.isNull {
      return ConversionMismatch(.nilNotCompatible(type: "\(target)", purpose.words))
    }
    if target == .bool, source == .optional(.bool), case .optionalChain = value.kind,
      purpose == .condition || purpose == .returning
    {
      return ConversionMismatch(.optionalAsCondition(type: "Bool?"))
    }
    if purpose == .condition, target == .bool {
      if source.isOptional, source != .optional(.bool) {
        return ConversionMismatch(
          .optionalAsCondition(type: "\(source)"), fixIt: CodeFixIt(end, " != nil"))
      }
      if source.isNumber {
        return ConversionMismatch(
          .numberAsCondition(type: "\(source)"), fixIt: CodeFixIt(end, " != 0"))
      }
    }
    if case .optional(let wrapped) = source, !target.isOptional,
      cost(from: wrapped, to: target) != nil
    {
      return ConversionMismatch(.optionalNotUnwrapped(type: "\(source)", wrapped: "\(wrapped)"))
    }
    if case .function(let function) = source, function.parameters.isEmpty,
      target.functionType == nil,
      isFunctionName(value), cost(from: function.result, to: target) != nil
    {
      return ConversionMismatch(
        .functionNotCalled(type: "\(target)"), fixIt: CodeFixIt(end, "()"))
    }
    if case .function(let from) = source, case .function(let to) = target, from.isThrowing,
      !to.isThrowing
    {
      return ConversionMismatch(
        .throwingFunctionNotAllowed(from: "\(source)", to: "\(target)"))
    }
    // A value that is not optional converts to the wrapped type of an optional, so that is the one
    // that it does not fit.
    let wanted = source.isOptional ? target : target.unwrapped
    return ConversionMismatch(
      .cannotConvert(from: "\(source)", to: "\(wanted)", purpose.words),
      fixIt: numberFixIt(value, source, wanted, in: file))
  }

  private func isFunctionName(_ value: TypedExpression) -> Bool {
    if case .functionReference = value.kind { return true }
    return false
  }

  /// `CGFloat(…)` around a number of another kind.
  private func numberFixIt(
    _ value: TypedExpression, _ source: Type, _ target: Type, in file: SourceFile
  ) -> CodeFixIt? {
    guard source.isNumber, target.isNumber else { return nil }
    guard file.contains(value.range) else { return nil }
    let text = file.text(of: value.range)
    guard !text.contains("\n") else { return nil }
    return CodeFixIt(value.range, "\(target)(\(text))")
  }
}
