import Lettering
import Records

extension StopReport {
  /// The event, and what to do in the language of the line.
  package var reason: Bilingual {
    guard language == .objectiveC, case .exception(let name, let reason) = problem else {
      return problem.wording
    }
    return Bilingual(
      en: """
        Uncaught exception '\(name.wording.en)', reason: '\(reason.wording.en)'; nothing \
        caught it, so a device ends the app (EX-1). Exceptions are for faults of the program: mend \
        the cause, and return an NSError where callers are to go on
        """,
      zh: """
        未捕获的异常 '\(name.wording.zh)'，原因：'\(reason.wording.zh)'；没有代码捕获它，真机会终止 App\
        （EX-1）。异常表示程序有错：请改掉原因；要让调用者继续运行，请返回 NSError
        """)
  }
}

extension RunProblem {
  /// The problem, in the words of Swift's own runtime, and the cure.
  package var wording: Bilingual {
    switch self {
    case .fatalError(let message): stated(message, en: "Fatal error", zh: "致命错误")
    case .preconditionFailed(let message):
      stated(message, en: "Precondition failed", zh: "前提条件不成立")
    case .assertionFailed(let message):
      stated(message, en: "Assertion failed", zh: "断言不成立")
    case .exception(let name, let reason):
      Bilingual(
        en: """
          Uncaught exception '\(name.wording.en)', reason: '\(reason.wording.en)'; nothing \
          caught it, so a device ends the app (EX-1, EX-2). Swift cannot catch an NSException: \
          throw an Error where callers are to go on
          """,
        zh: """
          未捕获的异常 '\(name.wording.zh)'，原因：'\(reason.wording.zh)'；没有代码捕获它，真机会终止 App\
          （EX-1、EX-2）。Swift 无法捕获 NSException：要让调用者继续运行，请抛出 Error
          """)
    case .unwrappedNil:
      Bilingual(
        en: "Unexpectedly found nil while unwrapping an Optional value; "
          + "use `if let` or `guard let` where there may be no value",
        zh: "强制解包可选值时得到 nil；可能没有值的地方请用 `if let` 或 `guard let`")
    case .implicitlyUnwrappedNil:
      Bilingual(
        en: "Unexpectedly found nil while implicitly unwrapping an Optional value; "
          + "it was used before it was set",
        zh: "隐式解包可选值时得到 nil；使用之前还没有赋值")
    case .indexOutOfRange:
      Bilingual(
        en: "Index out of range; compare it with `count` first, or iterate over `indices`",
        zh: "下标越界；请先与 `count` 比较，或遍历 `indices`")
    case .emptyCollection:
      Bilingual(
        en: "Can't take an element from an empty collection; check `isEmpty` first",
        zh: "不能从空集合中取元素；请先检查 `isEmpty`")
    case .duplicateKeys:
      Bilingual(
        en: "Dictionary literal contains duplicate keys; remove all but one of them",
        zh: "字典字面量含有重复的键；请只保留一个")
    default: numeric
    }
  }

  private var numeric: Bilingual {
    switch self {
    case .divisionByZero:
      Bilingual(
        en: "Division by zero; whole numbers cannot be divided by 0, so check the divisor first",
        zh: "除数为零；整数不能除以 0，请先检查除数")
    case .overflow:
      Bilingual(
        en: "Arithmetic operation overflowed: the result does not fit the type; "
          + "use a wider type, or `&+`, `&-`, `&*` to wrap around",
        zh: "算术运算溢出：结果超出类型的范围；请用更宽的类型，或用 `&+`、`&-`、`&*` 截断")
    case .notRepresentable:
      Bilingual(
        en: "The value cannot be converted because it is outside the representable range; "
          + "use `init(exactly:)` or `init(clamping:)` where that can happen",
        zh: "数值超出可表示的范围，无法转换；可能越界时请用 `init(exactly:)` 或 `init(clamping:)`")
    case .invalidRange:
      Bilingual(
        en: "Range requires lowerBound <= upperBound; check the bounds before making it",
        zh: "区间要求下界不大于上界；请在构造之前检查边界")
    case .strideOfZero:
      Bilingual(
        en: "Stride size must not be zero; give `by:` another value",
        zh: "步长不能为零；请给 `by:` 换一个值")
    default: value
    }
  }

