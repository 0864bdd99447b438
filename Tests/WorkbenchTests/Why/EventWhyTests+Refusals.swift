/// Why recognizers failed because of a view's own code, why a view heard nothing, and what became
/// of a control in the middle of a touch.
extension EventWhyTests {
  nonisolated static let refuser = [
    """
    class Refuser: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    """,
    "add Refuser card 20 300 200 200", "gesture tap own on card", "gesture tap above on root",
  ]
  nonisolated static let atOnce = [
    """
    class Now: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    """,
    "add view box 20 300 300 300", "add view card 0 0 200 200 in box", "gesture Now now on box",
    "on card touches",
  ]

  nonisolated static let refusals: [Cause] = [
    Cause(
      name: "GR-32: the view to which it is attached refused it",
      lines: [
        "add view card 20 300 200 200", "gesture tap own on card",
        "on card gestureRecognizerShouldBegin return false",
      ],
      gesture: "tap card", question: "why own",
      says: ["`card`, its own view, refused it", "`on card gestureRecognizerShouldBegin", "GR-32"],
      chinese: ["它自己的视图", "GR-32"], after: ["expect log has \"own ended\""]),
    Cause(
      name: "GR-32: code of a class refused one above, which may leave the touch",
      lines: refuser, gesture: "tap card", question: "why above",
      says: ["`card`, which the touch hit, refused it", "Refuser line 2"],
      chinese: ["触摸命中的视图"], after: ["expect log has \"above ended\""]),
    Cause(
      name: "GR-32: another recognizer would win without that code, so leaving it out is no cure",
      lines: refuser, gesture: "tap card", question: "why above",
      says: ["set above.cancelsTouchesInView false"], chinese: ["若视图也可以保留触摸"],
      avoids: ["To leave that code out"], cure: nil, after: []),
    Cause(
      name: "GR-32: why of the view that refuses", lines: refuser, gesture: "tap card",
      question: "why card", says: ["`card` kept `own`, `above` from recognizing"],
      chinese: ["不让 `own`、`above` 识别"], cure: 1, after: ["expect log has \"own ended\""]),
    Cause(
      name: "GR-35: a scroll view refused its own pan",
      lines: list + ["on roll gestureRecognizerShouldBegin return false"],
      gesture: "drag roll by 0 -60", question: "why roll.panGestureRecognizer",
      says: ["its own view and its delegate, refused it", "GR-32, GR-35"],
      chinese: ["也是它的代理"], after: ["expect roll.contentOffset.y > 0"]),
    Cause(
      name: "GR-3: a recognizer above recognized at once", lines: atOnce, gesture: "tap card",
      question: "why card", says: ["told first and recognized at once", "GR-3, GR-17"],
      chinese: ["先收到触摸"], after: ["expect log has \"card touchesBegan\""]),
    Cause(
      name: "GR-3: also where that one delays touches",
      lines: atOnce + ["set now.delaysTouchesBegan true"], gesture: "tap card",
      question: "why card", says: ["told first and recognized at once"],
      chinese: ["先收到触摸"], after: ["expect log has \"card touchesBegan\""]),
    Cause(
      name: "GR-44: one kept the touch back while another recognized",
      lines: [
        "add view card 20 300 200 200", "on card touches", "gesture pan slide on card",
        "gesture tap twice on card numberOfTapsRequired 2 delaysTouchesBegan true",
      ],
      gesture: "drag card by 0 40", question: "why card",
      says: ["`twice` kept it back", "`slide` recognized", "GR-45"],
      chinese: ["`twice` 的 delaysTouchesBegan 为 true"],
      after: ["expect log has \"card touchesBegan\", \"card touchesCancelled\""]),
    Cause(
      name: "CT-30: disabled while it tracked",
      lines: ["add button ok 20 100 120 44", "target ok touchUpInside"],
      gesture: "touch 1 down 50 120\nset ok.isEnabled false\ntouch 1 up",
      question: "why ok", says: ["sent touchDown", "isEnabled became false", "CT-30"],
      chinese: ["isEnabled 变为 false"], again: "tap ok",
      after: ["expect log is \"ok touchUpInside\""]),
    Cause(
      name: "CT-29: a plain view in a button is not settled",
      lines: [
        "add button ok 20 100 120 44", "add view mark 0 0 60 44 in ok", "target ok touchUpInside",
      ],
      gesture: "tap mark", question: "why mark", says: ["Not settled (CT-29)", "right either way"],
      chinese: ["尚无定论（CT-29）"], after: ["expect log is \"ok touchUpInside\""]),
  ]
}
