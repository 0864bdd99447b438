/// The modes of the main thread's run loop: work for a mode waits while the loop runs in another
/// one (FP-23, FP-24).
public final class MainLoop {
  /// A mode of the loop.
  nonisolated public enum Mode: Sendable, CaseIterable {
    /// The mode while the user does not scroll.
    case `default`
    /// While the user drags a scroll view.
    case tracking
  }

  /// Work that waits for another mode.
  private struct Waiting {
    let modes: Set<Mode>
    let work: () -> Void
  }

  private struct Dragged {
    weak var scrollView: UIScrollView?
  }

  private unowned let application: UIApplication
  private var dragged: [Dragged] = []
  private var waiting: [Waiting] = []

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The mode that the loop runs in.
  public var mode: Mode {
    dragged.contains { $0.scrollView?.isDragging ?? false } ? .tracking : .default
  }

  /// Runs work now if the loop is in one of the modes, or else in the first turn of the loop that
  /// is.
  public func run(in modes: Set<Mode>, _ work: @escaping () -> Void) {
    if modes.contains(mode) { return work() }
    // Work without a mode never runs.
    if !modes.isEmpty { waiting.append(Waiting(modes: modes, work: work)) }
  }

  /// A drag of a scroll view began or ended.
  func noteDrag(of scrollView: UIScrollView) {
    dragged.removeAll { $0.scrollView == nil || $0.scrollView === scrollView }
    if scrollView.isDragging { dragged.append(Dragged(scrollView: scrollView)) }
    guard waiting.contains(where: { $0.modes.contains(mode) }) else { return }
    application.clock.schedule(after: 0) { [unowned self] in runWaiting() }
  }

  /// Drops the work that waits for another mode, as the end of a process does.
  func cancelAll() { waiting = [] }

  private func runWaiting() {
    let (mode, all) = (mode, waiting)
    waiting = all.filter { !$0.modes.contains(mode) }
    for item in all where item.modes.contains(mode) { item.work() }
  }
}
