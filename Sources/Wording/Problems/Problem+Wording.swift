import Lettering
import Records

// Problems, causes and remarks are worded in this folder, keyed by fact; words that belong to one
// drawing are beside its renderer, and help and rules are worded in the rows that they describe.
// The switches are exhaustive and a `Bilingual` needs both languages, so a fact without words does
// not compile.

extension Problem {
  /// The problem, and what to do.
  package var wording: Bilingual {
    switch self {
    case .unknownCommand(let word, let suggestions):
      Bilingual(en: "there is no command `\(word)`", zh: "没有命令 `\(word)`")
        + meant(suggestions, else: Bilingual(en: "help lists them", zh: "help 列出全部命令"))
    case .wordOfShell(let word, let line):
      Bilingual(
        en: "`\(word)` is for a shell: quit, and type `\(line)`",
        zh: "`\(word)` 要在 shell 里用：先 quit，再输入 `\(line)`")
    case .nothingToResume:
      Bilingual(
        en: "no earlier session is stored; `save FILE` and `source FILE` store a scene",
        zh: "没有保存过的会话；可以用 `save FILE` 和 `source FILE` 保存和读取场景")
    case .ambiguousCommand(let word, let candidates):
      Bilingual(
        en: "`\(word)` could be \(either(candidates).en); type one more letter",
        zh: "`\(word)` 可能是 \(either(candidates).zh)；请多输入一个字母")
    case .practice(let problem): problem.wording
    case .acting(let problem): problem.wording
    case .nothingAtPath(let path, let step): step.wording(of: path)
    case .unknownName(let name, let kind, let suggestions):
      kind.nothing(named: name)
        + meant(suggestions, else: Bilingual(en: "list shows all names", zh: "list 显示所有名字"))
    case .classNotMade(let name, let reason): reason.wording(name)
    case .unknownClass(let word, let suggestions):
      Bilingual(en: "there is no class `\(word)`", zh: "没有类 `\(word)`")
        + meant(
          suggestions,
          else: Bilingual(
            en: "try view, button, label, image, scroll or a class of UIKit's",
            zh: "可以用 view、button、label、image、scroll 或 UIKit 的类名"))
    case .unknownProperty(let path, let className, let suggestions):
      Bilingual(en: "\(className) has no property `\(path)`", zh: "\(className) 没有属性 `\(path)`")
        + meant(
          suggestions,
          else: Bilingual(en: "inspect shows all that there are", zh: "inspect 显示全部属性"))
    case .unknownNib(let name, let suggestions):
      Bilingual(en: "there is no nib `\(name)`", zh: "没有 nib `\(name)`")
        + meant(
          suggestions,
          else: Bilingual(
            en: "type nib \(name) from VIEW to make one", zh: "请用 nib \(name) from VIEW 声明一个"))
    case .notInNib(let name, let nib, let names):
      Bilingual(en: "the nib \(nib) has no view `\(name)`", zh: "nib \(nib) 里没有视图 `\(name)`")
        + Bilingual(
          en: names.isEmpty
            ? "; nib \(nib) lists them" : "; it has \(names.joined(separator: ", "))",
          zh: names.isEmpty ? "；nib \(nib) 列出其中的视图" : "；其中有 \(names.joined(separator: "、"))")
    case .unknownColor(let word, let suggestions):
      Bilingual(en: "`\(word)` is not a colour", zh: "`\(word)` 不是颜色")
        + meant(
          suggestions,
          else: Bilingual(
            en: "type a name such as red or clear, or three parts from 0 to 1",
            zh: "请用 red、clear 等名字，或三个 0 到 1 的分量"))
    case .unknownRule(let word, let suggestions):
      Bilingual(
        en: "no rule is named or mentions `\(word)`", zh: "找不到编号是 `\(word)` 或提到它的规则")
        + meant(
          suggestions,
          else: Bilingual(
            en: "try rule HT-2, a word such as alpha, or rule alone for the sections",
            zh: "试试 rule HT-2、alpha 这样的词，或单独输入 rule 查看各节"))
    case .unknownHelp(let word, let suggestions):
      Bilingual(en: "there is no help on `\(word)`", zh: "没有关于 `\(word)` 的说明")
        + meant(
          suggestions, else: Bilingual(en: "help lists the commands", zh: "help 列出全部命令"))
    case .unknownAddress(let address):
      Bilingual(
        en: "no view of the dump has the address `\(address)`; list shows the names",
        zh: "转储里没有地址为 `\(address)` 的视图；list 显示所有名字")
    case .ambiguousText(let text, let names):
      Bilingual(
        en:
          "several views show \"\(text)\": \(names.joined(separator: ", ")); use one of these names",
        zh: "有多个视图显示“\(text)”：\(names.joined(separator: "、"))；请用其中一个名字")
    case .expectedOneOf(let words, let got):
      Bilingual(
        en: "expected \(choices(words).en), not `\(got)`",
        zh: "这里应为 \(choices(words).zh)，不能是 `\(got)`")
    case .unknownText(let text, let suggestions):
      Bilingual(en: "no view shows the text \"\(text)\"", zh: "没有视图显示文字“\(text)”")
        + meant(
          suggestions,
          else: Bilingual(en: "a name is typed without quotes", zh: "名字不要加引号"))
    case .nameTaken(let name, let className, let suggestion):
      Bilingual(
        en: "`\(name)` is the name of a \(className) already; try `\(suggestion)`",
        zh: "名字 `\(name)` 已经属于一个 \(className)；可以用 `\(suggestion)`")
    case .nameDeclared(let name, let suggestion):
      Bilingual(
        en: "your Swift declares `\(name)` already; try `\(suggestion)`",
        zh: "你的 Swift 代码已经声明了 `\(name)`；可以用 `\(suggestion)`")
    case .nameInvalid(let name, let suggestion):
      Bilingual(
        en: """
          `\(name)` is not a name that Swift takes: letters, digits and _ only, no digit \
          first\(suggestion.map { "; try `\($0)`" } ?? "")
          """,
        zh: """
          `\(name)` 不是 Swift 允许的名字：只能用字母、数字和 _，且不能以数字开头\
          \(suggestion.map { "；可以用 `\($0)`" } ?? "")
          """)
    case .nameReserved(let name):
      Bilingual(
        en: "`\(name)` is a word that Swift or the session reserves; choose another name",
        zh: "`\(name)` 是 Swift 或会话保留的词；请换一个名字")
    case .nameEmpty:
      Bilingual(en: "a name cannot be empty", zh: "名字不能为空")
    case .missingArgument(let what, let usage):
      Bilingual(
        en: "\(missed(what).en) is missing; usage:\n  \(usage.joined(separator: "\n  "))",
        zh: "缺少 \(missed(what).zh)；用法：\n  \(usage.joined(separator: "\n  "))")
    case .extraArgument(let text, let usage):
      Bilingual(
        en: "`\(text)` is too much here; usage:\n  \(usage.joined(separator: "\n  "))",
        zh: "这里多了 `\(text)`；用法：\n  \(usage.joined(separator: "\n  "))")
    case .oneAnswerExpected(let examples):
      Bilingual(
        en: "only one answer is expected, such as \(quoted(examples).en)",
        zh: "只需要一个答案，例如 \(quoted(examples).zh)")
    case .questionIsOpen(let line):
      Bilingual(
        en: """
          this line is not an answer to the question; `:\(line)` runs it first, `leave` ends the \
          question
          """,
        zh: "这一行不是问题的答案；`:\(line)` 先执行它，leave 结束这个问题")
    case .notANumber(let text):
      Bilingual(
        en: "`\(text)` is not a number; numbers look like 12, -3.5 or 1e3",
        zh: "`\(text)` 不是数；数的写法如 12、-3.5、1e3")
    case .negativeTolerance(let text):
      Bilingual(
        en: "`\(text)` is negative; `within` takes 0 or more points",
        zh: "`\(text)` 小于 0；within 后面应写 0 或更大的点数")
    case .notFinite(let text, false):
      Bilingual(
        en: "`\(text)` is not a finite number; type a finite one",
        zh: "`\(text)` 不是有限的数；请输入有限的数")
    case .notFinite(let text, true):
      Bilingual(
        en: """
          `\(text)` is not a finite number; for such a place or size a device raises \
          CALayerInvalidGeometry. Type a finite number
          """,
        zh: "`\(text)` 不是有限的数；用作位置或尺寸时，真机会抛出 CALayerInvalidGeometry 异常。请输入有限的数")
    case .numberTooLarge(let text, let limit):
      Bilingual(
        en: """
          `\(text)` is too large: beyond \(Numbers.grouped(Int(limit))), numbers that are computed \
          from it lose precision. Type a smaller one
          """,
        zh: "`\(text)` 太大：超过 \(Numbers.grouped(Int(limit))) 之后，由它算出的数会失去精度。请输入小一些的数")
    case .notAWholeNumber(let text, let least):
      Bilingual(
        en: "`\(text)` is not a whole number\(least.map { " from \($0) up" } ?? "")",
        zh: "`\(text)` 不是\(least.map { "从 \($0) 起的" } ?? "")整数")
    case .borderOutOfRange(let text, let most):
      Bilingual(
        en: "`\(text)` is not a distance from a border; write points from 0 to \(most)",
        zh: "`\(text)` 不能作为到边界的距离；请写 0 到 \(most) 点")
    case .sizeOutOfRange(let least, let most):
      Bilingual(
        en: "a screen is \(least) to \(Numbers.grouped(most)) points wide and high",
        zh: "屏幕的宽和高应在 \(least) 到 \(Numbers.grouped(most)) 点之间")
    case .notABoolean(let text):
      Bilingual(
        en: "`\(text)` is neither true nor false", zh: "`\(text)` 既不是 true 也不是 false")
    case .notAnObject(let text, let type):
      Bilingual(
        en: "`\(text)` gives a value of type `\(type)`, not a view, a controller or a recognizer",
        zh: "`\(text)` 的值是 `\(type)` 类型，不是视图、控制器或手势识别器")
    case .nothingInExpression(let text):
      Bilingual(en: "`\(text)` is nil at present", zh: "`\(text)` 现在是 nil")
    case .angleNeedsUnit(let text):
      Bilingual(
        en: "an angle needs its unit: \(text)deg for degrees, \(text)rad for radians",
        zh: "角度必须带单位：度写 \(text)deg，弧度写 \(text)rad")
    case .tooManySteps(let most):
      Bilingual(
        en: "a transform is shown in at most \(most) steps; put some of them together",
        zh: "最多显示 \(most) 步；把其中几步合并")
    case .notATransform(let text):
      Bilingual(
        en: """
          `\(text)` is not a step of a transform; type identity, rotation 45deg, scale 2, \
          translation 10 0, or several of them
          """,
        zh: "`\(text)` 不是变换；可以写 identity、rotation 45deg、scale 2、translation 10 0，或连着写几个")
    case .notAPoint(let text):
      Bilingual(
        en: "`\(text)` is not a point; type X Y, (X, Y), X Y in VIEW, or the name of a view",
        zh: "`\(text)` 不是点；可以写 X Y、(X, Y)、X Y in VIEW，或视图名字")
    case .unclosedQuote:
      Bilingual(en: "the quote is not closed; type \" at its end", zh: "引号没有闭合；请在末尾加上 \"")
    case .unclosedParenthesis:
      Bilingual(en: "the bracket is not closed; type ) after the numbers", zh: "括号没有闭合；请在数的后面加上 )")
    case .wrongKind(let object, let needs):
      Bilingual(
        en: "\(object.text) is a \(object.className); this takes a \(needs)",
        zh: "\(object.text) 是 \(object.className)；这里需要 \(needs)")
    case .layerForView(let layer, let view):
      Bilingual(
        en: "\(layer.text) is a \(layer.className), not a view: it gets no touches and is in no "
          + "chain (LA-3)",
        zh: "\(layer.text) 是 \(layer.className)，不是视图：它收不到触摸，也不在响应者链上（LA-3）")
        + Bilingual(
          en: "; of a layer you can ask frame, bounds, center, transform and inspect, and set what "
            + "inspect shows",
          zh: "；图层可以用 frame、bounds、center、transform 和 inspect 查看，用 set 设置 inspect 列出的属性")
        + (view.map {
          Bilingual(
            en: "; ask this of `\($0)`, the view that draws it", zh: "；这里请用画出它的视图 `\($0)`")
        } ?? Bilingual(en: "", zh: ""))
    case .readOnly(let path, let className):
      Bilingual(
        en: "`\(path)` of \(className) can be read only", zh: "\(className) 的 `\(path)` 是只读的")
    case .propertyOfScript(let path, let className, let object):
      Bilingual(
        en: "`\(path)` is declared by your class \(className); write Swift: \(object).\(path) = …",
        zh: "`\(path)` 是你的类 \(className) 声明的；请用 Swift 写：\(object).\(path) = …")
    case .addsItself(let name):
      Bilingual(
        en: """
          \(name) cannot be its own subview; a device raises NSInvalidArgumentException \
          "Can't add self as subview" (EX-7)
          """,
        zh: """
          \(name) 不能成为自己的子视图；真机会抛出 NSInvalidArgumentException \
          "Can't add self as subview"（EX-7）
          """)
    case .addsAncestor(let name, let descendant):
      Bilingual(
        en: "\(name) holds \(descendant), so it cannot go inside it; a device raises an exception",
        zh: "\(name) 包含 \(descendant)，不能再放进 \(descendant)；真机会抛出异常")
    case .besideContentView(let name, let effect):
      Bilingual(
        en: "NSInternalInconsistencyException: \(name) has been added as a subview to \(effect). "
          + "Do not add subviews directly to the visual effect view itself (EX-10); put it in "
          + "\(effect).contentView",
        zh: "NSInternalInconsistencyException: \(name) has been added as a subview to \(effect). "
          + "Do not add subviews directly to the visual effect view itself（EX-10）；请放进 "
          + "\(effect).contentView")
    case .windowHasNoSuperview(let name):
      Bilingual(
        en:
          "\(name) is a window and is in no view; set \(name).windowLevel and front \(name) order windows",
        zh: "\(name) 是窗口，没有父视图；窗口的前后用 set \(name).windowLevel 和 front \(name) 调整")
    case .notASubview(let name, let superview):
      Bilingual(
        en:
          "\(name) is not another subview of \(superview), so nothing can be put next to it there",
        zh: "\(name) 不是 \(superview) 的另一个子视图，不能以它为参照排列")
    case .indexOutOfRange(let index, ..<0):
      Bilingual(
        en: "there is no index \(index): there are no subviews", zh: "没有下标 \(index)：没有任何子视图")
    case .indexOutOfRange(let index, let count):
      Bilingual(
        en: "there is no index \(index); \(count == 0 ? "only 0" : "0 to \(count)") can be used",
        zh: "没有下标 \(index)；可以用 \(count == 0 ? "0" : "0 到 \(count)")")
    case .tooDeep(let limit):
      Bilingual(
        en: "the tree would be deeper than \(Numbers.grouped(limit)) levels, which no app survives",
        zh: "层级会超过 \(Numbers.grouped(limit)) 层，任何 App 都承受不了")
    case .cannotRemoveWindow(let name):
      Bilingual(
        en:
          "\(name) is a window and cannot be removed; set \(name).isHidden true takes it off the screen",
        zh: "\(name) 是窗口，不能移除；set \(name).isHidden true 可以让它离开屏幕")
    case .cannotRemoveRoot(let name, let controller):
      Bilingual(
        en: """
          \(name) is the root view of \(controller) and stays in its window; \
          set \(name).isHidden true hides it
          """,
        zh: "\(name) 是 \(controller) 的根视图，不能离开窗口；set \(name).isHidden true 可以隐藏它")
    case .cannotMoveRoot(let name, let controller):
      Bilingual(
        en: "\(name) is the root view of \(controller) and stays where the controller put it",
        zh: "\(name) 是 \(controller) 的根视图，只能留在控制器放置的位置")
    case .cannotChangeRootClass(let name):
      Bilingual(
        en: "the class of \(name) cannot be changed; add a new one of the class that you want",
        zh: "不能改变 \(name) 的类；请按需要的类另外 add 一个")
    case .notAWindowClass(let word, let window):
      Bilingual(
        en: """
          \(window) is a window, and `\(word)` is not a class of windows; declare one first: \
          `class MyWindow: UIWindow {}`
          """,
        zh: """
          \(window) 是窗口，而 `\(word)` 不是窗口类；请先声明一个：`class MyWindow: UIWindow {}`
          """)
    case .notADelegateClass(let word):
      Bilingual(
        en: """
          `\(word)` is not an application delegate class; declare it first: \
          `class \(word): UIResponder, UIApplicationDelegate {}`
          """,
        zh: """
          `\(word)` 不是应用代理的类；请先声明：`class \(word): UIResponder, UIApplicationDelegate {}`
          """)
    case .declaredAsNoDelegate(let word):
      Bilingual(
        en: """
          `\(word)` is not an application delegate class: such a class conforms to \
          UIApplicationDelegate, that of a scene to UIWindowSceneDelegate (AP-3, AP-6)
          """,
        zh: """
          `\(word)` 不是应用代理的类：应用代理的类要遵循 UIApplicationDelegate，scene 的代理要遵循 \
          UIWindowSceneDelegate（AP-3、AP-6）
          """)
    case .notAnApplicationClass(let word):
      Bilingual(
        en: """
          `\(word)` is not derived from UIApplication: the third argument names the class of the \
          application, or is nil; the fourth names that of the delegate (AP-2, AP-3)
          """,
        zh: """
          `\(word)` 不是 UIApplication 的子类：第三个参数是应用的类名，或为 nil；第四个参数是代理的类名\
          （AP-2、AP-3）
          """)
    case .placeTaken(let place, let first, let second): place.wording(first, second)
    case .classAsDelegate(let word):
      Bilingual(
        en: """
          `\(word)` is a class, and the delegate is an object of one: \
          `set delegate.class \(word)` makes one
          """,
        zh: "`\(word)` 是类，而代理是类的实例：`set delegate.class \(word)` 会创建一个")
    case .notADelegate(let object):
      Bilingual(
        en: """
          \(object.text) is a \(object.className), which does not conform to UIApplicationDelegate; \
          `class MyDelegate: UIResponder, UIApplicationDelegate {}`, then `set delegate.class MyDelegate`
          """,
        zh: """
          \(object.text) 的类 \(object.className) 没有遵循 UIApplicationDelegate；先写 \
          `class MyDelegate: UIResponder, UIApplicationDelegate {}`，再 `set delegate.class MyDelegate`
          """)
    case .notSettled(let rule, let line):
      Bilingual(
        en: """
          this cannot be asked: the result of `\(line)` depends on something that is not settled \
          (\(rule)); `rule \(rule)` says what is known
          """,
        zh: "这一题不能出：`\(line)` 的结果取决于一件尚无定论的事（\(rule)）；`rule \(rule)` 说明目前所知")
    case .classOfOtherKind(let word):
      Bilingual(
        en:
          "`\(word)` is a class of another kind; views derive from UIView, `class \(word): UIView`, "
          + "and controllers from UIViewController",
        zh: "`\(word)` 是另一种类；视图类继承 UIView（`class \(word): UIView`），控制器类继承 UIViewController")
    case .notAPlainController(let word):
      Bilingual(
        en:
          "a \(word) contains others and has a view of its own; `add controller` or Swift makes one",
        zh: "\(word) 是容器控制器，有自己的视图；请用 add controller 或 Swift 另建")
    case .notInWindow(let name):
      Bilingual(
        en: "\(name) is in no window; put \(name) in root, or in another view, shows it",
        zh: "\(name) 不在任何窗口里；用 put \(name) in root 或放进别的视图让它显示")
    case .noFrames:
      Bilingual(
        en:
          "times are 0 to 10000 ms, and a display has 1 to 1000 refreshes a second; type `pipeline 10 20 10 at 60`",
        zh: "时间为 0 到 10000 ms，屏幕每秒刷新 1 到 1000 次；例如 `pipeline 10 20 10 at 60`")
    case .noPicture(let name, let most):
      Bilingual(
        en: """
          `\(name)` cannot be a picture: it has no size, or more than \(Numbers.grouped(most)) \
          pixels; `frame \(name)` shows its size, `scale 0.5` halves its sides
          """,
        zh: """
          `\(name)` 不能成为图片：它没有大小，或者超过 \(Numbers.grouped(most)) 个像素；`frame \(name)` 显示大小，\
          `scale 0.5` 把边长减半
          """)
    case .notMeasurable(let name):
      Bilingual(
        en: "no measure: the place of \(name.map { "`\($0)`" } ?? "the point") is infinite or no "
          + "number; give it a finite frame and transform",
        zh: "无法测量：\(name.map { "`\($0)` " } ?? "该点")的位置是无穷大或不是数；请给它有限的 frame 和 transform")
    case .invalidGeometry(let name):
      Bilingual(
        en: "the place or the size of `\(name)` would be NaN, not a number: a device raises "
          + "CALayerInvalidGeometry, “CALayer position contains NaN: […]” or “bounds” instead "
          + "(EX-14); look for a division by 0 or a transform without numbers",
        zh: "`\(name)` 的位置或尺寸会变成 NaN（不是数）：真机会抛出 CALayerInvalidGeometry 异常，"
          + "“CALayer position contains NaN: […]”（或 bounds）（EX-14）；"
          + "请检查除以 0 的运算，或 transform 中不是数的值")
    case .life(_, let refusal): refusal.wording
    case .noURL(let word):
      Bilingual(
        en: "`\(word)` is no URL with a scheme, which says which app opens it: `notes://list/7`",
        zh: "`\(word)` 不是带 scheme 的 URL；scheme 说明由哪个 App 打开，例如 `notes://list/7`")
    case .constraint(let text, .noCommonAncestor):
      Bilingual(
        en: """
          NSGenericException: Unable to activate constraint with anchors \(anchors(of: text)) because \
          they have no common ancestor.  Does the constraint or its anchors reference items in \
          different view hierarchies?  That's illegal. (EX-11, AL-10). Add both views to the same \
          hierarchy before `\(text)`
          """,
        zh: """
          NSGenericException: Unable to activate constraint with anchors \(anchors(of: text)) because \
          they have no common ancestor.  Does the constraint or its anchors reference items in \
          different view hierarchies?  That's illegal.（EX-11、AL-10）。请先把两个视图都加入同一个\
          视图层级，再激活 `\(text)`
          """)
    case .constraint(let text, .changesRequiredPriority):
      Bilingual(
        en: """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is \
          not supported: a device raises NSInternalInconsistencyException; deactivate `\(text)`, \
          set the priority, then activate it again (AL-11)
          """,
        zh: """
          已激活的约束不能在必需与可选之间改变优先级：真机会抛出 NSInternalInconsistencyException；\
          请先停用 `\(text)`，设置优先级，再激活（AL-11）
          """)
    case .constraint(let text, .notFinite):
      Bilingual(
        en: """
          a number of the constraint `\(text)` is NaN or infinite: a device raises \
          NSInternalInconsistencyException, “NSLayoutConstraint constant is not finite!  That's \
          illegal.” (or “Multiplier”); look for a division by 0 (AL-27)
          """,
        zh: """
          约束 `\(text)` 中有 NaN 或无穷大：真机会抛出 NSInternalInconsistencyException，\
          “NSLayoutConstraint constant is not finite!  That's illegal.”（或 “Multiplier”）；\
          请检查除以 0 的运算（AL-27）
          """)
    case .constraint(let text, .invalidPairing):
      Bilingual(
        en: """
          Invalid pairing of layout attributes in `\(text)`: a device raises \
          NSInvalidArgumentException; pair horizontal edges with horizontal ones, vertical with \
          vertical, sizes with sizes (AL-26)
          """,
        zh: """
          `\(text)`：Invalid pairing of layout attributes，真机会抛出 NSInvalidArgumentException；\
          水平边只能与水平边配对，垂直边与垂直边，尺寸与尺寸（AL-26）
          """)
    case .constraint(let text, .mixesDirections):
      Bilingual(
        en: """
          A constraint cannot be made between a leading/trailing attribute and a right/left \
          attribute: for `\(text)` a device raises NSInvalidArgumentException. Use \
          leading/trailing for both or neither (AL-26)
          """,
        zh: """
          A constraint cannot be made between a leading/trailing attribute and a right/left \
          attribute：对 `\(text)` 真机会抛出 NSInvalidArgumentException；\
          请两边都用 leading/trailing，或都用 left/right（AL-26）
          """)
    case .constraint(let text, .locationOfNumber):
      Bilingual(
        en: """
          A multiplier of 0 or a nil second item together with a location for the first attribute \
          creates an illegal constraint of a location equal to a constant: for `\(text)` a device \
          raises NSInvalidArgumentException; name another view, such as the superview, and its \
          attribute (AL-26)
          """,
        zh: """
          A multiplier of 0 or a nil second item together with a location for the first attribute \
          creates an illegal constraint of a location equal to a constant：对 `\(text)` \
          真机会抛出 NSInvalidArgumentException；请写出另一个视图（如父视图）和它的属性（AL-26）
          """)
    case .notInSameWindow(let first, let second):
      Bilingual(
        en:
          "\(first) and \(second) are in different windows, and conversion needs one for both (GE-19)",
        zh: "\(first) 和 \(second) 不在同一个窗口里，坐标换算要求两者在同一窗口（GE-19）")
    case .alreadyPresenting(let name, let presented):
      Bilingual(
        en:
          "\(name) presents \(presented) already; dismiss \(presented) first, or present on \(presented)",
        zh: "\(name) 已经呈现了 \(presented)；请先 dismiss \(presented)，或 present … on \(presented)")
    case .notPresenting(let name):
      Bilingual(
        en: "\(name) was not presented and presents nothing", zh: "\(name) 没有被呈现，也没有呈现别的控制器")
    case .noNavigationController(let suggestion):
      Bilingual(
        en: """
          there is no navigation controller; type add navigation \(suggestion), \
          then set window.rootViewController \(suggestion)
          """,
        zh: "没有导航控制器；请先 add navigation \(suggestion)，再 set window.rootViewController \(suggestion)")
    case .nothingToPop(let name, true):
      Bilingual(
        en: "\(name) has nothing to pop: nothing was pushed on it yet",
        zh: "\(name) 没有可以弹出的控制器：还没有压入任何控制器")
    case .nothingToPop(let name, false):
      Bilingual(
        en: "\(name) has nothing to pop: its first controller stays",
        zh: "\(name) 没有可以弹出的控制器：第一个会一直保留")
    case .controllerInUse(let name):
      Bilingual(
        en: "\(name) is on the screen or contained already; use another controller",
        zh: "\(name) 已经在屏幕上，或已被别的控制器包含；请用另一个控制器")
    case .navigationInNavigation(let name):
      Bilingual(
        en: "\(name) is a navigation controller; a device raises an exception when one is pushed",
        zh: "\(name) 是导航控制器；真机在压入导航控制器时会抛出异常")
    case .controllerRing(let name, let child):
      Bilingual(
        en: """
          \(name) contains or presents \(child) already, so \(child) cannot contain it: the \
          controllers would form a ring. A device is not known to check this, and then looks for \
          parents and next responders without end
          """,
        zh: """
          \(name) 已经包含或呈现了 \(child)，\(child) 不能再包含它：控制器会形成环。真机没有已知的检查，\
          查找父控制器和下一个响应者时会没有尽头
          """)
    case .containsItself(let name):
      Bilingual(en: "\(name) cannot contain itself", zh: "\(name) 不能包含自己")
    case .unknownMessage(let word, let suggestions):
      Bilingual(
        en: "`\(word)` is not a message that it answers\(meant(suggestions).en)",
        zh: "`\(word)` 不是它会回答的消息\(meant(suggestions).zh)")
    case .nobodyAbove(let message):
      Bilingual(
        en: """
          `\(message)` has no super: it is answered by a delegate or as an action, not by a class; \
          leave `and super` out
          """,
        zh: "`\(message)` 没有 super 可调用：它由代理回答，或是一个动作，不属于类的方法；请去掉 and super")
    case .answerMissing(let message):
      Bilingual(
        en: "\(message) wants an answer: add `and super` in front of `do`, or use `return`",
        zh: "\(message) 需要返回值：请在 `do` 前面加上 `and super`，或改用 `return`")
    case .commandBehindDo(let word):
      Bilingual(
        en: "`\(word)` is a command; after `do` comes Swift, such as `red.alpha = 0.5`",
        zh: "`\(word)` 是命令；`do` 后面要写 Swift，例如 `red.alpha = 0.5`")
    case .returnsNothing(let message):
      Bilingual(
        en: "\(message) returns nothing; type `do` and a line of Swift",
        zh: "\(message) 没有返回值；请写 `do` 和一行 Swift")
    case .notOverridden(let name, let message):
      Bilingual(
        en: "\(name) has no answer of its own\(message.map { " to \($0)" } ?? "") to take away",
        zh: "\(name) 没有自己的\(message.map { " \($0) " } ?? "")回答，不需要取消")
    case .returnsView(let message):
      Bilingual(
        en: "\(message) returns a view: type nil or the name of one",
        zh: "\(message) 返回视图：请写 nil 或视图名字")
    case .returnsBoolean(let message):
      Bilingual(en: "\(message) returns true or false", zh: "\(message) 返回 true 或 false")
    case .fileNameEmpty:
      Bilingual(en: "the name of the file is empty; write one", zh: "文件名为空；请写出文件名")
    case .fileMissing(let path):
      Bilingual(en: "there is no file \(path)", zh: "文件不存在：\(path)")
    case .fileNameNotText(let path):
      Bilingual(
        en: "the name \(path) is not UTF-8; rename it",
        zh: "文件名 \(path) 不是 UTF-8 编码；请改名")
    case .fileIsNoFile(let path):
      Bilingual(en: "\(path) is a pipe or a device; name a file", zh: "\(path) 是管道或设备；请写文件名")
    case .fileIsThere(let path, let canForce):
      canForce
        ? Bilingual(
          en: "\(path) exists already; write `force` after it to replace it",
          zh: "\(path) 已存在；在文件名后写 force 即可覆盖")
        : Bilingual(
          en: "\(path) exists already, and a script replaces nothing: choose another name, or "
            + "run it with `touchstone run --force`",
          zh: "\(path) 已存在，脚本不会覆盖已有的文件：请换个名字，或用 touchstone run --force 运行")
    case .fileOutside(let path, let folder):
      Bilingual(
        en: "\(path) is not below \(folder), where this script runs: choose a place there, or run "
          + "it with `touchstone run --force`",
        zh: "\(path) 不在脚本运行的文件夹 \(folder) 中：请写在该文件夹里，或用 touchstone run --force 运行")
    case .readsNoFiles(let lines):
      Bilingual(
        en:
          "\(lines.wording.en) reads no files: write its content there, such as a dump after `load "
          + "paste`, or type the line yourself",
        zh: "\(lines.wording.zh)不能读取文件：请把内容直接写在里面（如 load paste 之后的转储），或自己输入这一行")
    case .notInPrepared(let word, let lines):
      Bilingual(
        en:
          "`\(word)` is not allowed in \(lines.wording.en), which may only build, touch and ask: leave "
          + "the line out, or type it yourself",
        zh: "`\(word)` 不能用在\(lines.wording.zh)中，那里只能搭建、操作和提问：请去掉这一行，或自己输入")
    case .writesNoFiles:
      Bilingual(
        en: "lessons, exercises and demonstrations write no files; save at the prompt, after it",
        zh: "课程、练习和演示不会写文件；请在之后的提示符下保存")
    case .fileIsLink(let path):
      Bilingual(
        en: "\(path) is a link; hand in the file itself", zh: "\(path) 是链接；请提交文件本身")
    case .fileUnreadable(let path, let reason):
      Bilingual(
        en: "\(path) cannot be read: \(reason.wording.en)",
        zh: "无法读取 \(path)：\(reason.wording.zh)")
    case .failed(let reason):
      Bilingual(
        en: "this line failed, and the scene is as it was: \(reason)",
        zh: "这一行没有执行成功，场景保持不变：\(reason)")
    case .nativeFault(let fault, let place): fault.wording(place)
    case .fileIsDirectory(let path):
      Bilingual(en: "\(path) is a folder; name a file in it", zh: "\(path) 是文件夹；请指定其中的文件")
    case .fileNotText(let path, let line):
      Bilingual(
        en: "\(path) is not UTF-8 text: line \(line) has invalid bytes; save it as UTF-8",
        zh: "\(path) 不是 UTF-8 文本：第 \(line) 行含有无效字节；请另存为 UTF-8")
    case .interfaceBuilderFile(let path, let isStoryboard):
      Bilingual(
        en:
          "\(path) is a \(isStoryboard ? "storyboard" : "xib") of Interface Builder; type: load \(path)",
        zh:
          "\(path) 是 Interface Builder 的 \(isStoryboard ? "storyboard" : "xib") 文件；请输入：load \(path)"
      )
    case .fileTooLarge(let path, let size, let limit):
      Bilingual(
        en:
          "\(path) has \(Numbers.grouped(size)) bytes; at most \(Numbers.grouped(limit)) are read",
        zh: "\(path) 有 \(Numbers.grouped(size)) 字节；最多读取 \(Numbers.grouped(limit)) 字节")
    case .lineTooLong(let path, let line, let limit):
      Bilingual(
        en: """
          line \(line) of \(path) has more than \(Numbers.grouped(limit)) bytes, which is the \
          limit; give it a script, in lines
          """,
        zh: "\(path) 的第 \(line) 行超过 \(Numbers.grouped(limit)) 字节的上限；请输入按行书写的脚本")
    case .cannotWrite(let path, let reason):
      Bilingual(
        en: "\(path) cannot be written: \(reason.wording.en)",
        zh: "无法写入 \(path)：\(reason.wording.zh)")
    case .sourcesItself(let path):
      Bilingual(
        en: "\(path) sources itself, which would never end", zh: "\(path) 用 source 运行了自己，永远不会结束")
    case .sourcedTooDeep(let limit):
      Bilingual(
        en: "scripts source each other more than \(limit) deep", zh: "脚本互相 source，嵌套超过 \(limit) 层")
    case .notAllowedInSource(let word):
      Bilingual(
        en: "`\(word)` does not work inside a sourced file, which counts as one change",
        zh: "被 source 的文件里不能用 `\(word)`，因为整个文件算一次更改")
    case .notADump(let fault): fault.wording
    case .folder(let problem): problem.wording
    case .interface(let fault): fault.wording
    case .notAMap(let path, let line, let fault):
      Bilingual(
        en: "`\(path)`, line \(line): \(fault.wording.en)",
        zh: "`\(path)` 第 \(line) 行：\(fault.wording.zh)")
    case .unknownExport(let word, let words):
      Bilingual(
        en: "`\(word)` cannot be exported: type a file with the ending of one of these, or one of "
          + "them: \(words.joined(separator: ", "))",
        zh: "不能导出 `\(word)`：请输入下列之一，或有同样扩展名的文件：\(words.joined(separator: "、"))")
    case .export(let problem): problem.wording
    case .notAScene(let path, let line, let column, let fault):
      Bilingual(
        en: "`\(path)`, line \(line), column \(column): \(fault.wording.en)",
        zh: "`\(path)` 第 \(line) 行第 \(column) 列：\(fault.wording.zh)")
    case .nothingToUndo: Bilingual(en: "there is nothing to undo", zh: "没有可以撤销的更改")
    case .nothingToRedo:
      Bilingual(
        en: "there is nothing to redo: a new change clears the redo list",
        zh: "没有可以重做的更改：有新的更改后，重做列表就清空了")
    case .noLastQuestion:
      Bilingual(
        en: "nothing was hit yet; type hit X Y, or why NAME at X Y",
        zh: "还没有做过命中测试；请输入 hit X Y，或 why NAME at X Y")
    case .lastHitStopped(let stop, let point):
      Bilingual(
        en: "the last hit, at \(Numbers.point(point)), was stopped before it had an answer: "
          + "\(stop.wording.en) (trace shows how far it came)",
        zh: "上一次在 \(Numbers.point(point)) 的 hit 得到回答之前就停止了：\(stop.wording.zh)（trace 可以查看进行到哪里）")
    case .noTrace:
      Bilingual(
        en: "there is no trace to step through yet; hit X Y makes one",
        zh: "还没有可以逐步查看的跟踪；先输入 hit X Y")
    case .noSuchStep(let text, let count):
      count == 0
        ? Bilingual(
          en: "the last trace has no steps: no view was asked", zh: "上一次跟踪没有步骤：没有视图被询问")
        : Bilingual(
          en: "the last trace has no step `\(text)`; its steps are 1 to \(Numbers.grouped(count))",
          zh: "上一次跟踪没有第 `\(text)` 步；步骤是 1 到 \(Numbers.grouped(count))")
    case .code(let report): report.wording
    case .stopped(let report, _): report.wording
    case .actStopped(let report, _): report.wording
    case .mapStopped(let report, let point):
      Bilingual(
        en: "\(report.wording.en) (asked about \(Numbers.point(point)) on the screen)",
        zh: "\(report.wording.zh)（当时询问的是屏幕上的 \(Numbers.point(point))）")
    case .notAScriptClass(let word, let suggestions):
      Bilingual(en: "no class of yours is named `\(word)`", zh: "没有由你编写的类 `\(word)`")
        + meant(
          suggestions,
          else: Bilingual(
            en: "edit `\(word)` writes one", zh: "用 edit `\(word)` 编写一个"))
    case .noEditor:
      Bilingual(
        en:
          "no editor was found; put its name into VISUAL or EDITOR, or type the class at the prompt",
        zh: "没有找到编辑器；请设置环境变量 VISUAL 或 EDITOR，或直接在提示符处输入类")
    case .editorFailed(let name):
      Bilingual(
        en: "`\(name)` ended with an error; the class is as it was",
        zh: "`\(name)` 没有正常结束；类保持原样")
    case .limitOutOfRange(let text, let least, let most):
      Bilingual(
        en: "`\(text)` cannot be a limit; write a whole number from \(Numbers.grouped(least)) to "
          + "\(Numbers.grouped(most))",
        zh: "`\(text)` 不能作为上限；请写 \(Numbers.grouped(least)) 到 \(Numbers.grouped(most)) 之间的整数")
    case .entryTooLarge(let limit):
      Bilingual(
        en: "an entry may have \(limit / 1024) KB at most; put it into a file and source that",
        zh: "一次输入最多 \(limit / 1024) KB；请写进文件，再用 source 运行")
    case .interrupted: Bilingual(en: "stopped; nothing was changed", zh: "已停止；没有任何更改")
    case .tellsTheAnswer(let word):
      Bilingual(
        en:
          "\(word) would show the answer; answer first, or press Return to see it. tree, list and "
          + "inspect show the scene",
        zh: "\(word) 会直接显示答案；请先回答，或按回车查看答案。tree、list 和 inspect 可以查看场景")
    case .inLine(let line, let text, let inner):
      Bilingual(
        en: "line \(line), `\(text.shortened(to: 60))`: \(inner.problem.wording.en)",
        zh: "第 \(line) 行 `\(text.shortened(to: 60))`：\(inner.problem.wording.zh)")
    case .replayStopped(let line, let inner):
      Bilingual(
        en: "`\(line.shortened(to: 60))` no longer works: \(inner.problem.wording.en)",
        zh: "`\(line.shortened(to: 60))` 已经无法执行：\(inner.problem.wording.zh)")
    case .expectationFailed(let expectation): expectation.failure
    case .noSolutionHere:
      Bilingual(
        en: "`is solution` works inside an exercise; open one, or name a file that "
          + "`map save` wrote",
        zh: "is solution 只能在练习中使用；请先打开一个练习，或写出 map save 保存的文件")
    }
  }

