import Records

extension ContentProblem {
  /// `file:line:column: problem`.
  package func text(_ language: Language) -> String {
    var place = file
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return "\(place): \(fact.wording[language])"
  }
}

extension ContentFact {
  /// The problem of the content and what to write, for its author.
  package var wording: Bilingual {
    switch self {
    case .yaml(let reason):
      Bilingual(en: "this is not YAML: \(reason)", zh: "不是合法的 YAML：\(reason)")
    case .noKeys:
      Bilingual(
        en: "this file must have keys with values; begin with `format: 1`",
        zh: "这个文件应由键和值组成；请以 `format: 1` 开头")
    case .missingFile: Bilingual(en: "this file is missing", zh: "缺少这个文件")
    case .unreadable(let box): box.problem.wording
    case .noHeader:
      Bilingual(
        en: "a lesson begins with a header between two lines `---`",
        zh: "课程要以两行 `---` 之间的头部开始")
    case .unclosedBlock:
      Bilingual(en: "this block is not closed; end it with ```", zh: "代码块没有结束；请用 ``` 结束")
    case .unknownBlock(let word, let known):
      Bilingual(
        en: "there is no block `\(word)`; there are \(known.joined(separator: ", "))",
        zh: "没有 `\(word)` 这种代码块；可用的有 \(known.joined(separator: "、"))")
    case .emptyBlock(let kind):
      Bilingual(en: "this block `\(kind)` is empty", zh: "`\(kind)` 代码块是空的")
    default: keys ?? references ?? runs
    }
  }

