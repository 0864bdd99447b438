import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let put: Command = Command(
    "put", .building, .change,
    summary: Bilingual(en: "puts a view into another or reorders it", zh: "换父视图或换位置"),
    text: Bilingual(
      en: """
        The numbers of the frame stay, so in another superview the view appears elsewhere. \
        `at` counts from 0 at the back. The last subview is in front and is asked first.
        """,
      zh: "frame 的数值不变，所以换了父视图后显示位置会变。at 从 0 开始，0 在最后面。最后一个子视图在最前面，最先被询问。"),
    examples: [
      "add view box 50 50 200 200", "add view ok 10 10 40 40", "put ok in box",
      "put ok in root at 0",
      "put ok above box",
    ]
  ) {
    Form(.view, .place) { session, view, place in
      let scene = session.scene
      guard let superview = place.superview ?? view.superview else {
        throw Problem.missingArgument("in PARENT", usage: Command.put.usage(beginningWith: nil))
      }
      try scene.checkMovable(view)
      try scene.insert(view, in: superview, at: place.place)
      return [.placed(scene.placed(view, remarks: scene.remarks(placing: view)))]
    }
  }

  static let front = order(
    "front", .front,
    summary: Bilingual(en: "brings a view to the front", zh: "把视图移到最上层"),
    text: Bilingual(
      en: """
        Makes it the last of its superview's subviews: drawn on top and asked first. A window \
        comes to the front of its level.
        """,
      zh: "使它成为父视图的最后一个子视图：画在最上面，也最先被询问。窗口则移到同层级的最前。"))

  static let back = order(
    "back", .index(0),
    summary: Bilingual(en: "sends a view to the back", zh: "把视图移到最底层"),
    text: Bilingual(
      en: "Makes it the first of its superview's subviews: drawn below the others and asked last.",
      zh: "使它成为父视图的第一个子视图：画在最下面，也最后被询问。"))

  private static func order(
    _ word: String, _ place: UIView.Place, summary: Bilingual, text: Bilingual
  ) -> Command {
    Command(
      word, .building, .change, summary: summary, text: text,
      examples: [
        "add view yellow 40 40 160 160", "add view green 100 100 160 160", "\(word) yellow",
        "hit 150 150",
      ]
    ) {
      Form(.view) { session, view in
        let scene = session.scene
        if let window = view as? UIWindow, case .front = place {
          scene.application.bringToFront(window)
          return [.placed(scene.placed(window, remarks: []))]
        }
        guard let superview = view.superview else {
          let name = scene.objectName(view).text
          throw view is UIWindow ? Problem.windowHasNoSuperview(name) : .notInWindow(name)
        }
        try scene.insert(view, in: superview, at: place)
        return [.placed(scene.placed(view, remarks: []))]
      }
    }
  }

  static let remove = Command(
    "remove", .building, .change,
    summary: Bilingual(en: "removes a view from its superview", zh: "把视图从父视图移除"),
    text: Bilingual(
      en: """
        The view and its name stay; `put NAME in PARENT` brings it back. A recognizer is removed from \
        its view.
        """,
      zh: "视图和名字都还在；用 put NAME in PARENT 放回来。手势识别器则从它的视图上取下。"),
    examples: ["add view red 100 100 200 200", "remove red", "put red in root"]
  ) {
    Form(.removable) { session, object in
      let scene = session.scene
      let owner: UIView?
      switch object {
      case .recognizer(let recognizer):
        owner = recognizer.view
        owner?.removeGestureRecognizer(recognizer)
      case .view(let window as UIWindow):
        throw Problem.cannotRemoveWindow(scene.objectName(window).text)
      case .view(let view):
        try scene.checkRemovable(view)
        owner = view.superview
        view.sendRemoveFromSuperview()
      }
      return [
        .removed(view: scene.objectName(object.object), from: owner.map { scene.objectName($0) })
      ]
    }
  }
}

/// An object that can be removed.
private enum Removable {
  case view(UIView)
  case recognizer(UIGestureRecognizer)

  var object: ModelObject {
    switch self {
    case .view(let view): view
    case .recognizer(let recognizer): recognizer
    }
  }
}

extension Reader where Value == Removable {
  /// Reads a view, or a recognizer.
  fileprivate static var removable: Reader {
    .reading(.view, as: Removable.view).also(.reading(.recognizer, as: Removable.recognizer))
  }
}
