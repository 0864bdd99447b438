import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let transform = Command(
    "transform", .asking, .question,
    summary: Bilingual(
      en: "shows a transform step by step, with a picture", zh: "逐步显示一个变换，附图"),
    text: Bilingual(
      en: """
        The steps act on points one after the other, as `concatenating` has it (TF-5); of a chain \
        such as `.rotated(by:)` the last call acts first (TF-4), and both ways to write it are \
        shown. After each step the matrix, then what the other order would give, where each corner \
        of the view goes around its anchor point (TF-11), and the frame around the corners (GE-4). \
        The view stays as it is: a line that you can type sets the transform. Without steps the \
        same of the transform that the view has. A layer may be named, too.
        """,
      zh: """
        各步依次作用于点，与 `concatenating` 一致（TF-5）；而 `.rotated(by:)` 这样的链式写法，最后调用的先作用\
        （TF-4），两种写法都会列出。先是每一步之后的矩阵，再是顺序反过来的结果，然后是视图每个角绕锚点去了哪里\
        （TF-11），以及包住四个角的 frame（GE-4）。视图保持不变；最后给出一条可以输入的命令来设置这个变换。\
        不写步骤时，显示视图现有的变换。也可以写图层。
        """),
    examples: [
      "add view red 100 100 200 200", "transform red rotate 30deg then move 10 0",
      "transform red scale 2 1", "set red.transform rotation 45deg", "transform red",
    ]
  ) {
    Form(.framed, .steps) { session, framed, steps in
      [.transform(session.scene.transformRecord(of: framed, steps))]
    }
  }
}

extension Reader where Value == [TransformRecord.Step] {
  /// Reads the steps of a transform, with `then` between them.
  fileprivate static var steps: Reader {
    let words: [UsagePattern.Node] = [
      .sequence([.keyword("rotate"), .placeholder(.angle)]),
      .sequence([
        .keyword("scale"), .placeholder(.number("X")), .optional(.placeholder(.number("Y"))),
      ]),
      .sequence([.keyword("move"), .placeholders("DX", "DY")]),
      .keyword("then"),
    ]
    return Reader(.many(.optional(.alternatives(words)))) { arguments in
      var steps: [TransformRecord.Step] = []
      while !arguments.isAtEnd {
        guard steps.count < mostSteps else {
          throw LocatedProblem(.tooManySteps(most: mostSteps), arguments.place)
        }
        steps.append(try arguments.transformStep())
        guard !arguments.isAtEnd else { break }
        if arguments.takeIf(.comma) || arguments.takeKeyword("then") != nil, arguments.isAtEnd {
          throw arguments.missing("rotate|scale|move")
        }
      }
      return steps
    }
  }

  private static var mostSteps: Int { 20 }
}

extension Arguments {
  fileprivate mutating func transformStep() throws -> TransformRecord.Step {
    guard let token = next else { throw missing("rotate|scale|move") }
    switch token.text {
    case "rotate", "rotation":
      _ = take()
      return .rotate(try angle() * 180 / .pi)
    case "scale":
      _ = take()
      let x = try number("X")
      return .scale(x: x, y: nextIsNumber ? try number("Y") : x)
    case "move", "translate", "translation":
      _ = take()
      let way = try numbers(["DX", "DY"])
      return .move(x: way[0], y: way[1])
    default:
      throw LocatedProblem(
        .expectedOneOf(["rotate", "scale", "move"], got: token.text), token.range)
    }
  }
}
