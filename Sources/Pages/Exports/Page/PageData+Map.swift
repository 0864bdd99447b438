import HitMaps
import Lettering
import Records
import Wording

extension PageData {
  /// The view that gets the touch at each point.
  struct Map: Encodable {
    let width: Int
    let height: Int
    let owners: [Owner]
    /// Runs of equal rows of the screen from the top: the number of rows, then pairs of an owner
    /// (-1 for no view) and its number of points.
    let rows: [[Int]]
    let nobody: Int
    /// Named views that get no point.
    let nowhere: [String]
    let remark: Bilingual?
  }

  /// An owner of points.
  struct Owner: Encodable {
    /// nil for an owner that represents several views, or that is omitted.
    let view: Int?
    let name: String
    let points: Int
    let isRoot: Bool?
  }
}

extension PageDataMaker {
  var map: PageData.Map? {
    guard let record = subject.map else { return nil }
    return PageData.Map(
      width: record.map.width, height: record.map.height,
      owners: record.owners.enumerated().map { index, owner in
        PageData.Owner(
          view: place(subject.owners.indices.contains(index) ? subject.owners[index] : nil),
          name: Escaping.name(owner.view.text), points: owner.points,
          isRoot: owner.kind == .root ? true : nil)
      }, rows: record.map.countedRows, nobody: record.nobody,
      nowhere: record.nowhere.map { Escaping.name($0.text) },
      remark: record.remark?.wording)
  }
}

extension HitMap {
  /// The rows as runs, each after the number of equal rows.
  var countedRows: [[Int]] {
    var rows: [[Int]] = []
    for row in 0..<height {
      if row > 0, isRow(row, equalTo: row - 1) {
        rows[rows.count - 1][0] += 1
      } else {
        rows.append([1] + runs(ofRow: row))
      }
    }
    return rows
  }
}
