import Foundation

/// An exception that code creates: it has no effect until it is raised (EX-1).
///
/// The model itself raises none: its refusals go to `UIView.refused`.
public class NSException: ModelObject {
  /// The name.
  public final let name: String
  /// The reason for raising it.
  public final let reason: String?
  /// Further information: a dictionary, as it was passed.
  public final let userInfo: AnyObject?

  /// Creates an exception that is not raised yet.
  public init(name: String, reason: String?, userInfo: AnyObject?) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  deinit { willDeinitialize() }
}
