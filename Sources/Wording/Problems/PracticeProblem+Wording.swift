import Foundation
import Records

extension PracticeProblem {
  /// The problem, and what to do.
  package var wording: Bilingual {
    switch self {
    case .noContent(let folder):
      Bilingual(
        en: "no exercises or lessons were found from \(folder) upward; TOUCHSTONE_CONTENT can name "
          + "the folder that holds `exercises` and `lessons`",
        zh: "从 \(folder) 向上没有找到练习或课程；可用 TOUCHSTONE_CONTENT 指定包含 `exercises` 和 "
          + "`lessons` 的文件夹")
    case .emptyPack(let folder, let file):
      Bilingual(
        en: "\(folder) has no exercises or lessons: none of the folders in it has a file \(file)",
        zh: "\(folder) 里没有练习或课程：其中没有任何文件夹含有 \(file)")
    case .namedTwice(let name, let first, let second):
      Bilingual(
        en: "`\(name)` is the name of two: \(first) and \(second); rename the folder and its id",
        zh: "`\(name)` 重名：\(first) 和 \(second)；请重命名文件夹和其中的 id")
    case .unfitName(let name, let example):
      Bilingual(
        en: """
          `\(name)` cannot be the name; take small letters, digits and hyphens, such as \(example)
          """,
        zh: "`\(name)` 不能用作名称；请用小写字母、数字和连字符，例如 \(example)")
    case .folderIsThere(let path):
      Bilingual(
        en: "\(path) is there already, and is left as it is; take another name or another folder",
        zh: "\(path) 已经存在，保持原样；请换一个名称或文件夹")
    case .siteIsThere(let path):
      Bilingual(
        en:
          "\(path) has files already; take another folder, or `--force` to replace the site in it",
        zh: "\(path) 里已有文件；请换一个文件夹，或加上 --force 替换其中的网站")
    case .siteLeadsElsewhere(let path):
      Bilingual(
        en: "\(path) is a link to another place, where nothing is written: remove the link",
        zh: "\(path) 是指向别处的链接，不会写到那里：请删除这个链接")
    case .unknownExercise(let name, let suggestions):
      Bilingual(
        en: "there is no exercise `\(name)`" + Self.meant(suggestions, "exercises lists them").en,
        zh: "没有练习 `\(name)`" + Self.meant(suggestions, "exercises").zh)
    case .unknownLesson(let name, let numbers):
      Bilingual(
        en: "there is no lesson \(name); there are lessons \(Self.runs(numbers, "to"))",
        zh: "没有第 \(name) 课；现有第 \(Self.runs(numbers, "到")) 课")
    case .noExercise:
      Bilingual(
        en: "no exercise is open; exercises lists them, exercise NAME opens one",
        zh: "还没有打开练习；exercises 列出全部，exercise NAME 打开一个")
    case .noLesson:
      Bilingual(
        en: "no lesson is open; lessons lists them, lesson N opens one",
        zh: "还没有打开课程；lessons 列出全部，lesson N 打开一课")
    case .noPage(let page, let count, let lesson):
      Bilingual(
        en:
          "lesson \(lesson) has no page \(page); it has \(count) \(count == 1 ? "page" : "pages")",
        zh: "第 \(lesson) 课没有第 \(page) 页；它共有 \(count) 页")
    case .firstPage:
      Bilingual(
        en: "this is the first page; again begins it again, back VIEW moves a view to the back",
        zh: "这已经是第一页；again 重新开始这一页，back 视图名 把视图移到最底层")
    case .changesOfLesson(0):
      Bilingual(
        en: """
          you have changed nothing on this page yet, and what is there the lesson has made; back goes \
          to the page before, again begins this one again
          """,
        zh: "你还没有在这一页做任何更改，现有的都是课程建立的；back 回到上一页，again 重新开始这一页")
    case .changesOfLesson(let own):
      Bilingual(
        en: """
          only \(own) \(own == 1 ? "change" : "changes") on this page \(own == 1 ? "is" : "are") yours: \
          undo \(own) takes \(own == 1 ? "it" : "them") back, again begins the page again
          """,
        zh: "这一页只有 \(own) 次更改是你做的：undo \(own) 撤销它们，again 重新开始这一页")
    case .changesOfExercise(0):
      Bilingual(
        en: """
          you have changed nothing yet, and what is there the exercise has made; leave ends it, \
          `exercise NAME from start` begins it again
          """,
        zh: """
          你还没有做任何更改，现有的都是练习建立的；leave 离开练习，`exercise NAME from start` 重新开始
          """)
    case .changesOfExercise(let own):
      Bilingual(
        en: """
          only \(own) \(own == 1 ? "change" : "changes") in this exercise \(own == 1 ? "is" : "are") yours: \
          undo \(own) takes \(own == 1 ? "it" : "them") back
          """,
        zh: "这个练习里只有 \(own) 次更改是你做的：undo \(own) 撤销它们")
    case .noInterview:
      Bilingual(
        en: "no interview is open: interview begins one, quiz asks a few questions",
        zh: "没有正在进行的面试：interview 开始一场面试，quiz 出几道题")
    case .noQuestions(let topics):
      Bilingual(
        en:
          "there are no questions for that at this level; topics: \(topics.joined(separator: ", "))",
        zh: "这个级别没有相应的题目；可选主题：\(topics.joined(separator: "、"))")
    case .cannotWatch:
      Bilingual(
        en: "watch needs a terminal; check judges the file once",
        zh: "watch 需要终端；check 检查一次文件")
    case .nothingFound(let words):
      Bilingual(
        en:
          "nothing here is about `\(words)`: this is about touches, views, controllers, layout and "
          + "drawing in UIKit. Try an API name such as hitTest, or ask alone for the questions",
        zh: "这里没有与 `\(words)` 有关的内容：只涉及 UIKit 的触摸、视图、控制器、布局和绘制。可以写 hitTest 这样的 API 名，"
          + "或单独输入 ask 查看题目")
    case .noOralQuestion(let id, let last):
      Bilingual(
        en: "there is no question \(id); they go up to \(last), and ask alone lists them",
        zh: "没有题目 \(id)；最后一题是 \(last)，单独输入 ask 列出全部")
    case .notSpoken(let question, let spoken):
      Bilingual(
        en: """
          question \(question) is not answered in words; marked are \
          \(spoken.isEmpty ? "none of this interview" : spoken.map(String.init).joined(separator: ", "))
          """,
        zh: "第 \(question) 题不是口述题；可以评分的有：\(spoken.map(String.init).joined(separator: "、"))")
    case .noMark(let text, let count):
      Bilingual(
        en:
          "`\(text)` are no marks: name the points that were made, from 1 to \(count), or 0 for none",
        zh: "`\(text)` 不是评分：请写说到的要点编号（1 到 \(count)），一个也没有则写 0")
    case .noWeek(let week, let count):
      Bilingual(
        en: "the course has no week \(week); name one from 1 to \(count)",
        zh: "课程没有第 \(week) 周；请写 1 到 \(count)")
    case .notExportedProgress(let path):
      Bilingual(
        en: "\(path) is not a learner's progress: name a file that progress export has written",
        zh: "\(path) 不是学习进度：请写 progress export 生成的文件")
    case .notATakeHome(let path):
      Bilingual(
        en: "\(path) has no take-home.json: name a folder that interview take-home has made",
        zh: "\(path) 中没有 take-home.json：请写 interview take-home 生成的文件夹")
    case .notAnInterview(let path):
      Bilingual(
        en: "\(path) is not an interview: name a file that an interview has saved",
        zh: "\(path) 不是面试记录：请写面试保存的文件")
    case .otherEdition(let path, let edition):
      Bilingual(
        en: """
          \(path) was begun with other questions (edition \(edition)) and cannot be continued; \
          interview new begins another one
          """,
        zh: "\(path) 是用另一版题目（第 \(edition) 版）开始的，无法继续；interview new 重新开始一场")
    case .nothingToLeave:
      Bilingual(
        en: "no lesson or exercise is open; quit ends the session",
        zh: "没有打开课程或练习；quit 结束会话")
    case .notDeclared(let name):
      Bilingual(
        en:
          "no class \(name) has been declared here yet; type or paste it, or name a file: check FILE",
        zh: "这里还没有声明类 \(name)；请输入或粘贴它，或指定文件：check FILE")
    case .functionNotDeclared(let name):
      Bilingual(
        en: "no function \(name) has been declared here yet; type or paste it, or name a file: "
          + "check FILE",
        zh: "这里还没有声明函数 \(name)；请输入或粘贴它，或指定文件：check FILE")
    case .commandNotAllowed(let word, let allowed):
      Bilingual(
        en: "`\(word)` is not meant to be used here; the exercise asks for "
          + "\(allowed.joined(separator: " or ")) alone",
        zh: "这里不能使用 `\(word)`；这个练习只允许 \(allowed.joined(separator: "、"))")
    case .typedNotAllowed(let line, let changes, let allowed):
      Bilingual(
        en: "`\(line)` is not meant to be used here; the exercise asks for "
          + "\(allowed.joined(separator: " or ")) alone. "
          + (changes == 1
            ? "`undo` takes it back" : "`undo`, \(changes) times, takes it and what follows back"),
        zh: "这里不能使用 `\(line)`；这个练习只允许 \(allowed.joined(separator: "、"))。"
          + (changes == 1 ? "`undo` 可以撤销它" : "执行 \(changes) 次 `undo` 可以撤销它和之后的改动"))
    case .leadsOutside(let file):
      Bilingual(
        en: "\(file) leads out of the folder, by its name or as a link; put the file itself there",
        zh: "\(file) 指向文件夹之外（路径或链接）；请把文件本身放在这个文件夹里")
    case .nothingTyped:
      Bilingual(
        en: "nothing has been changed since the exercise was opened; type the commands that solve "
          + "it, or name a file: check FILE",
        zh: "打开练习之后还没有任何改动；请输入解决问题的命令，或指定文件：check FILE")
    case .notTriedYet(let exercise):
      Bilingual(
        en: "you have not tried \(exercise) yet; check it once, or say that you want to see it: "
          + "solution now, or \(ProgramName.current) solution --yes",
        zh:
          "你还没有尝试 \(exercise)；先 check 一次，或者说明要看：solution now，或 \(ProgramName.current) solution --yes"
      )
    case .broken(let problems):
      Self.listed(problems)
    case .fileOfNoExercise(let file):
      Bilingual(
        en:
          "no exercise asks for a file named \(file); name the exercise: \(ProgramName.current) check "
          + "EXERCISE FILE",
        zh: "没有练习要求名为 \(file) 的文件；请写明练习：\(ProgramName.current) check EXERCISE FILE")
    case .cannotKeepProgress(let reason):
      Bilingual(
        en: "progress cannot be kept: \(reason.wording.en)",
        zh: "无法保存进度：\(reason.wording.zh)")
    case .newerProgress(let path):
      Bilingual(
        en:
          "progress cannot be kept: a newer version has written \(path), which is left as it is; use "
          + "that version, or put the file elsewhere",
        zh: "无法保存进度：\(path) 由更新的版本写入，保持原样；请使用那个版本，或把文件移到别处")
    case .noProgressFile(let path):
      Bilingual(
        en: "progress cannot be kept: \(path) is not a progress file; move it elsewhere",
        zh: "无法保存进度：\(path) 不是进度文件；请把它移到别处")
    case .progressDamaged(let path):
      Bilingual(
        en:
          "the file with your progress could not be read, and counting starts over; it is kept as \(path)",
        zh: "进度文件无法读取，重新开始计数；原文件保存为 \(path)")
    default: grading
    }
  }

