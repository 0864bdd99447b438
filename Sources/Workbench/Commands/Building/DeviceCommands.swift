import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let profile = Command(
    "profile", .building, .change,
    summary: Bilingual(en: "chooses the chain of textbooks or of devices", zh: "选择教科书或真机的响应者链"),
    text: Bilingual(
      en: """
        textbook: the root view is directly in the window, and there is no scene. device: \
        hosting views and a window scene as since iOS 13 (RC-6 to RC-9).
        """,
      zh: "textbook：根视图直接在窗口里，没有 scene。device：与 iOS 13 起的真机一样，有宿主视图和 window scene（RC-6 至 RC-9）。"),
    examples: ["profile device", "chain root", "profile textbook"]
  ) {
    Form(.orEnd(Reader<UIApplication.Profile>.oneOf)) { session, profile in
      let application = session.scene.application
      if let profile {
        application.profile = profile
      } else {
        session.running.part = .asked
      }
      return [.setting(.profile(application.profile.rawValue))]
    }
  }

  static let screen = Command(
    "screen", .building, .change,
    summary: Bilingual(en: "shows or sets the size of the screen", zh: "查看或设置屏幕大小"),
    text: Bilingual(
      en: """
        In points. The window and the root view get the same size, and controllers hear of it by \
        viewWillTransition(to:with:), as when a device is turned (VC-36).
        """,
      zh: """
        单位是点。窗口和根视图随之变成同样大小，控制器会收到 viewWillTransition(to:with:)，与旋转设备时一样\
        （VC-36）。
        """),
    examples: ["screen 320 568", "screen 390x844"]
  ) {
    Form(.optional(.screenSize)) { session, size in
      let scene = session.scene
      if let size {
        scene.resizeScreen(to: size)
      } else {
        session.running.part = .asked
      }
      return [.setting(.screen(scene.application.screen.bounds.size))]
    }
  }
}

extension Reader where Value == CGSize {
  /// Reads a possible size of a screen.
  fileprivate static var screenSize: Reader {
    Reader(.placeholders("W", "H")) { arguments in
      let place = arguments.place
      let size = try arguments.size()
      guard size.isOfScreen else {
        let sides = CGSize.screenSides
        throw LocatedProblem(
          .sizeOutOfRange(least: Int(sides.lowerBound), most: Int(sides.upperBound)), place)
      }
      return size
    }
  }
}

extension Scene {
  /// Changes the size of the screen, and of the window and everything that fills it.
  package func resizeScreen(to size: CGSize) {
    window.transition(to: size) { fillScreen(of: size) }
  }

  private func fillScreen(of size: CGSize) {
    application.resizeScreen(to: size)
    var filling: [UIView] = [window]
    let old = window.bounds.size
    while let view = filling.popLast() {
      filling += view.subviews.filter { subview in
        subview.frame == CGRect(origin: .zero, size: old)
          && (controller(ofRootView: subview) != nil || givenName(of: subview) == nil)
      }
      view.frame.size = size
    }
  }
}
