/// The data that an exported file may show, as plain values. Data that the format does not need is
/// nil or empty.
package struct ExportSubject: Sendable {
  package let scene: SceneRecord
  /// The names of the scene's views in traces, in order.
  package var names: [ObjectName] = []
  /// The switches that refuse touches for them, in the same order (HT-2); nil for none.
  package var refusals: [RefusalReason?] = []
  /// Whether rectangles and switches alone decide which view gets a touch: no code, and no class of
  /// UIKit that answers in its own way.
  package var isPlain = false
  /// The last hit test; for events that of their first finger.
  package var trace: HitTestTrace?
  /// Whether the scene has changed since the trace was made.
  package var isOutdated = false
  /// The events that the last acting line caused.
  package var event: EventTrace?
  package var timeline: Timeline?
  package var map: MapRecord?
  /// The indices in the scene of the owners of the map; nil for an owner that represents several
  /// views.
  package var owners: [Int?] = []
  /// The reason why there is no map although one was needed: a script stopped.
  package var mapProblem: Problem?
  /// The responder chains of views, by their indices in the scene.
  package var chains: [Int: ChainRecord] = [:]
  package var sources: [ExportedSource] = []
  /// The lines that make the scene.
  package var lines: [String] = []
  /// Swift that builds the scene in an app, and the parts that are missing in it.
  package var code = ""
  package var leftOut: [String] = []
  /// The text of the open exercise.
  package var task: Bilingual?
  /// The learner's own trace at the first wrong point of the last check.
  package var failing: HitTestTrace?
  /// The verdict of the last check of that exercise.
  package var verdict: Verdict?
  package var look = ExportLook()

  package init(_ scene: SceneRecord) {
    self.scene = scene
  }
}

/// A text of the learner's own code.
package struct ExportedSource: Codable, Sendable, Hashable {
  /// The file's name in traces.
  package let name: String
  package let text: String
  /// The classes that it declares and that are in the scene.
  package var classes: [String]

  package init(name: String, text: String, classes: [String]) {
    self.name = name
    self.text = text
    self.classes = classes
  }
}

/// The user's choices for a picture.
package struct ExportLook: Sendable, Hashable {
  package enum Scheme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  /// The width of the picture, in pixels; nil for its own.
  package var width: Int?
  package var scheme = Scheme.light
  /// Whether it should be a bitmap.
  package var isBitmap = false
  /// The number of a step of the trace, from 1.
  package var step: Int?
  /// The index of a view in the scene.
  package var view: Int?

  package init() {}
}
