import Machine
import TypedProgram

/// The full name of a member in Swift: `convert(_:to:)`, `alpha`, `init(frame:)`.
@usableFromInline
package struct MemberName {
  /// The name before the parenthesis.
  package let base: String
  /// The labels; nil for `_`.
  package let labels: [String?]

  package init(_ text: String) {
    let utf8 = text.utf8
    // An operator's name may contain anything but a parenthesis.
    guard let open = utf8.firstIndex(of: UInt8(ascii: "(")) else {
      base = text
      labels = []
      return
    }
    base = String(text[..<open])
    var labels: [String?] = []
    var start = utf8.index(after: open)
    var index = start
    while index < utf8.endIndex {
      if utf8[index] == UInt8(ascii: ":") {
        let label = text[start..<index]
        labels.append(label == "_" ? nil : String(label))
        start = utf8.index(after: index)
      }
      index = utf8.index(after: index)
    }
    self.labels = labels
  }
}
