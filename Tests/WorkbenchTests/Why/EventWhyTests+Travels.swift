extension EventWhyTests {
  /// Shakes, keys and remote controls.
  nonisolated static let travels: [Cause] = [
    Cause(
      name: "a shake that nobody handles", lines: [], gesture: "shake",
      says: ["No responder is first, so the shake went to `window` (FR-10)", "dropped (RC-13)"],
      chinese: ["没有第一响应者", "FR-10"], after: ["expect log is \"window motionEnded\""]),
    Cause(
      name: "a view that is not first responder",
      lines: ["add view red 20 100 100 100", "on red motionEnded"], gesture: "shake",
      question: "why red", says: ["`red` did not hear of it", "FR-1, FR-2"],
      chinese: ["`red` 没有收到"], after: ["expect red.canBecomeFirstResponder"]),
    Cause(
      name: "a view that could be first responder",
      lines: [
        "add view red 20 100 100 100", "on red motionEnded",
        "on red canBecomeFirstResponder return true",
      ], gesture: "shake", question: "why red", says: ["`red` is not in it"],
      after: ["expect log is \"red motionEnded\""]),
    Cause(
      name: "a responder further up handles it",
      lines: ["add textfield name 20 100 200 44", "tap name", "on root motionEnded"],
      gesture: "shake", says: ["went to the first responder, `name` (FR-9)", "`root` handles it"],
      cure: nil, after: []),
    Cause(
      name: "a remote control that nobody asked for", lines: ["on window remoteControlReceived"],
      gesture: "remote play", says: ["has not asked", "FR-14"], chinese: ["没有申请"],
      after: ["expect log has \"window remoteControlReceived\""]),
    Cause(
      name: "a combination of keys",
      lines: [
        """
        class Sheet: UIView {
          override var canBecomeFirstResponder: Bool { true }
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(save))]
          }
          @objc func save() {}
        }
        """, "add Sheet sheet 0 0 100 100", "sheet.becomeFirstResponder()",
      ], gesture: "presses down s command", says: ["`sheet` names in keyCommands", "FR-5"],
      chinese: ["组合键"], cure: nil, after: []),
  ]

  /// Omissions in the user's own code, and settings that prevent recognizers from recognizing.
  nonisolated static let ownCode: [Cause] = [
    Cause(
      name: "touchesEnded without super",
      lines: ["add button ok 20 100 120 44", "target ok touchUpInside", "on ok touchesEnded"],
      gesture: "tap ok", question: "why ok", says: ["tracked the finger", "CT-8"],
      chinese: ["CT-8"], after: ["expect log has \"ok touchUpInside\""]),
    Cause(
      name: "a recognizer that recognizes at once",
      lines: [
        """
        class Quick: UIGestureRecognizer {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .ended
          }
        }
        """, "add view pad 20 300 200 200", "on pad touches", "gesture Quick quick on pad",
      ], gesture: "tap pad", question: "why pad", says: ["told first and recognized at once"],
      after: ["expect log has \"pad touchesBegan\""]),
    Cause(
      name: "a recognizer that never decides",
      lines: [
        "class Stuck: UIGestureRecognizer {}", "add view pad 20 300 200 200",
        "gesture Stuck stuck on pad",
      ], gesture: "tap pad", question: "why stuck", says: ["never decides", "GR-14"],
      chinese: ["GR-14"], cure: nil, after: []),
    Cause(
      name: "a view further up handles it",
      lines: [
        "add scroll roll 0 100 390 400", "set roll.contentSize 390x2000",
        "add view card 0 0 390 400 in roll",
      ], gesture: "tap card", question: "why roll", says: ["`card` is the hit-test view"],
      cure: nil, after: []),
    Cause(
      name: "scrolling is off",
      lines: [
        "add scroll roll 0 100 390 400", "set roll.contentSize 390x2000",
        "set roll.isScrollEnabled false",
      ], gesture: "drag roll by 0 -60", question: "why roll.panGestureRecognizer",
      says: ["isScrollEnabled of its scroll view is false", "SC-14"], cure: nil, after: []),
  ]
}
