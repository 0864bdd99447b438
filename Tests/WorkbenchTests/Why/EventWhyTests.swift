import Records
import Rendering
import Scenes
import Testing
import UIKitModel
import Workbench

/// `why` after an event: each cause is reported with its numbers and rule, and each line to type
/// helps.
struct EventWhyTests {
  /// The act, the question, the expected words, and a check after a cure was typed and the gesture
  /// was repeated.
  nonisolated struct Cause: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]
    let gesture: String
    var question = "why"
    let says: [String]
    var chinese: [String] = []
    /// Words in English that the answer does not contain.
    var avoids: [String] = []
    /// The cure that is typed, from 0; nil where there is none.
    var cure: Int? = 0
    /// Done in place of the gesture after the cure.
    var again: String?
    let after: [String]
    var testDescription: String { name }
  }

  nonisolated static let card = [
    "add view card 20 300 200 200", "on card touches", "gesture tap dismiss on root",
  ]
  nonisolated static let list = [
    "add scroll roll 0 100 390 400", "set roll.contentSize 390x2000",
    "add button go 100 50 120 44 in roll", "target go touchUpInside",
  ]

  nonisolated static let causes: [Cause] = [
    Cause(
      name: "a recognizer took it", lines: card, gesture: "tap card",
      says: ["0.05 s the tap recognizer `dismiss` of `root`", "GR-17", "GR-30"],
      chinese: ["点按手势 `dismiss`", "GR-17"],
      after: ["expect log has \"card touchesEnded\""]),
    Cause(
      name: "its delegate can refuse", lines: card, gesture: "tap card",
      says: ["let its delegate refuse"], chinese: ["让它的代理拒绝"], cure: 1,
      after: [
        "expect log is \"dismiss shouldReceiveTouch\", \"card touchesBegan\", \"card touchesEnded\""
      ]),
    Cause(
      name: "a scroll view took it", lines: list, gesture: "drag go by 0 -60",
      says: ["moved 10 points within 0.15 s", "`roll` began", "SC-2"],
      chinese: ["0.15 秒内手指移动了 10 点", "SC-2"],
      again: "wait 3\nset roll.contentOffset 0 0\ndrag go by 0 -60",
      after: ["expect log has \"go touchUpInside\"", "expect roll.contentOffset.y == 0"]),
    Cause(
      name: "a scroll view delays it for a moment", lines: list,
      gesture: "touch 1 down go", question: "why go", says: ["get the touch at once"],
      chinese: ["若要立刻收到触摸"], cure: 1,
      again: "touch 1 cancel\nwait 2\ntouch 1 down go", after: ["expect go.isTracking"]),
    Cause(
      name: "disabled",
      lines: ["add button ok 20 100 120 44", "target ok touchUpInside", "set ok.isEnabled false"],
      gesture: "tap ok", says: ["isEnabled is false", "CT-4", "CT-5"],
      chinese: ["isEnabled 为 false", "CT-5"], after: ["expect log is \"ok touchUpInside\""]),
    Cause(
      name: "nobody is registered", lines: ["add button ok 20 100 120 44"], gesture: "tap ok",
      says: ["Nothing is wrong with the touch", "sent touchUpInside"],
      chinese: ["触摸没有问题"], after: ["expect log has \"ok touchUpInside\""]),
    Cause(
      name: "its target is gone",
      lines: [
        "class Desk: NSObject {\n  @objc func save() {}\n}", "add button ok 20 100 120 44",
        "var desk: Desk? = Desk()",
        "ok.addTarget(desk, action: #selector(Desk.save), for: .touchUpInside)", "desk = nil",
      ],
      gesture: "tap ok", question: "why ok",
      says: ["sent touchUpInside, but save goes nowhere", "the target is gone", "CT-21"],
      chinese: ["目标已不存在", "CT-21"], cure: nil, after: []),
    Cause(
      name: "registered for another event",
      lines: ["add button ok 20 100 120 44", "target ok valueChanged"], gesture: "tap ok",
      says: ["only for valueChanged"], chinese: ["只注册了 valueChanged"],
      after: ["expect log has \"ok touchUpInside\""]),
    Cause(
      name: "lifted outside",
      lines: ["add button ok 20 100 120 44", "target ok touchUpInside"],
      gesture: "drag ok by 0 200", says: ["178 points outside", "CT-14, CT-15"],
      chinese: ["外面 178 点处抬起"], again: "log",
      after: ["tap ok", "expect log has \"ok touchUpInside\""]),
    Cause(
      name: "nobody has the selector",
      lines: ["add button ok 20 100 120 44", "target ok touchUpInside send save:"],
      gesture: "tap ok", says: ["sent save:", "TA-6"], chinese: ["发出了 save:"],
      after: ["expect log has \"ok sends save: to controller\""]),
    Cause(
      name: "its own code does not call super",
      lines: ["add button ok 20 100 120 44", "target ok touchUpInside", "on ok touches"],
      gesture: "tap ok", says: ["does not call super", "CT-8"], chinese: ["没有调用 super"],
      after: ["expect log has \"ok touchUpInside\""]),
    Cause(
      name: "one finger at a time",
      lines: ["add view pad 20 300 200 200", "on pad touches"],
      gesture: "touch 1 down 60 400\ntouch 2 down 120 400\ntouch 1 up & 2 up",
      says: ["never received finger 2", "UT-16"], chinese: ["没有收到手指 2"],
      after: ["expect log contains \"pad touchesBegan\", \"pad touchesBegan\""]),
    Cause(
      name: "another view takes touches exclusively",
      lines: [
        "add view one 20 300 100 100", "add view two 200 300 100 100", "on two touches",
        "set one.isExclusiveTouch true",
      ],
      gesture: "touch 1 down one\ntouch 2 down two\ntouch 1 up & 2 up", question: "why two",
      says: ["isExclusiveTouch of `one`", "UT-20"], chinese: ["`one` 的 isExclusiveTouch"],
      after: ["expect log has \"two touchesBegan\""]),
    Cause(
      name: "nobody handles it", lines: ["add view pad 20 300 200 200"], gesture: "tap pad",
      says: ["nobody handles it", "RC-13"], chinese: ["没有人处理"],
      after: ["expect log has \"pad touchesBegan\", \"pad touchesEnded\""]),
    Cause(
      name: "kept back until a double tap has failed",
      lines: [
        "add view pad 20 300 200 200", "on pad touches",
        "gesture tap twice on pad numberOfTapsRequired 2",
      ],
      gesture: "tap pad", question: "why pad", says: ["has not got touchesEnded yet", "GR-43"],
      chinese: ["还没有收到 touchesEnded"], again: "log",
      after: ["expect log has \"pad touchesEnded\""]),
  ]

  nonisolated static let recognizers: [Cause] = [
    Cause(
      name: "a button keeps its tap",
      lines: ["add button ok 20 100 120 44", "gesture tap dismiss on root"], gesture: "tap ok",
      question: "why dismiss", says: ["`ok`, which the touch hit, keeps its own", "GR-30"],
      chinese: ["不让上层视图的识别器"], after: ["expect log has \"dismiss2 ended\""]),
    Cause(
      name: "another one recognized first",
      lines: [
        "add view pad 20 300 200 200", "gesture tap one on pad", "gesture tap two on pad",
      ],
      gesture: "tap pad", question: "why one", says: ["`two` recognized first", "GR-25"],
      chinese: ["`two` 先识别成功"],
      after: ["expect log has \"one ended\", \"two ended\""]),
    Cause(
      name: "the other can be made to wait",
      lines: [
        "add view pad 20 300 200 200", "gesture tap one on pad", "gesture tap two on pad",
      ],
      gesture: "tap pad", question: "why one", says: ["preferred"], chinese: ["优先"], cure: 1,
      after: ["expect log has \"one ended\", \"two failed\""]),
    Cause(
      name: "a single tap did not wait for the double tap",
      lines: [
        "add view pad 20 300 200 200", "gesture tap one on pad",
        "gesture tap two on pad numberOfTapsRequired 2",
      ],
      gesture: "tap pad times 2\nwait 1", question: "why one",
      says: ["did recognize at 0.05 s", "Nothing made it wait for `two`", "GR-36"],
      chinese: ["没有要求它等待 `two` 失败"],
      after: ["expect log has \"two ended\", \"one failed\""]),
    Cause(
      name: "the double tap says who was too early",
      lines: [
        "add view pad 20 300 200 200", "gesture tap one on pad",
        "gesture tap two on pad numberOfTapsRequired 2", "target two do print(2)",
      ],
      gesture: "tap pad times 2\nwait 1", question: "why two",
      says: ["`two` did recognize", "Nothing made it wait for `two`"], chinese: ["等待 `two` 失败"],
      after: ["expect log has \"two ended\", \"one failed\""]),
    Cause(
      name: "it was added to another view",
      lines: [
        "add view one 20 300 100 100", "add view two 200 300 100 100",
        "let g = UITapGestureRecognizer()\none.addGestureRecognizer(g)\ntwo.addGestureRecognizer(g)",
      ],
      gesture: "tap one", question: "why g",
      says: ["a recognizer has one view", "adding it to `two`", "GR-1"],
      chinese: ["一个识别器只能属于一个视图"], after: ["expect log has \"g2 ended\""]),
    Cause(
      name: "content taps count as well", lines: card + ["target dismiss do print(1)"],
      gesture: "tap card", question: "why dismiss", says: ["only touches of its own view"],
      chinese: ["若只应识别落在它自己视图上的触摸"],
      after: [
        "expect log is \"dismiss shouldReceiveTouch\", \"card touchesBegan\", \"card touchesEnded\""
      ]),
    Cause(
      name: "the pan of a view wins over the scroll view around it",
      lines: [
        "add scroll outer 0 0 390 844 contentSize 390x2000",
        "add view chart 0 100 390 300 in outer", "gesture pan chartPan on chart",
      ],
      gesture: "drag 200 250 to 200 100", question: "why outer",
      says: ["`outer` did not scroll", "`chartPan` recognized first", "GR-25"],
      chinese: ["`outer` 没有滚动"], after: ["expect outer.contentOffset.y > 0"]),
    Cause(
      name: "a scroll view does not scroll, as a button tracks the touch",
      lines: [
        "add table feed 0 0 390 600 rows 30", "set feed.delaysContentTouches false",
        "add button ok 10 4 200 36 in feed row 5.contentView",
      ],
      gesture: "drag 100 242 to 100 122", question: "why feed",
      says: ["`feed` did not scroll", "touchesShouldCancel(in:)", "SC-8"],
      chinese: ["`feed` 没有滚动", "touchesShouldCancel(in:)"],
      after: ["expect feed.contentOffset.y > 0"]),
    Cause(
      name: "its delegate refused the touch",
      lines: card + ["on dismiss shouldReceiveTouch return false"], gesture: "tap card",
      question: "why dismiss", says: ["never saw the touch", "GR-5"], chinese: ["代理"],
      after: ["expect log has \"dismiss ended\""]),
    Cause(
      name: "its delegate refused to begin",
      lines: card + ["on dismiss shouldBegin return false"], gesture: "tap card",
      question: "why dismiss", says: ["its delegate refused it", "GR-35"], chinese: ["代理拒绝"],
      after: ["expect log has \"dismiss ended\""]),
    Cause(
      name: "disabled recognizer", lines: card + ["set dismiss.isEnabled false"],
      gesture: "tap card", question: "why dismiss", says: ["isEnabled is false", "GR-4"],
      chinese: ["isEnabled 为 false"], after: ["expect log has \"dismiss ended\""]),
    Cause(
      name: "a view that is not on the way",
      lines: [
        "add view pad 20 300 200 200", "add view over 20 300 200 200", "gesture tap dig on pad",
      ],
      gesture: "tap over", question: "why dig",
      says: ["never saw the touch at (120, 400)", "it went to `over`", "GR-2"],
      chinese: ["触摸给了 `over`"], cure: nil, after: []),
    Cause(
      name: "it waits for another",
      lines: [
        "add view pad 20 300 200 200", "gesture tap twice on pad numberOfTapsRequired 2",
        "gesture tap once on pad require twice toFail",
      ],
      gesture: "tap pad", question: "why once", says: ["waits for `twice` to fail", "GR-36"],
      chinese: ["等待 `twice` 失败"], again: "log", after: ["expect log has \"once ended\""]),
    Cause(
      name: "too few taps",
      lines: [
        "add view pad 20 300 200 200", "gesture tap twice on pad numberOfTapsRequired 2",
      ],
      gesture: "tap pad\nwait 1", question: "why twice",
      says: ["no further tap within 0.35 s", "GR-52"], chinese: ["0.35 秒内没有再点按"],
      again: "log", after: ["expect log has \"twice ended\""]),
    Cause(
      name: "lifted too early",
      lines: ["add view pad 20 300 200 200", "gesture longpress hold on pad"],
      gesture: "longpress pad for 0.3", question: "why hold",
      says: ["lifted after 0.3 of 0.5 s", "GR-48"], chinese: ["0.3 秒就抬起"],
      after: ["expect log has \"hold began\""]),
    Cause(
      name: "moved too far",
      lines: ["add view pad 20 300 200 200", "gesture longpress hold on pad"],
      gesture: "drag pad by 30 0 over 1", question: "why hold", says: ["10 are allowed", "GR-48"],
      chinese: ["只允许 10"], after: ["expect log has \"hold began\""]),
    Cause(
      name: "another direction",
      lines: ["add view pad 20 300 200 200", "gesture swipe away on pad direction left"],
      gesture: "swipe right on pad", question: "why away", says: ["another direction", "GR-47"],
      chinese: ["方向不对"], after: ["expect log has \"away ended\""]),
    Cause(
      name: "not far enough",
      lines: ["add view pad 20 300 200 200", "gesture pan slide on pad"],
      gesture: "drag pad by 6 0", question: "why slide",
      says: ["lifted after 6 of 10 points"], chinese: ["移动 6 点就抬起，需要 10 点"], again: "log",
      after: ["expect log has \"slide began\""]),
    Cause(
      name: "too few fingers",
      lines: ["add view pad 20 300 200 200", "gesture pinch zoom on pad"], gesture: "tap pad",
      question: "why zoom", says: ["failed at 0.05 s"], chinese: ["0.05 秒失败"], again: "log",
      after: ["expect log has \"zoom began\""]),
    Cause(
      name: "recognized, and nobody is named", lines: card, gesture: "tap card",
      question: "why dismiss", says: ["did recognize at 0.05 s", "GR-15"], chinese: ["识别成功"],
      after: ["expect log has \"print \\\"dismiss\\\"\""]),
    Cause(
      name: "recognized, and its target is gone",
      lines: [
        "class Desk: NSObject {\n  @objc func save() {}\n}", "add view pad 20 300 200 200",
        "gesture tap once on pad", "var desk: Desk? = Desk()",
        "once.addTarget(desk, action: #selector(Desk.save))", "desk = nil",
      ],
      gesture: "tap pad", question: "why once",
      says: ["did recognize at 0.05 s, but save goes nowhere", "CT-21"],
      chinese: ["识别成功，但 save 无处可去"], cure: nil, after: []),
    Cause(
      name: "nothing has happened yet", lines: card, gesture: "", question: "why dismiss",
      says: ["of `root`, enabled", "329,160 of the 329,160", "1 tap of one finger"],
      chinese: ["`root` 上的 UITapGestureRecognizer"], again: "log",
      after: ["expect log has \"dismiss ended\""]),
  ]

  @Test(arguments: causes + recognizers + travels + ownCode + refusals)
  func `Why tells what decided, and the line that it offers helps`(_ cause: Cause) throws {
    let gesture = cause.gesture.split(separator: "\n").map(String.init)
    let session = session(after: cause.lines + gesture)
    let said = session.shown(cause.question).replacing("\n", with: " ")
    for words in cause.says { #expect(said.contains(words), "\(said)") }
    for words in cause.avoids { #expect(!said.contains(words), "\(said)") }
    session.language = .chinese
    let told = session.shown(cause.question).replacing("\n", with: "")
    for words in cause.chinese {
      #expect(told.replacing(" ", with: "").contains(words.replacing(" ", with: "")), "\(told)")
    }
    guard let index = cause.cure else { return }
    guard case .eventWhy(let why)? = try session.run(cause.question).first else {
      Issue.record("no answer about an event")
      return
    }
    let cures = why.findings.flatMap(\.cures)
    guard cures.indices.contains(index) else {
      Issue.record("\(cures.map(\.line))")
      return
    }
    let again = cause.again.map { $0 == "log" ? [] : [$0] } ?? gesture
    session.mustRun(["log clear", cures[index].line] + again + cause.after)
  }

  @Test func `Why of a button that its line missed is why the button was not hit`() throws {
    let session = session(after: [
      "add button ok 20 100 120 44", "add view cover 0 90 390 100", "tap ok",
    ])
    guard case .why(let why)? = try session.run("why").first else {
      Issue.record("not told why ok was missed")
      return
    }
    #expect(why.view.text == "ok")
    guard case .covered(let cover, _, _, _, _) = why.cause else {
      Issue.record("\(why.cause)")
      return
    }
    #expect(cover.text == "cover")
  }

  @Test func `Touches that the app ignores reach no button`() {
    let session = session(after: ["add button ok 20 100 120 44", "target ok touchUpInside"])
    session.scene.application.beginIgnoringInteractionEvents()
    session.mustRun(["tap ok"])
    for question in ["why", "why ok"] {
      let said = session.shown(question)
      #expect(said.contains("UT-26") && said.contains("endIgnoringInteractionEvents"), "\(said)")
    }
    session.scene.application.endIgnoringInteractionEvents()
    #expect(session.shown("why ok").contains("UT-27"))
    session.mustRun(["tap ok", "expect log is \"ok touchUpInside\""])
  }

  @Test func `Undo takes the event back, and why with it`() throws {
    let session = session(after: ["add button ok 20 100 120 44"])
    _ = try session.run("tap ok")
    _ = try session.run("undo")
    #expect(session.refusal(of: "why") != nil)
  }
}
