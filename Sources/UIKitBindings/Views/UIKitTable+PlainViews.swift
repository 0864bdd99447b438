import Foundation
import Machine
import ScriptLibrary
import UIKitModel

nonisolated extension UIBlurEffect.Style: BridgedEnumeration {}
nonisolated extension UIActivityIndicatorView.Style: BridgedEnumeration {}

/// Labels, images, stacks and other views with content.
extension UIKitTable {
  static func addPlainViews(_ table: Table) {
    addLabel(table)
    addStackView(table)
    addEffects(table)
    table.enumeration(
      UIActivityIndicatorView.Style.self,
      [
        ("whiteLarge", .whiteLarge), ("white", .white), ("gray", .gray), ("medium", .medium),
        ("large", .large),
      ], in: UIActivityIndicatorView.self, "How large an indicator is.")
  }

  private static func addLabel(_ table: Table) {
    table.enumeration(
      UIBaselineAdjustment.self,
      [("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none)],
      "Which line of words stays in its place when the font shrinks.")
  }

  static let label = ModelClass.view(
    UILabel.self, words: ["label"], endings: ["Label"], touch: .label,
    "A view that shows words; touches are off by default (UI-2).",
    make: { UILabel(frame: $0) }
  ) {
    $0.stored("font", \UILabel.font, "The font.", isImplicitlyUnwrapped: true)
    $0.stored("textColor", \UILabel.textColor, "The colour.", isImplicitlyUnwrapped: true)
    $0.stored("textAlignment", \UILabel.textAlignment, "How lines are aligned.")
    $0.stored("lineBreakMode", \UILabel.lineBreakMode, "What is done with too long words.")
    $0.stored("numberOfLines", \UILabel.numberOfLines, "How many lines may show; 0 for all.")
    $0.overridable(
      "isHighlighted", .getIsHighlighted, .setIsHighlighted,
      get: { (l: UILabel) in l.isHighlighted },
      set: { (l: UILabel, new: Bool) in l.isHighlighted = new }, "Whether it shows as touched.")
    $0.overridable(
      "isEnabled", .getIsEnabled, .setIsEnabled, get: { (l: UILabel) in l.isEnabled },
      set: { (l: UILabel, new: Bool) in l.isEnabled = new }, "Whether it shows as usable.")
    $0.kept(
      "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, decides: [.drawing],
      "Whether the font shrinks to fit.")
    addLabelLooks($0)
  } settings: {
    $0.overridable(
      "text", .getText, .setText, get: { (l: UILabel) in l.text },
      set: { (l: UILabel, new: String?) in l.text = new }, "The words.")
  }

  private static func addLabelLooks(_ type: TypeTable) {
    type.stored(
      "attributedText", \UILabel.attributedText, "The words with attributes; sets text, too.")
    type.kept(
      "minimumScaleFactor", \UILabel.minimumScaleFactor, decides: [.drawing],
      "How small the font may be.")
    type.kept(
      "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation,
      decides: [.drawing],
      "Whether letters move together.")
    type.kept(
      "baselineAdjustment", \UILabel.baselineAdjustment, decides: [.drawing],
      "The line that stays in place.")
    type.kept(
      "highlightedTextColor", \UILabel.highlightedTextColor, decides: [.drawing],
      "The colour as touched.")
    type.kept(
      "shadowColor", \UILabel.shadowColor, decides: [.drawing],
      "The colour of the shadow of the words.")
    type.kept(
      "shadowOffset", \UILabel.shadowOffset, decides: [.drawing],
      "Where that shadow falls.")
    type.stored(
      "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth,
      "Where lines break in the natural size; 0 for the width that constraints give.")
    type.method(
      "textRect(forBounds:limitedToNumberOfLines:)", "Where words are drawn: all of the bounds."
    ) { (l: UILabel, bounds: CGRect, lines: Int) in
      l.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
    }
    type.message("drawText(in:)", .drawText, "Draws the words, which shows nothing here (DR-60).") {
      (l: UILabel, rect: CGRect) in l.drawText(in: rect)
    }
  }

  static let imageView = ModelClass.view(
    UIImageView.self, words: ["image", "imageview"], endings: ["ImageView"], touch: .imageView,
    "A view that shows a picture; touches are off by default (UI-2).",
    make: { UIImageView(frame: $0) }
  ) {
    $0.initializer("init(image:)", designated: true, "A picture's view, as large as it.") {
      (image: UIImage?) in UIImageView(image: image)
    }
    $0.stored(
      "highlightedImage", \UIImageView.highlightedImage, "The picture while highlighted.")
    $0.overridable(
      "isHighlighted", .getIsHighlighted, .setIsHighlighted,
      get: { (v: UIImageView) in v.isHighlighted },
      set: { (v: UIImageView, new: Bool) in v.isHighlighted = new },
      "Which of the pictures shows.")
  } settings: {
    $0.overridable(
      "image", .getImage, .setImage, get: { (v: UIImageView) in v.image },
      set: { (v: UIImageView, new: UIImage?) in v.image = new }, "The picture."
    )?.markComputing()
  }

  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("lastBaseline", .lastBaseline),
  ]

  private static func addStackView(_ table: Table) {
    table.enumeration(
      UIStackView.Distribution.self, distributions, in: UIStackView.self,
      "How views share the length of a stack.")
    table.enumeration(
      UIStackView.Alignment.self, alignments, in: UIStackView.self,
      "How views lie across a stack."
    ) {
      $0.staticProperty("top", get: { UIStackView.Alignment.top }, "The leading edge of a row.")
      $0.staticProperty("bottom", get: { UIStackView.Alignment.bottom }, "Its trailing edge.")
    }
  }

  static let stackView = ModelClass.view(
    UIStackView.self,
    words: ["stack", "stackview"], endings: ["StackView"], touch: .stackView,
    "A row or column of views; touches are on (UI-3). Laid out at the end of a turn (LC-1).",
    make: { UIStackView(frame: $0) }
  ) {
    $0.convenience(
      "init(arrangedSubviews:)", [[UIView].self], over: "init(frame:)",
      arguments: [HostCode { (_: [UIView]) in CGRect.zero }],
      configure: HostCode { (s: UIStackView, views: [UIView]) in
        for view in views { s.addArrangedSubview(view) }
      }, "A stack of views.")
    $0.readOnly(
      "arrangedSubviews", \UIStackView.arrangedSubviews, "The views in the row, in its order.")
    $0.method("addArrangedSubview(_:)", "Puts a view at the end of the row.") {
      (s: UIStackView, v: UIView) in s.addArrangedSubview(v)
    }
    $0.method("insertArrangedSubview(_:at:)", "Puts a view into the row.") {
      (s: UIStackView, v: UIView, index: Int) in s.insertArrangedSubview(v, at: index)
    }
    $0.method("removeArrangedSubview(_:)", "Takes a view out of the row; it stays a subview.") {
      (s: UIStackView, v: UIView) in s.removeArrangedSubview(v)
    }
    $0.method("setCustomSpacing(_:after:)", "The distance after one view.") {
      (s: UIStackView, spacing: CGFloat, v: UIView) in s.setCustomSpacing(spacing, after: v)
    }
    $0.method("customSpacing(after:)", "The distance after one view.") {
      (s: UIStackView, v: UIView) in s.customSpacing(after: v)
    }
    $0.staticProperty(
      "spacingUseSystem", get: { UIStackView.spacingUseSystem }, "The system's own distance.")
    $0.staticProperty(
      "spacingUseDefault", get: { UIStackView.spacingUseDefault }, "That of all views.")
  } settings: {
    $0.oneOf(
      "axis", \UIStackView.axis, [("horizontal", .horizontal), ("vertical", .vertical)],
      "Whether it is a row or a column.")
    $0.oneOf(
      "distribution", \UIStackView.distribution, distributions, "How views share the length.")
    $0.oneOf(
      "alignment", \UIStackView.alignment,
      alignments + [("top", .top), ("bottom", .bottom)], "How views lie across.")
    $0.stored("spacing", \UIStackView.spacing, "The distance between neighbours.")
    $0.stored(
      "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
      "Whether distances are kept from the margins.")
  }

  static let activityIndicator = ModelClass.view(
    UIActivityIndicatorView.self, words: ["activity"], endings: ["ActivityIndicatorView"],
    touch: .activityIndicator, "A view that spins; touches are on (UI-3).",
    make: { UIActivityIndicatorView(frame: $0) }
  ) {
    $0.convenience(
      "init(style:)", [UIActivityIndicatorView.Style.self], over: "init(frame:)",
      arguments: [HostCode { (_: UIActivityIndicatorView.Style) in CGRect.zero }],
      configure: HostCode {
        (v: UIActivityIndicatorView, style: UIActivityIndicatorView.Style) in v.style = style
      }, "In the size of a style (UI-7).")
    $0.stored("style", \UIActivityIndicatorView.style, "How large it is (UI-7).")
    $0.stored("color", \UIActivityIndicatorView.color, "The colour of its spokes.")
    $0.readOnly("isAnimating", \UIActivityIndicatorView.isAnimating, "Whether it spins.")
    $0.stored(
      "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped,
      "Whether it is hidden while it does not spin.")
    $0.method("startAnimating()", "Spins.") {
      (v: UIActivityIndicatorView) in v.startAnimating()
    }
    $0.method("stopAnimating()", "Stops.") { (v: UIActivityIndicatorView) in v.stopAnimating() }
  }

  static let progressView = ModelClass.view(
    UIProgressView.self, words: ["progress"], endings: ["ProgressView"], touch: .progressView,
    "A view that shows how far something is; touches are on (UI-3).",
    make: { UIProgressView(frame: $0) }
  ) {
    $0.stored("progress", \UIProgressView.progress, "How far it is, 0 to 1.")
    $0.method("setProgress(_:animated:)", "Sets how far it is.") {
      (v: UIProgressView, progress: Float, animated: Bool) in
      v.setProgress(progress, animated: animated)
    }
  }

  static let pickerView = ModelClass.view(
    UIPickerView.self, words: ["picker"], endings: ["PickerView"], touch: .pickerView,
    "Wheels to choose from; touches are on (UI-4).",
    make: { UIPickerView(frame: $0) })

  private static func addEffects(_ table: Table) {
    table.class(UIVisualEffect.self, superclass: NSObject.self, "The effect on what is behind.")
    table.enumeration(
      UIBlurEffect.Style.self,
      [
        ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
        ("prominent", .prominent), ("systemUltraThinMaterial", .systemUltraThinMaterial),
        ("systemThinMaterial", .systemThinMaterial), ("systemMaterial", .systemMaterial),
        ("systemThickMaterial", .systemThickMaterial),
        ("systemChromeMaterial", .systemChromeMaterial),
      ], in: UIBlurEffect.self, "How a blur looks.")
    table.class(UIBlurEffect.self, superclass: UIVisualEffect.self, "Blurs what is behind it.") {
      $0.initializer("init(style:)", designated: true, "A blur of a look.") {
        (style: UIBlurEffect.Style) in UIBlurEffect(style: style)
      }
    }
    table.class(
      UIVibrancyEffect.self, superclass: UIVisualEffect.self, "Lets content shine through."
    ) {
      $0.initializer("init(blurEffect:)", designated: true, "An effect for content on a blur.") {
        (blur: UIBlurEffect) in UIVibrancyEffect(blurEffect: blur)
      }
    }
  }

  static let effectView = ModelClass.view(
    UIVisualEffectView.self, words: ["effect"], endings: ["VisualEffectView"], touch: .effectView,
    "A view that blurs what is behind it; touches are on (UI-4).",
    make: { UIVisualEffectView(frame: $0) }
  ) {
    $0.initializer("init(effect:)", designated: true, "A view with an effect.") {
      (effect: UIVisualEffect?) in UIVisualEffectView(effect: effect)
    }
    $0.stored("effect", \UIVisualEffectView.effect, "What is done; changes no touch.")
    $0.readOnly("contentView", \UIVisualEffectView.contentView, "What subviews are added to.")
  }
}
