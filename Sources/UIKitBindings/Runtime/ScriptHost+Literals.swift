import Foundation
import Machine
import ScriptLibrary
import TypedProgram

// Values as code in Objective-C writes them, for traces and the prompt.

extension ScriptHost {
  package func literal(of object: AnyObject, _ text: (AnyObject) -> String) -> String? {
    switch object {
    case let string as StringObject: return "@" + string.value.debugDescription
    case let string as TextObject: return "@" + string.drawnText.debugDescription
    case let value as NSValue where value.textOfStructure != nil: return nil
    case let number as NSNumber:
      let isTruth = String(cString: number.objCType) == "c"
      return isTruth ? "@\(number.boolValue ? "YES" : "NO")" : "@\(number.shortText)"
    case let array as ObjectArray:
      return "@[" + Self.joined(array.elements.map { [$0] }, text) + "]"
    case let dictionary as ObjectDictionary:
      return "@{" + Self.joined(zip(dictionary.keys, dictionary.values).map { [$0, $1] }, text)
        + "}"
    default: return nil
    }
  }

  package func constantName(of member: String, in nominal: Nominal) -> String? {
    library.objectiveC?.constantName(of: member, in: nominal)
  }

  /// The first of some entries, each an element or a key with its value.
  private static func joined(_ entries: [[AnyObject]], _ text: (AnyObject) -> String) -> String {
    var parts = entries.prefix(mostElements).map { entry in
      entry.map(text).joined(separator: ": ")
    }
    if entries.count > mostElements { parts.append("…") }
    return parts.joined(separator: ", ")
  }

  private static let mostElements = 8
}
