import Foundation
import Records
import UIKitModel

extension Command {
  static let shake = Command(
    "shake", .acting, .change, usage: [""],
    summary: Bilingual(en: "shakes the device", zh: "摇一摇设备"),
    text: Bilingual(
      en: """
        The motion begins and ends 0.5 s later; it goes to the first responder of the key window, \
        else to the window (FR-9).
        """,
      zh: "动作开始，0.5 秒后结束；它发给主窗口的第一响应者，没有就发给窗口（FR-9）。"),
    examples: ["on window motionEnded", "shake"]
  ) { arguments, session in
    try arguments.finish()
    var plan = ActPlan(.shake)
    plan.isGesture = false
    plan.add(.motion(.motionShake, isEnd: false))
    plan.add(.motion(.motionShake, isEnd: true), after: 0.5)
    return [try session.perform(plan)]
  }

  static let remote = Command(
    "remote", .acting, .change,
    usage: ["play", "pause", "stop", "toggle", "next", "previous"],
    summary: Bilingual(en: "presses a button of a remote control", zh: "按下遥控按钮"),
    text: Bilingual(
      en: """
        As the buttons of headphones do. Nobody hears of it until the app has asked for it: \
        UIApplication.shared.beginReceivingRemoteControlEvents() (FR-14).
        """,
      zh: """
        相当于耳机上的按钮。App 先要调用 UIApplication.shared.beginReceivingRemoteControlEvents()，\
        否则谁也收不到（FR-14）。
        """),
    examples: ["remote play"]
  ) { arguments, session in
    let word = try arguments.oneOf(RemoteControl.allCases.map(\.rawValue))
    try arguments.finish()
    let remote = RemoteControl(rawValue: word) ?? .play
    var plan = ActPlan(.remoteControl(remote))
    plan.isGesture = false
    plan.add(.remoteControl(remote.subtype))
    return [try session.perform(plan)]
  }

  static let presses = Command(
    "presses", .acting, .change, usage: ["down KEY", "up KEY"],
    summary: Bilingual(en: "presses and releases keys", zh: "按下和松开按键"),
    text: Bilingual(
      en: """
        KEY is a character, or one of return, space, tab, escape, delete, left, right, up, down. \
        The press goes to the first responder of the key window, else to the window (FR-13).
        """,
      zh: """
        KEY 是一个字符，或 return、space、tab、escape、delete、left、right、up、down 之一。\
        按键发给主窗口的第一响应者，没有就发给窗口（FR-13）。
        """),
    examples: ["on window presses", "presses down a", "presses up a"]
  ) { arguments, session in
    let word = try arguments.oneOf(["down", "up"])
    let token = try arguments.word("KEY")
    guard let characters = Keys.characters(token.text) else {
      throw arguments.problem(.acting(.notAKey(token.text, words: Keys.words)))
    }
    let keys = session.scene.application.keysDown
    let isDown = keys.contains {
      $0.key?.charactersIgnoringModifiers == characters.lowercased()
    }
    if isDown, word == "down" { throw arguments.problem(.acting(.keyIsDown(token.text))) }
    if !isDown, word == "up" { throw arguments.problem(.acting(.keyNotDown(token.text))) }
    try arguments.finish()
    var plan = ActPlan(.key(token.text, isDown: word == "down"))
    plan.isGesture = false
    plan.add(.key(UIKey(characters), isDown: word == "down"))
    return [try session.perform(plan)]
  }
}

extension RemoteControl {
  /// What UIKit calls it.
  fileprivate var subtype: UIEvent.EventSubtype {
    switch self {
    case .play: .remoteControlPlay
    case .pause: .remoteControlPause
    case .stop: .remoteControlStop
    case .toggle: .remoteControlTogglePlayPause
    case .next: .remoteControlNextTrack
    case .previous: .remoteControlPreviousTrack
    }
  }
}

/// The keys that have a word.
enum Keys {
  private static let table: [(word: String, characters: String)] = [
    ("return", "\r"), ("space", " "), ("tab", "\t"), ("escape", "\u{1B}"), ("delete", "\u{8}"),
    ("left", "UIKeyInputLeftArrow"), ("right", "UIKeyInputRightArrow"),
    ("up", "UIKeyInputUpArrow"), ("down", "UIKeyInputDownArrow"),
  ]

  static var words: [String] { table.map(\.word) }

  /// What a key gives; nil for what is no key.
  static func characters(_ word: String) -> String? {
    if word.count == 1 { return word }
    return table.first { $0.word == word.lowercased() }?.characters
  }
}