  private var keys: Bilingual? {
    switch self {
    case .unknownKey(let key, let suggestions):
      Bilingual(
        en: "there is no key `\(key)`; write \(suggestions.joined(separator: " or "))",
        zh: "没有键 `\(key)`；请写 \(suggestions.joined(separator: " 或 "))")
    case .missingKey(let key, let example):
      Bilingual(
        en: "`\(key)` is missing; write `\(example)`", zh: "缺少 `\(key)`；请写 `\(example)`")
    case .wrongType(let key, let expected):
      Bilingual(
        en: "`\(key)` must be \(expected.wording.en)", zh: "`\(key)` 应为\(expected.wording.zh)")
    case .missingLanguage(let key, let language):
      Bilingual(
        en:
          "`\(key)` lacks `\(language.rawValue)`; write it, or `languages: [en]` in the pack.yml of a "
          + "pack in one language",
        zh: "`\(key)` 缺少 `\(language.rawValue)`；请补上，或在单语言内容包的 pack.yml 中写 "
          + "`languages: [zh-Hans]`")
    case .emptyText(let key): Bilingual(en: "`\(key)` is empty", zh: "`\(key)` 是空的")
    case .twinWithoutSwift:
      Bilingual(
        en: "a block `objc` is the twin of the block `swift` directly before it; there is none",
        zh: "`objc` 块是紧接在它之前的 `swift` 块的另一种写法；前面没有这样的块")
    case .textTooLong(let key, let most):
      Bilingual(
        en: "`\(key)` has more than \(most) characters; say it shorter, it is one line of a report",
        zh: "`\(key)` 超过 \(most) 个字符；它在报告里只占一行，请写短一些")
    case .unknownValue(let value, let key, let allowed):
      Bilingual(
        en: "`\(key)` cannot be `\(value)`; write \(allowed.joined(separator: " or "))",
        zh: "`\(key)` 不能是 `\(value)`；请写 \(allowed.joined(separator: " 或 "))")
    case .newerFormat(let format, let known):
      Bilingual(
        en: "format \(format) is newer than this touchstone, which knows \(known)",
        zh: "格式 \(format) 比当前版本新，当前只认识 \(known)")
    case .outOfRange(let key, let value, let from, let to):
      Bilingual(
        en: "`\(key)` is \(value); write \(from) to \(to)",
        zh: "`\(key)` 为 \(value)；应为 \(from) 到 \(to)")
    case .notChinese(let key):
      Bilingual(
        en: "`\(key)` is for Chinese readers and has no Chinese in it; translate it",
        zh: "`\(key)` 是给中文读者的，却没有中文；请翻译")
    case .duplicateID(let id):
      Bilingual(en: "`\(id)` appears here twice", zh: "`\(id)` 出现了两次")
    case .sameTitle(let title?):
      Bilingual(
        en: "two parts are called '\(title)' in reports; give one another `title`",
        zh: "报告里有两个部分都叫“\(title)”；请给其中一个换个 `title`")
    case .sameTitle(nil):
      Bilingual(
        en: "two random variations have no `title`, so that reports call both the same; give one "
          + "a title that says what it varies",
        zh: "有两个随机变化没有 `title`，报告里的名字相同；请给其中一个写上标题，说明它改变什么")
    case .notTheFolder(let id, let folder):
      Bilingual(
        en: "the id is `\(id)`, but the folder `\(folder)`; make them the same",
        zh: "id 是 `\(id)`，文件夹却是 `\(folder)`；两者应当相同")
    case .badPattern(let key):
      Bilingual(
        en: "`\(key)` is not a regular expression; write one such as \"^([a-z-]+_\\\\d+)\"",
        zh: "`\(key)` 不是正则表达式；请写成 \"^([a-z-]+_\\\\d+)\" 这样")
    case .slowPattern(let key):
      Bilingual(
        en:
          "`\(key)` repeats a repetition, as `(a+)+` does: a long name could keep it busy for ever. "
          + "Repeat once: `[a-z-]+` in place of `([a-z]+-?)+`",
        zh: "`\(key)` 在重复里又有重复，例如 `(a+)+`：遇到长名字可能永远算不完。请只重复一层：把 "
          + "`([a-z]+-?)+` 写成 `[a-z-]+`")
    case .patternWithoutGroup(let key):
      Bilingual(
        en: "`\(key)` has no group, so that nothing says which part of a name is the student; put "
          + "that part in parentheses: \"^([a-z-]+_\\\\d+)\"",
        zh: "`\(key)` 没有分组，无法知道名字中哪一部分是学生；请用括号标出，例如 \"^([a-z-]+_\\\\d+)\"")
    case .rosterWithoutID(let columns):
      Bilingual(
        en: "the first line names no column `id`"
          + (columns.isEmpty ? "" : "; it has \(columns.joined(separator: ", "))")
          + ": call the column of the students `id`",
        zh: "第一行没有名为 `id` 的列" + (columns.isEmpty ? "" : "，只有 \(columns.joined(separator: "、"))")
          + "；请把学生所在的列命名为 `id`")
    case .studentTwice(let student):
      Bilingual(
        en: "`\(student)` is listed above already; remove this line",
        zh: "`\(student)` 上面已经列出；请删除这一行")
    case .unclosedQuote:
      Bilingual(en: "this quote is not closed; end it with \"", zh: "引号没有结束；请用 \" 结束")
    case .columnMissing(let column, let columns):
      Bilingual(
        en: "the first line names no column `\(column)`"
          + (columns.isEmpty ? "" : "; it has \(columns.joined(separator: ", "))")
          + ": name each column in the first line",
        zh: "第一行没有名为 `\(column)` 的列"
          + (columns.isEmpty ? "" : "，只有 \(columns.joined(separator: "、"))") + "；请在第一行写上各列的名称")
    case .notInRange(let value, let column, let from, let to):
      Bilingual(
        en: "`\(column)` is `\(value)`; write a whole number from \(from) to \(to)",
        zh: "`\(column)` 为 `\(value)`；应为 \(from) 到 \(to) 的整数")
    case .unknownStudent(let student, let near):
      Bilingual(
        en: "there is no submission of `\(student)`, and no such student in the roster"
          + (near.isEmpty
            ? "; remove the line, or correct the name"
            : "; did you mean \(near.joined(separator: ", "))?"),
        zh: "没有 `\(student)` 的提交，名单中也没有这名学生"
          + (near.isEmpty ? "；请删除这一行或改正名字" : "；是不是 \(near.joined(separator: "、"))？"))
    case .notInAssignment(let exercise, let exercises):
      Bilingual(
        en: "`\(exercise)` is not an exercise of this assignment; it has "
          + exercises.joined(separator: ", "),
        zh: "`\(exercise)` 不是这份作业的练习；作业包含 \(exercises.joined(separator: "、"))")
    case .eitherKey(let key, let other):
      Bilingual(
        en: "`\(key)` and `\(other)` say the same in two ways; write one of them",
        zh: "`\(key)` 与 `\(other)` 是同一件事的两种写法；请只写一个")
    case .onlyExtra:
      Bilingual(
        en: "every exercise is `extra`; at least one has to count: remove its `extra`",
        zh: "所有练习都是 `extra`；至少要有一个计入总分：请去掉它的 `extra`")
    case .notADay(let text, let key):
      Bilingual(
        en: "`\(key)` is `\(text)`, which is not a day; write year, month and day, as 2027-03-14",
        zh: "`\(key)` 为 `\(text)`，不是日期；请写年、月、日，如 2027-03-14")
    case .dueBefore(let due, let earlier):
      Bilingual(
        en: "this week is due on \(due), before the one above it, which is due on \(earlier); "
          + "put weeks in the order of their days",
        zh: "这一周的截止日期 \(due) 早于上一周的 \(earlier)；请按日期排列各周")
    case .beforeItsLesson(let exercise, let lesson):
      Bilingual(
        en: "`\(exercise)` needs lesson `\(lesson)`, which no week up to this one has; add the "
          + "lesson, or move the exercise to a later week",
        zh: "`\(exercise)` 需要先学 `\(lesson)`，但到这一周为止都没有这一课；请加上这一课，或把练习移到后面")
    case .beforeExercise(let exercise, let needs):
      Bilingual(
        en: "`\(exercise)` comes before `\(needs)`, which should be done first; put it after that",
        zh: "`\(exercise)` 排在 `\(needs)` 之前，但应先做后者；请把它移到后面")
    default: nil
    }
  }

