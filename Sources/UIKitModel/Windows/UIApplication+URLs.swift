import Foundation

/// The queries of an app about other apps (KN-16).
extension UIApplication {
  /// Whether another app can open a URL: one for its scheme is installed, and Info.plist lists the
  /// scheme. False for schemes that are not listed, installed or not (KN-16).
  public final func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return queriedSchemes.contains(scheme) && installedSchemes.contains(scheme)
  }

  /// Whether an app that is installed opens a URL; Info.plist has no part in that (AP-46).
  public final func opensElsewhere(_ url: URL) -> Bool {
    url.scheme.map { installedSchemes.contains($0.lowercased()) } ?? false
  }

  /// The schemes that a text names, in lower case, as schemes are compared: `notes, mailto`.
  public static func schemes(in text: String) -> [String] {
    text.split { " ,;".contains($0) }.map { $0.lowercased() }
  }
}
