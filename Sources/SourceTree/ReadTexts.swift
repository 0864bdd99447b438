/// The trees of the texts of one language that were read last.
///
/// Undo, a copy of the scene and every stage of a grading run parse the same texts again, and
/// parsing takes most of their time. A tree is an immutable value, so that the first one can be
/// reused.
package final class ReadTexts {
  /// The minimum number of bytes of text that are cached before the oldest are discarded, and half
  /// of the maximum.
  private static let room = 64 << 10

  /// The texts that were parsed since the others became the older ones.
  private var newer: [[UInt8]: SourceUnit] = [:]
  private var older: [[UInt8]: SourceUnit] = [:]
  /// The bytes of the newer texts.
  private var bytes = 0

  /// The parser of the texts.
  package let frontEnd: any FrontEnd

  /// Creates a cache for a front end.
  package init(_ frontEnd: any FrontEnd) {
    self.frontEnd = frontEnd
  }

  /// The same as `parse` of the front end.
  package func unit(
    _ text: String, name: String, linesBefore: Int = 0, offset: Int = 0
  ) -> SourceUnit {
    // By bytes: two spellings of a character are the same text, but their locations in it differ.
    let place = offset == 0 ? "\(linesBefore)" : "\(linesBefore) \(offset)"
    let key = Array("\(place)\0\(name)\0\(text)".utf8)
    if let unit = newer[key] { return unit }
    let unit =
      older.removeValue(forKey: key)
      ?? frontEnd.parse(text, name: name, linesBefore: linesBefore, offset: offset)
    keep(unit, key)
    return unit
  }

  private func keep(_ unit: SourceUnit, _ key: [UInt8]) {
    guard key.count <= Self.room else { return }
    if bytes + key.count > Self.room {
      older = newer
      newer = [:]
      bytes = 0
    }
    newer[key] = unit
    bytes += key.count
  }
}
