import EventVocabulary
import Records
import Scenes
import UIKitModel

extension Command {
  static let cost = Command(
    "cost", .asking, .question,
    summary: Bilingual(
      en: "shows what a view costs the GPU, and why", zh: "显示一个视图让 GPU 付出的代价和原因"),
    text: Bilingual(
      en: """
        The layers that show; those that are rendered offscreen first, each with its reason and its \
        rule (iOS 10 and later); those that are blended with what is below them, and at how many \
        points; images with their memory, whether they are scaled, and whether their edges lie \
        between pixels; and the memory of what views drew. Without NAME it is the window. `map` \
        draws how often each place is blended. Change something and ask again to see what it saves. Nothing is measured here: a device's tools decide \
        whether it matters.
        """,
      zh: """
        列出显示的图层；需要先离屏渲染的图层，以及原因和规则（iOS 10 及以后）；要与下面混合的图层，以及涉及多少个点；图片\
        占用的内存、是否被缩放、边缘是否落在像素之间；还有视图绘制内容占用的内存。不写 NAME 时是 window。`map` 画出各处\
        叠加混合的次数。改动之后再问一次，就能看出省下了什么。这里不做测量：是否重要，要由真\
        机上的工具来判断。
        """),
    examples: [
      "add view card 100 100 120 80",
      "card.backgroundColor = .orange; card.layer.shadowOpacity = 0.5",
      "cost card", "card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath", "cost card",
      "cost map",
    ]
  ) {
    Form(.flag("map"), .optional(.view(.view))) { session, asMap, view in
      [.cost(session.scene.costs(of: view ?? session.scene.window, asMap: asMap))]
    }
  }

  static let pipeline = Command(
    "pipeline", .asking, .question,
    summary: Bilingual(
      en: "simulates frames on their way to the screen", zh: "模拟一帧帧画面如何到达屏幕"),
    text: Bilingual(
      en: """
        The numbers are the milliseconds that the app works on each frame, events, layout, drawing \
        and commit together, with `times N` for N such frames; after `render` those of the render \
        server (4 unless given). The app, \
        the render server and the display work on three frames at once; work begins and ends with a \
        VSYNC (FP-4, FP-7, FP-8). A frame that comes later than expected is a hitch (FP-10). `at` \
        gives the refreshes in a second, 60 unless given; `triple` another buffer (FP-9). It is a \
        simulation: what things cost is what you say.
        """,
      zh: """
        数字是 App 为每一帧工作的毫秒数，事件、布局、绘制和提交合计，后面写 `times N` 表示连续 N 帧；`render` 之后是渲染服务的毫秒数（默认 4）。App、\
        渲染服务和屏幕同时处理三帧；工作的开始和结束都对齐 VSYNC（FP-4、FP-7、FP-8）。比预期晚到的一帧就是一次卡顿\
        （FP-10）。`at` 指定每秒刷新次数，默认 60；`triple` 再加一个缓冲（FP-9）。这是模拟：代价由你给出。
        """),
    examples: ["pipeline 10 20 10 10", "pipeline 10 10 10 render 4 25 4", "pipeline 10 10 at 120"]
  ) {
    Form(.simulatedFrames) { _, frames in [.frames(frames)] }
  }
}

extension Reader where Value == FramesRecord {
  /// Reads the work of an app and the render server on each frame, for the simulated frames.
  static var simulatedFrames: Reader {
    let milliseconds = Reader<[Double]>.milliseconds
    let render = Reader<[Double]?>.optional(.after("render", .milliseconds))
    let rate = Reader<Double?>.optional(.after("at", .number("HZ")))
    let triple = Reader<Bool>.flag("triple")
    return Reader(.sequence([milliseconds.usage, render.usage, rate.usage, triple.usage])) {
      arguments in
      let app = try milliseconds.read(&arguments)
      let server = try render.read(&arguments) ?? []
      let refreshes = try rate.read(&arguments) ?? 60
      let isTriple = try triple.read(&arguments)
      guard (1...1000).contains(refreshes), app.count <= FramesRecord.mostFrames,
        (app + server).allSatisfy({ (0...10_000).contains($0) })
      else { throw arguments.problem(.noFrames) }
      let last = server.last ?? 4
      let work = app.enumerated().map { index, time in
        (app: time, render: server.count > index ? server[index] : last)
      }
      return FramesRecord(
        refreshes: refreshes, isTripleBuffered: isTriple,
        pipeline: FramePipeline(work, refreshes: refreshes, isTripleBuffered: isTriple))
    }
  }
}

extension Reader where Value == [Double] {
  /// Reads a time for each frame.
  fileprivate static var milliseconds: Reader {
    Reader<[[Double]]>.many(.equalFrames) { $0.nextIsNumber }.map { $0.flatMap { $0 } }
  }

  /// Reads a time for one frame, or for a number of frames one after the other.
  private static var equalFrames: Reader {
    .reading(
      Reader<Double>.number("MS"),
      Reader<Int?>.optional(.after("times", .count(1...FramesRecord.mostFrames)))
    ) { milliseconds, count in
      Array(repeating: milliseconds, count: count ?? 1)
    }
  }
}
