import EventVocabulary
import Records

extension UIKitWarning {
  /// The correct way to do it, with the names of the objects.
  func cure(_ objects: [String]) -> Bilingual {
    switch self {
    case .presentsAlready:
      let presented = objects.last ?? "nil"
      return Bilingual(
        en: "Dismiss \(presented) first, or present on \(presented)",
        zh: "请先收起 \(presented)，或由 \(presented) 来呈现")
    case .presentsOutsideWindow:
      return Bilingual(
        en: "Present from a controller that shows: in viewDidLoad it is too early",
        zh: "请由正在显示的控制器来呈现：在 viewDidLoad 里还太早")
    case .pushesDuringTransition, .popsDuringTransition, .setsStackDuringTransition,
      .dismissesDuringTransition:
      return Bilingual(
        en: "Wait for the end of the transition: the animator calls completeTransition(_:)",
        zh: "请等转场结束：动画控制器要调用 completeTransition(_:)")
    case .unknownAttribute:
      let path = objects.last ?? "nil"
      return Bilingual(
        en:
          "Declare \(path) in the class, visible to Objective-C (@objc or @IBInspectable), or take "
          + "the attribute out of the file",
        zh: "请在类里声明 \(path)，并让 Objective-C 可见（@objc 或 @IBInspectable），或从文件里删去这个属性")
    }
  }
}
