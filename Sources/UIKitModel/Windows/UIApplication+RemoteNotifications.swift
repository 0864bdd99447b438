import Foundation

/// The registration for remote notifications. None is ever sent here: only the callback comes.
extension UIApplication {
  /// The number of bytes of a device token.
  private static let tokenLength: UInt8 = 32

  /// Asks for a device token, which the delegate gets in a later turn of the run loop.
  public final func registerForRemoteNotifications() {
    clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      isRegisteredForRemoteNotifications = true
      // The same token in every run: nothing from outside enters a scene.
      let token = (0..<Self.tokenLength).map { $0 &* 7 }
      DelegateCalls.tell(
        delegateObject, "application:didRegisterForRemoteNotificationsWithDeviceToken:",
        [self, token])
    }
  }

  /// Ends the registration.
  public final func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
  }
}
