import Dumps
import Foundation
import Workbench

/// Dumps written for the tests, in the forms that the debugger prints.
nonisolated enum DumpSamples {
  /// A shop's window: hosting views, a table, a stack, a hosting view of SwiftUI.
  static let shop = """
    <UIWindow: 0x7f8d5b40a5f0; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x600002c1>; layer = <UIWindowLayer: 0x600002c2>>
       | <UITransitionView: 0x7f8d5b40b100; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600002c3>>
       |    | <UIDropShadowView: 0x7f8d5b40b200; frame = (0 0; 390 844); autoresize = W+H; backgroundColor = <UIDynamicSystemColor: 0x600000f1; name = systemBackgroundColor>; layer = <CALayer: 0x600002c4>>
       |    |    | <UITableView: 0x7f8d5b40b300; frame = (0 0; 390 844); clipsToBounds = YES; animations = { bounds.origin=<CABasicAnimation: 0x1>; position=<CABasicAnimation: 0x2>; }; layer = <CALayer: 0x600002c5>; contentOffset: {0, -88}; contentSize: {390, 1200.5}; adjustedContentInset: {88, 0, 34, 0}; dataSource: <Shop.Prices: 0x600002c6>>
       |    |    |    | <Shop.PriceCell: 0x7f8d5b40b400; baseClass = UITableViewCell; frame = (0 44; 390 44); text = '苹果手机壳，红色 🍎 现货'; autoresize = W; layer = <CALayer: 0x600002c7>>
       |    |    |    |    | <UIButton: 0x7f8d5b40b500; frame = (300 -2.5; 82 49); opaque = NO; tag = 7; layer = <CALayer: 0x600002c8>>
       |    |    |    |    |    | <UIButtonLabel: 0x7f8d5b40b600; frame = (8 6; 66 18); text = 'it's; got > quotes'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002c9>>
       |    |    | <UIStackView: 0x7f8d5b40b700; frame = (0 700; 390 44); alpha = 0.5; transform = [1, 0, 0, 1, -8.5, 1e-05]; layer = <CATransformLayer: 0x600002d0>> axis=vert distribution=fill
       |    |    |    | <SwiftUI._UIHostingView<SwiftUI.ModifiedContent<Shop.Row, (Int) -> Bool>>: 0x7f8d5b40b800; frame = (0 0; 390 44); hidden = YES; layer = <CALayer: 0x600002d1>>
       |    |    | <_TtGC7SwiftUI14_UIHostingViewV4Shop7Content_: 0x7f8d5b40b900; frame = (0 0; 1e+02 44); layer = <CALayer: 0x600002d2>>
    """

  static func read(_ text: String) throws -> ViewDump {
    try ViewDump(reading: text)
  }

  /// The facts of all views in printed order.
  static func facts(_ text: String) throws -> [DumpedFacts] {
    try read(text).inPrintedOrder.map(\.view.facts)
  }

  /// As `facts`, for comparing texts whose lines were broken.
  static func factsWithoutLines(_ text: String) throws -> [DumpedFacts] {
    try facts(text).map {
      var facts = $0
      facts.line = 0
      return facts
    }
  }

  static func levels(_ text: String) throws -> [Int] {
    try read(text).inPrintedOrder.map(\.level)
  }
}
