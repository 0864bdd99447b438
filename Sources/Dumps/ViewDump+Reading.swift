import Records

nonisolated extension ViewDump {
  /// The maximum number of levels of a dump; a view hierarchy of an app has some dozens.
  package static let deepestLevel = 10_000

  /// Parses the output of `recursiveDescription`, however it was copied.
  ///
  /// Damage affects at most its own lines and is reported by the remarks; only a text that is not a
  /// dump of views is refused. Time and memory grow linearly with the length of the text.
  package init(
    reading text: String, deepestLevel: Int = ViewDump.deepestLevel
  ) throws(DumpProblem) {
    let text = DumpText(text)
    guard text.bytes.contains(where: { !$0.isBlank && $0 != UInt8(ascii: "\n") }) else {
      throw .empty
    }
    let collector = LineCollector(text)
    var builder = DumpBuilder(text, collector, deepestLevel: deepestLevel)
    for line in collector.lines {
      builder.take(line)
    }
    self = try builder.dump()
  }
}