  /// "; did you mean `a` or `b`?", or the hint if no word is near.
  private func meant(_ words: [String], else hint: Bilingual) -> Bilingual {
    guard !words.isEmpty else { return Bilingual(en: "; \(hint.en)", zh: "；\(hint.zh)") }
    return meant(words)
  }

  /// "; did you mean `a` or `b`?"
  private func meant(_ words: [String]) -> Bilingual {
    guard !words.isEmpty else { return Bilingual(en: "", zh: "") }
    let words = either(words.map { "`\($0)`" })
    return Bilingual(en: "; did you mean \(words.en)?", zh: "；是不是想写 \(words.zh)？")
  }

  /// The missing part: a placeholder of the usage, or words to choose from.
  private func missed(_ what: String) -> Bilingual {
    choices(what.split(separator: "|").map(String.init))
  }

  /// Words to choose from; placeholders are not quoted.
  private func choices(_ words: [String]) -> Bilingual {
    either(words.map { $0.first?.isLowercase ?? false ? "`\($0)`" : $0 })
  }

  /// Words to choose from, as they are typed.
  private func quoted(_ words: [String]) -> Bilingual { either(words.map { "`\($0)`" }) }

  private func either(_ words: [String]) -> Bilingual {
    guard let last = words.last, words.count > 1 else {
      return Bilingual(en: words.first ?? "", zh: words.first ?? "")
    }
    let first = words.dropLast()
    return Bilingual(
      en: "\(first.joined(separator: ", ")) or \(last)",
      zh: "\(first.joined(separator: "、")) 或 \(last)")
  }
}

