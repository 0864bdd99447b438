import Machine
import Records
import TypedProgram
import TypedText

extension Command {
  static let limits = Command(
    "limits", .session, .change,
    summary: Bilingual(en: "how much scripts may use", zh: "脚本的运行上限"),
    text: Bilingual(
      en: """
        They hold for one question: a line of Swift, a command, a point of a hit map. steps counts \
        calls and turns of loops, and the work of solving constraints, depth the nested calls, memory megabytes, \
        output kilobytes that are printed. map is for all points of a hit map together: their steps, \
        and the views that are asked. What reaches a limit is stopped, and the scene stays as it was \
        before the line. Limits are kept, saved and undone like any change; lower ones remove nothing that is \
        there. Exercises have limits of their own. Random numbers come from the seed, so the same lines \
        draw the same numbers, after undo, too.
        """,
      zh: """
        上限针对一次提问：一行 Swift、一条命令，或命中图中的一个点。steps 是函数调用和循环的次数，也计入求解约束的工作量，\
        depth 是互相等待的函数层数，memory 以 MB 计，output 是输出的 KB 数。\
        map 是一幅命中图所有点合计的步数与被询问的视图数。\
        达到上限就停止，场景保持这一行之前的样子。上限和其他更改一样会被记录、保存，也可以撤销；调低上限不会收回已有的内容。练习使用自己的上限。随机数由种子产生：同样的几行总是得到同样的随机数，撤销之后也一样。
        """),
    examples: ["limits", "limits steps 1000000", "limits memory 64", "limits default"]
  ) {
    Form { session in
      session.running.part = .asked
      return [.setting(.limits(session.limits.reading))]
    }
    for row in LimitRow.all {
      Form(.after(row.word, .limit(row))) { session, value in
        var limits = session.limits
        limits[keyPath: row.path] = value
        session.change(limits: limits)
        return [.setting(.limits(session.limits.reading))]
      }
    }
    Form(.keyword("default")) { session, _ in
      session.change(limits: Limits())
      return [.setting(.limits(session.limits.reading))]
    }
  }
}

/// A limit as the command writes it.
private struct LimitRow {
  let word: String
  /// The placeholder of the amount in the usage.
  let letters: String
  let path: WritableKeyPath<Limits, Int>
  /// The amount that 1 means in the command.
  let unit: Int
  /// The permitted values, in that unit.
  let range: ClosedRange<Int>

  /// The limits; the maximum depth is bounded by the size of the machine's stacks.
  static var all: [LimitRow] {
    [
      LimitRow(word: "steps", letters: "N", path: \.steps, unit: 1, range: 1...1_000_000_000_000),
      LimitRow(word: "depth", letters: "N", path: \.callDepth, unit: 1, range: 1...100_000),
      LimitRow(word: "memory", letters: "MB", path: \.memory, unit: 1 << 20, range: 1...65_536),
      LimitRow(word: "output", letters: "KB", path: \.output, unit: 1 << 10, range: 1...1_048_576),
      LimitRow(word: "map", letters: "N", path: \.map, unit: 1, range: 1...1_000_000_000_000),
    ]
  }
}

extension Reader where Value == Int {
  /// Reads the value of a limit.
  fileprivate static func limit(_ row: LimitRow) -> Reader {
    Reader(.placeholder(.number(row.letters))) { arguments in
      let text = try arguments.word(row.letters).text
      guard let value = Int(text.replacing("_", with: "")), row.range.contains(value) else {
        throw arguments.problem(
          .limitOutOfRange(text, least: row.range.lowerBound, most: row.range.upperBound))
      }
      return value * row.unit
    }
  }
}

extension Limits {
  /// The limits as an answer shows them.
  fileprivate var reading: LimitReading {
    LimitReading(
      steps: steps, depth: callDepth, memory: memory, output: output, map: map,
      seed: Chance.seed)
  }
}
