import Practice
import Records
import Rulebook
import Wording
import Workbench

/// The libraries that every job needs: loaded once, they are in all forked processes.
enum ServerWarmth {
  private static let swift = """
    import UIKit
    class Warm: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let frames = subviews.map { $0.frame }
        return frames.isEmpty ? nil : super.hitTest(point, with: event)
      }
    }

    """

  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    @interface Warm : UIView
    @end
    @implementation Warm
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return self.bounds.size.width > 1; }
    @end

    """

  /// Checks small programs of our own, and runs a scene.
  static func load() {
    let practice = PracticeConfiguration { $0.wording }
    for (name, text) in [("Warm.swift", swift), ("Warm.m", objectiveC)] {
      try? Engine.declare([Code(file: name, text: text)], in: Engine.session(in: practice))
    }
    let session = Session(at: Desk(practice), language: .english)
    for line in ["add view red 10 10 20 20", "hit 15 15", "help hit"] { _ = try? session.run(line) }
    _ = Rulebook.sections.count
  }
}