extension Bilingual {
  /// Two parts of a sentence.
  fileprivate static func + (first: Bilingual, second: Bilingual) -> Bilingual {
    Bilingual(en: first.en + second.en, zh: first.zh + second.zh)
  }
}

extension DumpProblem {
  package var wording: Bilingual {
    switch self {
    case .empty:
      Bilingual(
        en: "there is no dump here; help load tells how to make one", zh: "这里没有转储；help load 说明如何得到")
    case .noViews:
      Bilingual(
        en:
          "no line here is a view; a dump has lines such as <UIView: 0x7f8; frame = (0 0; 390 844)>",
        zh: "里面没有一行是视图；转储的每一行形如 <UIView: 0x7f8; frame = (0 0; 390 844)>")
    case .controllerHierarchy:
      Bilingual(
        en: """
          this is a tree of controllers, which has no frames; for the views, type in lldb: \
          \(Self.lldbLine)
          """,
        zh: "这是控制器树，没有 frame；要得到视图，请在 lldb 中输入：\(Self.lldbLine)")
    case .noFrames(let line):
      Bilingual(
        en: """
          these views have no frames (line \(line) and all others), so no touch can be followed; pviews -m \
          and other short forms leave them out. Type in lldb: \(Self.lldbLine)
          """,
        zh: """
          这些视图都没有 frame（从第 \(line) 行起），无法推算触摸；pviews -m 等简短形式会省略 frame。请在 lldb 中输入：\
          \(Self.lldbLine)
          """)
    case .noDepth(let line, let views):
      Bilingual(
        en: """
          this is a list of \(views) views, not a tree: no bars and no indentation tell which lies in \
          which (line \(line) on). Keep the lines' beginnings when copying, or type in lldb: \(Self.lldbLine)
          """,
        zh: """
          这是 \(views) 个视图的列表，不是视图树：没有竖线，也没有缩进，看不出谁在谁里面（从第 \(line) 行起）。\
          复制时请保留行首，或在 lldb 中输入：\(Self.lldbLine)
          """)
    case .accessibilityTree(let tool):
      Bilingual(
        en: """
          this is a tree of accessibility elements, as \(tool.name) prints it: it leaves out views that \
          are no elements, and nothing in it says who is asked for a touch. For the views, type in \
          lldb: \(Self.lldbLine)
          """,
        zh: """
          这是 \(tool.name) 输出的辅助功能（Accessibility）元素树：其中没有不是元素的视图，也看不出触摸会询问谁。\
          要得到视图，请在 lldb 中输入：\(Self.lldbLine)
          """)
    case .interfaceBuilder(let isStoryboard):
      Bilingual(
        en: "this is a \(isStoryboard ? "storyboard" : "xib") of Interface Builder; load reads it "
          + "from its file: load Main.\(isStoryboard ? "storyboard" : "xib")",
        zh: "这是 Interface Builder 的 \(isStoryboard ? "storyboard" : "xib") 文件；请从文件载入："
          + "load Main.\(isStoryboard ? "storyboard" : "xib")")
    case .code(let path, let language):
      Bilingual(
        en: "this is a file of \(language.name), not a dump; type: source \(path)",
        zh: "这是 \(language.name) 文件，不是转储；请输入：source \(path)")
    case .mostUnreadable(let line, let views, let unreadable):
      Bilingual(
        en: """
          \(unreadable) lines seem to be views, but could not be read (line \(line) on), and only \
          \(views) could: a scene without most of its views would answer wrongly. Type in lldb: \
          \(Self.lldbLine)
          """,
        zh: """
          有 \(unreadable) 行像是视图却无法读取（从第 \(line) 行起），能读取的只有 \(views) 行：缺少大部分视图的场景会给出\
          错误的回答。请在 lldb 中输入：\(Self.lldbLine)
          """)
    case .tooDeep(let line, let limit):
      Bilingual(
        en: "line \(line) is deeper than \(Numbers.grouped(limit)) levels",
        zh: "第 \(line) 行超过 \(Numbers.grouped(limit)) 层")
    }
  }
}

