import Foundation
import Lettering
import Records
import Wording

/// Renders the screen as a picture, with its scale, the fingers, and the views that are not in it.
struct ShowRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  /// The rows that the typed line, the heading, the ruler and the next prompt take.
  private static let otherRows = 5
  private static let mostRows = 48

  package func render(_ record: ShowRecord, into page: inout Page) {
    let style = page.style
    let columns = style.width - Self.headWidth(record)
    let rows = min(Self.mostRows, max(6, style.rows - Self.otherRows))
    let picture = ScreenPicture(record, style: style, mostColumns: columns, mostRows: rows + 2)
    head(picture, into: &page)
    for line in picture.lines { page.drawn(line) }
    legend(picture, into: &page)
  }

  /// The maximum columns of a ruler before the picture.
  static func headWidth(_ record: ShowRecord) -> Int {
    max(4, Numbers.text(record.screen.height.rounded()).count + 1) + 2
  }

  private func head(_ picture: ScreenPicture, into page: inout Page) {
    let margin = picture.grid.headWidth
    let said = [picture.grid.wording[language]] + fingers(picture.record, page.style)
    page.paragraph(said.joined(separator: " · "), indent: margin)
    if picture.record.isOutdated, !picture.record.fingers.isEmpty {
      page.paragraph(
        say("(the scene has changed since that touch)", "（这次触摸之后场景有变化）"), indent: margin,
        .faint)
    }
  }

  /// The lines for what each finger did, and which view has its touch.
  func fingers(_ record: ShowRecord, _ style: Style) -> [String] {
    let signs = FingerSigns.of(style)
    let shown = record.fingers.prefix(3).map { finger -> String in
      let view = finger.view?.called ?? say("no view", "没有视图")
      guard let start = finger.way.first, let end = finger.way.last, finger.way.count > 1 else {
        let point = finger.way.first.map(Numbers.shortPoint) ?? "—"
        return say(
          "\(signs.touch) touch \(point) \(signs.arrow) \(view)",
          "\(signs.touch) 触摸 \(point) \(signs.arrow) \(view)")
      }
      let number = record.fingers.count > 1 ? " \(finger.number)" : ""
      let way =
        "\(signs.start) \(Numbers.shortPoint(start)) \(signs.end) \(Numbers.shortPoint(end))"
      return say(
        "finger\(number) \(way) \(signs.arrow) \(view)", "手指\(number) \(way) \(signs.arrow) \(view)"
      )
    }
    let more = record.fingers.count - shown.count
    return shown + (more > 0 ? [say("\(more) more fingers", "另有 \(more) 个手指")] : [])
  }

  // MARK: Below the picture

  private func legend(_ picture: ScreenPicture, into page: inout Page) {
    let record = picture.record
    let margin = picture.grid.headWidth
    func name(_ view: ObjectName) -> String { Escaping.name(view.called).shortened(to: 40) }
    if !picture.signs.isEmpty {
      let signs = picture.signs.map { "\($0.sign) \(name(record.views[$0.view].view))" }
      page.paragraph(signs.joined(separator: " · "), indent: margin)
    }
    if picture.unnamed > 0 {
      let count = Numbers.grouped(picture.unnamed)
      page.paragraph(
        say("\(count) more are drawn without a name", "另有 \(count) 个画出但没有标名字"), indent: margin,
        .faint)
    }
    let covered = picture.covered.filter { record.views[$0].view.isNamed }
    if !covered.isEmpty {
      let names = list(covered.map { name(record.views[$0].view) }, in: covered.count)
      page.paragraph(
        say("covered by what is in front: \(names)", "被前面的视图遮住：\(names)"), indent: margin, .faint)
    }
    missing(record, name, margin, into: &page)
  }

  private func missing(
    _ record: ShowRecord, _ name: (ObjectName) -> String, _ margin: Int, into page: inout Page
  ) {
    guard record.missingInAll > 0 else { return }
    let shown = record.missing.prefix(Self.mostNames).map {
      say("\(name($0.view)) (\($0.reason.wording.en))", "\(name($0.view))（\($0.reason.wording.zh)）")
    }
    let more = record.missingInAll - shown.count
    let rest = say("\(Numbers.grouped(more)) more views", "另外 \(Numbers.grouped(more)) 个视图")
    let names = shown.joined(separator: say(", ", "、"))
    let all =
      more == 0
      ? names : shown.isEmpty ? rest : say("\(names) and \(rest)", "\(names)和\(rest)")
    page.paragraph(say("not drawn: \(all)", "没有画出：\(all)"), indent: margin, .faint)
  }

  private static let mostNames = 8

  private func list(_ names: [String], in count: Int) -> String {
    let shown = names.prefix(Self.mostNames).joined(separator: say(", ", "、"))
    let more = count - min(count, Self.mostNames)
    return more > 0
      ? say("\(shown) and \(Numbers.grouped(more)) more", "\(shown) 等 \(Numbers.grouped(count)) 个")
      : shown
  }

  // MARK: Plain
}

extension ShowRecord.Absence {
  /// The reason why a view is not drawn, in a few words.
  package var wording: Bilingual {
    switch self {
    case .hidden: Bilingual(en: "hidden", zh: "已隐藏")
    case .transparent: Bilingual(en: "alpha 0", zh: "alpha 为 0")
    case .empty: Bilingual(en: "no size", zh: "没有大小")
    case .clipped: Bilingual(en: "clipped away", zh: "被裁剪掉")
    case .outside: Bilingual(en: "off the screen", zh: "在屏幕外")
    case .nowhere: Bilingual(en: "no place: a number is not finite", zh: "没有位置：有数值不是有限数")
    case .tooMany: Bilingual(en: "too small, and there are too many", zh: "视图太多，它太小")
    }
  }
}
