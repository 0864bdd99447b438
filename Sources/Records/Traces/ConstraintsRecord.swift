import Foundation

/// The constraints of a scene, or those that determine one view's layout.
package struct ConstraintsRecord: Codable, Sendable {
  /// One constraint and its status.
  package struct Row: Codable, Sendable, Hashable {
    /// The constraint as an equation: `ok.leading == card.leading + 8 @750`.
    package let text: String
    package let source: Source
    /// The view that it is installed on; nil for one that follows from the view itself.
    package let container: ObjectName?
    /// The priority, 1 to 1000.
    package let priority: Double
    package let state: State
    /// The change of the edge or the size that it determines per change of its constant; nil in a
    /// list of all.
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

  /// The origin of a constraint.
  package enum Source: String, Codable, Sendable {
    /// It was created explicitly.
    case made
    /// The frame of a view that translates its autoresizing mask (AL-9).
    case frame
    /// Compression resistance: at least the intrinsic size (AL-4).
    case compression
    /// Hugging: at most the intrinsic size (AL-4).
    case hugging
    /// A size is never negative (AL-5).
    case limit
  }

  /// The status of a constraint.
  package enum State: Codable, Sendable, Hashable {
    case met
    /// It is missed because of others, by a number of points.
    case missed(by: Double)
    /// Required, and broken, because it contradicts others: their texts.
    case broken(others: [String])
  }

  /// An edge or a size of a view, and the constraints that determine it.
  package struct Part: Codable, Sendable, Hashable {
    package enum Name: String, Codable, Sendable, CaseIterable {
      case minX, minY, width, height
    }

    package let name: Name
    package let value: Double
    package let deciding: [Row]
    /// Another value that satisfies the constraints equally well; nil if there is none. Infinite
    /// values are omitted.
    package let other: Double?
    /// Whether more than one value is possible (AL-7).
    package let isAmbiguous: Bool

    package init(name: Name, value: Double, deciding: [Row], other: Double?, isAmbiguous: Bool) {
      self.name = name
      self.value = value
      self.deciding = deciding
      self.other = other
      self.isAmbiguous = isAmbiguous
    }
  }

  /// The way in which a view participates.
  package enum Participation: String, Codable, Sendable {
    /// Constraints place it.
    case placed
    /// Its frame counts (AL-9).
    case frame
    /// It has no constraints, and its intrinsic size counts (AL-4).
    case natural
    /// It has no constraints.
    case none
  }

  /// The view in question; nil for all constraints.
  package let view: ObjectName?
  package let participation: Participation
  /// The four parts of the view's alignment rectangle (AL-14); empty for all constraints.
  package let parts: [Part]
  /// All constraints in the order of activation; for one view those on it that were not satisfied.
  package let rows: [Row]
  /// Whether a size depends on text, which has no real metrics here (DR-52).
  package let restsOnText: Bool
  /// The frame that follows from the parts, if those are of an alignment rectangle that is not the
  /// frame (AL-14); nil if it is.
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
