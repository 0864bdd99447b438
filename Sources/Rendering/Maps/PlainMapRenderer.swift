import Records

/// Renders a hit map one fact per line: the points of each owner, and the rows as runs of points.
struct PlainMapRenderer {
  private let record: MapRecord
  private let language: Language

  init(_ record: MapRecord, _ language: Language) {
    self.record = record
    self.language = language
  }

  var lines: [String] {
    let map = record.map
    var lines = ["screen=\(map.width)x\(map.height) nobody=\(record.nobody)"]
    for owner in record.owners {
      lines.append(
        "owner=\(owner.view.text) class=\(owner.view.className) points=\(owner.points)")
    }
    lines += record.nowhere.map { "owner=\($0.text) class=\($0.className) points=0" }
    if let share = record.share { lines += self.lines(share) }
    var first = 0
    for row in 1...map.height where row == map.height || !map.isRow(row, equalTo: first) {
      lines.append("rows=\(first)-\(row - 1) \(runs(first))")
      first = row
    }
    if let remark = record.remark { lines.append("note: \(remark.wording[language])") }
    return lines
  }

  private func lines(_ share: MapShare) -> [String] {
    let own = share.points(.itself, inside: true)
    let head =
      "view=\(share.view.text) in-bounds=\(share.area) own=\(own) "
      + "subviews=\(share.points(.below, inside: true)) others=\(share.points(.other, inside: true)) "
      + "nobody=\(share.nobody) own-outside=\(share.points(.itself, inside: false)) "
      + "subviews-outside=\(share.points(.below, inside: false))"
    return [head]
      + share.parts.map { part in
        let relation = part.relation == .below ? "subview" : part.relation.rawValue
        return "part=\(record.owners[part.owner].view.text) relation=\(relation) "
          + "inside=\(part.inside) outside=\(part.outside)"
      }
  }

  /// The runs of a row: `root=0-99 red=100-299`.
  private func runs(_ row: Int) -> String {
    let map = record.map
    var runs: [String] = []
    var start = 0
    for x in 1...map.width
    where x == map.width || map.cells[row * map.width + x] != map.cells[row * map.width + start] {
      runs.append("\(map.owner(x: start, y: row) ?? "nil")=\(start)-\(x - 1)")
      start = x
    }
    return runs.joined(separator: " ")
  }
}
