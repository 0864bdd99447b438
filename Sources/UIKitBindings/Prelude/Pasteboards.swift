// The pasteboard: its contents exist until the app ends, and other apps do not see them.
class UIPasteboard: NSObject {
  // One for each app, not for the library, which all apps share.
  static var general: UIPasteboard {
    if let known = UIApplication.shared._kept("_pasteboard") as? UIPasteboard { return known }
    let made = UIPasteboard()
    UIApplication.shared._store(made, "_pasteboard")
    return made
  }

  private var _strings: [String] = [] { didSet { changeCount += 1 } }
  private var _images: [UIImage] = [] { didSet { changeCount += 1 } }
  private var _urls: [URL] = [] { didSet { changeCount += 1 } }
  private(set) var changeCount = 0

  var string: String? {
    get { _strings.first ?? _urls.first?.absoluteString }
    set { strings = newValue.map { [$0] } }
  }
  var strings: [String]? {
    get { hasStrings ? _strings : nil }
    set {
      _clear()
      _strings = newValue ?? []
    }
  }
  var image: UIImage? {
    get { _images.first }
    set {
      _clear()
      _images = newValue.map { [$0] } ?? []
    }
  }
  var url: URL? {
    get { _urls.first }
    set {
      _clear()
      _urls = newValue.map { [$0] } ?? []
    }
  }
  var hasStrings: Bool { !_strings.isEmpty }
  var hasImages: Bool { !_images.isEmpty }
  var hasURLs: Bool { !_urls.isEmpty }

  private func _clear() {
    if hasStrings { _strings = [] }
    if hasImages { _images = [] }
    if hasURLs { _urls = [] }
  }
}