  private var references: Bilingual? {
    switch self {
    case .pointsDoNotSum(let sum):
      Bilingual(
        en: "the points of parts and variations are \(sum) in all; they must be 100",
        zh: "各部分和变化的分数合计 \(sum)；应为 100")
    case .unknownQuestion(let id):
      Bilingual(
        en: "there is no interview question `\(id)`: `touchstone ask` lists them, Q-1 and so on",
        zh: "没有面试题 `\(id)`：`touchstone ask` 列出全部，如 Q-1")
    case .unknownRule(let id):
      Bilingual(en: "there is no rule \(id)", zh: "没有规则 \(id)")
    case .openRule(let id):
      Bilingual(
        en: "rule \(id) is open: nothing that depends on it may be graded",
        zh: "规则 \(id) 尚无定论：不能据此评分")
    case .unknownExercise(let name, let suggestions):
      PracticeProblem.unknownExercise(name, suggestions: suggestions).wording
    case .unknownLesson(let name, let suggestions):
      Bilingual(
        en: "there is no lesson `\(name)`"
          + (suggestions.isEmpty ? "" : "; did you mean \(suggestions.joined(separator: " or "))?"),
        zh: "没有课程 `\(name)`"
          + (suggestions.isEmpty ? "" : "；是不是想写 \(suggestions.joined(separator: " 或 "))？"))
    case .promiseNotInTask(let sentence, let readme):
      Bilingual(
        en:
          "`tests` has \"\(sentence)\", which \(readme) does not promise; write words of the task",
        zh: "`tests` 中的“\(sentence)”在 \(readme) 里没有；请写题目中的原话")
    case .noPromises:
      Bilingual(
        en: "the task has no list of what must hold; write each promise as an item: `- …`",
        zh: "题目没有列出必须成立的要求；请把每条要求写成一个列表项：`- …`")
    case .emptyLog:
      Bilingual(
        en:
          "with the solution nothing is sent or heard in any scene, so this compares nothing; let "
          + "`do` play gestures, and `of` name those who hear of them",
        zh: "用参考答案时，任何场景里都没有发出或收到消息，所以什么也没有比较；请在 `do` 里做手势，并在 `of` 里写上收到消息的对象")
    case .emptyPicture(let name):
      Bilingual(
        en: "with the solution `\(name)` shows nothing in any scene, so no pixel is compared; let "
          + "`do` or `play` make it show something",
        zh: "用参考答案时，`\(name)` 在任何场景里都什么也不显示，所以没有像素可比较；请在 `do` 或 `play` 里让它显示内容")
    case .pictureNotCompared(let name, let most):
      Bilingual(
        en: "the picture of `\(name)` has no pixels, or more than \(most), so it is not compared; "
          + "make the view smaller, or `scale` less",
        zh: "`\(name)` 的图像没有像素，或超过 \(most) 个，所以无法比较；请缩小视图，或减小 `scale`")
    case .promiseUntested(let item):
      Bilingual(
        en: "nothing tests \"\(item)\"; write words of it as `tests:` of a part or variation",
        zh: "“\(item)”没有被检查；请在检查它的部分或变化里用 `tests:` 写上其中的原文")
    case .nothingRandom:
      Bilingual(
        en: "nothing is random here, so an answer that is right in these scenes alone passes with "
          + "every seed; write `- random: 3` at the end of `variations`, and the changes: "
          + "`allow: [size, move]`",
        zh: "这里没有随机变化，只在这些场景里正确的答案换任何种子都能通过；请在 `variations` 末尾写 "
          + "`- random: 3`，并写明可以改变什么：`allow: [size, move]`")
    case .promiseNotVaried(let item, let example):
      Bilingual(
        en: "no random variation tries \"\(item)\""
          + (example.map { ": none notices \($0)" } ?? "")
          + "; let one change its subject (`allow`, `do` or `play`), or write words of it under "
          + "`fixed` with the reason",
        zh: "没有随机变化检验“\(item)”"
          + (example.map { "：都没有发现 \($0)" } ?? "")
          + "；请让其中一个改变与它有关的内容（`allow`、`do` 或 `play`），或在 `fixed` 里写上其中的原文和原因")
    case .notFixed(let promise):
      Bilingual(
        en:
          "\"\(promise)\" is not in the list of README.md, or a random variation tries it; remove "
          + "it from `fixed`",
        zh: "“\(promise)”不在 README.md 的列表里，或已有随机变化检验它；请从 `fixed` 中删除")
    case .sameWithEverySeed(let id):
      Bilingual(
        en:
          "every seed makes the same scenes of `\(id)`; write `allow`, or draw values in its lines: "
          + "`$(20...90)`, `$(tap|longpress)`",
        zh: "`\(id)` 的场景与种子无关；请写 `allow`，或在命令行里使用随机值：`$(20...90)`、`$(tap|longpress)`")
    case .cannotVary(let change, let view):
      Bilingual(
        en:
          "`\(change)` changes nothing of \(view) in this scene; name another view, or leave it out "
          + "of `allow`",
        zh: "在这个场景里，`\(change)` 对 \(view) 不起作用；请换一个视图，或从 `allow` 中去掉")
    case .unreadDraw(let line):
      Bilingual(
        en: "`\(line)` has a drawn value that cannot be read; write `$(20...90)`, `$(0.5...1.5)`, "
          + "`$(tap|longpress)`, or `$(x: 20...90)` and later `$(x)`",
        zh: "`\(line)` 中的随机值无法识别；请写 `$(20...90)`、`$(0.5...1.5)`、`$(tap|longpress)`，"
          + "或先写 `$(x: 20...90)`，之后写 `$(x)`")
    case .afterCircle(let names):
      Bilingual(
        en: "these come after each other in a circle: \(names.joined(separator: " after "))",
        zh: "先后顺序成了环：\(names.joined(separator: " 之前是 "))")
    case .unusedHint(let number):
      Bilingual(
        en:
          "no mistake leads to hint \(number); write `hint: \(number)` where it helps, or drop it",
        zh: "没有典型错误用到第 \(number) 条提示；请在合适的典型错误里写 `hint: \(number)`，或删去它")
    case .likeFirstScene(let id):
      Bilingual(
        en: """
          in `\(id)` everything is as in the first scene: what is wrong here is wrong there, too; change \
          something that a wrong answer could miss
          """,
        zh: "`\(id)` 与最初的场景没有区别：这里错的答案在那里也错；请改变一些错误答案会忽略的东西")
    case .offScreen(let name, let id):
      Bilingual(
        en: "in `\(id)` \(name) is not on the screen, so no touch can reach it; move it elsewhere",
        zh: "在 `\(id)` 中 \(name) 不在屏幕上，任何触摸都到不了它；请把它放到别处")
    case .testsNothing(let id):
      Bilingual(
        en: """
          `\(id)` finds nothing: every mistake and every mutant of the solution does there what the \
          solution does; list a mistake that it finds, or drop it
          """,
        zh: "`\(id)` 什么也发现不了：所有典型错误和参考答案的变体在这里都与参考答案一致；请补一个它能发现的错误，或删去它")
    case .classNotInSolution(let name, let declared):
      Bilingual(
        en: "solution.swift does not declare `\(name)`"
          + (declared.isEmpty ? "" : ", but \(declared.joined(separator: ", "))")
          + "; make the two the same",
        zh: "solution.swift 没有声明 `\(name)`"
          + (declared.isEmpty ? "" : "，而是 \(declared.joined(separator: "、"))") + "；两者应当相同")
    case .superclassNotInSolution(let name, let has, let suggestions):
      Self.superclassMissing(name, has, suggestions)
    case .secondMap:
      Bilingual(
        en: "an exercise compares one map; of `owners` and `hittable NAME` keep one",
        zh: "一个练习只比较一种命中图；`owners` 和 `hittable NAME` 请只保留一个")
    case .ownMap:
      Bilingual(
        en:
          "maps are compared for the whole exercise; write it under `compare`, and `check: map` here",
        zh: "命中图要为整个练习比较；请写在 `compare` 下，这里写 `check: map`")
    case .nothingCompared(let word):
      Bilingual(
        en: "`check: \(word)` needs a comparison of that kind under `compare`",
        zh: "`check: \(word)` 需要 `compare` 下有这种比较")
    case .unknownSubject(let name):
      Bilingual(en: "the scene has no view `\(name)`", zh: "场景里没有视图 `\(name)`")
    case .longScene(let lines, let most):
      Bilingual(
        en:
          "a scene of \(lines) lines is too long to be built for each answer; write \(most) at most",
        zh: "场景有 \(lines) 行，每个答案都要搭建一次，太长了；最多写 \(most) 行")
    case .noSuchHint(let number, let count):
      Bilingual(
        en: "there is no hint \(number), only \(count)", zh: "没有第 \(number) 条提示，只有 \(count) 条")
    case .unlistedFile(let file):
      Bilingual(
        en: "\(file) is not listed in exercise.yml; list it under mistakes or alternatives",
        zh: "exercise.yml 没有列出 \(file)；请写进 mistakes 或 alternatives")
    case .commentMissing:
      Bilingual(
        en: "an alternative begins with two comments that say what it does: English, then Chinese",
        zh: "其他写法要以两行注释开头说明做法：先英文，后中文")
    default: nil
    }
  }

