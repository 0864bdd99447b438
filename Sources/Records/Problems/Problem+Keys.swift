/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension Problem {
  enum ConstraintCodingKeys: String, CodingKey { case _0 = "constraint", _1 = "reason" }
  enum PlaceTakenCodingKeys: String, CodingKey { case _0 = "place", by, _2 = "other" }
  enum NoPictureCodingKeys: String, CodingKey { case _0 = "view", most }
  enum LifeCodingKeys: String, CodingKey { case _0 = "input", _1 = "refusal" }
  enum UnknownCommandCodingKeys: String, CodingKey { case _0 = "word", suggestions }
  enum WordOfShellCodingKeys: String, CodingKey { case _0 = "word", line }
  enum AmbiguousCommandCodingKeys: String, CodingKey { case _0 = "word", candidates }
  enum UnknownNameCodingKeys: String, CodingKey { case _0 = "name", kind, suggestions }
  enum NothingAtPathCodingKeys: String, CodingKey { case _0 = "path", _1 = "step" }
  enum UnknownClassCodingKeys: String, CodingKey { case _0 = "className", suggestions }
  enum ClassNotMadeCodingKeys: String, CodingKey { case _0 = "className", _1 = "reason" }
  enum UnknownPropertyCodingKeys: String, CodingKey { case _0 = "property", className, suggestions }
  enum UnknownColorCodingKeys: String, CodingKey { case _0 = "word", suggestions }
  enum UnknownRuleCodingKeys: String, CodingKey { case _0 = "word", suggestions }
  enum UnknownNibCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  enum NotInNibCodingKeys: String, CodingKey { case _0 = "name", nib, names }
  enum UnknownHelpCodingKeys: String, CodingKey { case _0 = "word", suggestions }
  enum UnknownTextCodingKeys: String, CodingKey { case _0 = "text", suggestions }
  enum AmbiguousTextCodingKeys: String, CodingKey { case _0 = "text", names }
  enum ExpectedOneOfCodingKeys: String, CodingKey { case _0 = "words", got }
  enum NameTakenCodingKeys: String, CodingKey { case _0 = "name", className, suggestion }
  enum NameDeclaredCodingKeys: String, CodingKey { case _0 = "name", suggestion }
  enum NameInvalidCodingKeys: String, CodingKey { case _0 = "name", suggestion }
  enum MissingArgumentCodingKeys: String, CodingKey { case _0 = "argument", usage }
  enum ExtraArgumentCodingKeys: String, CodingKey { case _0 = "text", usage }
  enum NotFiniteCodingKeys: String, CodingKey { case _0 = "text", raisesOnDevice }
  enum NumberTooLargeCodingKeys: String, CodingKey { case _0 = "text", limit }
  enum NotAWholeNumberCodingKeys: String, CodingKey { case _0 = "text", atLeast }
  enum BorderOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", most }
  enum NotAnObjectCodingKeys: String, CodingKey { case _0 = "expression", type }
  enum WrongKindCodingKeys: String, CodingKey { case _0 = "object", needs }
  enum NotAWindowClassCodingKeys: String, CodingKey { case _0 = "className", window }
  enum PropertyOfScriptCodingKeys: String, CodingKey { case _0 = "property", className, object }
  enum AddsAncestorCodingKeys: String, CodingKey { case _0 = "view", to }
  enum BesideContentViewCodingKeys: String, CodingKey { case _0 = "view", of }
  enum NotASubviewCodingKeys: String, CodingKey { case _0 = "view", of }
  enum IndexOutOfRangeCodingKeys: String, CodingKey { case _0 = "index", count }
  enum CannotRemoveRootCodingKeys: String, CodingKey { case _0 = "view", controller }
  enum CannotMoveRootCodingKeys: String, CodingKey { case _0 = "view", controller }
  enum NotInSameWindowCodingKeys: String, CodingKey { case _0 = "first", _1 = "second" }
  enum ControllerRingCodingKeys: String, CodingKey { case _0 = "name", of }
  enum AlreadyPresentingCodingKeys: String, CodingKey { case _0 = "name", presented }
  enum NothingToPopCodingKeys: String, CodingKey { case _0 = "name", isEmpty }
  enum UnknownMessageCodingKeys: String, CodingKey { case _0 = "message", suggestions }
  enum NotOverriddenCodingKeys: String, CodingKey { case _0 = "view", message }
  enum FileUnreadableCodingKeys: String, CodingKey { case _0 = "path", reason }
  enum FileNotTextCodingKeys: String, CodingKey { case _0 = "path", line }
  enum FileIsThereCodingKeys: String, CodingKey { case _0 = "path", canForce }
  enum FileOutsideCodingKeys: String, CodingKey { case _0 = "path", folder }
  enum NotInPreparedCodingKeys: String, CodingKey { case _0 = "command", _1 = "lines" }
  enum InterfaceBuilderFileCodingKeys: String, CodingKey { case _0 = "path", isStoryboard }
  enum LineTooLongCodingKeys: String, CodingKey { case _0 = "path", line, limit }
  enum FileTooLargeCodingKeys: String, CodingKey { case _0 = "path", size, limit }
  enum CannotWriteCodingKeys: String, CodingKey { case _0 = "path", reason }
  enum NotAMapCodingKeys: String, CodingKey { case _0 = "path", line, _2 = "reason" }
  enum UnknownExportCodingKeys: String, CodingKey { case _0 = "word", words }
  enum NotASceneCodingKeys: String, CodingKey { case _0 = "path", line, column, _3 = "reason" }
  enum NativeFaultCodingKeys: String, CodingKey { case _0 = "fault", _1 = "place" }
  enum LastHitStoppedCodingKeys: String, CodingKey { case _0 = "stop", point }
  enum NoSuchStepCodingKeys: String, CodingKey { case _0 = "text", count }
  enum StoppedCodingKeys: String, CodingKey { case _0 = "stop", trace }
  enum ActStoppedCodingKeys: String, CodingKey { case _0 = "stop", _1 = "trace" }
  enum MapStoppedCodingKeys: String, CodingKey { case _0 = "stop", point }
  enum NotAScriptClassCodingKeys: String, CodingKey { case _0 = "className", suggestions }
  enum LimitOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", least, most }
  enum InLineCodingKeys: String, CodingKey { case _0 = "line", text, indirect = "problem" }
  enum ReplayStoppedCodingKeys: String, CodingKey { case line, _1 = "problem" }
}
