import Lettering
import Records
import Wording

extension TextRenderer {
  /// Draws a responder chain from the top down: views in one lane, all others in one at the right,
  /// and between two responders the connection from one to the next with its rule.
  func draw(_ chain: ChainRecord, into page: inout Page) {
    let lanes = chain.lanes
    let names = chain.links.map { link in
      Escaping.name(
        link.responder.isNamed
          ? "\(link.responder.text) (\(link.responder.className))"
          : link.responder.text
      ).shortened(to: 30)
    }
    let widest = zip(names, lanes).filter { $1 == .views }.map { DisplayWidth.of($0.0) }.max() ?? 0
    let right = min(widest + 4, max(8, page.style.width / 3))
    func column(_ index: Int) -> Int { lanes[index] == .views ? 2 : 2 + right }
    let signs = ChainSigns.of(page.style)
    for (index, link) in chain.links.enumerated() {
      if index > 0 {
        let way = way(from: column(index - 1), to: column(index), signs)
        let reason = link.reason.map { "\($0.wording[language])  \($0.rule)" } ?? ""
        page.row("\(way) ", reason, headEmphasis: .faint, .faint)
      }
      let margin = String(repeating: " ", count: column(index))
      page.row(
        "\(margin)\(names[index])", link.overrides.map { "  [\($0)]" }.joined(),
        headEmphasis: .strong, .hint)
    }
    remarks(on: chain, into: &page)
  }

  /// The line between two responders, which ends in an arrow.
  private func way(from start: Int, to end: Int, _ signs: ChainSigns) -> String {
    let left = String(repeating: " ", count: min(start, end))
    let line = String(repeating: signs.across, count: max(0, abs(end - start) - 1))
    if start == end { return left + signs.arrow }
    return start < end
      ? left + signs.turn + line + signs.arrow
      : left + signs.arrow + line
        + signs.turnBack
  }
}

/// The characters of the connections.
private struct ChainSigns {
  let arrow: String
  let across: String
  let turn: String
  let turnBack: String

  static func of(_ style: Style) -> ChainSigns {
    style.hasUnicode
      ? ChainSigns(arrow: "↓", across: "─", turn: "└", turnBack: "┘")
      : ChainSigns(arrow: "v", across: "-", turn: "+", turnBack: "+")
  }
}

extension ChainRecord {
  fileprivate enum Lane {
    case views
    case others
  }

  /// The lane of each responder, by the rules: only views have superviews, and the rule that leads
  /// to a responder determines whether it is a view.
  fileprivate var lanes: [Lane] {
    links.indices.map { index in
      switch links[index].reason {
      case .superview, .superviewOfView: return .views
      case .viewController, .presentingViewController, .windowScene, .application,
        .applicationOfScene, .applicationDelegate:
        return .others
      case .overridden, nil:
        guard index + 1 < links.count else { return .others }
        switch links[index + 1].reason {
        case .superview, .viewController, .windowScene, .application: return .views
        default: return .others
        }
      }
    }
  }
}
