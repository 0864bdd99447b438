// The content of a row as one value: it becomes the words and the picture of the row.
protocol UIContentConfiguration {}

struct UIListContentConfiguration: UIContentConfiguration {
  struct TextProperties {
    enum TextTransform: Int { case none, uppercase, lowercase, capitalized }
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.label
    var numberOfLines = 0
    var alignment = NSTextAlignment.natural
    var adjustsFontSizeToFitWidth = false
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
  }
  struct ImageProperties {
    var tintColor: UIColor?
    var cornerRadius: CGFloat = 0
    var maximumSize = CGSize.zero
    var reservedLayoutSize = CGSize.zero
  }
  var text: String?
  var secondaryText: String?
  var attributedText: NSAttributedString?
  var secondaryAttributedText: NSAttributedString?
  var image: UIImage?
  var textProperties = UIListContentConfiguration.TextProperties()
  var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  var imageProperties = UIListContentConfiguration.ImageProperties()
  var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  var imageToTextPadding: CGFloat = 16
  var textToSecondaryTextVerticalPadding: CGFloat = 4
  var prefersSideBySideTextAndSecondaryText = false

  static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
}

class _ContentBox: NSObject {
  let content: UIContentConfiguration
  init(_ content: UIContentConfiguration) {
    self.content = content
    super.init()
  }
}

extension UITableViewCell {
  func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  var contentConfiguration: UIContentConfiguration? {
    get { (_kept("_content") as? _ContentBox)?.content }
    set {
      _store(newValue.map { _ContentBox($0) }, "_content")
      guard let content = newValue as? UIListContentConfiguration else { return }
      let words = content.text ?? content.attributedText?.string
      if words != nil || textLabel?.text != nil { textLabel?.text = words }
      if let second = content.secondaryText ?? content.secondaryAttributedText?.string {
        if let label = detailTextLabel {
          label.text = second
        } else {
          _keep(true, "UITableViewCell", "contentConfiguration", "drawing")
        }
      }
      if let image = content.image { imageView?.image = image }
    }
  }
}
