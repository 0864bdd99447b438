import Interpreter

/// The names in front of the cursor that dots join: `view.subviews[0].fra`.
struct SwiftPath {
  struct Link {
    let name: String
    var isCall = false
    var isElement = false

    /// The type of the value after this link.
    func applied(to type: Type) -> Type {
      var type = type
      if case .optional(let wrapped) = type { type = wrapped }
      guard isElement else { return type }
      switch type {
      case .array(let element): return element
      case .dictionary(_, let value): return value
      default: return type
      }
    }
  }

  /// Where the name that is being typed begins.
  let start: Int
  let partial: String
  /// What is in front of the last dot; none without a dot.
  private(set) var links: [Link] = []

  /// Whether a dot has nothing in front of it.
  var isImplicit: Bool { links.first?.name.isEmpty ?? false }

  init(endOf text: [Character]) {
    func name(endingAt end: Int) -> Int {
      var start = end
      while start > 0, Identifier.isBody(text[start - 1]) { start -= 1 }
      return start
    }
    start = name(endingAt: text.count)
    partial = String(text[start...])
    var dot = start
    while dot > 0, text[dot - 1] == "." {
      var end = dot - 1
      var link = Link(name: "")
      while end > 0, "?!".contains(text[end - 1]) { end -= 1 }
      while end > 0, let open = Self.brackets[text[end - 1]],
        let start = Self.start(of: open, closedBy: text[end - 1], in: text, endingAt: end)
      {
        if open == "(" { link.isCall = true } else { link.isElement = true }
        end = start
      }
      let begin = name(endingAt: end)
      guard begin < end else {
        links = [Link(name: "")]
        return
      }
      links.insert(
        Link(name: String(text[begin..<end]), isCall: link.isCall, isElement: link.isElement), at: 0
      )
      dot = begin
    }
  }

  private static let brackets: [Character: Character] = [")": "(", "]": "["]

  private static func start(
    of open: Character, closedBy close: Character, in text: [Character], endingAt end: Int
  ) -> Int? {
    var depth = 0
    var index = end
    while index > 0 {
      index -= 1
      if text[index] == close { depth += 1 }
      if text[index] == open {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
