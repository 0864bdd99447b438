import Foundation
import Testing

/// Whether values that are attached to an object, such as a script's fields, are released while the
/// object is still complete: that is the case if each class calls `willDeinitialize` from its own
/// `deinit`, and one that forgets it breaks nothing but scripts' `deinit`s that read its fields.
@Suite struct DeinitializationTests {
  /// A class as a file of the model declares it.
  private struct Declaration {
    let name: String
    let superclass: String
    let place: String
    let body: Substring
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/UIKitModel").standardized

  @Test func `every class of objects lets attachments go from its own deinit`() throws {
    let declared = try Self.declarations()
    var objects: Set<String> = ["ModelObject"]
    var forgetful: [String] = []
    var isComplete = false
    while !isComplete {
      let found = declared.filter {
        objects.contains($0.superclass) && !objects.contains($0.name)
      }
      objects.formUnion(found.map(\.name))
      forgetful += found.filter { !Self.tells($0.body) }.map { "\($0.name), \($0.place)" }
      isComplete = found.isEmpty
    }
    #expect(objects.isSuperset(of: ["UIView", "UISlider", "UITouch", "CALayer", "UIDimmingView"]))
    #expect(forgetful.isEmpty, "add `deinit { willDeinitialize() }`")
  }

  @Test func `a deinit of another class inside does not count`() {
    #expect(Self.tells("{ var a = 1; deinit { willDeinitialize() } }"))
    #expect(Self.tells("{\n  deinit {\n    free()\n    willDeinitialize()\n  }\n}"))
    #expect(!Self.tells("{ var a = 1 }"))
    #expect(!Self.tells("{ deinit { free() } }"))
    #expect(!Self.tells("{ class B { deinit { willDeinitialize() } } }"))
  }

  /// Whether the `deinit` of a body itself calls `willDeinitialize`.
  private static func tells(_ body: Substring) -> Bool {
    var depth = 0
    var own = ""
    var inDeinit = false
    for line in body.replacing("{", with: "{\n").replacing("}", with: "\n}").split(separator: "\n")
    {
      if line.contains("}") { depth -= 1 }
      if depth == 1 { inDeinit = line.contains("deinit {") }
      if depth == 2, inDeinit { own += line }
      if line.contains("{") { depth += 1 }
    }
    return own.contains("willDeinitialize()")
  }

  private static func declarations() throws -> [Declaration] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    var found: [Declaration] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      for match in text.matches(of: /(?m)^[ a-z]*\bclass (\w+): (\w+)[^{\n]*/) {
        found.append(
          Declaration(
            name: String(match.1), superclass: String(match.2), place: name,
            body: body(of: text[match.range.upperBound...])))
      }
    }
    return found
  }

  /// A text up to the brace that closes its first one.
  private static func body(of text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return text[...index] }
      default: break
      }
    }
    return text
  }
}
