import Foundation

/// The kind of device that an app is adapted to.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The device: a simulated phone.
public final class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  /// The name: `iPhone`.
  public let name = "iPhone"
  /// The kind: `iPhone`.
  public let model = "iPhone"
  /// The system: `iOS`.
  public let systemName = "iOS"
  /// The kind of device: a phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

  private override init() {}

  deinit {}
}