  private var value: Bilingual {
    switch self {
    case .castFailed(let from, let to):
      Bilingual(
        en:
          "Could not cast value of type '\(from)' to '\(to)'; use `as?` where it may be another type",
        zh: "无法把类型为“\(from)”的值转换为“\(to)”；类型可能不符时请用 `as?`")
    case .unrecognizedSelector(let selector, let type):
      Bilingual(
        en:
          "NSInvalidArgumentException: -[\(type) \(selector)]: unrecognized selector sent to instance; "
          + "the class has no `@objc` method of that name",
        zh:
          "NSInvalidArgumentException：-[\(type) \(selector)]：向实例发送了无法识别的 selector；这个类没有同名的 `@objc` 方法"
      )
    case .notExchanged(let refusal): refusal.wording
    case .uncaughtError(let error):
      Bilingual(
        en: "An error was thrown and nobody caught it: \(error.wording.en); "
          + "use `do` with `catch`",
        zh: "抛出的错误没有被捕获：\(error.wording.zh)；请用 `do` 和 `catch`")
    case .uninitialized(let name):
      Bilingual(
        en: (name.isEmpty ? "A value" : "`\(name)`")
          + " has no value here: it is used before it was set, or while it is being changed",
        zh: (name.isEmpty ? "这里的值" : "`\(name)`") + "在这里没有值：尚未赋值，或正在被修改")
    case .circularInitialization(let name):
      Bilingual(
        en: "`\(name)` is needed to compute its own initial value; break the cycle",
        zh: "计算 `\(name)` 的初始值时又用到了它自己；请打破这个循环")
    case .danglingUnowned:
      Bilingual(
        en: "Attempted to read an unowned reference but the object was already deallocated; "
          + "use `weak` where the object may go first",
        zh: "读取 unowned 引用时对象已经释放；对象可能先消失时请用 `weak`")
    case .notRunnable(let name):
      Bilingual(
        en: "`\(name)` does not run in the workbench with these types; write it without generics",
        zh: "工作台不能用这些类型运行 `\(name)`；请不用泛型来写")
    case .keptInDeinit(let type):
      Bilingual(
        en: """
          object of class \(type) deallocated with non-zero retain count: its deinit, or something \
          called from it, kept a strong reference to self; remove the reference
          """,
        zh: "类 \(type) 的对象释放时引用计数不为零：它的 deinit 或其中调用的代码保留了对 self 的强引用；请去掉这个引用")
    case .superInitializerNotRun:
      Bilingual(
        en: "The object was used before its initializer had called `super.init`",
        zh: "初始化方法调用 `super.init` 之前就使用了对象")
    default: limit
    }
  }

