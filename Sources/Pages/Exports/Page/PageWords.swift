import Lettering
import Records

/// The words of a page that are not about one scene.
enum PageWords {
  /// The words by the keys of the page's script.
  static let all: [String: Bilingual] = own.merging(PageTemplates.all) { first, _ in first }

  private static let own: [String: Bilingual] = [
    "about": Bilingual(
      en: "Simulated UIKit, exported by Touchstone. Everything on this page comes from the scene.",
      zh: "由 Touchstone 导出的模拟 UIKit。本页内容全部来自这个场景。"),
    "tree": Bilingual(en: "Views", zh: "视图"),
    "picture": Bilingual(en: "Screen", zh: "屏幕"),
    "trace": Bilingual(en: "Trace", zh: "跟踪"),
    "step": Bilingual(en: "Step", zh: "步骤"),
    "code": Bilingual(en: "Code", zh: "代码"),
    "chain": Bilingual(en: "Responder chain", zh: "响应者链"),
    "events": Bilingual(en: "Gesture", zh: "手势"),
    "map": Bilingual(en: "Hit map", zh: "命中图"),
    "first": Bilingual(en: "First", zh: "首步"),
    "back": Bilingual(en: "Back", zh: "上一步"),
    "next": Bilingual(en: "Next", zh: "下一步"),
    "last": Bilingual(en: "Last", zh: "末步"),
    "stepOf": Bilingual(en: "step {n} of {count}", zh: "第 {n} 步，共 {count} 步"),
    "flat": Bilingual(en: "Flat", zh: "平面"),
    "exploded": Bilingual(en: "Exploded", zh: "分层"),
    "depth": Bilingual(en: "Distance of the layers", zh: "层间距离"),
    "overlay": Bilingual(en: "Map", zh: "命中图"),
    "names": Bilingual(en: "Names", zh: "名字"),
    "theme": Bilingual(en: "Dark or light", zh: "深色或浅色"),
    "language": Bilingual(en: "中文", zh: "English"),
    "keys": Bilingual(
      en: "← → step · Home, End first and last · on the picture the arrows move the touch, with "
        + "Shift by ten",
      zh: "← → 逐步 · Home、End 首末步 · 在图片上用方向键移动触摸点，按住 Shift 每次十点"),
    "touch": Bilingual(
      en: "The touch: drag it, or move it with the arrow keys", zh: "触摸点：可拖动，或用方向键移动"),
    "touchHint": Bilingual(
      en: "Drag the ring, or click anywhere: the answer follows.", zh: "拖动圆环或点按任意位置，答案随之更新。"),
    "goesTo": Bilingual(en: "{point}: the touch goes to {name}", zh: "{point}：触摸交给 {name}"),
    "goesNowhere": Bilingual(en: "{point}: no view gets the touch", zh: "{point}：没有视图收到触摸"),
    "ending": Bilingual(en: "hit-test view: {name}", zh: "命中视图：{name}"),
    "endingNone": Bilingual(
      en: "hit-test view: nil, nobody gets the touch", zh: "命中视图：nil，没有视图收到触摸"),
    "fromMap": Bilingual(
      en: "Code or a class of UIKit decides here, so this answer is the hit map's. The trace "
        + "belongs to the touch at {point}.",
      zh: "这里由代码或 UIKit 的类决定，所以这个答案来自命中图。跟踪属于 {point} 处的触摸。"),
    "noMapHere": Bilingual(
      en: "There is no map to answer for this point. The trace belongs to the touch at {point}.",
      zh: "没有命中图可以回答这个点。跟踪属于 {point} 处的触摸。"),
    "recorded": Bilingual(en: "Back to {point}", zh: "回到 {point}"),
    "noTrace": Bilingual(
      en: "No touch was asked about: `hit X Y` before `export` puts its trace here.",
      zh: "还没有询问过触摸：在 export 之前输入 hit X Y，这里就会有它的跟踪。"),
    "noTraceLive": Bilingual(
      en: "No touch yet: click on the picture.", zh: "还没有触摸：点按图片。"),
    "outdated": Bilingual(
      en:
        "The scene has changed since this touch; the trace is as it was, the picture as it is now.",
      zh: "这次触摸之后场景有变化；跟踪保持当时的样子，图片是现在的样子。"),
    "afterEvent": Bilingual(
      en: "The picture shows the scene after the gesture.", zh: "图片显示手势之后的场景。"),
    "leftOut": Bilingual(
      en: "{n} of the {count} views are left out of this page: a browser cannot show so many. "
        + "Those of the trace and of the map come first.",
      zh: "{count} 个视图中有 {n} 个没有放进本页：浏览器无法显示这么多。优先保留跟踪和命中图中的视图。"),
    "folded": Bilingual(
      en: "{n} more steps are not here, most of them siblings that refused because the point was "
        + "outside.",
      zh: "另有 {n} 步没有放进本页，大多是因为点在外部而拒绝的兄弟视图。"),
    "neverAsked": Bilingual(en: "never asked", zh: "从未被询问"),
    "neverBecause": Bilingual(
      en: "never asked: {name}, in front, had returned a view  HT-5",
      zh: "从未被询问：前面的 {name} 已经返回了视图  HT-5"),
    "notInScene": Bilingual(en: "not in the scene now", zh: "已不在场景中"),
    "hidden": Bilingual(en: "hidden", zh: "隐藏"),
    "view": Bilingual(en: "view", zh: "视图"),
    "point": Bilingual(en: "point", zh: "点"),
    "switchesLabel": Bilingual(en: "switches", zh: "开关"),
    "inside": Bilingual(en: "inside", zh: "在内部？"),
    "answer": Bilingual(en: "answer", zh: "回答"),
    "notAsked": Bilingual(en: "not asked", zh: "未被询问"),
    "then": Bilingual(en: "then", zh: "接着"),
    "lines": Bilingual(en: "lines that ran", zh: "运行过的行"),
    "noCode": Bilingual(
      en: "No code of your own ran at this step.", zh: "这一步没有运行你自己的代码。"),
    "elsewhere": Bilingual(
      en: "line {n} of {file}, whose text is not in this page", zh: "{file} 第 {n} 行，原文不在本页"),
    "points": Bilingual(en: "{n} points", zh: "{n} 点"),
    "nobody": Bilingual(en: "no view", zh: "没有视图"),
    "nowhere": Bilingual(en: "get no point: {names}", zh: "得不到任何点：{names}"),
    "noChain": Bilingual(
      en: "The chain of this view is not in this page.", zh: "本页没有这个视图的响应者链。"),
    "overrides": Bilingual(en: "has code of its own", zh: "有自己的代码"),
    "time": Bilingual(en: "{n} s", zh: "{n} 秒"),
    "scrub": Bilingual(en: "Moment", zh: "时刻"),
    "omitted": Bilingual(en: "{n} events before these are left out", zh: "前面还有 {n} 个事件没有列出"),
    "moreLines": Bilingual(en: "{n} more lines are left out", zh: "另有 {n} 行没有列出"),
    "legend": Bilingual(
      en:
        "Numbers: the order in which views were asked · ✓ answered · ✕ refused · dashed: never asked",
      zh: "数字：询问的顺序 · ✓ 返回视图 · ✕ 拒绝 · 虚线：从未被询问"),
    "noScript": Bilingual(
      en: "This page needs JavaScript, which it brings along: nothing is loaded from a network.",
      zh: "本页需要 JavaScript，脚本已包含在文件内，不会从网络加载任何内容。"),
    "emptyScreen": Bilingual(en: "The screen has no size.", zh: "屏幕没有大小。"),
    "play": Bilingual(en: "Play", zh: "播放"),
    "stopPlay": Bilingual(en: "Stop", zh: "停止"),
  ]
}
