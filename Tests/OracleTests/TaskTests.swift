import OracleCorpus
import OraclePrograms
import Testing

/// The tasks that people solve by overriding `hitTest` and `point(inside:)`, solved as they publish
/// it, rightly and with the mistakes that were counted. That both ways of running a program print
/// the same, `OracleTests` sees to; here the map is compared with the task.
@Suite struct TaskTests {
  @Test("The table names every program of the folder")
  func tableIsComplete() {
    let folder = Corpus.programs.map(\.name).filter { $0.hasPrefix("Tasks/") }
    #expect(TaskTable.programs.map { "Tasks/" + $0.name }.sorted() == folder)
    #expect(folder.count >= 60)
  }

  @Test("Each task has right solutions and wrong ones", arguments: TaskTable.tasks)
  func isSolvedBothWays(_ task: Int) {
    let programs = TaskTable.programs.filter { $0.task == task }
    let right = programs.count { if case .right = $0.verdict { true } else { false } }
    #expect(right >= 1)
    #expect(programs.count - right >= 1)
  }

  @Test(
    "A right solution has the map of its task, a wrong one another where its mistake says",
    arguments: TaskTable.programs.map(\.name))
  func mapIsAsItSays(_ name: String) throws {
    let program = try #require(TaskTable.programs.first { $0.name == name })
    let run = try #require(allPrograms.first { $0.name == "Tasks/" + name }?.run)
    _ = OracleOutput.take()
    run()
    let lines = OracleOutput.take().split(separator: "\n").map(String.init)
    for line in program.prints { #expect(lines.contains(line)) }
    let map = try #require(HitMapText(lines))
    var different = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let spot = Spot(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let isDifferent = map[x, y] != program.expected(spot)
        let isMistake =
          if case .wrong(let differs) = program.verdict { differs(spot) } else { false }
        if isDifferent { different += 1 }
        guard isDifferent != isMistake else { continue }
        Issue.record(
          "(\(spot.x), \(spot.y)): hit \(map[x, y]), the task asks for \(program.expected(spot))")
        return
      }
    }
    if case .wrong = program.verdict { #expect(different > 0) }
  }
}

/// A map as programs print it: rows of runs such as `40*0 20*1 40*-`, of which equal ones are left
/// out.
private struct HitMapText {
  private var rows: [[Int]] = []

  init?(_ lines: [String]) {
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), let start = Int(line[..<colon]) else { continue }
      while rows.count < start, let last = rows.last { rows.append(last) }
      var row: [Int] = []
      for run in line[line.index(after: colon)...].split(separator: " ") {
        let parts = run.split(separator: "*")
        guard parts.count == 2, let length = Int(parts[0]) else { return nil }
        row += Array(repeating: Int(parts[1]) ?? -1, count: length)
      }
      guard row.count == 100, rows.count == start else { return nil }
      rows.append(row)
    }
    guard let last = rows.last else { return nil }
    while rows.count < 100 { rows.append(last) }
  }

  subscript(x: Int, y: Int) -> Int { rows[y][x] }
}
