// Where a slider's track and knob lie, and what an override makes of it.

import UIKit

private class WideKnob: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var track = super.trackRect(forBounds: bounds)
    track.size.height = 10
    track.origin.y = bounds.midY - 5
    return track
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -20, dy: -20)
  }
}

func sliderRectangles() {
  let frame = CGRect(x: 0, y: 0, width: 200, height: 30)
  for slider in [UISlider(frame: frame), WideKnob(frame: frame)] {
    let track = slider.trackRect(forBounds: slider.bounds)
    print(track)
    for value: Float in [0, 0.5, 1] {
      print(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value))
    }
    print(slider.currentThumbImage == nil, slider.minimumValueImageRect(forBounds: slider.bounds))
    let image = UIImage(systemName: "circle")
    slider.setThumbImage(image, for: .normal)
    slider.minimumValueImage = image
    print(slider.thumbImage(for: .normal) === image, slider.thumbImage(for: .highlighted) == nil)
    print(slider.currentThumbImage === image)
    print(slider.minimumValueImageRect(forBounds: slider.bounds).size)
  }
}
