import Foundation
import Records

/// Where the names of views are written in a picture, so that none is on top of another.
///
/// Names of views in front come first. Where the top left corner is taken, the next free line in
/// the view is used; a name for which there is none is left to the tooltip.
struct NamePlaces {
  /// A name: the start of its line in the view's own points, and the number of letters that fit.
  struct Place {
    let x: Double
    let y: Double
    let letters: Int
  }

  private var places: [Int: Place] = [:]

  /// The approximate width of a letter, and the height of a line, in points.
  private static let (letter, line) = (6.5, 12.0)
  /// The maximum number of letters of a name, and the number of lines that are tried.
  private static let (most, mostLines) = (40, 8)

  init(_ layers: SceneLayers) {
    let views = layers.scene.views
    // Texts of views stay in the middle.
    var taken: [CGRect] = layers.order.filter(layers.isDrawn).compactMap { index in
      guard let text = views[index].text, !text.isEmpty else { return nil }
      let bounds = views[index].bounds.standardized
      let width = Self.width(of: text.count, in: bounds)
      return Self.box(
        CGRect(
          x: bounds.midX - width / 2, y: bounds.midY - Self.line / 2, width: width,
          height: Self.line), layers.maps[index])
    }
    for index in layers.order.reversed() where layers.isDrawn(index) {
      let view = views[index]
      let bounds = view.bounds.standardized
      guard view.name != view.className, bounds.width >= 20, bounds.height >= 14 else { continue }
      let width = Self.width(of: view.name.count, in: bounds)
      for line in 0..<Self.mostLines {
        let top = bounds.minY + 2 + Self.line * Double(line)
        guard top + Self.line <= bounds.maxY else { break }
        let own = CGRect(x: bounds.minX + 4, y: top, width: width, height: Self.line)
        let box = Self.box(own, layers.maps[index])
        guard !taken.contains(where: { $0.intersects(box) }) else { continue }
        taken.append(box)
        places[index] = Place(
          x: own.minX, y: top + Self.line - 2, letters: Self.letters(in: bounds))
        break
      }
    }
  }

  /// The place of a view's name; nil if it is not written.
  subscript(_ index: Int) -> Place? { places[index] }

  /// The number of letters that fit into a view.
  static func letters(in bounds: CGRect) -> Int {
    min(most, max(3, Int((bounds.width - 6) / letter)))
  }

  private static func width(of count: Int, in bounds: CGRect) -> Double {
    Double(min(count, letters(in: bounds))) * letter
  }

  /// The box on the screen around a rectangle in a view, slightly smaller, so that lines that touch
  /// do not count as one.
  private static func box(_ rectangle: CGRect, _ map: [Double]) -> CGRect {
    let corners = [
      CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.minX, y: rectangle.maxY), CGPoint(x: rectangle.maxX, y: rectangle.maxY),
    ].map { SceneLayers.apply(map, $0) }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (across.min() ?? 0, down.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - top
    ).insetBy(dx: 0.25, dy: 0.25)
  }
}
