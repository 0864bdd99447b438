import Records

/// Compares printed descriptions of objects, and `nil`: the relation of the printed object to the
/// right one in the scene.
struct ObjectMeasure {
  private let actual: [String]
  private let expected: [String]
  private let sketch: () -> SceneSketch?

  /// Creates a measure of two logs that print the same number of texts.
  init(actual: [String], expected: [String], sketch: @escaping () -> SceneSketch?) {
    self.actual = actual.compactMap(Self.text)
    self.expected = expected.compactMap(Self.text)
    self.sketch = sketch
  }

  /// The same text each time, or the first object that is not the right one; nil if the texts
  /// differ in another way.
  var diagnosis: FactDiagnosis? {
    guard actual.count == expected.count,
      let index = actual.indices.first(where: { actual[$0] != expected[$0] }),
      let mine = Object(actual[index]), let right = Object(expected[index])
    else { return nil }
    if actual.count > 1, Set(actual).count == 1, Set(expected).count > 1 {
      return .constant(text: mine.name ?? "nil")
    }
    guard mine.name != right.name else { return nil }
    return .object(
      number: index + 1, actual: mine.name, expected: right.name,
      relation: relation(of: mine.name, to: right.name))
  }

  /// A view that is described by its name, or nothing.
  private struct Object {
    let name: String?

    init?(_ text: String) {
      if text == "nil" {
        name = nil
        return
      }
      guard text.hasPrefix("<"), let colon = text.firstIndex(of: ":") else { return nil }
      let rest = text[text.index(after: colon)...].drop { $0 == " " }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !word.isEmpty, rest.dropFirst(word.count).first.map({ $0 == ";" || $0 == ">" }) ?? false
      else { return nil }
      name = String(word)
    }
  }

  private static func text(of line: String) -> String? {
    guard line.hasPrefix("print ") else { return nil }
    let text = line.dropFirst("print ".count)
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  private func relation(of mine: String?, to right: String?) -> ObjectRelation? {
    guard let mine, let right, let sketch = sketch() else { return nil }
    let (own, wanted) = (above(mine, sketch), above(right, sketch))
    if wanted.first == mine { return .superview }
    if wanted.contains(mine) { return .above }
    if own.contains(right) { return .below }
    return own.first != nil && own.first == wanted.first ? .sibling : nil
  }

  /// The superviews of a view, the nearest first.
  private func above(_ name: String, _ sketch: SceneSketch) -> [String] {
    var names: [String] = []
    var current = name
    while let next = sketch.superview(of: current)?.name, !names.contains(next) {
      names.append(next)
      current = next
    }
    return names
  }
}