extension Expectation {
  /// The expected and the actual value.
  package var failure: Bilingual {
    switch subject {
    case .error:
      return actual.isEmpty
        ? Bilingual(
          en: "expected an error with \"\(expected)\", but the line was accepted",
          zh: "预期出现包含“\(expected)”的错误，但这一行被接受了")
        : Bilingual(
          en: "expected an error with \"\(expected)\", got: \(actual)",
          zh: "预期出现包含“\(expected)”的错误，实际是：\(actual)")
    default:
      let (subject, expected, actual) = (wording, shown(expected), shown(actual))
      let isLong = expected.en.count + actual.en.count > 40
      let (and, und) = isLong ? ("\n  expected  ", "\n  预期  ") : (" expected ", "预期 ")
      let (got, ist) = isLong ? ("\n  got       ", "\n  实际  ") : (", got ", "，实际 ")
      return Bilingual(
        en: "\(subject.en):\(and)\(expected.en)\(got)\(actual.en)",
        zh: "\(subject.zh)：\(und)\(expected.zh)\(ist)\(actual.zh)")
    }
  }

  /// A value in words, if it cannot be typed.
  package func shown(_ value: String) -> Bilingual {
    switch subject {
    case .asked, .notAsked:
      value == "true"
        ? Bilingual(en: "asked", zh: "被询问") : Bilingual(en: "never asked", zh: "从未被询问")
    case .log, .cycle:
      value.isEmpty ? Bilingual(en: "nothing", zh: "（空）") : Bilingual(en: value, zh: value)
    case .action:
      value.isEmpty
        ? Bilingual(en: "at least once", zh: "至少一次")
        : Bilingual(en: Numbers.times(value).en, zh: Numbers.times(value).zh)
    case .map:
      value == "0"
        ? Bilingual(en: "no point differs", zh: "没有不同的点")
        : Bilingual(
          en: "\(Numbers.grouped(Int(value) ?? 0)) points differ",
          zh: "有 \(Numbers.grouped(Int(value) ?? 0)) 个点不同")
    default: Bilingual(en: value, zh: value)
    }
  }

