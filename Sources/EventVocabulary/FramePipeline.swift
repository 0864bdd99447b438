/// The pipeline of frames to the screen: work in the app, then in the render server, then the
/// display, each from one VSYNC to the next (FP-4, FP-7). A simulation: the costs are its input.
public struct FramePipeline: Sendable {
  /// One frame in the pipeline. All values are numbers of VSYNCs, the first is 0.
  public struct Frame: Codable, Sendable, Hashable {
    /// The milliseconds of work in the app.
    public let app: Double
    /// The milliseconds of work in the render server.
    public let render: Double
    /// The VSYNC at which the app begins.
    public let begins: Int
    /// The VSYNC by which the app has committed.
    public let committed: Int
    /// The VSYNC at which the render server begins.
    public let rendering: Int
    /// The VSYNC by which the render server is done.
    public let rendered: Int
    /// The VSYNC at which it is shown.
    public let shown: Int
    /// The number of refreshes by which it is shown later than expected (FP-14).
    public let late: Int
  }

  /// The milliseconds from one VSYNC to the next.
  public let period: Double
  /// The number of refreshes from the beginning of a frame to its expected display: 2, or 3 with
  /// triple buffering (FP-8, FP-9).
  public let delay: Int
  /// The frames in order.
  public let frames: [Frame]

  /// Simulates frames, each with the milliseconds of work in app and render server, on a display of
  /// that many refreshes a second.
  public init(
    _ work: [(app: Double, render: Double)], refreshes: Double, isTripleBuffered: Bool = false
  ) {
    period = 1000 / refreshes
    delay = isTripleBuffered ? 3 : 2
    var frames: [Frame] = []
    var (appIsFree, serverIsFree, screen) = (0, 0, 0)
    for (app, render) in work {
      let begins = appIsFree
      let committed = begins + Self.refreshes(of: app, period)
      let rendering = max(committed, serverIsFree)
      let rendered = rendering + Self.refreshes(of: render, period)
      let shown = max(rendered, committed + delay - 1, screen + 1)
      // Without late frames, each is shown one refresh after the one before (FP-7).
      let expected = max(begins + delay, screen + 1)
      frames.append(
        Frame(
          app: app, render: render, begins: begins, committed: committed, rendering: rendering,
          rendered: rendered, shown: shown, late: max(0, shown - expected)))
      (appIsFree, serverIsFree, screen) = (committed, rendered, shown)
    }
    self.frames = frames
  }

  /// The number of refreshes that work takes: it ends with a VSYNC.
  private static func refreshes(of work: Double, _ period: Double) -> Int {
    max(1, Int((work / period - 1e-9).rounded(.up)))
  }

  /// The total milliseconds by which frames were late (FP-12).
  public var hitchTime: Double { frames.reduce(0) { $0 + Double($1.late) } * period }

  /// The milliseconds from the beginning of the first frame to the display of the last one.
  public var duration: Double { Double(frames.last?.shown ?? 0) * period }

  /// Milliseconds of hitches in each second (FP-12).
  public var hitchRatio: Double { duration > 0 ? hitchTime / (duration / 1000) : 0 }
}
