import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Foundation's `NSError`: a domain, a code and a dictionary. `as NSError` converts every Swift
/// error to one, and `as?` converts it back to its own type.
final class ErrorObject: NSObject {
  let domain: String
  let code: Int
  let userInfo: CarriedDictionary
  /// The Swift error that it was created from.
  let content: AnyObject?

  init(domain: String, code: Int, userInfo: CarriedDictionary?, content: AnyObject? = nil) {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo ?? CarriedDictionary([])
    self.content = content
    super.init()
  }

  /// The keys of texts in the dictionary, by the names of the constants.
  static let keys = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription",
    "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
    "NSUnderlyingErrorKey": "NSUnderlyingError",
  ]

  /// A text of the dictionary, by the name of its key's constant; nil without one.
  func text(_ constant: String) -> String? {
    guard let key = Self.keys[constant], let value = userInfo.value(for: key) else { return nil }
    return Crossing.native(AnyValue(value)) as? String
  }

  /// The localized description: the text in the dictionary, or one with the domain and the code.
  var localizedDescription: String {
    text("NSLocalizedDescriptionKey")
      ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      let text = text("NSLocalizedDescriptionKey").map { "\"\($0)\"" } ?? "\"(null)\""
      return "Error Domain=\(domain) Code=\(code) \(text)"
    }
  }
}

extension ErrorObject {
  /// The Swift error in a box, as a Foundation object: its domain is the name of its type, and its
  /// code the index of its case, or the raw value.
  convenience init(_ box: AnyBox, _ nominal: Nominal) {
    var code = 1
    if nominal.kind == .enumeration, !nominal.isIndirect, let tag = box.numbers.first {
      code = Int(truncatingIfNeeded: tag)
      if nominal.cases.indices.contains(code),
        case .integer(let raw)? = nominal.cases[code].rawValue
      {
        code = Int(raw)
      }
    }
    self.init(domain: nominal.fullName, code: code, userInfo: nil, content: box)
  }
}

/// Errors as objects.
extension UIKitTable {
  static func addErrors(_ table: Table) {
    for (constant, key) in ErrorObject.keys.sorted(by: { $0.key < $1.key }) {
      table.global(constant, get: { key }, "The key \(key) of an error's dictionary.")
    }
    table.class(
      ErrorObject.self, named: "NSError", superclass: NSObject.self,
      protocols: ["LocalizedError"], isFinal: true,
      "A domain and a code; every error of Swift becomes one by `as NSError`."
    ) {
      $0.initializer(
        "init(domain:code:userInfo:)", designated: true, defaults: ["userInfo": .zero],
        "An error of a domain."
      ) { (domain: String, code: Int, info: CarriedDictionary?) in
        ErrorObject(domain: domain, code: code, userInfo: info)
      }
      $0.readOnly("domain", \ErrorObject.domain, "Whose codes these are.")
      $0.readOnly("code", \ErrorObject.code, "The number of the error in its domain.")
      $0.readOnly("userInfo", \ErrorObject.userInfo, "More about the error.")
      $0.readOnly(
        "localizedDescription", \ErrorObject.localizedDescription, "The text for users.")
      $0.property(
        "errorDescription", get: { (e: ErrorObject) -> String? in e.localizedDescription },
        "The text for users.")
      $0.property(
        "localizedFailureReason",
        get: { (e: ErrorObject) in e.text("NSLocalizedFailureReasonErrorKey") }, "The reason.")
      $0.property(
        "localizedRecoverySuggestion",
        get: { (e: ErrorObject) in e.text("NSLocalizedRecoverySuggestionErrorKey") },
        "What users can do.")
    }
  }
}
