import Foundation
import HitMaps
import Lettering
import Rasterizer
import Records
import Wording

/// Exports a hit map as a picture: a region for each owner, and a legend with its number of points.
struct MapSVGExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    guard let record = subject.map else { return [] }
    let map = record.map
    let (side, row) = (240.0, 22.0)
    let width = Double(map.width) + side + 48
    let legend = Self.legend(record)
    let height = max(Double(map.height) + 32, Double(legend.count + 2) * row + 40)
    var picture = Picture(
      subject, language, size: (width, height),
      title: Bilingual(en: "Who gets the touch", zh: "触摸由谁接收"),
      description: Bilingual(
        en: "Every point of the screen is asked at its middle. "
          + legend.map { "\($0.name[.english]): \(Numbers.grouped($0.points)) points" }
          .joined(separator: ", ") + ".",
        zh: "在屏幕每个点格的中心各问一次。"
          + legend.map { "\($0.name[.chinese])：\(Numbers.grouped($0.points)) 点" }
          .joined(separator: "，") + "。"))
    let regions = Self.regions(map)
    picture.page.open("g", [("transform", "translate(16 16)")])
    for owner in legend.reversed() {
      picture.page.open(
        "path",
        [
          ("d", regions[owner.cell] ?? ""), ("fill", Self.color(owner, picture.colors)),
          ("shape-rendering", "crispEdges"),
        ])
      picture.page.element(
        "title", [], "\(owner.name[language]): \(Numbers.grouped(owner.points))")
      picture.page.close("path")
    }
    picture.box(
      x: 0, y: 0, width: Double(map.width), height: Double(map.height),
      [("fill", "none"), ("stroke", picture.colors.edge)])
    picture.page.close("g")
    let x = Double(map.width) + 40
    var y = 34.0
    for owner in legend {
      picture.box(
        x: x, y: y - 11, width: 14, height: 14,
        [("rx", "3"), ("fill", Self.color(owner, picture.colors)), ("stroke", picture.colors.edge)])
      picture.text(owner.name[language], x: x + 22, y: y, most: 22)
      picture.text(
        Numbers.grouped(owner.points), x: width - 16, y: y,
        [("text-anchor", "end"), ("fill", picture.colors.quiet)])
      y += row
    }
    if !record.nowhere.isEmpty {
      let names = record.nowhere.map(\.text).joined(separator: ", ")
      _ = picture.paragraph(
        Bilingual(en: "no points: \(names)", zh: "没有点：\(names)")[language], x: x, y: y + 6,
        width: side - 16, [("fill", picture.colors.quiet)])
    }
    return picture.finished()
  }

  /// An owner in the legend.
  struct Owner {
    let cell: UInt16
    let name: Bilingual
    let points: Int
    let isRoot: Bool
  }

  /// The owners, the largest first, and no view at the end.
  static func legend(_ record: MapRecord) -> [Owner] {
    var owners = record.owners.enumerated().map { index, owner in
      Owner(
        cell: UInt16(index), name: Bilingual(en: owner.view.text, zh: owner.view.text),
        points: owner.points, isRoot: owner.kind == .root)
    }
    owners.sort { ($1.points, $0.cell) < ($0.points, $1.cell) }
    if record.nobody > 0 {
      owners.append(
        Owner(
          cell: HitMap.nobody, name: Bilingual(en: "no view", zh: "没有视图"),
          points: record.nobody, isRoot: false))
    }
    return owners
  }

  static func color(_ owner: Owner, _ colors: PictureColors) -> String {
    if owner.cell == HitMap.nobody { return colors.line }
    if owner.isRoot { return colors.screen }
    return PictureColors.owners[Int(owner.cell) % PictureColors.owners.count]
  }

  /// The region of each owner as rectangles, with equal rows merged into one.
  private static func regions(_ map: HitMap) -> [UInt16: String] {
    var regions: [UInt16: String] = [:]
    var open: [Run: Int] = [:]
    func close(_ run: Run, _ top: Int, _ bottom: Int) {
      regions[run.owner, default: ""] +=
        "M\(run.start) \(top)h\(run.count)v\(bottom - top)h\(-run.count)z"
    }
    for row in 0..<map.height {
      if row > 0, map.isRow(row, equalTo: row - 1) { continue }
      var present: [Run: Int] = [:]
      var start = 0
      let pairs = map.runs(ofRow: row)
      for index in stride(from: 0, to: pairs.count - 1, by: 2) {
        let owner = pairs[index] < 0 ? HitMap.nobody : UInt16(pairs[index])
        let run = Run(owner: owner, start: start, count: pairs[index + 1])
        present[run] = open[run] ?? row
        start += run.count
      }
      for (run, top) in open.sorted(by: { $0.key < $1.key }) where present[run] == nil {
        close(run, top, row)
      }
      open = present
    }
    for (run, top) in open.sorted(by: { $0.key < $1.key }) { close(run, top, map.height) }
    return regions
  }

  /// A run of one owner in a row.
  private struct Run: Hashable, Comparable {
    let owner: UInt16
    let start: Int
    let count: Int

    static func < (first: Run, second: Run) -> Bool {
      (first.start, first.count, first.owner) < (second.start, second.count, second.owner)
    }
  }
}

/// Exports a hit map as a bitmap: a flat square of pixels for each point, without words.
struct MapPNGExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    guard let record = subject.map else { return [] }
    let map = record.map
    let colors = PictureColors(subject.look.scheme)
    var paints: [UInt16: [UInt8]] = [:]
    for owner in MapSVGExporter.legend(record) {
      paints[owner.cell] = Self.rgba(MapSVGExporter.color(owner, colors))
    }
    let width = subject.look.width ?? map.width
    let height = max(1, map.height * width / max(1, map.width))
    guard map.width > 0, map.height > 0 else { return [] }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let row = y * map.height / height * map.width
      for x in 0..<width {
        pixels += paints[map.cells[row + x * map.width / width]] ?? [0, 0, 0, 255]
      }
    }
    return PNG.file(width: width, height: height, rgba: pixels)
  }

  private static func rgba(_ hexadecimal: String) -> [UInt8] {
    let number = UInt32(hexadecimal.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } + [255]
  }
}
