// The orientation of the device and of the status bar: that of the screen.
enum UIDeviceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isFlat: Bool { self == .faceUp || self == .faceDown }
  var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  var systemVersion: String { "18.0" }
  func beginGeneratingDeviceOrientationNotifications() {}
  func endGeneratingDeviceOrientationNotifications() {}
}

extension UIApplication {
  var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}
