/// The reason why a file of Interface Builder is not loaded.
package nonisolated enum InterfaceProblem: Error, Sendable, Codable, Hashable {
  case tooLarge(bytes: Int, limit: Int)
  case tooDeep(line: Int, limit: Int)
  case tooManyElements(line: Int, limit: Int)
  /// A declaration of a document or of entities, which Interface Builder does not write.
  case doctype(line: Int)
  case malformed(XMLFault, line: Int)
  /// XML of something else, by its outermost element.
  case otherXML(root: String)
  /// A keyed archive, as Xcode 3 and 4 wrote them.
  case keyedArchive(version: String)
  /// A file for another platform than iOS.
  case otherPlatform(InterfacePlatform)
  /// A file with neither a controller nor a view.
  case nothingInside
  /// No controller is marked as the initial one; with the identifiers that others can be loaded by.
  case noInitialScene(names: [String])
  case unknownScene(String, names: [String])
  /// A scene was named for a file that has no scenes.
  case xibHasNoScenes(String)
  /// A controller, or a view, contains itself by segues or references.
  case containsItself(String)

  private enum MalformedCodingKeys: String, CodingKey { case _0 = "fault", line }
  private enum UnknownSceneCodingKeys: String, CodingKey { case _0 = "name", names }
}

/// A platform whose files Interface Builder writes.
package nonisolated enum InterfacePlatform: String, Sendable, Codable, Hashable {
  case macOS, tvOS, watchOS
}

/// A fault in XML.
package nonisolated enum XMLFault: Sendable, Codable, Hashable {
  case noElement
  case textAfterRoot
  case endsInside(String)
  case tagNotClosed(String)
  case wrongEnd(String, expected: String, opened: Int)
  case attributeTwice(String)
  case attributeWithoutValue(String)
  case bracketInValue
  case noName
  /// A reference to something other than a character.
  case entity(String)
  case partNotClosed(XMLPart)

  private enum WrongEndCodingKeys: String, CodingKey { case _0 = "name", expected, opened }
}

/// A part of XML that has an end of its own.
package nonisolated enum XMLPart: String, Sendable, Codable, Hashable {
  case comment, cdata, instruction
}