  /// Numbers, with consecutive ones as one range: `0 to 24, 30`.
  private static func runs(_ numbers: [Int], _ to: String) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) \(to) \(run.upperBound)"
    }.joined(separator: ", ")
  }

  private static func meant(_ words: [String], _ hint: String) -> Bilingual {
    guard !words.isEmpty else { return Bilingual(en: "; \(hint)", zh: "；\(hint) 列出全部") }
    let quoted = words.map { "`\($0)`" }
    return Bilingual(
      en: "; did you mean \(quoted.joined(separator: " or "))?",
      zh: "；是不是想写 \(quoted.joined(separator: " 或 "))？")
  }

  private static func listed(_ problems: [ContentProblem]) -> Bilingual {
    Bilingual(
      en: "its files are broken:\n"
        + problems.map { "  \($0.text(.english))" }.joined(separator: "\n"),
      zh: "文件有问题：\n" + problems.map { "  \($0.text(.chinese))" }.joined(separator: "\n"))
  }
}

extension Verdict {
  /// One or two words for the outcome.
  package var word: Bilingual {
    if overridden != nil { return Bilingual(en: "set by hand", zh: "人工评分") }
    return switch outcome {
    case .right: Bilingual(en: "right", zh: "正确")
    case .partlyRight:
      isPassed
        ? Bilingual(en: "passed", zh: "通过") : Bilingual(en: "partly right", zh: "部分正确")
    case .wrong: Bilingual(en: "wrong", zh: "错误")
    case .learnersError: learnerFault?.word ?? Bilingual(en: "not judged", zh: "未评判")
    case .fault: fault?.word ?? Bilingual(en: "our fault", zh: "工具的故障")
    }
  }

