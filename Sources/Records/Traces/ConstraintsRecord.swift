import Foundation

/// The constraints of a scene, or those that decide one view.
package struct ConstraintsRecord: Codable, Sendable {
  /// One constraint and what became of it.
  package struct Row: Codable, Sendable, Hashable {
    /// As an equation: `ok.leading == card.leading + 8 @750`.
    package let text: String
    package let source: Source
    /// The view that it is installed on; nil for what comes of the view itself.
    package let container: ObjectName?
    /// 1 to 1000.
    package let priority: Double
    package let state: State
    /// How the edge or the size that it decides follows its constant; nil in a list of all.
    package let factor: Double?

    package init(
      text: String, source: Source, container: ObjectName?, priority: Double, state: State,
      factor: Double?
    ) {
      self.text = text
      self.source = source
      self.container = container
      self.priority = priority
      self.state = state
      self.factor = factor
    }
  }

  /// Where a constraint comes from.
  package enum Source: String, Codable, Sendable {
    /// Somebody made it.
    case made
    /// The frame of a view that translates its autoresizing mask (AL-9).
    case frame
    /// Compression resistance: at least the natural size (AL-4).
    case compression
    /// Hugging: at most the natural size (AL-4).
    case hugging
    /// No size is below zero (AL-5).
    case limit
  }

  /// What became of a constraint.
  package enum State: Codable, Sendable, Hashable {
    case met
    /// It gave way to others, by a number of points.
    case missed(by: Double)
    /// Required, and broken, because it contradicts others: their texts.
    case broken(others: [String])
  }

  /// An edge or a size of a view, and what decides it.
  package struct Part: Codable, Sendable, Hashable {
    package enum Name: String, Codable, Sendable, CaseIterable {
      case minX, minY, width, height
    }

    package let name: Name
    package let value: Double
    package let deciding: [Row]
    /// Another value that meets the constraints no less well; nil where there is none. Infinite
    /// values are left out.
    package let other: Double?
    /// Whether it may be more than one value (AL-7).
    package let isAmbiguous: Bool

    package init(name: Name, value: Double, deciding: [Row], other: Double?, isAmbiguous: Bool) {
      self.name = name
      self.value = value
      self.deciding = deciding
      self.other = other
      self.isAmbiguous = isAmbiguous
    }
  }

  /// How a view takes part.
  package enum Participation: String, Codable, Sendable {
    /// Constraints place it.
    case placed
    /// Its frame counts as it is (AL-9).
    case frame
    /// No constraint speaks of it, and its natural size counts (AL-4).
    case natural
    /// No constraint speaks of it.
    case none
  }

  /// The view that was asked about; nil for all constraints.
  package let view: ObjectName?
  package let participation: Participation
  /// The four parts of the view's alignment rectangle (AL-14); empty for all constraints.
  package let parts: [Part]
  /// All constraints in the order in which they were activated; of one view those that speak of it
  /// and were not met.
  package let rows: [Row]
  /// Whether a size rests on text, which has no true metrics here (DR-52).
  package let restsOnText: Bool
  /// The frame that follows from the parts, where those are of an alignment rectangle that is not
  /// the frame (AL-14); nil where it is.
  package let frame: CGRect?

  package init(
    view: ObjectName?, participation: Participation, parts: [Part], rows: [Row],
    restsOnText: Bool, frame: CGRect? = nil
  ) {
    self.view = view
    self.participation = participation
    self.parts = parts
    self.rows = rows
    self.restsOnText = restsOnText
    self.frame = frame
  }
}
