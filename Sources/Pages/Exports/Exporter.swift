import Records

/// An exporter turns a record into the bytes of a file.
///
/// Each exporter is a file here and a row of `Exporters`; it refers to no live object, and the same
/// record always makes the same bytes.
package protocol Exporter: Sendable {
  associatedtype Record: Sendable
  /// The bytes of the file of a record, with texts in `language`.
  func bytes(of record: Record, in language: Language) -> [UInt8]
}

/// The exporters by their formats.
package enum Exporters {
  /// The file of a scene in a format, as sessions receive it.
  package static func export(
    _ format: ExportFormat, _ subject: ExportSubject, _ language: Language
  ) -> [UInt8] {
    switch format {
    case .page: PageExporter().bytes(of: subject, in: language)
    case .sceneSVG: SceneSVGExporter(look: subject.look).bytes(of: subject.scene, in: language)
    case .exploded: ExplodedSVGExporter().bytes(of: subject, in: language)
    case .step: StepSVGExporter().bytes(of: subject, in: language)
    case .map where subject.look.isBitmap: MapPNGExporter().bytes(of: subject, in: language)
    case .map: MapSVGExporter().bytes(of: subject, in: language)
    case .chain: ChainSVGExporter().bytes(of: subject, in: language)
    case .timeline: TimelineSVGExporter().bytes(of: subject, in: language)
    case .frame: FrameSVGExporter().bytes(of: subject, in: language)
    case .brief: BriefExporter().bytes(of: subject, in: language)
    case .check: subject.verdict.map { VerdictPageExporter().bytes(of: $0, in: language) } ?? []
    case .sceneJSON: SceneJSONExporter().bytes(of: subject.scene, in: language)
    case .sceneStoryboard: StoryboardExporter().bytes(of: subject.scene, in: language)
    case .sceneSwift, .sceneObjectiveC: SceneCodeExporter().bytes(of: subject, in: language)
    }
  }
}
