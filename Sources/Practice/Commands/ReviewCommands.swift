import Records
import Workbench

extension Command {
  static let review = Command(
    "review", .practice, .outside,
    summary: Bilingual(en: "asks what is due again", zh: "复习到期的内容"),
    text: Bilingual(
      en: """
        One queue of lessons that are done, exercises that are passed and questions that went wrong: a \
        question about each comes when it is about to be forgotten, after pauses that become longer with \
        each right answer. At most ten minutes a day; next asks for it when something is due.
        """,
      zh: """
        学完的课程、通过的练习和答错的题在同一个队列里：快要忘记时各出一道题，答对后间隔越来越长。\
        每天最多十分钟；到期时 next 会提示复习。
        """),
    examples: ["review"]
  ) {
    Form { session in try Desk.of(session).beginReview(in: session) }
  }

  static let placement = Command(
    "placement", .practice, .outside,
    summary: Bilingual(en: "finds out what you know already", zh: "检查你已掌握的内容"),
    text: Bilingual(
      en: """
        Ten questions about the lessons, from the first to the last, choose where to begin: next skips \
        the lessons that you know, and their first exercises. Lessons and exercises that are skipped can \
        be opened all the same. A second time, it decides again.
        """,
      zh: """
        从前到后十道题，决定从哪一课开始：next 会跳过你已掌握的课程和它们的入门练习，需要时仍可打开。\
        再次运行会重新判断。
        """),
    examples: ["placement", "leave"]
  ) {
    Form { session in try Desk.of(session).beginPlacement(in: session) }
  }

  static let known = Command(
    "known", .practice, .outside,
    summary: Bilingual(en: "shows what you know and what not yet", zh: "查看已掌握和未掌握的内容"),
    text: Bilingual(
      en: """
        Every interview question and every rule: known, when an exercise about it is passed or a question \
        about it was right; seen, when a lesson that names it is done; or not yet.
        """,
      zh: """
        所有面试题和规则：通过了有关的练习或答对了题是掌握，学完的课程里提到是见过，其余是还没有。
        """),
    examples: ["known"]
  ) {
    Form { session in [.practice(.knowledge(try Desk.of(session).knowledge()))] }
  }
}
