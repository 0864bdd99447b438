import Foundation
import Machine
import ScriptLibrary
import UIKitModel

/// Controls with a value. Setting one in code sends no action (CT-24).
extension UIKitTable {
  static let `switch` = ModelClass.view(
    UISwitch.self, superclass: UIControl.self, words: ["switch"], endings: ["Switch"],
    touch: .switch, hasValue: true, "A control with two positions (CT-25).",
    make: { UISwitch(frame: $0) }
  ) {
    $0.kept(
      "onTintColor", \UISwitch.onTintColor, decides: [.drawing],
      "The colour when on.")
    $0.kept(
      "thumbTintColor", \UISwitch.thumbTintColor, decides: [.drawing],
      "The colour of the knob.")
    $0.method("setOn(_:animated:)", "Sets the position; sends nothing (CT-24).") {
      (s: UISwitch, on: Bool, animated: Bool) in s.setOn(on, animated: animated)
    }
  } settings: {
    $0.overridable(
      "isOn", .getIsOn, .setIsOn, get: { (s: UISwitch) in s.isOn },
      set: { (s: UISwitch, new: Bool) in s.isOn = new },
      "Whether it is on; setting it sends nothing (CT-24).")
  }

  static let datePicker = ModelClass.view(
    UIDatePicker.self, superclass: UIControl.self, words: ["datepicker"], endings: ["DatePicker"],
    touch: .datePicker, hasValue: true, "A control to choose a date with (CT-25).",
    make: { UIDatePicker(frame: $0) })

  static let colorWell = ModelClass.view(
    UIColorWell.self, superclass: UIControl.self, words: ["colorwell"],
    "A control that opens a palette (CT-25).",
    make: { UIColorWell(frame: $0) }
  ) {
    $0.kept(
      "selectedColor", \UIColorWell.selectedColor, decides: [.drawing],
      "The colour that was chosen.")
    $0.stored("title", \UIColorWell.title, "What the palette is called.")
  }

  static let refreshControl = ModelClass.view(
    UIRefreshControl.self, superclass: UIControl.self, words: ["refreshcontrol"],
    endings: ["RefreshControl"],
    "A control above content that refreshes it when it is pulled down (SC-30).",
    make: { UIRefreshControl(frame: $0) }
  ) {
    $0.readOnly("isRefreshing", \UIRefreshControl.isRefreshing, "Whether content is on its way.")
    $0.method(
      "beginRefreshing()", "Content is on its way; sends nothing and does not scroll (SC-30)."
    ) {
      (c: UIRefreshControl) in c.beginRefreshing()
    }
    $0.method("endRefreshing()", "Content has come, and goes back to its place (SC-30).") {
      (c: UIRefreshControl) in c.endRefreshing()
    }
  }

  static let slider = ModelClass.view(
    UISlider.self, superclass: UIControl.self, words: ["slider"], endings: ["Slider"],
    touch: .slider, hasValue: true, "A control with a value on a range (CT-25).",
    make: { UISlider(frame: $0) }
  ) {
    $0.stored("minimumValue", \UISlider.minimumValue, "The least value.")
    $0.stored("maximumValue", \UISlider.maximumValue, "The greatest value.")
    $0.kept(
      "minimumTrackTintColor", \UISlider.minimumTrackTintColor, decides: [.drawing],
      "The colour of the track up to the knob.")
    $0.kept(
      "maximumTrackTintColor", \UISlider.maximumTrackTintColor, decides: [.drawing],
      "The colour of the rest of the track.")
    $0.kept(
      "thumbTintColor", \UISlider.thumbTintColor, decides: [.drawing],
      "The colour of the knob.")
    $0.method("setValue(_:animated:)", "Sets the value; sends nothing (CT-24).") {
      (s: UISlider, value: Float, animated: Bool) in s.setValue(value, animated: animated)
    }
    addSliderRectangles($0)
    addSliderImages($0)
  } settings: {
    $0.stored("value", \UISlider.value, "The value; setting it sends nothing (CT-24).")
    $0.ofEvents {
      $0.stored("isContinuous", \UISlider.isContinuous, "Whether it sends while it moves (CT-26).")
    }
  }

  private static func addSliderRectangles(_ type: TypeTable) {
    type.question("trackRect(forBounds:)", .trackRect, "Where the track lies.") {
      (s: UISlider, bounds: CGRect) in s.trackRect(forBounds: bounds)
    }
    let thumb: @MainActor (UISlider, CGRect, CGRect, Float) -> CGRect = {
      $0.thumbRect(forBounds: $1, trackRect: $2, value: $3)
    }
    type.message(
      "thumbRect(forBounds:trackRect:value:)", Message.thumbRect.index,
      "Where the knob is: a finger that goes down next to it drags nothing (CT-26).",
      send: thumb, direct: thumb)
    type.method("minimumValueImageRect(forBounds:)", "Where that picture lies.") {
      (s: UISlider, bounds: CGRect) in s.minimumValueImageRect(forBounds: bounds)
    }
    type.method("maximumValueImageRect(forBounds:)", "Where that picture lies.") {
      (s: UISlider, bounds: CGRect) in s.maximumValueImageRect(forBounds: bounds)
    }
  }

