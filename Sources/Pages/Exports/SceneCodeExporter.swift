import Records

/// Exports the code that a session wrote for a scene. It is the same in every language.
package struct SceneCodeExporter: Exporter {
  package init() {}

  package func bytes(of record: ExportSubject, in language: Language) -> [UInt8] {
    Array(record.code.utf8)
  }
}