  private var runs: Bilingual {
    switch self {
    case .unknownObject(let name, let suggestions):
      Bilingual(
        en: "`compare` names `\(name)`, which is not in the scene"
          + (suggestions.isEmpty ? "" : "; did you mean \(suggestions.joined(separator: " or "))?"),
        zh: "`compare` 里的 `\(name)` 不在场景中"
          + (suggestions.isEmpty ? "" : "；是不是想写 \(suggestions.joined(separator: " 或 "))？"))
    case .checkFails(let line, let expectation):
      Bilingual(
        en: "`\(line)` does not hold with the solution: \(expectation.failure.en)",
        zh: "`\(line)` 对参考答案不成立：\(expectation.failure.zh)")
    case .lineFails(let line, let box):
      Bilingual(
        en: "`\(line)` does not run: \(box.problem.wording.en)",
        zh: "`\(line)` 无法运行：\(box.problem.wording.zh)")
    case .codeFails(let box):
      Bilingual(
        en: "this code does not run: \(box.fault.inOneLine.en)",
        zh: "代码无法运行：\(box.fault.inOneLine.zh)")
    case .answerFails(let expectation, let part, let answer):
      Bilingual(
        en: "`\(part)` does not hold with \(answer): \(expectation.failure.en)",
        zh: "\(answer) 没有通过 `\(part)`：\(expectation.failure.zh)")
    case .answerDiffers(let answer, let part, let point, let expected, let actual):
      Bilingual(
        en: """
          \(answer) is not right in `\(part)`: at \(point) the touch goes to \(actual), with the solution \
          to \(expected)
          """,
        zh: "\(answer) 在 `\(part)` 中不正确：\(point) 处的触摸给了 \(actual)，而参考答案给了 \(expected)")
    case .solutionNotRight(let points, let part):
      Bilingual(
        en: "this must be right, but gets \(points) points"
          + (part.map { "; first wrong: \($0)" } ?? ""),
        zh: "应当完全正确，却只得 \(points) 分" + (part.map { "；最先出错的是 \($0)" } ?? ""))
    case .taskDoneBefore:
      Bilingual(
        en:
          "the task is done before it is begun: its checks succeed already; ask for something that "
          + "is not so yet",
        zh: "任务还没有开始就已完成：检查已经通过；请要求一件尚未成立的事")
    case .scoringWithoutEffect:
      Bilingual(
        en: "`scoring: independent` has no effect: no part compares maps, so that every part is "
          + "judged anyway; remove it",
        zh: "`scoring: independent` 没有作用：没有部分比较命中图，每个部分本来就会评判；请删除")
    case .starterRight:
      Bilingual(en: "the starter is right already", zh: "起始代码已经正确，没有什么可做")
    case .mistakeRight:
      Bilingual(en: "this mistake is not caught: it is right", zh: "这个典型错误没有被发现：结果是正确的")
    case .mistakeNamedOtherwise(let name):
      Bilingual(
        en: "this mistake is " + (name.map { "taken for \($0)" } ?? "not recognized"),
        zh: "这个典型错误" + (name.map { "被当成了 \($0)" } ?? "没有被认出"))
    case .mutantSurvives(let change):
      Bilingual(
        en: """
          nothing notices `\(change)`; add a variation in which it differs, or list it under \
          `equivalent` with the reason
          """,
        zh: "`\(change)` 没有被发现；请增加一个会出现差别的变化，或写进 `equivalent` 并说明理由")
    case .attackPasses(let attack, let answer):
      Bilingual(
        en: """
          an answer passes that is right only for what is tried, with `\(attack)`; let a `random` \
          variation try more, or list it under `equivalent` with the reason. Its text:
          \(answer)
          """,
        zh: """
          有一个只对试过的情形正确的答案通过了，其中有 `\(attack)`；请让 `random` 变化多试一些，或写进 \
          `equivalent` 并说明理由。它的代码：
          \(answer)
          """)
    case .mutantNotThere(let change):
      Bilingual(
        en: "`\(change)` is listed as equivalent and does not survive; take it off the list",
        zh: "`\(change)` 列在 `equivalent` 里，却没有这样的变体存活；请删去它")
    case .nothingFails(let expected):
      Bilingual(
        en: "this must fail with \"\(expected)\", but it runs", zh: "应当出现错误“\(expected)”，却能运行")
    case .failsOtherwise(let expected, let box):
      Bilingual(
        en: "this must fail with \"\(expected)\", but says: \(box.problem.wording.en)",
        zh: "应当出现错误“\(expected)”，实际是：\(box.problem.wording.zh)")
    case .unsettledTouch(let line, let view, let control):
      Bilingual(
        en: """
          `\(line)` asks what is not settled (CT-29): the touch hits `\(view)`, a plain view in \
          `\(control)`; let the touch hit the control itself, as after \
          `set \(view).isUserInteractionEnabled false`
          """,
        zh: """
          `\(line)` 考查的行为尚无定论（CT-29）：触摸命中 `\(control)` 里的普通视图 `\(view)`；\
          请让触摸命中控件本身，例如先 `set \(view).isUserInteractionEnabled false`
          """)
    case .notAPrediction(let line):
      Bilingual(
        en: "`\(line)` predicts nothing; write predict hit POINT, or see help predict",
        zh: "`\(line)` 不是预测；请写 predict hit POINT，其他写法见 help predict")
    case .blocksDiffer(let number, let english, ""):
      Bilingual(
        en: "block \(number) differs from the English one: `\(english)` is missing",
        zh: "第 \(number) 个代码块与英文版不同：缺少 `\(english)`")
    case .blocksDiffer(let number, "", let chinese):
      Bilingual(
        en: "block \(number) differs from the English one, which has no `\(chinese)`",
        zh: "第 \(number) 个代码块与英文版不同：英文版没有 `\(chinese)`")
    case .blocksDiffer(let number, let english, let chinese):
      Bilingual(
        en: "block \(number) differs from the English one: `\(chinese)` for `\(english)`",
        zh: "第 \(number) 个代码块与英文版不同：`\(chinese)`，英文为 `\(english)`")
    case .blockCountDiffers(let english, let chinese):
      Bilingual(
        en: "\(chinese) blocks here, \(english) in the English file",
        zh: "这里有 \(chinese) 个代码块，英文版有 \(english) 个")
    case .taskWithoutAnswer:
      Bilingual(en: "a task needs an `answer:` line", zh: "任务需要一行 `answer:`")
    case .taskWithoutCheck:
      Bilingual(en: "a task needs an `expect` line", zh: "任务需要一行 `expect`")
    case .emptyHint:
      Bilingual(en: "this `hint:` is empty; write what helps", zh: "`hint:` 是空的；请写上提示")
    case .unknownClaim(let claim, let suggestions):
      Bilingual(
        en: "there is no mistake `\(claim)` in the rulebook; "
          + (suggestions.isEmpty
            ? "`rule mistakes` lists them"
            : "did you mean \(suggestions.joined(separator: " or "))?"),
        zh: "规则手册里没有典型错误 `\(claim)`；"
          + (suggestions.isEmpty
            ? "`rule mistakes` 列出全部" : "是不是想写 \(suggestions.joined(separator: " 或 "))？"))
    case .answerDoesNotHold(let expectation):
      Bilingual(
        en: "the answer does not do the task" + (expectation.map { ": \($0.failure.en)" } ?? ""),
        zh: "answer 没有完成任务" + (expectation.map { "：\($0.failure.zh)" } ?? ""))
    case .unseenScenery:
      Bilingual(
        en:
          "this question follows lines that were not shown; show the scene first, such as with tree",
        zh: "这个问题之前有没有显示过的命令；请先显示场景，例如用 tree")
    case .quizNeedsOneRight(let count):
      Bilingual(
        en: "a quiz has one right choice, marked *; this one has \(count)",
        zh: "选择题只能有一个用 * 标出的正确选项；这里有 \(count) 个")
    case .quizWithoutQuestion:
      Bilingual(
        en: "a quiz begins with a line `? …`, then come choices `- …`",
        zh: "选择题以 `? …` 开头，后面是 `- …` 选项")
    default: claims ?? Bilingual(en: "", zh: "")
    }
  }

