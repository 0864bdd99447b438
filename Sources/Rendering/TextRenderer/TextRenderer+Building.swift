import Foundation
import Lettering
import Records
import Wording

// The answers to commands that build the scene.
extension TextRenderer {
  package func render(_ placed: PlacedView, into page: inout Page) {
    let frame = Numbers.rectangle(placed.frame)
    let order =
      placed.count > 1 && placed.index < placed.count - 1
      ? Bilingual(
        en: ", index \(placed.index) of 0…\(placed.count - 1)",
        zh: "，下标 \(placed.index)（0 到 \(placed.count - 1)）") : Bilingual(en: "", zh: "")
    let place = placed.superview.map {
      Bilingual(en: " in \($0.text)\(order.en)", zh: "，在 \($0.text) 中\(order.zh)")
    }
    page.row(
      placed.view.text.padded(to: 4) + " ",
      "\(placed.view.className) \(frame)\(place?[language] ?? "")", headEmphasis: .strong)
    remarks(placed.remarks, into: &page)
  }

  private func remarks(_ remarks: [Remark], into page: inout Page) {
    guard teach > .brief else { return }
    for remark in remarks { page.paragraph(remark.wording[language], indent: 5, .hint) }
  }

  package func render(_ change: ControllerChange, into page: inout Page) {
    let name = change.controller.text
    let other = change.other?.text ?? ""
    let view =
      change.view.map {
        Bilingual(en: ", its view is \($0.text)", zh: "，视图是 \($0.text)")
      } ?? Bilingual(en: "", zh: "")
    let isPlain = change.controller.className == "UIViewController"
    let show = isPlain ? "push \(name)" : "set window.rootViewController \(name)"
    let text: Bilingual =
      switch change.event {
      case .made:
        Bilingual(
          en: "\(change.controller.className), on no screen yet: present \(name), or \(show)",
          zh: "\(change.controller.className)，还不在屏幕上：present \(name) 或 \(show)")
      case .contained: Bilingual(en: "in \(other)\(view.en)", zh: "在 \(other) 中\(view.zh)")
      case .presented:
        Bilingual(en: "presented by \(other)\(view.en)", zh: "由 \(other) 呈现\(view.zh)")
      case .dismissed: Bilingual(en: "dismissed", zh: "已收起")
      case .pushed: Bilingual(en: "pushed onto \(other)\(view.en)", zh: "已压入 \(other)\(view.zh)")
      case .popped: Bilingual(en: "popped from \(other)", zh: "已从 \(other) 弹出")
      }
    page.row("\(name.padded(to: 4)) ", text[language], headEmphasis: .strong)
    remarks(change.remarks, into: &page)
  }

  package func render(_ change: PropertyChange, into page: inout Page) {
    var text =
      change.old == change.new
      ? say("\(ValueWording.text(change.new)), as before", "\(ValueWording.text(change.new))，没有变化")
      : "\(ValueWording.text(change.old)) → \(ValueWording.text(change.new))"
    if let frame = change.frame, change.path != "frame", Self.movesFrame(change.path) {
      text += say("   frame \(Numbers.rectangle(frame))", "   frame \(Numbers.rectangle(frame))")
    }
    page.row("\(change.object.text).\(change.path)  ", text, headEmphasis: .strong)
    remarks(change.remarks, into: &page)
  }

  private static func movesFrame(_ path: String) -> Bool {
    ["bounds", "center", "transform", "anchorPoint", "frame.", "layer."].contains {
      path.hasPrefix($0)
    } && !["layer.zPosition", "layer.cornerRadius", "layer.opacity"].contains(path)
  }

  package func render(_ placed: PlacedRecognizer, into page: inout Page) {
    let waits = placed.requires.map(\.text)
    let requires =
      waits.isEmpty
      ? Bilingual(en: "", zh: "")
      : Bilingual(
        en: ", waits for \(waits.joined(separator: ", ")) to fail  GR-36",
        zh: "，等待 \(waits.joined(separator: "、")) 失败  GR-36")
    let place = placed.view.map {
      say(" on \($0.text)\(requires.en)", "，添加在 \($0.text) 上\(requires.zh)")
    }
    page.row(
      placed.recognizer.text.padded(to: 4) + " ",
      placed.recognizer.className + (place ?? requires[language]), headEmphasis: .strong)
    remarks(placed.remarks, into: &page)
  }

  package func render(_ change: TargetChange, into page: inout Page) {
    let what: Bilingual =
      switch change.action {
      case .log: Bilingual(en: "logged", zh: "记入 log")
      case .line(let line): Bilingual(en: "runs `\(line)`", zh: "运行 `\(line)`")
      case .send(let selector, let target?):
        Bilingual(en: "sends \(selector) to \(target.text)", zh: "向 \(target.text) 发送 \(selector)")
      case .send(let selector, nil):
        Bilingual(
          en: "sends \(selector) along the responder chain  TA-4",
          zh: "沿响应者链发送 \(selector)  TA-4")
      }
    let event = change.event.map { " \($0)" } ?? ""
    page.row("\(change.owner.text)\(event)  ", what[language], headEmphasis: .strong)
  }

  package func render(_ change: OverrideChange, into page: inout Page) {
    for line in change.removed { page.line(say("off  \(line)", "取消  \(line)")) }
    for line in change.lines {
      page.line(say("on   \(line.dropFirst(3))", "重写  \(line.dropFirst(3))"))
    }
  }
}