  /// The word and its meaning: points and the mark, or the reason why there are none.
  package var conclusion: Bilingual {
    let score = Bilingual(en: "\(points) of \(of)", zh: "\(points) / \(of)")
    let mark = Bilingual(en: " (passes at \(passesAt))", zh: "（\(passesAt) 分及格）")
    if let overridden {
      return Bilingual(
        en: "set by hand: \(score.en), judged \(overridden.judged)",
        zh: "人工评分：\(score.zh)，评判结果为 \(overridden.judged) 分")
    }
    return switch outcome {
    case .right: Bilingual(en: "right: \(score.en)", zh: "正确：\(score.zh)")
    case .partlyRight where isPassed:
      Bilingual(
        en: "passed with \(score.en)\(mark.en); not everything is right yet",
        zh: "通过：\(score.zh) 分\(mark.zh)；但还没有全部正确")
    case .partlyRight, .wrong:
      Bilingual(
        en: "not passed, \(word.en): \(score.en)\(mark.en)",
        zh: "未通过\(outcome == .partlyRight ? "，部分正确" : "")：\(score.zh) 分\(mark.zh)")
    case .learnersError:
      learnerFault?.conclusion ?? word
    case .fault: word
    }
  }
}

extension LearnerFault {
  /// Whether no part was judged, or the code ran without completing.
  fileprivate var word: Bilingual {
    switch self {
    case .refused, .unread, .missingClass, .missingFunction, .wrongSuperclass, .sceneRefused,
      .lineRefused, .declaredTwice:
      Bilingual(en: "not judged", zh: "未评判")
    case .notCompiled: Bilingual(en: "not compiled", zh: "无法编译")
    case .missing: Bilingual(en: "missing", zh: "未提交")
    case .stopped, .limit: Bilingual(en: "stopped", zh: "已中止")
    }
  }