  private var limit: Bilingual {
    switch self {
    case .steps(let limit):
      Bilingual(
        en: "Stopped after \(Numbers.grouped(limit)) steps, which is the limit for one question; "
          + "look for a loop that never ends",
        zh: "已运行 \(Numbers.grouped(limit)) 步，这是单次执行的上限；"
          + "请检查有没有不会结束的循环")
    case .layout(let limit):
      Bilingual(
        en: "Stopped in the layout, after \(Numbers.grouped(limit)) steps, which is the limit for "
          + "one question: the constraints take too long to solve; activate fewer of them at once, "
          + "or raise it: limits steps \(limit * 10)",
        zh: "布局中停止：已运行 \(Numbers.grouped(limit)) 步，这是单次执行的上限，求解约束用时过长；"
          + "请减少同时激活的约束，或提高上限：limits steps \(limit * 10)")
    case .callDepth(let limit):
      Bilingual(
        en: "Stopped because calls are nested too deeply (the limit is "
          + "\(Numbers.grouped(limit))); look for a function that calls itself without an end",
        zh: "调用嵌套过深而停止（上限为 \(Numbers.grouped(limit))）；请检查有没有无休止地调用自己的函数")
    case .memory(let limit):
      Bilingual(
        en: "Stopped because more than \(limit >> 20) MB of memory would be in use; "
          + "look for a collection or text that grows without an end, or for thousands of "
          + "constraints that hang together",
        zh: "因内存占用将超过 \(limit >> 20) MB 而中止；请检查有没有不断增长的集合或字符串，或成千上万条互相关联的约束")
    case .growsWhileAsked(let limit):
      Bilingual(
        en: "Stopped because more than \(Numbers.grouped(limit)) views were added while the points "
          + "of the screen were asked; a hit test is asked often and should add nothing (HT-23)",
        zh: "在询问屏幕各点的过程中新增的视图超过 \(Numbers.grouped(limit)) 个而停止；"
          + "命中测试会被反复询问，其中不应添加视图（HT-23）")
    case .map(let limit):
      Bilingual(
        en: "Stopped after \(Numbers.grouped(limit)) steps, which is the limit for all points that "
          + "are asked together; make the screen smaller, let overrides do less, or raise it: "
          + "limits map \(limit * 10)",
        zh: "运行了 \(Numbers.grouped(limit)) 步后停止，这是所有被询问的点合计的上限；"
          + "请缩小屏幕，让重写的方法少做一些，或提高上限：limits map \(limit * 10)")
    case .points(let limit):
      Bilingual(
        en: "Stopped after \(Numbers.grouped(limit)) steps for all points of the screen together; "
          + "let it do less for each point: keep what is the same for all of them, and try with "
          + "plain numbers before paths and loops",
        zh: "屏幕上所有点合计运行了 \(Numbers.grouped(limit)) 步后停止；请减少每个点的计算："
          + "把各点相同的结果存起来，先用简单的数值比较，再用路径和循环")
    case .output(let limit, let leftOut):
      Bilingual(
        en: "Stopped because more than \(limit >> 10) KB were printed for one question; the last "
          + "\(Numbers.grouped(leftOut)) bytes are left out; print less",
        zh: "一次提问输出超过 \(limit >> 10) KB 而停止；最后 \(Numbers.grouped(leftOut)) 字节没有显示；请减少输出")
    case .codeTooLarge:
      Bilingual(
        en: "This function is too large to run; split it into smaller ones",
        zh: "这个函数太大，无法运行；请拆成几个较小的函数")
    case .interrupted:
      Bilingual(en: "Interrupted by Ctrl-C; run it again when ready", zh: "已按 Ctrl-C 中断；可以重新运行")
    case .refusedByTree(let refusal): refusal.wording
    default: Bilingual(en: "", zh: "")
    }
  }

  private func stated(_ message: Excerpt, en: String, zh: String) -> Bilingual {
    if message.text.isEmpty { return Bilingual(en: en, zh: zh) }
    let wording = message.wording
    return Bilingual(en: "\(en): \(wording.en)", zh: "\(zh)：\(wording.zh)")
  }
}

extension RunProblem {
  /// Whether it is one of the limits that the user can set.
  package var isLimit: Bool {
    switch self {
    case .steps, .layout, .callDepth, .memory, .output, .map, .points, .growsWhileAsked: true
    default: false
    }
  }
}

extension ExchangeRefusal {
  /// The refusal, and what to do.
  fileprivate var wording: Bilingual {
    switch self {
    case .otherClass(let selector, let owner, let other):
      Bilingual(
        en: "`\(selector)` is a method of \(owner), not of \(other): on a device the exchange "
          + "changes it for every \(owner). Exchange it with a method in a category of \(owner), "
          + "or override it in a class of your own",
        zh: "`\(selector)` 是 \(owner) 的方法，不是 \(other) 的：在真机上交换会影响所有 \(owner)。"
          + "请与 \(owner) 的分类里的方法交换，或在自己的类里重写它")
    case .otherTypes(let one, let other):
      Bilingual(
        en: "`\(one)` and `\(other)` take or return other types: exchanged, each would read the "
          + "other's arguments. Give both the same types",
        zh: "`\(one)` 和 `\(other)` 的参数或返回类型不同：交换后会读错参数。请让类型一致")
    case .fixed(let selector, let owner):
      Bilingual(
        en: "`\(selector)` of \(owner) cannot be exchanged here: UIKit here never sends it. "
          + "Override it in a class of your own, or exchange a method that `help \(owner)` lists as "
          + "an override",
        zh: "这里不能交换 \(owner) 的 `\(selector)`：这里的 UIKit 不发送它。请在自己的类里重写，"
          + "或交换 `help \(owner)` 列出的可重写方法")
    case .ofFrameworks(let one, let other):
      Bilingual(
        en: "`\(one)` and `\(other)` are both UIKit's: exchange one of them with a method of your "
          + "own, in a category",
        zh: "`\(one)` 和 `\(other)` 都是 UIKit 的方法：请与分类里自己的方法交换")
    }
  }
}