  /// The expectation, in words.
  package var wording: Bilingual {
    switch subject {
    case .hit(let point):
      Bilingual(en: "the hit-test view at \(point)", zh: "\(point) 处的命中视图")
    case .order(let point): Bilingual(en: "the order at \(point)", zh: "\(point) 处的询问顺序")
    case .chain(let name): Bilingual(en: "the chain of \(name)", zh: "\(name) 的响应者链")
    case .asked(let name, let point), .notAsked(let name, let point):
      Bilingual(en: "\(name) at \(point)", zh: "\(name) 在 \(point)")
    case .inside(let name, let point):
      Bilingual(en: "whether \(point) is inside \(name)", zh: "\(point) 是否在 \(name) 内")
    case .frame(let name): Bilingual(en: "the frame of \(name)", zh: "\(name) 的 frame")
    case .conversion(let point, let name):
      Bilingual(en: "\(point) converted to \(name)", zh: "\(point) 换算到 \(name)")
    case .measure(let first, let second):
      Bilingual(
        en: "the distance between \(first) and \(second)", zh: "\(first) 与 \(second) 的距离")
    case .map(let view, let file):
      Bilingual(
        en: "\(view.map { "where \($0) gets the touch" } ?? "the hit map") as in "
          + (file ?? "the solution"),
        zh: "\(view.map { "\($0) 接收触摸的范围" } ?? "命中图")与 \(file ?? "答案") 一致")
    case .screen(let file):
      Bilingual(
        en: "the screen of \(file ?? "the solution")", zh: "\(file ?? "答案") 的屏幕大小")
    case .log: Bilingual(en: "the log", zh: "log")
    case .pixel(let view, let point):
      Bilingual(en: "the pixel of `\(view)` at \(point)", zh: "`\(view)` 在 \(point) 处的像素")
    case .cycle: Bilingual(en: "the calls of the update cycle", zh: "更新周期的调用")
    case .offscreen(let view):
      Bilingual(en: "the offscreen passes of \(view)", zh: "\(view) 的离屏渲染")
    case .blended(let view):
      Bilingual(en: "the blended layers of \(view)", zh: "\(view) 里需要混合的图层")
    case .framesShown: Bilingual(en: "the refreshes that show the frames", zh: "各帧显示的刷新序号")
    case .framesLate: Bilingual(en: "the milliseconds of lateness", zh: "各帧晚了多少毫秒")
    case .hitchRatio: Bilingual(en: "the hitch ratio", zh: "卡顿比例")
    case .hitchBand(let year):
      Bilingual(en: "the band of the hitch ratio in \(year)", zh: "卡顿比例在 \(year) 年标准里的级别")
    case .nibs(let name):
      Bilingual(en: "the nibs that \(name) looks for", zh: "\(name) 查找的 nib")
    case .nib(let name): Bilingual(en: "the loading of \(name)", zh: "\(name) 的加载过程")
    case .action(let selector, _):
      Bilingual(en: "\(selector) sent", zh: "\(selector) 的发送次数")
    case .states(let name): Bilingual(en: "the states of \(name)", zh: "\(name) 的状态")
    case .error: Bilingual(en: "an error", zh: "错误")
    case .expression(let text): Bilingual(en: "`\(text)`", zh: "`\(text)`")
    }
  }
}