  private static func addSliderImages(_ type: TypeTable) {
    type.kept(
      "minimumValueImage", \UISlider.minimumValueImage, decides: [.drawing],
      "The picture at the end of the least value.")
    type.kept(
      "maximumValueImage", \UISlider.maximumValueImage, decides: [.drawing],
      "The picture at the end of the greatest value.")
    type.readOnly("currentThumbImage", \UISlider.currentThumbImage, "That of the present state.")
    type.kept("setThumbImage(_:for:)", decides: [.drawing], "The picture of the knob.") {
      (s: UISlider, image: UIImage?, state: UIControl.State) in s.setThumbImage(image, for: state)
    }
    type.kept("setMinimumTrackImage(_:for:)", decides: [.drawing], "The picture of a side.") {
      (s: UISlider, image: UIImage?, state: UIControl.State) in
      s.setMinimumTrackImage(image, for: state)
    }
    type.kept("setMaximumTrackImage(_:for:)", decides: [.drawing], "The picture of a side.") {
      (s: UISlider, image: UIImage?, state: UIControl.State) in
      s.setMaximumTrackImage(image, for: state)
    }
    type.method("thumbImage(for:)", "The picture of the knob in a state.") {
      (s: UISlider, state: UIControl.State) -> UIImage? in s.thumbImage(for: state)
    }
    type.method("minimumTrackImage(for:)", "The picture of that side in a state.") {
      (s: UISlider, state: UIControl.State) -> UIImage? in s.minimumTrackImage(for: state)
    }
    type.method("maximumTrackImage(for:)", "The picture of that side in a state.") {
      (s: UISlider, state: UIControl.State) -> UIImage? in s.maximumTrackImage(for: state)
    }
  }

  static let stepper = ModelClass.view(
    UIStepper.self, superclass: UIControl.self, words: ["stepper"], endings: ["Stepper"],
    touch: .stepper, hasValue: true, "A control that counts up and down (CT-25).",
    make: { UIStepper(frame: $0) }
  ) {
    $0.stored("minimumValue", \UIStepper.minimumValue, "The least value.")
    $0.stored("maximumValue", \UIStepper.maximumValue, "The greatest value.")
    $0.stored("stepValue", \UIStepper.stepValue, "How far one tap goes.")
  } settings: {
    $0.ofEvents {
      $0.stored("value", \UIStepper.value, "The value; setting it sends nothing (CT-24).")
      $0.stored("wraps", \UIStepper.wraps, "Whether it starts again at the other end.")
    }
  }

  static let pageControl = ModelClass.view(
    UIPageControl.self, superclass: UIControl.self, words: ["pagecontrol"],
    endings: ["PageControl"], touch: .pageControl, hasValue: true,
    "A control with a dot for each page (CT-25).",
    make: { UIPageControl(frame: $0) }
  ) {
    $0.kept(
      "hidesForSinglePage", \UIPageControl.hidesForSinglePage, decides: [.drawing],
      "Whether one dot hides.")
  } settings: {
    $0.ofEvents {
      $0.stored(
        "numberOfPages", \UIPageControl.numberOfPages, limited: { max(0, $1) },
        "How many pages there are.")
      $0.stored(
        "currentPage", \UIPageControl.currentPage,
        limited: { min(max(0, $1), max(0, $0.numberOfPages - 1)) }, "The page that shows (CT-24).")
    }
  }

  static let segmentedControl = ModelClass.view(
    UISegmentedControl.self, superclass: UIControl.self,
    words: ["segmented"], endings: ["SegmentedControl"], touch: .segmentedControl, hasValue: true,
    "A control of segments of which one is chosen (CT-25).",
    make: { UISegmentedControl(frame: $0) }
  ) {
    $0.convenience(
      "init(items:)", [[AnyValue]?.self], over: "init(frame:)",
      arguments: [HostCode { (_: [AnyValue]?) in CGRect.zero }],
      configure: HostCode { (c: UISegmentedControl, items: [AnyValue]?) in
        c.show((items ?? []).map { Texts.text(of: $0) })
      }, "With a segment for each title.")
    $0.stored(
      "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
      "The chosen segment; −1 for none (CT-24).")
    $0.stored(
      "isMomentary", \UISegmentedControl.isMomentary, "Whether no segment stays chosen.")
    $0.method("setEnabled(_:forSegmentAt:)", "Lets a segment be chosen, or not.") {
      (c: UISegmentedControl, enabled: Bool, index: Int) in
      c.setEnabled(enabled, forSegmentAt: index)
    }
    $0.method("isEnabledForSegment(at:)", "Whether a segment can be chosen.") {
      (c: UISegmentedControl, index: Int) in c.isEnabledForSegment(at: index)
    }
    $0.method("removeSegment(at:animated:)", "Takes a segment out.") {
      (c: UISegmentedControl, index: Int, animated: Bool) in
      c.removeSegment(at: index, animated: animated)
    }
    $0.staticProperty("noSegment", get: { UISegmentedControl.noSegment }, "No segment: −1.")
    $0.readOnly("numberOfSegments", \UISegmentedControl.numberOfSegments, "How many there are.")
    $0.method("titleForSegment(at:)", "The words of a segment.") {
      (c: UISegmentedControl, index: Int) -> String? in c.titleForSegment(at: index)
    }
    $0.method("insertSegment(withTitle:at:animated:)", "Adds a segment.") {
      (c: UISegmentedControl, title: String?, index: Int, animated: Bool) in
      c.insertSegment(withTitle: title, at: index, animated: animated)
    }
    $0.method("setTitle(_:forSegmentAt:)", "Sets the words of a segment.") {
      (c: UISegmentedControl, title: String?, index: Int) in
      c.setTitle(title, forSegmentAt: index)
    }
    $0.method("removeAllSegments()", "Takes out every segment.") {
      (c: UISegmentedControl) in c.removeAllSegments()
    }
  }
}

/// Texts in values of any type.
enum Texts {
  /// The text of a value of type `Any`; empty when it is not a text.
  static func text(of value: AnyValue) -> String {
    if let text = value.object as? StringObject { return text.value }
    guard let box = value.object as? AnyBox, box.type == .string,
      let text = box.references.first as? StringObject
    else { return "" }
    return text.value
  }
}