extension TreeRefusal {
  /// The refusal, and what to do.
  fileprivate var wording: Bilingual {
    switch self {
    case .pushedTwice(let controller):
      Bilingual(
        en: "NSInvalidArgumentException: Pushing the same view controller instance more than once "
          + "is not supported: `\(controller)` is on the stack (EX-16). Pop to it, or push another",
        zh: "NSInvalidArgumentException: Pushing the same view controller instance more than once "
          + "is not supported：`\(controller)` 已经在栈里（EX-16）。请返回到它，或压入另一个")
    case .noTransaction:
      Bilingual(
        en: "CATransaction.commit() with no transaction open raises an exception (LA-22). Call "
          + "begin() before it, once for each commit()",
        zh: "没有打开的事务时调用 CATransaction.commit() 会抛出异常（LA-22）。请先调用 begin()，每个 "
          + "commit() 对应一次")
    case .releasedAnimator:
      Bilingual(
        en: "NSInternalInconsistencyException: It is an error to release a paused or stopped "
          + "property animator (EX-21). Finish it with finishAnimation(at:), or "
          + "stopAnimation(true), or let something keep it",
        zh: "NSInternalInconsistencyException: It is an error to release a paused or stopped "
          + "property animator（EX-21）。请用 finishAnimation(at:) 结束它，或用 "
          + "stopAnimation(true)，或者持有它")
    case .finishesAnimator:
      Bilingual(
        en: "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on "
          + "a stopped animator (AN-24). Call stopAnimation(false) before it",
        zh: "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on "
          + "a stopped animator（AN-24）。请先调用 stopAnimation(false)")
    case .changesAnimator(let setting):
      Bilingual(
        en: "NSGenericException: It is not allowed to set the \(setting) property of an active "
          + "animator (AN-27). Set it before the animator starts or pauses",
        zh: "NSGenericException: It is not allowed to set the \(setting) property of an active "
          + "animator（AN-27）。请在动画器开始或暂停之前设置")
    case .exception(let exception, let objects):
      Bilingual(
        en:
          "\(exception.name): \(exception.reason(objects)) (\(exception.rule)). \(exception.cure.en)",
        zh:
          "\(exception.name): \(exception.reason(objects))（\(exception.rule)）。\(exception.cure.zh)")
    case .visualFormat(let format, let position, let reason):
      reason.wording(of: format, at: position)
    default: problem?.wording ?? Bilingual(en: "", zh: "")
    }
  }

  /// The same refusal as commands word it; nil for a refusal that no command causes.
  private var problem: Problem? {
    switch self {
    case .pushedTwice, .noTransaction, .releasedAnimator, .finishesAnimator, .changesAnimator,
      .visualFormat, .exception:
      nil
    case .besideContentView(let view, let effect): .besideContentView(view, of: effect)
    case .containsItself(let controller): .containsItself(controller)
    case .addsItself(let view): .addsItself(view)
    case .addsAncestor(let view, let descendant): .addsAncestor(view, to: descendant)
    case .addsWindow(let window): .windowHasNoSuperview(window)
    case .indexOutOfRange(let index, let count): .indexOutOfRange(index, count: count)
    case .notASubview(let view, let superview): .notASubview(view, of: superview)
    case .controllerRing(let controller, let child): .controllerRing(controller, of: child)
    case .invalidGeometry(let view): .invalidGeometry(view)
    case .constraint(let text, let refusal): .constraint(text, refusal)
    case .tooDeep(let limit): .tooDeep(limit: limit)
    }
  }
}
