import Records

extension LinkReason {
  /// The reason why a responder follows the one before.
  package var wording: Bilingual {
    switch self {
    case .superview: Bilingual(en: "its superview", zh: "它的父视图")
    case .viewController: Bilingual(en: "the controller whose root view it is", zh: "以它为根视图的控制器")
    case .superviewOfView: Bilingual(en: "its view's superview", zh: "它的视图的父视图")
    case .presentingViewController:
      Bilingual(
        en: "the presenting controller; what comes between is not settled",
        zh: "呈现它的控制器；中间是否还有别的尚无定论")
    case .windowScene: Bilingual(en: "the window's scene", zh: "窗口所在的 scene")
    case .application, .applicationOfScene: Bilingual(en: "the application", zh: "应用程序")
    case .applicationDelegate:
      Bilingual(en: "the delegate, as it is a responder", zh: "delegate，因为它是响应者")
    case .overridden: Bilingual(en: "what its override of next gives", zh: "它重写的 next 给出的对象")
    }
  }
}

extension ChainRecord {
  /// The sentence that the chain never ends; nil for one that does.
  package var roundWording: Bilingual? {
    guard let returnsTo, let last = links.last?.responder else { return nil }
    return Bilingual(
      en: "the chain is a loop: next of \(last.text) is \(returnsTo.text) again (RC-1)",
      zh: "响应者链绕成了一圈：\(last.text) 的 next 又是 \(returnsTo.text)（RC-1）")
  }

  /// The sentence that the app's delegate is not in the chain; nil if it is, or if there is none.
  package var delegateWording: Bilingual? {
    delegateOutside.map { delegate in
      let isNamed = delegate.isNamed
      let name = isNamed ? "\(delegate.text) (\(delegate.className))" : delegate.className
      return Bilingual(
        en: """
          the app's delegate, \(name), is not in the chain: only a UIResponder is, and no view, \
          controller or the app itself (RC-10)
          """,
        zh: "App 的代理 \(name) 不在链上：代理必须是 UIResponder，且不是视图、控制器或 App 自身（RC-10）")
    }
  }

  /// A note on behaviour that the other profile has and this one does not.
  package var profileNote: Bilingual {
    profile == "device"
      ? Bilingual(
        en: "profile device: hosting views and a scene as since iOS 13 (RC-6 to RC-9)",
        zh: "device 配置：有 iOS 13 起的宿主视图和 scene（RC-6 至 RC-9）")
      : Bilingual(
        en: """
          a device adds UIDropShadowView and UITransitionView before the window and UIWindowScene after \
          it (RC-6, RC-8): profile device
          """,
        zh: """
          真机在窗口之前还有 UIDropShadowView、UITransitionView，之后还有 UIWindowScene（RC-6、RC-8）；\
          输入 profile device 可以看到
          """)
  }
}

extension Rule {
  /// The meaning of the confidence, and a warning where an observation has one source.
  package var confidenceWording: Bilingual {
    let meaning = confidence.wording
    guard restsOnOneSource else { return meaning }
    return Bilingual(
      en: "\(meaning.en); one source, so nothing is judged by this rule alone",
      zh: "\(meaning.zh)；只有一个来源，因此不会单凭这一条下结论")
  }
}

extension Confidence {
  /// The meaning of the confidence.
  package var wording: Bilingual {
    switch self {
    case .documented: Bilingual(en: "documented: Apple says so", zh: "有文档：Apple 有明确说明")
    case .observed: Bilingual(en: "observed: seen on the real system", zh: "实测：有人在真实系统上运行过")
    case .inferred:
      Bilingual(en: "inferred: expected, but there is no record of it", zh: "推断：预计如此，但尚无实测记录")
    case .open: Bilingual(en: "open: not settled", zh: "尚无定论")
    }
  }
}
