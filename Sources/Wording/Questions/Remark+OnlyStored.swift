import EventVocabulary
import Records

extension Remark {
  /// The words about a property that is only stored here.
  static func onStored(_ property: KeptProperty) -> Bilingual {
    let path = "\(property.owner).\(property.name)"
    let matters = property.effects.map(\.wording)
    return Bilingual(
      en: """
        \(path) is only stored here; on a device it decides \
        \(matters.map(\.en).joined(separator: " and "))
        """,
      zh: "\(path) 在这里只是存起来；在真机上它决定\(matters.map(\.zh).joined(separator: "和"))")
  }
}

extension KeptProperty.Effect {
  /// The matter as the object of "decides".
  fileprivate var wording: Bilingual {
    switch self {
    case .touches: Bilingual(en: "which view gets touches", zh: "由哪个视图接收触摸")
    case .events: Bilingual(en: "which events are sent", zh: "发送哪些事件")
    case .layout: Bilingual(en: "the layout", zh: "布局")
    case .drawing: Bilingual(en: "what is drawn", zh: "画面")
    }
  }
}
