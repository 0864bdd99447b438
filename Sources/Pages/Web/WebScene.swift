import Records

/// A scene with its trace, as the script of the workbench draws it: the data of an exported page
/// without its words, which the workbench loads once.
package struct WebScene: Encodable, Sendable {
  private let screen: [Double]
  private let isPlain: Bool
  private let views: [PageData.View]
  private let leftOut: Int
  private let trace: PageData.Trace?
  private let isOutdated: Bool
  private let map: PageData.Map?
  private let events: PageData.Events?
  private let sources: [ExportedSource]

  package init(_ subject: ExportSubject, language: Language) {
    let data = PageDataMaker(subject, language).data
    (screen, isPlain, views, leftOut) = (data.screen, data.isPlain, data.views, data.leftOut)
    (trace, isOutdated, map, events) = (data.trace, data.isOutdated, data.map, data.events)
    sources = data.sources
  }
}
