import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let shake = Command(
    "shake", .acting, .change,
    summary: Bilingual(en: "shakes the device", zh: "摇一摇设备"),
    text: Bilingual(
      en: """
        The motion begins and ends 0.5 s later; it goes to the first responder of the key window, \
        else to the window (FR-9).
        """,
      zh: "动作开始，0.5 秒后结束；它发给主窗口的第一响应者，没有就发给窗口（FR-9）。"),
    examples: ["on window motionEnded", "shake"]
  ) {
    Form { session in
      var plan = ActPlan(.shake)
      plan.isGesture = false
      plan.add(.motion(.motionShake, isEnd: false))
      plan.add(.motion(.motionShake, isEnd: true), after: 0.5)
      return [try session.act(plan)]
    }
  }

  static let remote = Command(
    "remote", .acting, .change,
    summary: Bilingual(en: "presses a button of a remote control", zh: "按下遥控按钮"),
    text: Bilingual(
      en: """
        As the buttons of headphones do. The app hears nothing of it until it has asked: \
        UIApplication.shared.beginReceivingRemoteControlEvents() (FR-14).
        """,
      zh: """
        相当于耳机上的按钮。App 先要调用 UIApplication.shared.beginReceivingRemoteControlEvents()，\
        否则谁也收不到（FR-14）。
        """),
    examples: ["remote play"]
  ) {
    Form(Reader<RemoteControl>.oneOf) { session, remote in
      var plan = ActPlan(.remoteControl(remote))
      plan.isGesture = false
      plan.add(.remoteControl(remote.subtype))
      return [try session.act(plan)]
    }
  }

  static let presses = Command(
    "presses", .acting, .change,
    summary: Bilingual(en: "presses and releases keys", zh: "按下和松开按键"),
    text: Bilingual(
      en: """
        KEY is a character, or one of return, space, tab, escape, delete, left, right, up, down, or \
        a button of a television's remote control: select, menu, play (FR-30). \
        The press goes to the first responder of the key window, else to the window (FR-13). After \
        KEY come the modifiers that are down with it. A combination that a responder in the chain \
        names in keyCommands sends its action instead (FR-5).

        A text that is first responder types the characters. The keyboard that comes up for it has no \
        place on the screen here: touches go to what lies below it.
        """,
      zh: """
        KEY 是一个字符，或 return、space、tab、escape、delete、left、right、up、down 之一，也可以是电视遥控器的\
        按钮 select、menu、play（FR-30）。\
        按键发给主窗口的第一响应者，没有就发给窗口（FR-13）。KEY 之后写同时按住的修饰键。如果链上某个\
        响应者在 keyCommands 里列出了这个组合，就改为发送它的 action（FR-5）。

        文本是第一响应者时，字符会输入到其中。弹出的键盘在这里不占屏幕位置：触摸会到达它下面的视图。
        """),
    examples: [
      "on window presses", "presses down a", "presses up a", "presses down s command",
      "presses up s", "presses down select", "presses up select",
    ]
  ) {
    Form(.after("down", .key), .modifiers) { session, typed, modifiers in
      if let button = typed.button {
        guard !session.scene.isDown(button) else { throw Problem.acting(.keyIsDown(typed.text)) }
        return [try session.act(ActPlan(button, isDown: true))]
      }
      let key = UIKey(typed.characters, modifiers)
      guard !session.scene.isDown(key) else { throw Problem.acting(.keyIsDown(typed.text)) }
      return [try session.act(ActPlan(key, isDown: true))]
    }
    Form(.after("up", .key)) { session, typed in
      if let button = typed.button {
        guard session.scene.isDown(button) else { throw Problem.acting(.keyNotDown(typed.text)) }
        return [try session.act(ActPlan(button, isDown: false))]
      }
      let key = UIKey(typed.characters, [])
      guard session.scene.isDown(key) else { throw Problem.acting(.keyNotDown(typed.text)) }
      return [try session.act(ActPlan(key, isDown: false))]
    }
  }
}

/// A key as it was typed, and its characters.
private struct TypedKey {
  let text: String
  /// The button of a remote control, if it is one.
  let button: UIPress.PressType?
  let characters: String
}

extension Reader where Value == TypedKey {
  /// Reads a key of a keyboard.
  fileprivate static var key: Reader {
    Reader(.placeholder(.key)) { arguments in
      let text = try arguments.word(Placeholder.key.shown).text
      if let button = KeyNames.button(text) {
        return TypedKey(text: text, button: button, characters: "")
      }
      guard let characters = KeyNames.characters(text) else {
        throw arguments.problem(.acting(.notAKey(text, words: KeyNames.words)))
      }
      return TypedKey(text: text, button: nil, characters: characters)
    }
  }
}

extension Reader where Value == UIKeyModifierFlags {
  /// Reads the modifier keys that are down with another one.
  fileprivate static var modifiers: Reader {
    let words = ["command", "shift", "control", "alternate"]
    return Reader(.many(.optional(.alternatives(words.map { .keyword($0) })))) { arguments in
      var modifiers: UIKeyModifierFlags = []
      while let modifier = arguments.next.flatMap({ KeyNames.modifier($0.text) }) {
        _ = arguments.take()
        modifiers.insert(modifier)
      }
      return modifiers
    }
  }
}

extension Scene {
  fileprivate func isDown(_ key: UIKey) -> Bool {
    application.keysDown.contains {
      $0.key?.charactersIgnoringModifiers == key.charactersIgnoringModifiers
    }
  }
}

extension Scene {
  fileprivate func isDown(_ button: UIPress.PressType) -> Bool {
    application.keysDown.contains { $0.key == nil && $0.type == button }
  }
}

extension ActPlan {
  /// Creates the input of a button of a remote control that goes down or up.
  fileprivate init(_ button: UIPress.PressType, isDown: Bool) {
    self.init(.key(KeyNames.name(of: button), isDown: isDown))
    isGesture = false
    add(.button(button, isDown: isDown))
  }

  /// Creates the input of a key that goes down or up.
  fileprivate init(_ key: UIKey, isDown: Bool) {
    self.init(.key(KeyNames.name(of: key), isDown: isDown))
    isGesture = false
    add(.key(key, isDown: isDown))
  }
}

extension RemoteControl {
  /// UIKit's subtype of the event.
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