  /// The reason why there are no points.
  fileprivate var conclusion: Bilingual {
    switch self {
    case .refused, .notCompiled:
      Bilingual(en: "not judged: it does not compile", zh: "未评判：无法编译")
    case .missing: Bilingual(en: "missing: nothing was handed in", zh: "未提交：没有文件")
    case .declaredTwice(let name, _):
      Bilingual(en: "not judged: \(name) is declared twice", zh: "未评判：\(name) 声明了不止一次")
    case .unread: Bilingual(en: "not judged: there is no file to judge", zh: "未评判：没有可评判的文件")
    case .missingClass(let name, _, _):
      Bilingual(en: "not judged: the class \(name) is missing", zh: "未评判：缺少类 \(name)")
    case .missingFunction(let name, _, _):
      Bilingual(
        en: "not judged: the function \(name) is missing", zh: "未评判：缺少函数 \(name)")
    case .lineRefused(let line, _, _, _):
      Bilingual(en: "not judged: `\(line)` was refused", zh: "未评判：`\(line)` 被拒绝")
    case .wrongSuperclass(let name, let needs, _):
      Bilingual(en: "not judged: \(name) is no \(needs)", zh: "未评判：\(name) 不是 \(needs)")
    case .sceneRefused:
      Bilingual(en: "not judged: the scene does not run with it", zh: "未评判：场景无法与它一起运行")
    case .stopped(let stop, _) where stop.problem.isLimit:
      Bilingual(en: "stopped by a limit: no points", zh: "因达到上限而中止：不得分")
    case .stopped: Bilingual(en: "stopped by an error: no points", zh: "因运行时错误而中止：不得分")
    case .limit(.crash):
      Bilingual(en: "its code ended the process: no points", zh: "代码使进程终止：不得分")
    case .limit: Bilingual(en: "stopped by a limit: no points", zh: "因达到上限而中止：不得分")
    }
  }
}

