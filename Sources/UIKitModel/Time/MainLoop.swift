/// The run loop of the main thread, as far as its modes go: what belongs to a mode waits while it
/// runs in another one (FP-23, FP-24).
public final class MainLoop {
  /// What the loop listens to.
  nonisolated public enum Mode: Sendable, CaseIterable {
    /// As long as nobody scrolls.
    case `default`
    /// While the user drags a scroll view.
    case tracking
  }

  /// What waits for another mode.
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

  /// Runs something now where the loop runs in one of the modes, else in the first turn of the loop
  /// that does.
  public func run(in modes: Set<Mode>, _ work: @escaping () -> Void) {
    if modes.contains(mode) { return work() }
    // What belongs to no mode never runs.
    if !modes.isEmpty { waiting.append(Waiting(modes: modes, work: work)) }
  }

  /// A drag of a scroll view began or ended.
  func noteDrag(of scrollView: UIScrollView) {
    dragged.removeAll { $0.scrollView == nil || $0.scrollView === scrollView }
    if scrollView.isDragging { dragged.append(Dragged(scrollView: scrollView)) }
    guard waiting.contains(where: { $0.modes.contains(mode) }) else { return }
    application.clock.schedule(after: 0) { [unowned self] in runWaiting() }
  }

  /// Forgets what waits for another mode, as a process that ends does.
  func cancelAll() { waiting = [] }

  private func runWaiting() {
    let (mode, all) = (mode, waiting)
    waiting = all.filter { !$0.modes.contains(mode) }
    for item in all where item.modes.contains(mode) { item.work() }
  }
}
