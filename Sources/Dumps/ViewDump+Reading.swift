import Records

nonisolated extension ViewDump {
  /// The most levels a dump may have; a view hierarchy of an app has some dozens.
  package static let deepestLevel = 10_000

  /// Reads what `recursiveDescription` printed, however it was copied.
  ///
  /// Damage costs at most the lines it is on and is reported by the remarks; only a text that is
  /// not a dump of views is refused. Time and memory grow with the length of the text.
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
