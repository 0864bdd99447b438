import Foundation

/// The windows that an application knows. It retains none of them: a window that nothing else
/// retains is released, and disappears from the screen.
struct WindowList {
  /// A window, as long as it exists.
  private final class Entry {
    weak var window: UIWindow?
    /// Whether the window was on the screen when it was last hidden or shown.
    var isOnScreen = true

    init(_ window: UIWindow) { self.window = window }
  }

  /// All windows that were created.
  private var made: [Entry] = []
  /// The windows that were ever shown, in the order in which they came to the front.
  private var entries: [Entry] = []

  /// The windows that were ever shown, in the order in which they came to the front.
  var shown: [UIWindow] { entries.compactMap(\.window) }

  /// The windows that were never shown, in the order of their creation.
  var neverShown: [UIWindow] { made.compactMap(\.window).filter { !$0.wasShown } }

  /// Adds a new window; all others are looked at.
  mutating func add(_ window: UIWindow) {
    UIApplication.spend(made.count + entries.count)
    made.removeAll { $0.window == nil }
    made.append(Entry(window))
  }

  /// Records that a window was shown for the first time.
  mutating func show(_ window: UIWindow) {
    window.wasShown = true
    entries.append(Entry(window))
  }

  /// Moves a window in front of the others of its level.
  mutating func bringToFront(_ window: UIWindow) {
    if entries.last?.window === window { return }
    UIApplication.spend(2 * entries.count)
    let entry = entries.first { $0.window === window } ?? Entry(window)
    entries.removeAll { $0 === entry }
    entries.append(entry)
  }

  /// Gives a new window the position of another one, which disappears from the list.
  mutating func replace(_ old: UIWindow, by new: UIWindow) {
    old.wasShown = false
    made.removeAll { $0.window === old }
    entries.removeAll { $0.window === new }
    guard let index = entries.firstIndex(where: { $0.window === old }) else { return }
    let entry = Entry(new)
    entry.isOnScreen = entries[index].isOnScreen
    entries[index] = entry
    new.wasShown = true
  }

  /// Records that a window was hidden, or shown again.
  func note(_ window: UIWindow, isOnScreen: Bool) {
    entries.first { $0.window === window }?.isOnScreen = isOnScreen
  }

  /// Removes windows from the screen as if they had never been shown.
  mutating func remove(where isGone: (UIWindow) -> Bool) {
    for entry in entries {
      guard let window = entry.window, isGone(window) else { continue }
      window.wasShown = false
    }
    entries.removeAll { $0.window.map { !$0.wasShown } ?? false }
  }

  /// The number of windows released while they were on the screen, since the last call.
  mutating func takeLosses() -> Int {
    let losses = entries.count { $0.window == nil && $0.isOnScreen }
    entries.removeAll { $0.window == nil }
    return losses
  }

  /// Keeps the release of the present windows from counting as a loss.
  func ignoreLosses() {
    for entry in entries { entry.isOnScreen = false }
  }
}