  private var claims: Bilingual? {
    switch self {
    case .unlistedMistake(let id, let claim):
      Bilingual(
        en: "no row has `mistake: \(id)`; add one that says where this is met: \(claim.en)",
        zh: "没有哪一行写着 `mistake: \(id)`；请加一行，写明下面这个误区在哪里讲到：\(claim.zh)")
    case .unlistedLesson(let id, let lesson):
      Bilingual(
        en: "\(lesson) has \(id) under meets; add `lesson: \(lesson)` to this row, "
          + "and take out a `later` that it makes needless",
        zh: "\(lesson) 的 meets 里有 \(id)；请在这一行加上 `lesson: \(lesson)`，并删去不再需要的 `later`")
    case .lessonMeetsNot(let id, let lesson):
      Bilingual(
        en: "\(lesson) does not have \(id) under meets; add it there, or take the lesson out here",
        zh: "\(lesson) 的 meets 里没有 \(id)；请在那里加上，或者从这里删去这一课")
    case .notAMistake(let file, let exercise, let suggestions):
      Bilingual(
        en: "\(exercise) does not list \(file) under mistakes; "
          + (suggestions.isEmpty
            ? "name one that it lists" : "did you mean \(suggestions.joined(separator: " or "))?"),
        zh: "\(exercise) 的 mistakes 里没有 \(file)；"
          + (suggestions.isEmpty
            ? "请写它列出的文件" : "是不是想写 \(suggestions.joined(separator: " 或 "))？"))
    default: nil
    }
  }
}

