import EventVocabulary
import Foundation
import Lettering
import Records
import Wording

/// Renders frames in the app, in the render server and on the screen, from VSYNC to VSYNC.
struct FramesRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  /// The columns per VSYNC, and the maximum number of VSYNCs drawn.
  private static let cell = 5
  private static let most = 240

  package func render(_ record: FramesRecord, into page: inout Page) {
    let heads = ["VSYNC", say("app", "App"), say("render", "渲染"), say("screen", "屏幕")]
    let width = (heads.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    let count = min((record.frames.last?.shown ?? 0) + 1, Self.most)
    let columns = max(1, (page.style.width - width) / Self.cell)
    for start in stride(from: 0, to: count, by: columns) {
      let range = start..<min(start + columns, count)
      let rows = [
        range.map { "\($0)" }, row(range, record.frames) { $0.begins..<$0.committed },
        row(range, record.frames) { $0.rendering..<$0.rendered }, screen(range, record.frames),
      ]
      for (head, cells) in zip(heads, rows) {
        let text = cells.map { $0.padded(to: Self.cell) }.joined()
        page.row(
          head.padded(to: width), text.withoutBlanksBehind, headEmphasis: .faint,
          head == heads[0] ? .faint : .none)
      }
    }
    say(record, into: &page)
  }

  /// The frame that is worked on at each VSYNC.
  private func row(
    _ range: Range<Int>, _ frames: [FramePipeline.Frame],
    _ time: (FramePipeline.Frame) -> Range<Int>
  ) -> [String] {
    range.map { sync in
      let now = frames.indices.filter { time(frames[$0]).contains(sync) }
      return now.map { "\($0 + 1)" }.joined(separator: "+")
    }
  }

  /// The frame on the screen at each VSYNC; while a late one is awaited, the one before it stays.
  private func screen(_ range: Range<Int>, _ frames: [FramePipeline.Frame]) -> [String] {
    range.map { sync in
      guard let shown = frames.lastIndex(where: { $0.shown <= sync }) else { return "·" }
      let next = shown + 1
      let isLate =
        next < frames.count && sync >= frames[next].shown - frames[next].late
        && frames[next].late > 0
      return isLate ? "\(shown + 1)!" : "\(shown + 1)"
    }
  }

  private func say(_ record: FramesRecord, into page: inout Page) {
    for (index, frame) in record.frames.enumerated() where frame.late > 0 {
      let isCommit = frame.app > record.period
      let isRender = frame.render > record.period * (record.isTripleBuffered ? 2 : 1)
      let cause =
        isCommit && isRender
        ? say("app and render server", "App 和渲染服务")
        : isRender
          ? say("render hitch, \(Self.time(frame.render)) ms", "渲染卡顿，\(Self.time(frame.render)) ms")
          : isCommit
            ? say("commit hitch, \(Self.time(frame.app)) ms", "提交卡顿，\(Self.time(frame.app)) ms")
            : say("waits for the frame before", "等待前一帧")
      let late = Self.time(Double(frame.late) * record.period)
      page.row(
        say("frame \(index + 1)  ", "第 \(index + 1) 帧  "),
        say("\(late) ms late: \(cause)  FP-11", "晚 \(late) ms：\(cause)  FP-11"),
        headEmphasis: .strong, .bad)
    }
    guard record.hitchTime > 0 else {
      page.paragraph(
        say("no hitch: every frame comes when it is expected", "没有卡顿：每一帧都按时到来"),
        indent: 2, .good)
      return
    }
    let ratio = Self.time(record.hitchRatio)
    page.paragraph(
      say(
        "hitches: \(Self.time(record.hitchTime)) ms in all, \(ratio) ms a second: \(band(record, .of2020)) by the scale of 2020, \(band(record, .of2026)) by that of 2026  FP-12, FP-13",
        "卡顿共 \(Self.time(record.hitchTime)) ms，每秒 \(ratio) ms：按 2020 年的标准属于“\(band(record, .of2020))”，按 2026 年的标准属于“\(band(record, .of2026))”  FP-12、FP-13"
      ), indent: 2, .hint)
    if teach > .brief {
      page.paragraph(
        say("! the frame before stays on the screen  FP-10", "! 前一帧留在屏幕上  FP-10"), indent: 2, .hint)
    }
  }

  private func band(_ record: FramesRecord, _ scale: HitchScale) -> String {
    switch scale.band(record.hitchRatio) {
    case .good: say("good", "良好")
    case .warning: say("warning", "警告")
    case .critical: say("critical", "严重")
    case .immediate: say("immediate", "须立即处理")
    }
  }

  private static func time(_ value: Double) -> String {
    Numbers.text((value * 100).rounded() / 100)
  }
}
