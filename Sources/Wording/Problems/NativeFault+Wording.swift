import Records

extension NativeFault {
  /// The fault, the remaining state, and the cure.
  package func wording(_ place: Place) -> Bilingual {
    let (what, left) = (self.what(place), Self.left(place))
    return Bilingual(en: "\(what.en); \(left.en)", zh: "\(what.zh)；\(left.zh)")
  }

  private func what(_ place: Place) -> Bilingual {
    switch self {
    case .unheard:
      return Bilingual(
        en: "Ctrl-C was not heard for a second, so the line was ended from outside",
        zh: "按下 Ctrl-C 一秒后仍无响应，已从外部结束这一行")
    case .signal(let number):
      let name = Self.name(of: number)
      let cause: Bilingual
      if let name {
        cause = Bilingual(en: "\(name.en) (signal \(number))", zh: "\(name.zh)（信号 \(number)）")
      } else {
        cause = Bilingual(en: "signal \(number)", zh: "信号 \(number)")
      }
      return Bilingual(
        en: "a fault in Touchstone, not in your code: \(cause.en) ended what was running",
        zh: "这是 Touchstone 的故障，不是你的代码的问题：\(cause.zh)使运行中断")
    }
  }

  private static func left(_ place: Place) -> Bilingual {
    let report = Bilingual(
      en: "report it as an issue of Touchstone, with the steps that lead to it",
      zh: "请把它和重现步骤一起作为 issue 报告给 Touchstone")
    switch place {
    case .prompt(isWhole: true):
      return Bilingual(
        en: "the scene is as it was before the line. save FILE keeps it; \(report.en)",
        zh: "场景与执行这一行之前相同。可以用 save FILE 保存；\(report.zh)")
    case .prompt(isWhole: false):
      return Bilingual(
        en: "without a journal the scene is lost; \(report.en)", zh: "由于没有日志，场景已丢失；\(report.zh)")
    case .script:
      return Bilingual(en: "the script ends here; \(report.en)", zh: "脚本到此为止；\(report.zh)")
    case .command: return report
    }
  }

  private static func name(of signal: Int32) -> Bilingual? {
    switch signal {
    case 4: Bilingual(en: "an unknown instruction", zh: "未知指令")
    case 5: Bilingual(en: "a trap", zh: "陷阱指令")
    case 6: Bilingual(en: "an abort", zh: "进程中止")
    case 7: Bilingual(en: "a bus error", zh: "总线错误")
    case 8: Bilingual(en: "an arithmetic error", zh: "算术错误")
    case 9: Bilingual(en: "the system, perhaps short of memory,", zh: "系统（可能内存不足）")
    case 11: Bilingual(en: "a segmentation fault", zh: "段错误")
    default: nil
    }
  }
}
