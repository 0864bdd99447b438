import Foundation
import HitMaps
import Lettering
import Records
import Wording

/// Draws a hit map: letters first, colour second.
struct MapRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ record: MapRecord, into page: inout Page) {
    defer {
      if let remark = record.remark { page.paragraph(remark.wording[language], indent: 2, .hint) }
    }
    if let share = record.share { sentences(share, into: &page) }
    guard !record.owners.isEmpty else {
      return page.paragraph(
        say("nobody gets a touch, wherever it is", "任何位置的触摸都没有视图接收"))
    }
    let picture = MapCells(record, width: page.style.width)
    let margin = picture.grid?.headWidth ?? 6
    legend(record, picture, margin, into: &page)
    nowhere(record, margin, into: &page)
    guard let grid = picture.grid else { return }
    if let pixels = picture.pixels(page.style) { return page.drawn(pixels) }
    // The first and the last row may be empty at their middles.
    let rows = (0..<grid.rows).map { picture.row($0, page.style) }
    guard let first = rows.firstIndex(where: { !$0.isEmpty }),
      let last = rows.lastIndex(where: { !$0.isEmpty })
    else { return }
    for row in first...last {
      page.rendered((grid.head(ofRow: row) + rows[row]).withoutBlanksBehind)
    }
    let from = say("from x = \(grid.left): ", "从 x = \(grid.left) 起：")
    page.paragraph(from + grid.wording[language], indent: margin, .faint)
  }

  // MARK: One view

  private func sentences(_ share: MapShare, into page: inout Page) {
    let name = share.view.text
    let own = share.points(.itself, inside: true)
    let outside = share.points(.itself, inside: false)
    if share.area == 0 {
      page.paragraph(
        say(
          "no point of the screen is inside the bounds of \(name)",
          "屏幕上没有任何点在 \(name) 的 bounds 内"), .strong)
    } else if own == share.area {
      page.paragraph(
        say(
          "\(name) gets all \(points(own)) points inside its bounds",
          "\(name) 的 bounds 内的 \(points(own)) 个点全部由它自己得到"), .strong)
    } else {
      page.paragraph(
        say(
          "\(name) gets \(points(own)) of the \(points(share.area)) points inside its bounds",
          "\(name) 的 bounds 内有 \(points(share.area)) 个点，它自己得到 \(points(own)) 个"), .strong)
    }
    var facts: [String] = []
    func add(_ count: Int, _ english: String, _ chinese: String) {
      if count > 0 { facts.append(say(english, chinese)) }
    }
    let below = share.points(.below, inside: true)
    let others = share.points(.other, inside: true)
    let beyond = share.points(.below, inside: false)
    add(below, "its subviews \(points(below))", "子视图 \(points(below))")
    add(others, "others \(points(others))", "别人 \(points(others))")
    add(share.nobody, "nobody \(points(share.nobody))", "无人 \(points(share.nobody))")
    add(
      outside, "outside its bounds it gets \(points(outside))",
      "在 bounds 之外它得到 \(points(outside))")
    add(
      beyond, "its subviews outside its bounds \(points(beyond))",
      "bounds 之外它的子视图 \(points(beyond))")
    if !facts.isEmpty {
      page.paragraph(facts.joined(separator: say(" · ", " · ")), indent: 2)
    }
    if own + outside == 0, teach > .brief {
      page.paragraph("\(say("try: ", "试试："))why \(name)", indent: 2, .hint)
    }
  }

  private func points(_ count: Int) -> String { Numbers.grouped(count) }

  // MARK: The legend

  private func legend(
    _ record: MapRecord, _ picture: MapCells, _ margin: Int, into page: inout Page
  ) {
    let style = page.style
    var entries: [(text: String, width: Int)] = []
    func add(_ sign: Character, _ name: String, _ count: Int, _ color: OwnerColor) {
      let text = "\(name) \(points(count))"
      let short = text.shortened(to: max(8, style.width - margin - 4))
      entries.append(
        (
          color.show(String(sign), style) + " " + style.show(short),
          DisplayWidth.of(short) + 2
        ))
    }
    for owner in picture.signs.shown where picture.count(owner) > 0 {
      add(
        picture.signs[UInt16(owner)], name(record.owners[owner]), picture.count(owner),
        picture.colors[owner])
    }
    if !picture.signs.folded.isEmpty {
      let count = picture.signs.folded.count
      add(
        MapSigns.rest, say("\(points(count)) others", "其余 \(points(count)) 个"),
        picture.signs.folded.reduce(0) { $0 + picture.count($1) }, OwnerColor())
    }
    let nobody = record.share?.nobody ?? record.nobody
    if nobody > 0 { add(MapSigns.nobody, say("nobody", "无人"), nobody, .faint) }
    var line = ""
    var width = 0
    for entry in entries {
      if width > 0, margin + width + 3 + entry.width > style.width {
        page.rendered(line)
        (line, width) = ("", 0)
      }
      line += width == 0 ? String(repeating: " ", count: margin) : "   "
      width += entry.width + (width == 0 ? 0 : 3)
      line += entry.text
    }
    if width > 0 { page.rendered(line) }
  }

  /// Renders the views that get no point, which a picture cannot show.
  private func nowhere(_ record: MapRecord, _ margin: Int, into page: inout Page) {
    guard let first = record.nowhere.first else { return }
    let names = record.nowhere.map { "\($0.text) 0" }.joined(separator: say(", ", "、"))
    let line = teach > .brief ? say("  try: why \(first.text)", "  试试：why \(first.text)") : ""
    page.paragraph(say("no touch at all: ", "完全收不到触摸：") + names + line, indent: margin, .faint)
  }

  private func name(_ owner: MapRecord.Owner) -> String {
    switch owner.kind {
    case .others: say("other views", "其他视图")
    case .othersBelow: say("other subviews", "其他子视图")
    case .view, .root: owner.view.text
    }
  }

}

