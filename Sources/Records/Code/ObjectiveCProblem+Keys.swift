/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ObjectiveCProblem {
  enum UndeclaredCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  enum UnknownTypeCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  enum UnknownSuperclassCodingKeys: String, CodingKey { case _0 = "name", of, suggestions }
  enum NoVisibleInterfaceCodingKeys: String, CodingKey { case _0 = "class", selector, suggestions }
  enum UnknownInstanceMethodCodingKeys: String, CodingKey { case _0 = "selector", suggestions }
  enum UnknownClassMethodCodingKeys: String, CodingKey { case _0 = "class", selector, suggestions }
  enum ClassMethodOfObjectCodingKeys: String, CodingKey { case _0 = "selector", `class` }
  enum InstanceMethodOfClassCodingKeys: String, CodingKey { case _0 = "selector", `class` }
  enum NoPropertyCodingKeys: String, CodingKey { case _0 = "name", of, suggestions }
  enum NoFieldCodingKeys: String, CodingKey { case _0 = "name", of, suggestions }
  enum MissingRequirementCodingKeys: String, CodingKey { case _0 = "selector", of }
  enum NeverCalledCodingKeys: String, CodingKey { case _0 = "selector", meant }
  enum InvalidOperandsCodingKeys: String, CodingKey { case _0 = "operator", left, right }
  enum InvalidOperandCodingKeys: String, CodingKey { case _0 = "operator", of }
  enum IncompatibleCodingKeys: String, CodingKey { case _0 = "purpose", to, from }
  enum IncompatibleBlocksCodingKeys: String, CodingKey { case _0 = "purpose", to, from }
  enum IncompatiblePointersCodingKeys: String, CodingKey { case _0 = "purpose", to, from }
  enum DistinctPointersCodingKeys: String, CodingKey { case _0 = "first", _1 = "second" }
  enum FaultCodingKeys: String, CodingKey { case _0 = "fault", _1 = "name" }
  enum FormatArgumentCodingKeys: String, CodingKey { case _0 = "conversion", of, better }
}
