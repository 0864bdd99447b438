import EventVocabulary
import Foundation

/// A view as pixels.
package struct PictureRecord: Codable, Sendable {
  package let view: ObjectName
  /// The size of the view, in points.
  package let width: Double
  package let height: Double
  /// The pixels per point.
  package let scale: Double
  package let columns: Int
  package let rows: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top, not premultiplied. Empty if
  /// the picture was written to a file.
  package let rgba: Data
  /// The file of the picture; nil for one that is only shown.
  package let file: String?

  package init(
    view: ObjectName, width: Double, height: Double, scale: Double, columns: Int, rows: Int,
    rgba: Data, file: String?
  ) {
    self.view = view
    self.width = width
    self.height = height
    self.scale = scale
    self.columns = columns
    self.rows = rows
    self.rgba = rgba
    self.file = file
  }

  /// The same, after the pixels were written to a file.
  package func saved(as file: String) -> PictureRecord {
    PictureRecord(
      view: view, width: width, height: height, scale: scale, columns: columns, rows: rows,
      rgba: Data(), file: file)
  }
}

/// The calls of a view's `draw(_:)`, with their effects.
package struct DrawingRecord: Codable, Sendable {
  /// One call on the context.
  package struct Call: Codable, Sendable {
    package let name: String
    package let numbers: [Double]
    /// Empty if the call changed nothing.
    package let effects: [DrawingEffect]

    package init(name: String, numbers: [Double], effects: [DrawingEffect]) {
      self.name = name
      self.numbers = numbers
      self.effects = effects
    }
  }

  package let view: ObjectName
  /// The argument of `draw(_:)`, as it is typed.
  package let rectangle: String
  /// Whether the user's code draws the view.
  package let isOwn: Bool
  package let calls: [Call]
  /// The number of calls that are not recorded.
  package let further: Int

  package init(
    view: ObjectName, rectangle: String, isOwn: Bool, calls: [Call], further: Int
  ) {
    self.view = view
    self.rectangle = rectangle
    self.isOwn = isOwn
    self.calls = calls
    self.further = further
  }
}
