import Foundation

/// An exception that code makes: nothing happens until it is raised (EX-1).
///
/// The model itself raises none: what it refuses goes to `UIView.refused`.
public class NSException: ModelObject {
  /// The name.
  public final let name: String
  /// Why it is raised.
  public final let reason: String?
  /// What else there is to know: a dictionary, as it was given.
  public final let userInfo: AnyObject?

  /// An exception that is not raised yet.
  public init(name: String, reason: String?, userInfo: AnyObject?) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  deinit { willDeinitialize() }
}