/// The part of a hit map that is drawn, and how.
private struct MapCells {
  let signs: MapSigns
  let colors: [OwnerColor]
  /// nil if there is nothing to draw but a background.
  let grid: MapGrid?
  private let record: MapRecord
  /// The number of points in the legend for each owner.
  private let counts: [Int]
  /// Whether an owner's cells are drawn wherever they are.
  private let isEverywhere: [Bool]

  init(_ record: MapRecord, width: Int) {
    self.record = record
    let (order, counts, isEverywhere) = Self.owners(record)
    self.counts = counts
    self.isEverywhere = isEverywhere
    signs = MapSigns(record, order: order, most: record.isFine ? 52 : 24)
    colors = OwnerColors.choose(record, order)
    let columns = max(4, width - 8)
    grid = Self.box(record).map { box in
      MapGrid(
        record.isFine && record.share != nil ? Self.widened(box, record.map) : box,
        mostColumns: record.isFine ? columns : min(columns, 64),
        mostRows: record.isFine ? 56 : 17)
    }
  }

  /// The number of points in the legend for an owner.
  func count(_ owner: Int) -> Int { counts[owner] }

  /// The owners in the order of their points, the counts in the legend, and which owners are drawn
  /// everywhere.
  private static func owners(_ record: MapRecord) -> ([Int], [Int], [Bool]) {
    guard let share = record.share else {
      let counts = record.owners.map(\.points)
      let order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
      return (order, counts, counts.map { _ in true })
    }
    var counts = record.owners.map { _ in 0 }
    var isEverywhere = record.owners.map { _ in false }
    for part in share.parts {
      counts[part.owner] = part.inside + part.outside
      isEverywhere[part.owner] = part.relation != .other
    }
    return (share.parts.map(\.owner), counts, isEverywhere)
  }

  /// Whether a point belongs to the part that is drawn.
  private static func isDrawn(_ record: MapRecord, _ isEverywhere: [Bool], _ cell: Int) -> Bool {
    let owner = record.map.cells[cell]
    guard let share = record.share else {
      return owner != HitMap.nobody && record.owners[Int(owner)].kind != .root
    }
    return share.bounds.cells[cell] == 0 || owner != HitMap.nobody && isEverywhere[Int(owner)]
  }

  /// The part that is drawn; the whole screen if only the root view and no view share it.
  private static func box(_ record: MapRecord) -> CGRect? {
    if let box = record.box { return box }
    let isMixed = record.share == nil && record.nobody > 0
    return isMixed
      ? CGRect(x: 0, y: 0, width: record.map.width, height: record.map.height) : nil
  }

