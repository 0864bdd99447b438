import EventVocabulary
import Testing

/// Frames on their way to the screen.
@Suite struct FramePipelineTests {
  @Test(
    "FP-14: a frame is late by the refreshes that its work takes, less one",
    arguments: [
      (10, 60, 0), (17, 60, 16.67), (20, 60, 16.67), (40, 60, 33.33), (10, 120, 8.33),
    ] as [(Double, Double, Double)])
  func lateness(_ work: Double, _ refreshes: Double, _ hitch: Double) {
    let pipeline = FramePipeline([(app: work, render: 4)], refreshes: refreshes)
    #expect(abs(pipeline.hitchTime - hitch) < 0.01)
  }

  @Test("FP-12, FP-13: six frames that are one refresh late in ten seconds are 10 ms a second")
  func ratio() {
    // A late frame takes two refreshes of the app, and 600 refreshes are ten seconds.
    let late = Array(repeating: (app: 20.0, render: 4.0), count: 6)
    let ready = Array(repeating: (app: 5.0, render: 4.0), count: 587)
    let pipeline = FramePipeline(late + ready, refreshes: 60)
    #expect(abs(pipeline.hitchTime - 100) < 0.01)
    #expect(abs(pipeline.hitchRatio - 10) < 0.05)
  }

  @Test(
    "FP-8, FP-9: a change is seen two refreshes after its frame began, or three"
  )
  func delay() {
    let frames = Array(repeating: (app: 5.0, render: 5.0), count: 3)
    #expect(FramePipeline(frames, refreshes: 60).frames.map(\.shown) == [2, 3, 4])
    let triple = FramePipeline(frames, refreshes: 60, isTripleBuffered: true)
    #expect(triple.frames.map(\.shown) == [3, 4, 5])
  }

  @Test("FP-11: the render server alone makes a frame late, and another buffer hides it (FP-9)")
  func renderHitch() {
    let frames = [(app: 5.0, render: 5.0), (app: 5.0, render: 25.0), (app: 5.0, render: 5.0)]
    #expect(FramePipeline(frames, refreshes: 60).frames.map(\.late) == [0, 1, 0])
    let triple = FramePipeline(frames, refreshes: 60, isTripleBuffered: true)
    #expect(triple.frames.map(\.late) == [0, 0, 0])
  }

  @Test("FP-7: app and render server work on different frames at the same time")
  func overlap() {
    let frames = Array(repeating: (app: 15.0, render: 15.0), count: 4)
    let pipeline = FramePipeline(frames, refreshes: 60)
    #expect(pipeline.frames.map(\.begins) == [0, 1, 2, 3])
    #expect(pipeline.frames.map(\.rendering) == [1, 2, 3, 4])
    #expect(pipeline.hitchTime == 0)
  }
}
