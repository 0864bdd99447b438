/// Submissions whose code is alike, beyond what the exercise hands out: for a person to look at.
/// It accuses no one.
package struct Likeness: Codable, Sendable, Equatable {
  package let exercise: String
  package let rows: [String]
  /// The likeness in percent of the two that are least alike of those that are linked.
  package let percent: Int

  /// The minimum likeness that is reported, in percent.
  package static let least = 70

  /// The groups of alike submissions among prints of one exercise, each with its row, the most
  /// alike first.
  static func groups(_ exercise: String, _ prints: [(row: String, print: CodePrint)]) -> [Likeness]
  {
    let prints = prints.filter(\.print.isComparable)
    guard prints.count > 1 else { return [] }
    // What many have in common is the task's, not one author's.
    let common = max(10, prints.count / 20)
    var rows: [UInt32: [Int]] = [:]
    for (index, one) in prints.enumerated() {
      for mark in one.print.marks { rows[mark, default: []].append(index) }
    }
    rows = rows.filter { $1.count <= common }
    let own = prints.map { one in one.print.marks.filter { rows[$0] != nil } }
    // Only those that share marks are compared.
    var shared: [[Int: Int]] = prints.map { _ in [:] }
    for indices in rows.values {
      for (place, one) in indices.enumerated() {
        for other in indices[(place + 1)...] { shared[one][other, default: 0] += 1 }
      }
    }
    var links: [(one: Int, other: Int, percent: Int)] = []
    for one in prints.indices {
      for (other, both) in shared[one] where both >= CodePrint.fewest / 2 {
        let limit = min(prints[one].print.limit, prints[other].print.limit)
        let percent = percent(own[one], own[other], upTo: limit)
        if percent >= least { links.append((one, other, percent)) }
      }
    }
    return grouped(links, prints.map(\.row), exercise)
  }

  /// The marks that both have, of those that one of them has.
  private static func percent(_ one: [UInt32], _ other: [UInt32], upTo limit: UInt32) -> Int {
    let (one, other) = (Set(one.filter { $0 <= limit }), Set(other.filter { $0 <= limit }))
    let all = one.union(other).count
    return all > 0 ? one.intersection(other).count * 100 / all : 0
  }

  /// Joins links into groups.
  private static func grouped(
    _ links: [(one: Int, other: Int, percent: Int)], _ rows: [String], _ exercise: String
  ) -> [Likeness] {
    var group = Array(rows.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while group[index] != index { index = group[index] }
      return index
    }
    for link in links {
      let (one, other) = (root(link.one), root(link.other))
      group[max(one, other)] = min(one, other)
    }
    var least: [Int: Int] = [:]
    for link in links {
      let place = root(link.one)
      least[place] = min(least[place] ?? 100, link.percent)
    }
    return least.map { place, percent in
      Likeness(
        exercise: exercise, rows: rows.indices.filter { root($0) == place }.map { rows[$0] },
        percent: percent)
    }.sorted { ($1.percent, $0.rows[0]) < ($0.percent, $1.rows[0]) }
  }
}