  /// The box with a few points around it, so that both sides of borders are visible.
  private static func widened(_ box: CGRect, _ map: HitMap) -> CGRect {
    box.insetBy(dx: -4, dy: -4).intersection(
      CGRect(x: 0, y: 0, width: map.width, height: map.height))
  }

  /// A row of cells, each for the owner of its middle.
  package func row(_ row: Int, _ style: Style) -> String {
    guard let grid else { return "" }
    var line = ""
    var run = ""
    var color = OwnerColor()
    for column in 0..<grid.columns {
      let (x, y) = grid.middle(column, row, of: record.map)
      let cell = y * record.map.width + x
      let isBlank = record.share != nil && !Self.isDrawn(record, isEverywhere, cell)
      let owner = record.map.cells[cell]
      let next =
        isBlank ? OwnerColor() : owner == HitMap.nobody ? .faint : colors[Int(owner)]
      if next != color {
        line += color.show(run, style)
        (run, color) = ("", next)
      }
      run.append(isBlank ? " " : signs[owner])
    }
    return line + color.show(run.withoutBlanksBehind, style)
  }

  /// The same part as pixels, if the terminal shows them and colours distinguish all owners; the
  /// paper is white.
  func pixels(_ style: Style) -> String? {
    guard let grid, let graphics = style.graphics,
      signs.folded.isEmpty, signs.shown.count <= Palette.colors.count
    else { return nil }
    let map = record.map
    let (left, top) = (grid.left, grid.top)
    let (width, height) = (
      min(grid.columns * grid.scale, map.width - left),
      min(grid.rows * grid.scale * 2, map.height - top)
    )
    guard width > 0, height > 0 else { return nil }
    // A large part is scaled down, a small one up.
    let step = max(1, (max(width, height) + 399) / 400)
    let (columns, rows) = (width / step, height / step)
    let times = TerminalGraphics.enlargement(columns: columns, rows: rows)
    var pixels: [RGB] = []
    pixels.reserveCapacity(columns * rows * times * times)
    for row in 0..<rows * times {
      for column in 0..<columns * times {
        let (x, y) = (left + column / times * step, top + row / times * step)
        let cell = y * map.width + x
        let owner = map.cells[cell]
        let isBlank =
          owner == HitMap.nobody
          || record.share != nil && !Self.isDrawn(record, isEverywhere, cell)
        pixels.append(isBlank ? .white : colors[Int(owner)].ground ?? RGB(0xDDDDDD))
      }
    }
    return graphics.text(columns: columns * times, rows: rows * times, pixels: pixels)
  }
}

/// The colour of an owner's cells.
private struct OwnerColor: Equatable {
  /// On a terminal with sixteen colours.
  var emphasis = Emphasis.none
  /// The background of the letter if there are more colours; nil for the terminal's own.
  var ground: RGB?

  static let faint = OwnerColor(emphasis: .faint)

  func show(_ text: String, _ style: Style) -> String {
    guard style.depth > .sixteen, let ground else { return style.show(text, emphasis) }
    return style.paint(text, Paint(ground: ground))
  }
}

/// The colours of owners: those that the views show, as near as the terminal allows; the others get
/// an unused one.
private enum OwnerColors {
  static func choose(_ record: MapRecord, _ order: [Int]) -> [OwnerColor] {
    var colors = record.owners.map { _ in OwnerColor() }
    var shown: [RGB] = []
    var left = TerminalColor.allCases
    let own = record.owners.map { $0.color.flatMap(Palette.color) }
    for owner in order {
      guard let color = own[owner] else { continue }
      let near = TerminalColor(near: color)
      colors[owner] = OwnerColor(
        emphasis: near.map { .color($0) } ?? .none, ground: color)
      left.removeAll { $0 == near }
      shown.append(color)
    }
    if left.isEmpty { left = TerminalColor.allCases }
    // Colours of the palette that are near to one that a view shows come last.
    let palette =
      Palette.colors.filter { color in !shown.contains { $0.isNear(color) } }
      + Palette.colors.filter { color in shown.contains { $0.isNear(color) } }
    var next = 0
    for owner in order where own[owner] == nil {
      if record.owners[owner].kind == .root {
        colors[owner] = .faint
      } else {
        colors[owner] = OwnerColor(
          emphasis: .color(left[next % left.count]), ground: palette[next % palette.count])
        next += 1
      }
    }
    return colors
  }
}