extension NamedKind {
  /// The sentence that nothing of the kind has this name.
  fileprivate func nothing(named name: String) -> Bilingual {
    switch self {
    case .anything: Bilingual(en: "nothing is named `\(name)`", zh: "没有名为 `\(name)` 的对象")
    case .view: Bilingual(en: "no view is named `\(name)`", zh: "没有名为 `\(name)` 的视图")
    case .recognizer:
      Bilingual(en: "no recognizer is named `\(name)`", zh: "没有名为 `\(name)` 的手势识别器")
    case .controller:
      Bilingual(en: "no controller is named `\(name)`", zh: "没有名为 `\(name)` 的控制器")
    }
  }
}

extension PreparedLines {
  /// The origin of the lines, in a sentence.
  package var wording: Bilingual {
    switch self {
    case .scene: Bilingual(en: "the scene of an exercise", zh: "练习的场景")
    case .check: Bilingual(en: "the checks of an exercise", zh: "练习的检查")
    case .lesson: Bilingual(en: "a lesson", zh: "课程")
    }
  }
}

/// The anchors of a constraint by its text, as UIKit prints two anchors in its exception.
private func anchors(of text: String) -> String {
  for relation in ["==", "<=", ">="] {
    guard let range = text.range(of: " \(relation) ") else { continue }
    let second = text[range.upperBound...].split { " +-*".contains($0) }.first ?? ""
    return "<\"\(text[..<range.lowerBound])\"> and <\"\(second)\">"
  }
  return "<\"\(text)\">"
}

extension AccessibilityTool {
  /// The tool's own name.
  fileprivate var name: String {
    switch self {
    case .xcuiTest: "XCUITest"
    case .appium: "Appium"
    case .detox: "Detox"
    }
  }
}
