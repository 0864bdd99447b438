/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension DeclarationProblem {
  enum ModifierNotAllowedCodingKeys: String, CodingKey { case _0 = "modifier", on }
  enum NotInheritableCodingKeys: String, CodingKey { case _0 = "type", by, allowsClass }
  enum SeveralSuperclassesCodingKeys: String, CodingKey { case _0 = "name", first, second }
  enum RedundantConformanceCodingKeys: String, CodingKey { case _0 = "type", to }
  enum DoesNotConformCodingKeys: String, CodingKey { case _0 = "type", to }
  enum ClassOnlyProtocolCodingKeys: String, CodingKey { case _0 = "protocol", type }
  enum CannotSynthesizeCodingKeys: String, CodingKey { case _0 = "type", to, property }
  enum OverridesNothingCodingKeys: String, CodingKey { case _0 = "kind", name }
  enum OverrideWithoutSuperclassCodingKeys: String, CodingKey { case _0 = "kind", type }
  enum OverrideLabelsCodingKeys: String, CodingKey { case _0 = "kind", name, above }
  enum OverridesFinalCodingKeys: String, CodingKey { case _0 = "kind", name }
  enum OverrideTypeDiffersCodingKeys: String, CodingKey { case _0 = "kind", name, type, above }
  enum OverrideInExtensionOfOwnerCodingKeys: String, CodingKey { case _0 = "kind", name, type }
  enum RequiredInitializerMissingCodingKeys: String, CodingKey { case _0 = "name", of }
  enum SelfBeforeCodingKeys: String, CodingKey { case _0 = "use", call }
  enum UsedBeforeInitializedCodingKeys: String, CodingKey { case _0 = "name", isConstant }
  enum CapturedBeforeInitializedCodingKeys: String, CodingKey { case _0 = "name", isConstant }
  enum VoidConstantCodingKeys: String, CodingKey { case _0 = "name", type }
  enum WeakOfValueCodingKeys: String, CodingKey { case _0 = "type", ownership }
  enum MissingReturnCodingKeys: String, CodingKey { case _0 = "kind", result }
  enum ChangesInPlaceCodingKeys: String, CodingKey { case _0 = "name", instead }
  enum UnknownCaseCodingKeys: String, CodingKey { case _0 = "name", type, suggestions }
}
