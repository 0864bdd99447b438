import Lettering
import Records
import Wording

/// The texts of the command reference that are not in a table.
enum ReferenceTexts {
  static let introduction = Bilingual(
    en: """
      Every command of the prompt and of scripts, with its examples as they run: each block \
      begins on an empty screen, and `>` marks what is typed. A test makes this page from the \
      command table, `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests` rewrites \
      it. At the prompt `help` shows the same, and Tab completes.
      """,
    zh: """
      提示符和脚本里的全部命令，连同实际运行的例子：每段例子都从空屏幕开始，`>` 后面是输入的内容。\
      本页由测试根据命令表生成，用 `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests` 重新写出。\
      在提示符下用 `help` 可以看到同样的内容，按 Tab 补全。
      """)

  static let classes = Bilingual(en: "Classes", zh: "类")
  static let properties = Bilingual(en: "Properties", zh: "属性")
  package static let words = Bilingual(en: "Words of traces", zh: "跟踪用语")
  static let prepared = Bilingual(en: "Lines of exercises and lessons", zh: "练习和课程中的命令")

  static let aboutPrepared = Bilingual(
    en: """
      Lines of exercises and lessons may be a stranger's, and run before you have read them. They may \
      use these commands and Swift; others are refused, and no file is read or written.
      """,
    zh: """
      练习和课程里的命令可能出自他人之手，在你读到之前就会运行。其中只能使用下列命令和 Swift，其他命令会被拒绝，也不能读写任何文件。
      """)

  /// The heading and text of a topic that concerns all commands.
  static func topic(_ topic: HelpTopic) -> (heading: Bilingual, text: Bilingual) {
    switch topic {
    case .swift:
      (
        Bilingual(en: "Command or Swift", zh: "命令还是 Swift"),
        Bilingual(
          en: """
            A line is a command or Swift, and both see the same names: `add view red 0 0 10 10` \
            makes the variable `red`, and `let red = UIView()` makes a view that commands can \
            name. A line whose first word is a command is a command, unless Swift's punctuation \
            follows, as in `hit(190)` or `step += 1`. Where a variable or a view has the name of a \
            command, the command stays where its usage fits, as in `tap buy`. `:hit 1 2` is always \
            a command, `(hit)` always Swift. `#` begins a comment.
            """,
          zh: """
            一行要么是命令，要么是 Swift，两者看到同样的名字：`add view red 0 0 10 10` 会定义变量 `red`，\
            `let red = UIView()` 得到的视图也可以在命令里使用。第一个词是命令词的行就是命令，\
            除非后面跟着 Swift 的标点，如 `hit(190)`、`step += 1`。变量或视图与命令同名时，\
            只要符合命令的用法（如 `tap buy`）就仍是命令。`:hit 1 2` 一定是命令，`(hit)` 一定是 Swift。`#` 开始注释。
            """)
      )
    case .points:
      (
        Bilingual(en: "POINT", zh: "POINT（点）"),
        Bilingual(
          en: """
            `X Y`, `X,Y`, `(X, Y)`, or a NAME for the middle of a view, each followed by `in \
            VIEW` for that view's own coordinates; without it, points of the screen, (0, 0) \
            at the top left. Full-width digits and punctuation are taken, too.
            """,
          zh: """
            写作 `X Y`、`X,Y`、`(X, Y)`，或用视图名字 NAME 表示它的中点；后面加 `in VIEW` 表示该视图自己的坐标，\
            不加则是屏幕坐标，左上角为 (0, 0)。也接受全角数字和标点。
            """)
      )
    case .names:
      (
        Bilingual(en: "NAME, VIEW, CONTROLLER", zh: "NAME、VIEW、CONTROLLER（名字）"),
        Bilingual(
          en: """
            A Swift identifier, `按钮` included. A colour at the beginning or end of a name, as in \
            `red`, `redView` or `红色视图`, sets the background colour. An object \
            that exists can also be named by an expression of Swift without blanks outside of its \
            brackets: `why page.button`, `tap page.buttons[1]`; a view by the text that it shows, \
            `why "Buy"`, and one of a pasted dump by its address.
            """,
          zh: """
            Swift 标识符，`按钮` 也可以。名字开头或结尾的颜色词（如 `red`、`redView`、`红色视图`）会设置背景色。\
            已有的对象也可以用 Swift 表达式指代，括号以外不能有空格：`why page.button`、`tap page.buttons[1]`；\
            视图可以用它显示的文字指代（`why "Buy"`），粘贴的转储里的视图还可以用地址。
            """)
      )
    case .values:
      (
        Bilingual(en: "Values", zh: "值"),
        Bilingual(
          en: """
            Numbers are points. Angles need a unit: `45deg` or `0.785rad`. Rectangles may be \
            written as UIKit prints them, `(100 100; 200 200)`, sizes as `200x200`. Brackets in \
            the forms below mean that a part may be left out, `|` separates choices, `…` may be \
            repeated.
            """,
          zh: """
            数字以点（pt）为单位。角度要写单位：`45deg` 或 `0.785rad`。矩形可以按 UIKit 打印的样子写：\
            `(100 100; 200 200)`，尺寸可以写 `200x200`。下面用法里方括号表示可以省略，`|` 分隔选项，`…` 表示可以重复。
            """)
      )
    }
  }

  static let names = Bilingual(
    en: """
      An empty screen has these; `view` is another word for `root`, `self` for `controller`. At \
      the prompt you are where `viewDidLoad` of the root controller would be.
      """,
    zh: """
      空屏幕上有下面这些；`view` 就是 `root`，`self` 就是 `controller`。\
      提示符相当于处在根控制器的 `viewDidLoad` 里。
      """)

  static let aboutClasses = Bilingual(
    en: """
      What `add CLASS NAME …` makes: a short word, a class of UIKit's, or a class of your own. \
      What scripts can use of each, [API.md](API.md) lists.
      """,
    zh: "`add CLASS NAME …` 可以创建的类：短词、UIKit 的类名，或你自己的类。脚本能使用的成员见 [API.md](API.md)。")

  static let aboutProperties = Bilingual(
    en: """
      What `set NAME.PATH VALUE` sets and `inspect NAME` shows. Parts have paths of their own, \
      as in `red.frame.origin.x`. Swift at the prompt reaches many more.
      """,
    zh: """
      `set NAME.PATH VALUE` 可以设置、`inspect NAME` 会显示的属性。各部分也有自己的路径，如 \
      `red.frame.origin.x`。提示符下的 Swift 还能访问更多属性。
      """)
}
