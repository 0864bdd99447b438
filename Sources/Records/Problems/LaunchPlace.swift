/// The role of a class in a launch.
package enum LaunchPlace: String, Codable, Sendable, Hashable {
  /// The class of the application itself (AP-2).
  case application
  /// The application's delegate (AP-3).
  case delegate
  /// The delegate of the scene (AP-6).
  case sceneDelegate
}