extension LearnerFault {
  /// The problem of the file and what to do; nil if locations and carets say it better.
  package var wording: Bilingual? {
    switch self {
    case .refused, .notCompiled, .stopped: nil
    case .missing(let file, nil):
      Bilingual(en: "there is no \(file)", zh: "没有 \(file)")
    case .missing(let file, let present?):
      Bilingual(
        en: "there is no \(file); there \(present.count == 1 ? "is" : "are") "
          + PracticeProblem.shortList(present, ", ", more: "more"),
        zh: "没有 \(file)；有 " + PracticeProblem.shortList(present, "、", more: "个"))
    case .declaredTwice(let name, let files):
      Bilingual(
        en: "\(name) is declared in \(files.joined(separator: " and in ")); hand in one of them",
        zh: "\(files.joined(separator: " 和 ")) 都声明了 \(name)；请只提交其中一个")
    case .unread(let box): box.problem.wording
    case .missingClass(let name, let file, let declared):
      if declared.isEmpty {
        Bilingual(
          en: "there is no class \(name) in \(file); it declares none. Write `class \(name) …`.",
          zh: "\(file) 里没有类 \(name)，也没有声明任何类。请写 `class \(name) …`。")
      } else {
        Bilingual(
          en:
            "no class \(name) in \(file); it declares \(declared.joined(separator: ", ")). Rename it.",
          zh: "\(file) 里没有类 \(name)；它声明的是 \(declared.joined(separator: "、"))。请改名。")
      }
    case .missingFunction(let name, let file, let declared):
      Bilingual(
        en: "there is no function \(name) in \(file)"
          + (declared.isEmpty ? "" : "; it declares \(declared.joined(separator: ", "))")
          + ". Write `func \(name)(…)` outside of any class.",
        zh: "\(file) 里没有函数 \(name)"
          + (declared.isEmpty ? "" : "；它声明的是 \(declared.joined(separator: "、"))")
          + "。请在类的外面写 `func \(name)(…)`。")
    case .lineRefused(let line, let number, let file, let box):
      Bilingual(
        en: "\(file):\(number): `\(line)`: \(box.problem.wording.en)",
        zh: "\(file):\(number)：`\(line)`：\(box.problem.wording.zh)")
    case .wrongSuperclass(let name, let needs, let has):
      Bilingual(
        en: "\(name) must inherit from \(needs)"
          + (has.isEmpty ? "" : ", not only \(has[0])") + ": `class \(name): \(needs)`.",
        zh: "\(name) 必须继承 \(needs)" + (has.isEmpty ? "" : "，而不只是 \(has[0])")
          + "：`class \(name): \(needs)`。")
    case .sceneRefused(let line, let box):
      Bilingual(
        en: "the scene does not run with it, at `\(line)`: \(box.problem.wording.en)",
        zh: "场景无法与它一起运行，在 `\(line)`：\(box.problem.wording.zh)")
    case .limit(.time(let seconds)):
      Bilingual(
        en: "it was stopped after \(seconds) seconds of computing", zh: "计算 \(seconds) 秒后被中止")
    case .limit(.memory(let bytes)):
      Bilingual(
        en: "it was stopped: it needed more than \(bytes >> 20) MB of memory",
        zh: "因内存占用超过 \(bytes >> 20) MB 而中止")
    case .limit(.crash(let signal)):
      Bilingual(
        en:
          "its code ended the process that judged it (signal \(signal)), as too much memory or values "
          + "nested very deeply may; make it simpler and hand it in again",
        zh: "它的代码使评判进程终止（信号 \(signal)），可能是内存占用过多或嵌套过深；请简化后重新提交")
    }
  }
}

