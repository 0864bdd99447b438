/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ExpressionProblem {
  enum NotInScopeCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  enum MemberElsewhereCodingKeys: String, CodingKey { case _0 = "name", of, isStatic, owners }
  enum NoModuleMemberCodingKeys: String, CodingKey { case _0 = "name", module, suggestions }
  enum SelectorOfFunctionCodingKeys: String, CodingKey { case _0 = "name", isLocal }
  enum TypeNotInScopeCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  enum NoMemberCodingKeys: String, CodingKey { case _0 = "name", of, suggestions }
  enum NoStaticMemberCodingKeys: String, CodingKey { case _0 = "name", of, suggestions }
  enum NoTypeMemberCodingKeys: String, CodingKey { case _0 = "name", of, suggestions }
  enum RenamedCodingKeys: String, CodingKey { case _0 = "name", to, `in` }
  enum BridgedCodingKeys: String, CodingKey { case _0 = "name", to }
  enum UnavailableCodingKeys: String, CodingKey { case _0 = "name", _1 = "reason" }
  enum SilentCodingKeys: String, CodingKey { case _0 = "name", _1 = "reason" }
  enum MemberOfOptionalCodingKeys: String, CodingKey { case _0 = "name", type, wrapped }
  enum InstanceMemberOnTypeCodingKeys: String, CodingKey { case _0 = "name", type }
  enum StaticMemberOnInstanceCodingKeys: String, CodingKey { case _0 = "name", type }
  enum NoTupleElementCodingKeys: String, CodingKey { case _0 = "name", of }
  enum InaccessibleCodingKeys: String, CodingKey { case _0 = "name", access }
  enum AmbiguousUseCodingKeys: String, CodingKey { case _0 = "name", candidates }
  enum RequiresConformanceCodingKeys: String, CodingKey { case _0 = "kind", _1 = "name", type, to }
  enum CannotConvertCodingKeys: String, CodingKey { case from, to, _2 = "purpose" }
  enum NilNotCompatibleCodingKeys: String, CodingKey { case type, _1 = "purpose" }
  enum BranchesDifferCodingKeys: String, CodingKey { case _0 = "first", _1 = "second" }
  enum TernaryDiffersCodingKeys: String, CodingKey { case _0 = "first", _1 = "second" }
  enum LiteralDoesNotFitCodingKeys: String, CodingKey { case _0 = "literal", type }
  enum OwnershipOfValueCodingKeys: String, CodingKey { case _0 = "ownership", type }
  enum BinaryOperatorCodingKeys: String, CodingKey { case _0 = "operator", left, right }
  enum BinaryOperatorOnSameCodingKeys: String, CodingKey { case _0 = "operator", type }
  enum ComparedWithTextCodingKeys: String, CodingKey { case _0 = "operator", type }
  enum UnaryOperatorCodingKeys: String, CodingKey { case _0 = "operator", type }
  enum MissingLabelsCodingKeys: String, CodingKey { case _0 = "labels", count }
  enum ExtraneousLabelsCodingKeys: String, CodingKey { case _0 = "labels", count }
  enum ArgumentOrderCodingKeys: String, CodingKey { case _0 = "argument", before }
  enum NoExactMatchesCodingKeys: String, CodingKey { case _0 = "kind", _1 = "name", candidates }
  enum GenericConflictCodingKeys: String, CodingKey { case _0 = "parameter", first, second }
  enum ImmutableCodingKeys: String, CodingKey { case _0 = "mutation", _1 = "reason" }
}
