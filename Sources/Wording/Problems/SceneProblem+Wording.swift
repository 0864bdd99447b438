import Lettering
import Records

extension SceneProblem {
  /// The problem, and what to write.
  package var wording: Bilingual {
    switch self {
    case .notJSON(let got, let expected):
      got.isEmpty
        ? Bilingual(
          en: "the JSON ends here; expected one of: \(expected)",
          zh: "JSON 在这里中断；应当是其中之一：\(expected)")
        : Bilingual(
          en: "no JSON: found `\(got)`, expected one of: \(expected)",
          zh: "不是 JSON：这里是 `\(got)`，应当是其中之一：\(expected)")
    case .tooDeep(let limit):
      Bilingual(
        en: "brackets are nested more than \(limit) deep, as in no scene",
        zh: "括号嵌套超过 \(limit) 层，场景里不会这样")
    case .notAScene:
      Bilingual(
        en: "no scene: there is no `views` at the top; `export scene.json` writes such a file",
        zh: "不是场景文件：最外层没有 `views`；export scene.json 可以生成这种文件")
    case .unknownVersion(let version):
      Bilingual(
        en: "version \(version) of scenes is not known; this program reads "
          + "\(SceneRecord.version)",
        zh: "不认识场景的版本 \(version)；本程序读取版本 \(SceneRecord.version)")
    case .missing(let key):
      Bilingual(en: "there is no `\(key)` here; add it", zh: "这里缺少 `\(key)`；请补上")
    case .unknownKey(let key, let suggestions):
      offered(
        Bilingual(en: "there is no key `\(key)`", zh: "没有 `\(key)` 这个键"), suggestions,
        else: Bilingual(en: "take it out", zh: "请删掉"))
    case .wrongValue(let key, let expected, let got):
      Bilingual(
        en: "`\(key)` is \(expected.wording.en), not \(got)",
        zh: "`\(key)` 应当是\(expected.wording.zh)，不是 \(got)")
    case .unknownClass(let word, let suggestions):
      offered(
        Bilingual(en: "there is no class `\(word)`", zh: "没有类 `\(word)`"), suggestions,
        else: Bilingual(
          en: "write UIView, or say in `model` which class of UIKit's stands in for it",
          zh: "请写 UIView，或用 `model` 指定代替它的 UIKit 类"))
    case .unknownProperty(let path, let className, let suggestions):
      offered(
        Bilingual(
          en: "\(className) has no property `\(path)` that can be set",
          zh: "\(className) 没有可以设置的属性 `\(path)`"), suggestions,
        else: Bilingual(en: "inspect shows all that there are", zh: "inspect 显示全部属性"))
    case .unknownProfile(let word, let words):
      Bilingual(
        en: "there is no profile `\(word)`; write \(words.joined(separator: " or "))",
        zh: "没有 profile `\(word)`；请写 \(words.joined(separator: " 或 "))")
    case .badScreen(let least, let most):
      Bilingual(
        en: "a side of a screen has from \(Numbers.grouped(least)) to \(Numbers.grouped(most)) "
          + "points",
        zh: "屏幕的边长是 \(Numbers.grouped(least)) 到 \(Numbers.grouped(most)) 点")
    case .badSuperview:
      Bilingual(
        en: "`superview` is the number of a view that comes before this one in `views`, counted "
          + "from 0; only a UIWindow has none",
        zh: "`superview` 是 `views` 中排在它前面的视图的编号，从 0 数起；只有 UIWindow 没有")
    case .foreignLine(let line):
      Bilingual(
        en: "`lines` holds lines of `on` and `target` only, not `\(line)`",
        zh: "`lines` 里只能有 on 和 target 的命令行，不能是 `\(line)`")
    case .tooManyViews(let count, let limit):
      Bilingual(
        en: "there are \(Numbers.grouped(count)) views; at most \(Numbers.grouped(limit)) are read",
        zh: "有 \(Numbers.grouped(count)) 个视图；最多读取 \(Numbers.grouped(limit)) 个")
    case .refused(let line, let problem):
      Bilingual(
        en: "`\(line)`, which would make this, is not accepted: \(problem.en)",
        zh: "要这样建立需要 `\(line)`，但它不被接受：\(problem.zh)")
    }
  }

  private func offered(_ fault: Bilingual, _ words: [String], else cure: Bilingual) -> Bilingual {
    guard !words.isEmpty else {
      return Bilingual(en: "\(fault.en); \(cure.en)", zh: "\(fault.zh)；\(cure.zh)")
    }
    return Bilingual(
      en: "\(fault.en); did you mean \(words.map { "`\($0)`" }.joined(separator: " or "))?",
      zh: "\(fault.zh)；是不是想写 \(words.map { "`\($0)`" }.joined(separator: " 或 "))？")
  }
}

extension SceneProblem.Expected {
  package var wording: Bilingual {
    switch self {
    case .object: Bilingual(en: "an object in braces", zh: "花括号里的对象")
    case .list: Bilingual(en: "a list in brackets, of one kind", zh: "方括号里的列表，元素类型相同")
    case .text: Bilingual(en: "a text in quotes", zh: "引号里的文字")
    case .flag: Bilingual(en: "true or false", zh: " true 或 false")
    case .number: Bilingual(en: "a finite number", zh: "有限的数")
    case .wholeNumber: Bilingual(en: "a whole number", zh: "整数")
    case .point: Bilingual(en: "two numbers, as in [10, 20]", zh: "两个数，例如 [10, 20]")
    case .rectangle:
      Bilingual(en: "four numbers, as in [[0, 0], [100, 50]]", zh: "四个数，例如 [[0, 0], [100, 50]]")
    case .transform:
      Bilingual(en: "six numbers: a, b, c, d, tx, ty", zh: "六个数：a、b、c、d、tx、ty")
    case .matrix: Bilingual(en: "sixteen numbers, row by row", zh: "十六个数，逐行排列")
    }
  }
}
