import Foundation
import Records
import UIKitModel

extension Command {
  static let wait = Command(
    "wait", .acting, .change,
    summary: Bilingual(en: "lets time pass", zh: "让时间流逝"),
    text: Bilingual(
      en: """
        The clock of the device stands still until a line moves it. What is due happens at its \
        own time: a long press begins, a tap that waits for a second one is recognized. Swift that \
        calls Thread.sleep moves it, too, and blocks the main thread: what is due then comes late \
        (FP-18).
        """,
      zh: """
        设备的时钟静止不动，直到某一行推进它。到期的事会在各自的时刻发生：长按开始识别，\
        等待第二次点按的单击得到识别。Swift 代码调用 Thread.sleep 也会推进时钟，但主线程被阻塞：\
        到期的事会晚发生（FP-18）。
        """),
    examples: [
      "add view pad 100 400 200 200", "gesture longpress hold on pad", "touch 1 down 200 500",
      "wait 0.5", "expect states hold is possible, began",
    ]
  ) {
    Form(.seconds(0...Arguments.longestTime).maybeBefore("s", "seconds")) { session, seconds in
      let application = session.scene.application
      return [
        try session.recording(.wait(seconds), start: application.clock.now) {
          application.eventQueue.wait(seconds)
        }
      ]
    }
  }

  static let layout = Command(
    "layout", .acting, .change,
    summary: Bilingual(en: "runs the pending update cycle", zh: "执行待处理的更新周期"),
    text: Bilingual(
      en: """
        Lays out what is marked, then draws, as the end of a turn of the run loop does; with a \
        view, layoutIfNeeded of it.

        Each line is a turn of the run loop: what it marks is laid out and drawn at its end, once, \
        however often it was marked. So layout finds something only in views that are in no window. \
        To see a mark wait, put several calls on one line, with `;` between them.
        """,
      zh: """
        像运行循环的一轮结束时那样，先布局被标记的视图，再绘制；写了视图就调用它的 layoutIfNeeded。

        每一行就是运行循环的一轮：这一行标记的内容在行末统一布局和绘制一次，不管标记了多少次。所以只有不在窗口中的\
        视图，layout 才会找到要做的事。要看到标记在等待，就把几次调用写在同一行，用 `;` 隔开。
        """),
    examples: [
      "add view red 100 100 200 200", "layout", "let apart = UIView()",
      "apart.setNeedsLayout()", "layout apart",
    ]
  ) {
    Form(.optional(.view(.view))) { session, view in
      let scene = session.scene
      let tops = view.map { [$0] } ?? scene.application.windowsFrontToBack
      let marked = tops.flatMap(\.viewsThatNeedLayout).map { scene.objectName($0) }
      return [
        try session.recording(
          .layout(of: view.map { scene.objectName($0) }, marked: marked),
          start: scene.application.clock.now
        ) {
          if let view { view.layoutIfNeeded() } else { scene.application.runUpdateCycle() }
        }
      ]
    }
  }

  static let vsync = Command(
    "vsync", .acting, .change,
    summary: Bilingual(en: "lets frames of the display pass", zh: "让屏幕刷新若干帧"),
    text: Bilingual(
      en: "Each frame is 1/60 s; at its end views are laid out and drawn.",
      zh: "每帧 1/60 秒；每帧结束时布局并绘制。"),
    examples: ["vsync", "vsync 30"]
  ) {
    Form(.optional(.count(1...Arguments.mostMoves), or: 1)) { session, count in
      let application = session.scene.application
      return [
        try session.recording(.frames(count), start: application.clock.now) {
          for _ in 0..<count {
            application.eventQueue.wait(ActPlan.frame)
            application.runUpdateCycle()
          }
        }
      ]
    }
  }
}

extension UIView {
  /// The views of this subtree that are marked for layout, from the top down.
  fileprivate var viewsThatNeedLayout: [UIView] {
    var found: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.needsLayout { found.append(view) }
      if view.subviewCount > 0 { waiting += view.subviews.reversed() }
    }
    return found
  }
}
