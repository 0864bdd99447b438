import Lettering
import Records
import Wording

/// Renders the answers of practice: lists, tasks, verdicts, hints, lessons.
package struct PracticeRenderer: Speaking {
  package let language: Language
  let teach: TeachLevel

  package init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  /// The maximum number of lines shown of an answer's own output.
  private static let mostOutput = 12

  package func render(_ answer: PracticeAnswer, into page: inout Page) {
    switch answer {
    case .exercises(let exercises):
      PathListRenderer(language: language).render(exercises, into: &page)
    case .lessons(let lessons):
      PathListRenderer(language: language).render(lessons, into: &page)
    case .began(let begun): render(begun, into: &page)
    case .verdict(let verdict): VerdictRenderer(language: language).render(verdict, into: &page)
    case .checking(let exercise, let file, let attempt, let content):
      VerdictRenderer(language: language).head(exercise, file, attempt, content, into: &page)
    case .checked(let part): VerdictRenderer(language: language).render(part, into: &page)
    case .concluded(let verdict):
      VerdictRenderer(language: language).conclude(verdict, into: &page)
    case .hint(let hint): render(hint, into: &page)
    case .solution(let solution): render(solution, into: &page)
    case .lesson(let events):
      LessonRenderer(language: language, teach: teach).render(events, into: &page)
    case .interview(let events):
      InterviewRenderer(language: language, teach: teach).render(events, into: &page)
    case .oralQuestion(let id):
      OralQuestionRenderer(language: language).render(id, into: &page)
    case .compared(let comparison):
      InterviewReportRenderer(language: language).render(comparison, into: &page)
    case .found(let matters, let words, let answer):
      FoundRenderer(language: language).render(matters, words, answer, into: &page)
    case .output(let line, let text):
      page.line(say("\(line) prints:", "\(line) 的输出："), .strong)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      page.verbatim(lines.prefix(Self.mostOutput).joined(separator: "\n"))
      let more = lines.count - Self.mostOutput
      if more > 1 { page.line(say("… \(more) lines more", "……还有 \(more) 行"), .faint) }
    case .watching(let files, let right, let parts):
      page.line(say("\(right) of \(parts) parts hold", "\(parts) 项中有 \(right) 项通过"), .strong)
      page.paragraph(
        say(
          "Watching \(files.joined(separator: ", ")): each save is judged. Ctrl-C ends it.",
          "正在监视 \(files.joined(separator: "、"))：每次保存都会检查。按 Ctrl-C 结束。"), .faint)
      page.line()
    case .next(let step): NextStepRenderer(language: language).render(step, into: &page)
    case .knowledge(let map): KnowledgeRenderer(language: language).render(map, into: &page)
    case .left(let name): page.line(say("left \(name)", "已离开 \(name)"))
    case .leftLesson(let number):
      page.line(
        say(
          "left lesson \(number); lesson \(number) continues it",
          "已离开第 \(number) 课；lesson \(number) 继续"))
    case .made(let made): render(made, into: &page)
    case .site(let site): render(site, into: &page)
    case .course(let course): CourseRenderer(language: language).render(course, into: &page)
    case .handedIn(let files): CourseRenderer(language: language).render(files, into: &page)
    case .notice(let box): page.paragraph(box.problem.wording[language], .faint)
    }
  }

  private func render(_ made: MadeFolder, into page: inout Page) {
    page.line(made.folder, .strong)
    for file in made.files { page.line("  \(file)") }
    page.copied(
      say("it is right as it is:  ", "现在就能通过检查："), "\(ProgramName.current) \(made.check)", .hint)
    page.paragraph(
      say(
        "Then change it, file by file; the comments say what is what.", "然后逐个文件修改；注释说明了各项的含义。"))
  }

  private func render(_ site: MadeSite, into page: inout Page) {
    let size = Numbers.grouped((site.bytes + 1023) / 1024)
    page.line(
      say(
        "\(site.folder): \(site.lessons) lessons and \(site.exercises) exercises in two languages",
        "\(site.folder)：\(site.lessons) 课和 \(site.exercises) 个练习，两种语言"), .strong)
    page.line(
      say(
        "\(Numbers.grouped(site.pages)) pages, \(Numbers.grouped(site.files)) files, \(size) KB",
        "\(Numbers.grouped(site.pages)) 页，\(Numbers.grouped(site.files)) 个文件，\(size) KB"))
    page.copied(say("open:  ", "打开："), "\(site.folder)/index.html", .hint)
    page.paragraph(
      say(
        "It needs no server; to publish it, copy the folder to one.", "不需要服务器；要发布时，把文件夹复制到任何网站即可。"))
  }

  // MARK: Exercises

  private func render(_ begun: BegunExercise, into page: inout Page) {
    // In a session the subcommands are commands.
    let program = begun.folder == nil ? "" : "\(ProgramName.current) "
    let task = begun.task[language].replacing("\ntouchstone ", with: "\n\(program)")
    MarkdownRenderer(language: language).render(task, into: &page)
    page.line()
    if let folder = begun.folder {
      page.line(folder, .strong)
      for file in begun.files {
        let fate =
          switch file.fate {
          case .written: say("written", "已写入")
          case .unchanged: say("is there already", "已经存在")
          case .kept: say("is there with your changes: left as it is", "有你的修改：保持原样")
          }
        page.row("  \(file.name.padded(to: 20)) ", fate)
      }
      let file = "\(folder)/\(begun.exercise.file)"
      let check = "\(program)check \(begun.checkedBy ?? "")"
      page.copied(say("edit:  ", "编辑："), file, .hint)
      page.copied(say("then:  ", "然后："), check, .hint)
    } else {
      let then = say("; then: check (or check FILE)", "；然后输入：check（或 check 文件）")
      page.paragraph(whatToDo(begun) + then, .hint)
    }
  }

  /// The instruction for the prompt until there is something to check.
  private func whatToDo(_ begun: BegunExercise) -> String {
    let id = begun.exercise.id
    if begun.isContinued {
      return say(
        "exercise \(id): your answer of the last time is there again; exercise \(id) from start begins "
          + "with the starter",
        "练习 \(id)：已恢复你上次的答案；exercise \(id) from start 从起始代码重新开始")
    }
    guard let name = begun.className else {
      return begun.exercise.file.hasSuffix(".touchstone")
        ? say(
          "exercise \(id): type the commands that solve it here", "练习 \(id)：在这里输入解决问题的命令")
        : say(
          "exercise \(id): write or paste your function here", "练习 \(id)：在这里写、粘贴你的函数")
    }
    return say(
      "exercise \(id): the starter's class \(name) is in force. Change it with edit \(name), or "
        + "write or paste your own here",
      "练习 \(id)：起始代码的类 \(name) 已经生效。用 edit \(name) 修改，或在这里写、粘贴你自己的类")
  }

  package func render(_ hint: HintRecord, into page: inout Page) {
    page.row(
      say("hint \(hint.number) of \(hint.count): ", "提示 \(hint.number) / \(hint.count)："),
      hint.text[language].withoutEmphasis, headEmphasis: .strong)
    if hint.isRepeated {
      page.line(
        say("There is no further hint; solution shows the answer.", "没有更多提示了；solution 显示答案。"),
        .faint
      )
    }
  }

  private func render(_ record: SolutionRecord, into page: inout Page) {
    for code in [record.solution] + record.alternatives {
      page.line("// \(code.file)", .strong)
      page.verbatim(inOneLanguage(code.text))
      page.line()
    }
    if !record.same.isEmpty {
      page.paragraph(
        say(
          "To do one like it by yourself: \(record.same.joined(separator: ", "))",
          "自己再做一个类似的：\(record.same.joined(separator: "、"))"), .hint)
    }
  }
}

extension PracticeRenderer {
  /// Code without its comments in the other language: if one line of them is in English and the
  /// next in Chinese, they say the same.
  private func inOneLanguage(_ code: String) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    func isComment(_ index: Int, inChinese: Bool) -> Bool {
      guard lines.indices.contains(index) else { return false }
      let text = lines[index].drop { $0 == " " }
      guard text.hasPrefix("//") || text.hasPrefix("#") else { return false }
      return text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } == inChinese
    }
    return lines.indices.filter { index in
      language == .chinese
        ? !(isComment(index, inChinese: false) && isComment(index + 1, inChinese: true))
        : !(isComment(index, inChinese: true) && isComment(index - 1, inChinese: false))
    }
    .map { String(lines[$0]) }.joined(separator: "\n")
  }
}

/// Names the folder of exercises and lessons if they are not the installed ones: it decides what is
/// right.
enum OtherContent {
  static func head(_ folder: String?, _ language: Language, into page: inout Page) {
    guard let folder else { return }
    page.row(language == .english ? "content: " : "内容来自：", Escaping.name(folder), .hint)
  }
}