extension GraderFault {
  /// The word that names the party at fault, unless it is us.
  fileprivate var word: Bilingual? {
    switch self {
    case .unread: Bilingual(en: "not read", zh: "无法读取")
    case .workerKilled: Bilingual(en: "ended from outside", zh: "被外部终止")
    case .exercise, .ownCode, .workerDied, .workerSilent, .workerUnstarted: nil
    }
  }

  /// The wording of an internal fault.
  package var wording: Bilingual {
    switch self {
    case .exercise(let problems):
      PracticeProblem.broken(problems).wording
    case .ownCode(let file, let box):
      Bilingual(
        en: "the exercise's own \(file) does not run"
          + (box.fault.wording.map { ": \($0.en)" } ?? box.fault.brief.en),
        zh: "练习自己的 \(file) 无法运行" + (box.fault.wording.map { "：\($0.zh)" } ?? box.fault.brief.zh))
    case .workerDied(let signal):
      Bilingual(
        en: "the process that judged it ended by signal \(signal); the submission was not judged",
        zh: "评判进程因信号 \(signal) 结束；该提交没有被评判")
    case .workerKilled:
      Bilingual(
        en:
          "the process that judged it was ended from outside, twice, as a system without free memory "
          + "does; the submission was not judged: grade it again",
        zh: "评判进程两次被外部终止（例如系统内存不足）；该提交没有被评判，请重新评判")
    case .unread(let box):
      Bilingual(
        en: "it cannot be read, and was not judged: \(box.problem.wording.en)",
        zh: "无法读取，没有被评判：\(box.problem.wording.zh)")
    case .workerSilent(let status):
      Bilingual(
        en: "the process that judged it ended with status \(status) and no verdict",
        zh: "评判进程以状态 \(status) 结束，没有给出结论")
    case .workerUnstarted(let reason):
      Bilingual(
        en: "no process could be started to judge it: \(reason.wording.en)",
        zh: "无法启动评判进程：\(reason.wording.zh)")
    }
  }
}

extension LearnerFault {
  /// The first problem of the code, after a colon.
  fileprivate var brief: Bilingual {
    switch self {
    case .refused(let report):
      report.diagnostics.first.map {
        Bilingual(en: ": \($0.problem.wording.en)", zh: "：\($0.problem.wording.zh)")
      } ?? Bilingual(en: "", zh: "")
    case .stopped(let stop, _):
      Bilingual(en: ": \(stop.reason.en)", zh: "：\(stop.reason.zh)")
    default: Bilingual(en: "", zh: "")
    }
  }
}
