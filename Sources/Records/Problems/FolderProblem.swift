/// The reason why a folder of sources is rejected.
package enum FolderProblem: Error, Codable, Sendable, Hashable {
  case missing(String)
  case notAFolder(String)
  case unreadable(String, reason: SystemReason)
  /// No file of Swift or Objective-C is in it.
  case noCode(String)
  /// The scene was not read from a dump, and no class was named.
  case nothingWanted
  /// None of the classes is in the folder; the first of them.
  case noneFound(String, classes: [String])
  /// No view of a dump has a class that is declared.
  case nothingDeclared

  private enum UnreadableCodingKeys: String, CodingKey { case _0 = "path", reason }
  private enum NoneFoundCodingKeys: String, CodingKey { case _0 = "path", classes }
}