extension ContentFact {
  private static func superclassMissing(
    _ name: String, _ has: [String], _ suggestions: [String]
  ) -> Bilingual {
    if let near = suggestions.first {
      return Bilingual(
        en: "there is no class `\(name)`; did you mean \(near)?",
        zh: "没有类 `\(name)`；是不是想写 \(near)？")
    }
    return Bilingual(
      en: "the class of solution.swift does not inherit `\(name)`"
        + (has.isEmpty ? "" : ", but \(has.joined(separator: ", "))"),
      zh: "solution.swift 的类没有继承 `\(name)`"
        + (has.isEmpty ? "" : "，而是 \(has.joined(separator: "、"))"))
  }
}

extension ContentFact.ExpectedType {
  fileprivate var wording: Bilingual {
    switch self {
    case .text: Bilingual(en: "a text", zh: "文字")
    case .number: Bilingual(en: "a number", zh: "数字")
    case .positive: Bilingual(en: "a number above 0", zh: "大于 0 的数字")
    case .list: Bilingual(en: "a list: [a, b]", zh: "列表：[a, b]")
    case .mapping: Bilingual(en: "keys with values", zh: "带键的值")
    case .texts: Bilingual(en: "{ en: …, zh-Hans: … }", zh: " { en: …, zh-Hans: … }")
    case .size: Bilingual(en: "a size such as 390x844", zh: "尺寸，如 390x844")
    case .point: Bilingual(en: "a point such as 150 150", zh: "点，如 150 150")
    case .script: Bilingual(en: "lines of commands", zh: "命令行")
    }
  }
}

extension LearnerFault {
  /// The problem and its location on one line, for authors.
  package var inOneLine: Bilingual {
    if let wording { return wording }
    switch self {
    case .refused(let report):
      return report.diagnostics.first?.problem.wording ?? Bilingual(en: "refused", zh: "被拒绝")
    case .notCompiled(let places):
      return places.first?.wording ?? Bilingual(en: "refused", zh: "被拒绝")
    case .stopped(let stop, _):
      return Bilingual(
        en: "line \(stop.line): \(stop.reason.en)",
        zh: "第 \(stop.line) 行：\(stop.reason.zh)")
    default: return Bilingual(en: "", zh: "")
    }
  }
}
