import Foundation
import Lettering
import Records

extension ActingProblem {
  /// The problem of an acting line, and what to do.
  package var wording: Bilingual {
    switch self {
    case .offScreen(let point, let screen):
      Bilingual(
        en: """
          \(Numbers.point(point)) is not on the screen, which is \(Numbers.size(screen)) points; no \
          finger reaches it
          """,
        zh: "\(Numbers.point(point)) 不在屏幕上（屏幕为 \(Numbers.size(screen)) 点），手指碰不到")
    case .leavesScreen(let point, let screen):
      Bilingual(
        en: """
          a finger would leave the screen at \(Numbers.point(point)); the screen is \
          \(Numbers.size(screen)) points. Begin farther inside, or move less
          """,
        zh: """
          手指会在 \(Numbers.point(point)) 离开屏幕（屏幕为 \(Numbers.size(screen)) 点）。\
          请从更靠里的地方开始，或移动得近一些
          """)
    case .fingerNotDown(let finger, let down):
      Bilingual(
        en: "finger \(finger) is not down\(Self.downNow(down).en); touch \(finger) down X Y",
        zh: "手指 \(finger) 没有按下\(Self.downNow(down).zh)；先用 touch \(finger) down X Y")
    case .fingerIsDown(let finger):
      Bilingual(
        en: "finger \(finger) is down already; move it or lift it: touch \(finger) up",
        zh: "手指 \(finger) 已经按下；可以移动它，或抬起：touch \(finger) up")
    case .fingerTwice(let finger):
      Bilingual(
        en: """
          finger \(finger) cannot do two things at once; `&` joins what different fingers do, \
          and lines are run one after another
          """,
        zh: "手指 \(finger) 不能在同一时刻做两件事；& 连接不同手指的动作，先后发生的请分成几行")
    case .fingerOutOfRange(let text, let most):
      Bilingual(
        en: "`\(text)` is not a finger; fingers are numbered from 1 to \(most)",
        zh: "`\(text)` 不是手指编号；编号从 1 到 \(most)")
    case .noFingerLeft(let most):
      Bilingual(
        en: "all fingers that are needed are down already, of \(most); lift some with touch N up",
        zh: "可用的手指不够（一共 \(most) 个）；先用 touch N up 抬起几个")
    case .countOutOfRange(let text, let least, let most):
      Bilingual(
        en: "`\(text)` does not fit here: a whole number from \(least) to \(Numbers.grouped(most))",
        zh: "这里不能是 `\(text)`：应为 \(least) 到 \(Numbers.grouped(most)) 的整数")
    case .timeOutOfRange(let text, let least, let most):
      Bilingual(
        en: """
          `\(text)` is not a possible time here: from \(Numbers.text(least)) to \
          \(Numbers.grouped(Int(most))) seconds, because everything that is due in that time is run
          """,
        zh: """
          这里不能用时间 `\(text)`：应在 \(Numbers.text(least)) 到 \(Numbers.grouped(Int(most))) 秒之间，\
          因为期间到期的事都会一一执行
          """)
    case .factorOutOfRange(let text, let least, let most):
      Bilingual(
        en: """
          `\(text)` is not a factor for two fingers: from \(Numbers.text(least)) to \
          \(Numbers.text(most)); 2 moves them apart, 0.5 together
          """,
        zh: """
          `\(text)` 不能作为捏合的倍数：应在 \(Numbers.text(least)) 到 \(Numbers.text(most)) 之间；\
          2 是张开，0.5 是捏合
          """)
    case .angleOutOfRange(let text, let most):
      Bilingual(
        en: "`\(text)` is too far to turn: at most \(Numbers.text(most))deg either way",
        zh: "`\(text)` 转得太多：每个方向最多 \(Numbers.text(most))deg")
    case .noRoom(let view):
      Bilingual(
        en: """
          two fingers do not fit there: \(view.map { "\($0.text) is too small, or " } ?? "")the point \
          is too near the edge of the screen
          """,
        zh: "那里放不下两根手指：\(view.map { "\($0.text) 太小，或者" } ?? "")离屏幕边缘太近")
    case .appIsAway(let refusal):
      Bilingual(
        en: "the app gets no touches and no keys: \(refusal.wording.en)",
        zh: "App 收不到触摸和按键：\(refusal.wording.zh)")
    case .keyIsDown(let key):
      Bilingual(
        en: "the key `\(key)` is down already: presses up \(key)",
        zh: "按键 `\(key)` 已经按下：presses up \(key)")
    case .keyNotDown(let key):
      Bilingual(
        en: "the key `\(key)` is not down: presses down \(key)",
        zh: "按键 `\(key)` 没有按下：presses down \(key)")
    case .notAKey(let text, let words):
      Bilingual(
        en: "`\(text)` is not a key: one character, or \(words.joined(separator: ", "))",
        zh: "`\(text)` 不是按键：请写一个字符，或 \(words.joined(separator: "、"))")
    case .unknownGesture(let word, let suggestions, let settings?):
      Bilingual(
        en: """
          there is no recognizer `\(word)`: it is `\(suggestions.first ?? "")` with \(settings) after \
          its view
          """,
        zh: "没有手势识别器 `\(word)`：请用 `\(suggestions.first ?? "")`，并在视图后面写 \(settings)")
    case .unknownGesture(let word, let suggestions, nil):
      Bilingual(
        en: "there is no recognizer `\(word)`; \(Self.meant(suggestions).en)",
        zh: "没有手势识别器 `\(word)`；\(Self.meant(suggestions).zh)")
    case .unknownControlEvent(let word, let suggestions):
      Bilingual(
        en: suggestions.isEmpty
          ? "controls send no event `\(word)`; try touchUpInside, touchDown or valueChanged"
          : "controls send no event `\(word)`; did you mean \(Self.list(suggestions, "or"))?",
        zh: suggestions.isEmpty
          ? "控件没有事件 `\(word)`；可以用 touchUpInside、touchDown、valueChanged"
          : "控件没有事件 `\(word)`；是不是想写 \(Self.list(suggestions, "或"))？")
    case .requiresItself(let name):
      Bilingual(
        en: "`\(name)` cannot wait for itself to fail: it would never recognize; name another one",
        zh: "`\(name)` 不能等待自己失败：那样它永远识别不了；请写另一个识别器")
    case .requiresInCircle(let name, let other):
      Bilingual(
        en: """
          `\(other)` waits for `\(name)` to fail already; if `\(name)` waited for it as well, \
          neither could ever recognize
          """,
        zh: "`\(other)` 已经在等待 `\(name)` 失败；如果 `\(name)` 也等它，两个都永远识别不了")
    case .notASelector(let text):
      Bilingual(
        en: "`\(text)` is not a selector; write save, save: or save:event:",
        zh: "`\(text)` 不是选择器；写法如 save、save:、save:event:")
    case .recognizerNeedsTarget(let name):
      Bilingual(
        en: """
          the action of a recognizer goes to a target, not along the responder chain: write \
          `to controller`, or an object other than `\(name)` can call
          """,
        zh: "手势识别器的动作要发给指定的目标，不沿响应者链查找：请写 to controller，或 `\(name)` 能调用的其他对象")
    case .hasNoTargets(let name):
      Bilingual(
        en: """
          \(name.text) is a \(name.className): only controls and gesture recognizers have targets. \
          Put a recognizer on it: gesture tap NAME on \(name.text)
          """,
        zh: """
          \(name.text) 是 \(name.className)：只有控件和手势识别器有目标。\
          可以给它添加识别器：gesture tap NAME on \(name.text)
          """)
    case .noSuchTarget(let name, let suggestions):
      Bilingual(
        en: suggestions.isEmpty
          ? "nothing is named `\(name)`; list shows all names, nil stands for the responder chain"
          : "nothing is named `\(name)`; did you mean \(Self.list(suggestions, "or"))?",
        zh: suggestions.isEmpty
          ? "没有名为 `\(name)` 的对象；list 显示所有名字，nil 表示沿响应者链查找"
          : "没有名为 `\(name)` 的对象；是不是想写 \(Self.list(suggestions, "或"))？")
    }
  }

  private static func downNow(_ fingers: [Int]) -> Bilingual {
    guard !fingers.isEmpty else { return Bilingual(en: "", zh: "") }
    let list = fingers.map(String.init).joined(separator: ", ")
    return Bilingual(en: " (down now: \(list))", zh: "（现在按下的：\(list)）")
  }

  private static func meant(_ words: [String]) -> Bilingual {
    guard words.isEmpty else {
      return Bilingual(en: "did you mean \(list(words, "or"))?", zh: "是不是想写 \(list(words, "或"))？")
    }
    return Bilingual(
      en: "try tap, longpress, pan, swipe, pinch, rotation, edgepan or a class of your own",
      zh: "可以用 tap、longpress、pan、swipe、pinch、rotation、edgepan，或自己写的类")
  }

  private static func list(_ words: [String], _ or: String) -> String {
    words.map { "`\($0)`" }.joined(separator: " \(or) ")
  }
}

extension Numbers {
  /// The number of times that something happened.
  static func times(_ count: String) -> Bilingual {
    Bilingual(en: count == "1" ? "once" : "\(count) times", zh: "\(count) 次")
  }
}
