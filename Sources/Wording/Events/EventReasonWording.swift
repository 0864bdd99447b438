import EventVocabulary
import Foundation
import Lettering
import Records

// The wording of why something happened to an event.

extension IgnoredReason {
  package var wording: Bilingual {
    switch self {
    case .ignoringInteractionEvents:
      Bilingual(
        en: "dropped: beginIgnoringInteractionEvents is in force",
        zh: "丢弃：beginIgnoringInteractionEvents 生效中")
    case .inactive:
      Bilingual(en: "dropped: the app is not active", zh: "丢弃：App 未处于活跃状态")
    case .transition:
      Bilingual(en: "dropped: a transition is under way", zh: "丢弃：转场正在进行")
    case .nobodyHit: Bilingual(en: "dropped: nobody was hit", zh: "丢弃：没有命中任何视图")
    case .deadTouch:
      Bilingual(
        en: "dropped: its touch began while it could not be delivered",
        zh: "丢弃：它的触摸在无法投递时就开始了")
    }
  }
}

extension TouchRefusal {
  package var wording: Bilingual {
    switch self {
    case .delegate:
      Bilingual(en: "does not get the touch: its delegate said no", zh: "得不到触摸：代理拒绝了")
    case .touchType:
      Bilingual(
        en: "does not get the touch: allowedTouchTypes leaves its kind out",
        zh: "得不到触摸：allowedTouchTypes 不含这种触摸")
    case .otherTouchType:
      Bilingual(
        en: "does not get the touch: it has one of another kind already",
        zh: "得不到触摸：已经有另一种触摸")
    }
  }
}

extension WithheldReason<ObjectName> {
  /// The reason why a view never receives events of a finger.
  package func wording(of finger: Int) -> Bilingual {
    switch self {
    case .notMultipleTouch:
      Bilingual(
        en: "never receives finger \(finger): isMultipleTouchEnabled is false",
        zh: "收不到手指 \(finger)：isMultipleTouchEnabled 为 false")
    case .exclusiveTouch(let view):
      Bilingual(
        en: "never receives finger \(finger): \(view.text) takes touches exclusively",
        zh: "收不到手指 \(finger)：\(view.text) 独占触摸（isExclusiveTouch）")
    case .recognized(let recognizer, nil):
      Bilingual(
        en: """
          never receives the touch: \(recognizer.shown.en) is told first and recognized at once
          """,
        zh: "收不到这次触摸：\(recognizer.shownBeforeChinese)先收到触摸，并立刻识别成功")
    case .recognized(let recognizer, let holder?)
    where holder == recognizer || holder.isDelayOfScrollView:
      Bilingual(
        en: "never receives the touch: \(recognizer.shown.en) recognized first",
        zh: "收不到这次触摸：\(recognizer.shownBeforeChinese)先识别成功")
    case .recognized(let recognizer, let holder?):
      Bilingual(
        en: """
          never receives the touch: \(recognizer.shown.en) recognized while \(holder.shown.en) kept \
          it back
          """,
        zh: """
          收不到这次触摸：\(holder.shownBeforeChinese)暂缓它期间，\(recognizer.shownBeforeChinese)识别成功
          """)
    case .leftWindow:
      Bilingual(
        en: "never receives the touch: it has left its window", zh: "收不到这次触摸：它已离开窗口")
    case .scrollView(let view):
      Bilingual(
        en: "never receives the touch: \(view.text) keeps it to scroll",
        zh: "收不到这次触摸：\(view.text) 留着用来滚动")
    case .stopsScrolling(let view):
      Bilingual(
        en: "never receives the touch: it stopped \(view.text), which was still scrolling",
        zh: "收不到这次触摸：\(view.text) 还在滚动，这次触摸只用来让它停下")
    }
  }
}

extension TrackingEnd<ObjectName> {
  /// The line of a trace about the control.
  package var wording: Bilingual {
    switch self {
    case .disabled:
      Bilingual(
        en: "isEnabled is false now: it sends nothing more for this touch",
        zh: "isEnabled 变为 false：这次触摸不再发出任何事件")
    case .notInteractive:
      Bilingual(
        en: "isUserInteractionEnabled is false now: it sends nothing more for this touch",
        zh: "isUserInteractionEnabled 变为 false：这次触摸不再发出任何事件")
    case .touchLost(let view):
      Bilingual(
        en: "\(view.text), which the touch hit, has lost it or left the control",
        zh: "触摸命中的 \(view.text) 失去了触摸，或离开了控件")
    }
  }

  /// The same as a remark on a line, or as a conclusion.
  package func wording(of control: ObjectName) -> Bilingual {
    switch self {
    case .disabled, .notInteractive:
      let property = self == .disabled ? "isEnabled" : "isUserInteractionEnabled"
      return Bilingual(
        en: """
          \(control.called) was tracking a finger when \(property) became false: tracking is \
          cancelled, and it sends nothing more for that touch (CT-30, inferred)
          """,
        zh: """
          \(control.called) 正在跟踪手指时 \(property) 变为 false：跟踪被取消，这次触摸不再发出任何事件\
          （CT-30，推断）
          """)
    case .touchLost(let view):
      return Bilingual(
        en: """
          \(control.called) stops tracking and sends touchCancel: \(view.called), which the touch \
          hit, has lost it or left \(control.called) (UT-4)
          """,
        zh: """
          \(control.called) 停止跟踪并发出 touchCancel：触摸命中的 \(view.called) 失去了触摸，或离开了 \
          \(control.called)（UT-4）
          """)
    }
  }
}

extension CancelReason<ObjectName> {
  package var wording: Bilingual {
    switch self {
    case .recognized(let recognizer):
      Bilingual(
        en: "\(recognizer.shown.en) recognized and cancelsTouchesInView is true",
        zh: "\(recognizer.shown.zh) 识别成功，cancelsTouchesInView 为 true")
    case .leftWindow: Bilingual(en: "the view leaves its window", zh: "视图离开窗口")
    case .system: Bilingual(en: "the system takes the touch", zh: "系统收走触摸")
    }
  }
}

extension AnimationStep {
  package var wording: Bilingual {
    switch self {
    case .begins(let seconds, let refusesTouches):
      let time = seconds.map { Numbers.time($0) }
      let (en, zh) = (
        time.map { "moves for \($0) s" } ?? "moves for ever", time.map { "移动 \($0) 秒" } ?? "一直移动"
      )
      return refusesTouches
        ? Bilingual(en: "\(en): refuses touches meanwhile", zh: "\(zh)：期间拒绝触摸")
        : Bilingual(
          en: "\(en): touches find it at its end at once", zh: "\(zh)：触摸立刻按终点位置判断")
    case .ends: return Bilingual(en: "has ended", zh: "移动结束")
    }
  }
}

extension PopStep {
  /// The effect of the swipe.
  package var wording: Bilingual {
    switch self {
    case .begins:
      Bilingual(
        en: "begins to leave with the finger: it is told that it disappears, the one below that "
          + "it appears",
        zh: "开始随手指离开：它收到即将消失的回调，下面的控制器收到即将出现的回调")
    case .finishes: Bilingual(en: "is popped", zh: "已出栈")
    case .goesBack:
      Bilingual(
        en: "stays: the swipe was let go, and both are told the opposite",
        zh: "留在栈顶：手势被放开，两个控制器都收到相反的回调")
    }
  }
}

extension SheetStep {
  /// The effect of the drag.
  package var wording: Bilingual {
    switch self {
    case .begins:
      Bilingual(
        en: "begins to leave with the finger: it is told that it disappears; who presents it hears "
          + "nothing (VC-11)",
        zh: "开始随手指离开：它收到即将消失的回调，呈现它的控制器什么也收不到（VC-11）")
    case .finishes: Bilingual(en: "is dismissed by the user", zh: "被用户关闭")
    case .goesBack:
      Bilingual(
        en: "stays: the drag was let go, and it is told the opposite",
        zh: "留下：手势被放开，它收到相反的回调")
    case .resists:
      Bilingual(
        en: "only gives a little: isModalInPresentation, or its delegate, does not let it go",
        zh: "只移动一点：isModalInPresentation 或它的代理不允许关闭")
    case .refuses:
      Bilingual(
        en: "stays: the attempt to dismiss it is told to its delegate",
        zh: "留下：代理得知用户曾试图关闭它")
    }
  }
}

extension ScrollStep {
  package var wording: Bilingual {
    switch self {
    case .began: Bilingual(en: "scrolling begins", zh: "开始滚动")
    case .moved(let offset):
      Bilingual(
        en: "contentOffset \(Numbers.shortPoint(offset))",
        zh: "contentOffset \(Numbers.shortPoint(offset))")
    case .ended(let decelerates):
      decelerates
        ? Bilingual(en: "lifted: it keeps moving", zh: "松手：继续减速滚动")
        : Bilingual(en: "lifted: it is at rest", zh: "松手：停住")
    case .zoomed(let scale):
      Bilingual(
        en: "zoomScale \(Numbers.text((scale * 100).rounded() / 100))",
        zh: "zoomScale \(Numbers.text((scale * 100).rounded() / 100))")
    case .stopped: Bilingual(en: "is at rest", zh: "停住")
    }
  }
}

extension GestureReason<ObjectName> {
  package var wording: Bilingual {
    func points(_ number: Double) -> String { Numbers.text((number * 10).rounded() / 10) }
    func seconds(_ number: Double) -> String { Numbers.text((number * 1000).rounded() / 1000) }
    switch self {
    case .subclass: return Bilingual(en: "its own code set it", zh: "由它自己的代码设置")
    case .taps(let count, let of, let moved):
      return Bilingual(
        en: "\(count) \(count == 1 ? "tap" : "taps") of \(of), moved \(points(moved))",
        zh: "点按 \(count)/\(of) 次，移动 \(points(moved))")
    case .moved(let way, let of):
      return Bilingual(
        en: "moved \(points(way)) of \(points(of))", zh: "移动 \(points(way))，需要 \(points(of))")
    case .movedTooFar(let way, let allowed):
      return Bilingual(
        en: "moved \(points(way)), \(points(allowed)) are allowed",
        zh: "移动 \(points(way))，只允许 \(points(allowed))")
    case .stayed(let time):
      return Bilingual(en: "down for \(seconds(time)) s", zh: "按住 \(seconds(time)) 秒")
    case .liftedEarly(let time, let of):
      return Bilingual(
        en: "lifted after \(seconds(time)) of \(seconds(of)) s",
        zh: "\(seconds(time)) 秒就抬起，需要 \(seconds(of)) 秒")
    case .tookTooLong(let allowed):
      return Bilingual(
        en: "took longer than \(seconds(allowed)) s", zh: "超过了 \(seconds(allowed)) 秒")
    case .noFurtherTap(let time):
      return Bilingual(
        en: "no further tap within \(seconds(time)) s", zh: "\(seconds(time)) 秒内没有再点按")
    case .fingers(let count, let of):
      return Bilingual(
        en: "\(count) \(count == 1 ? "finger" : "fingers"), it takes \(of)",
        zh: "\(count) 根手指，需要 \(of) 个")
    case .lifted: return Bilingual(en: "the finger was lifted", zh: "手指抬起")
    case .movedTooLittle(let way, let of):
      return Bilingual(
        en: "lifted after \(points(way)) of \(points(of)) points",
        zh: "移动 \(points(way)) 点就抬起，需要 \(points(of)) 点")
    case .fewerFingers: return Bilingual(en: "too few fingers are left", zh: "剩下的手指太少")
    case .otherDirection: return Bilingual(en: "another direction", zh: "方向不对")
    case .notAtEdge: return Bilingual(en: "not from the edge", zh: "不是从边缘开始")
    case .spread(let way, let of):
      return Bilingual(
        en: "the distance changed by \(points(way)) of \(points(of)) points",
        zh: "间距变化 \(points(way)) 点，需要 \(points(of)) 点")
    case .turned(let angle):
      let degrees = points(angle * 180 / .pi)
      return Bilingual(en: "turned by \(degrees)°", zh: "转过 \(degrees)°")
    case .goesOn: return Bilingual(en: "the fingers moved", zh: "手指移动")
    default: return byOthers
    }
  }

  /// The causes that lie in other recognizers.
  private var byOthers: Bilingual {
    switch self {
    case .refusedByView(let view):
      Bilingual(
        en: "\(view.text) refused it: gestureRecognizerShouldBegin",
        zh: "\(view.text) 拒绝了：gestureRecognizerShouldBegin")
    case .refusedByOwnView(let view, _):
      Bilingual(
        en: """
          its own view \(view.text) refused it: gestureRecognizerShouldBegin
          """,
        zh: """
          它自己的视图 \(view.text) 拒绝了：gestureRecognizerShouldBegin
          """)
    case .refusedByScrollView(let view):
      Bilingual(
        en: "content of \(view.text) tracks the touch and keeps it",
        zh: "\(view.text) 的内容正在跟踪触摸，不放手")
    case .refusedByDelegate:
      Bilingual(
        en: "its delegate refused it: gestureRecognizerShouldBegin",
        zh: "代理拒绝了：gestureRecognizerShouldBegin")
    case .prevented(let other):
      Bilingual(
        en: "\(other.shown.en) recognized and excludes it",
        zh: "\(other.shown.zh) 识别成功，排除了它")
    case .requirementRecognized(let other):
      Bilingual(
        en: "\(other.text), which had to fail first, recognized",
        zh: "本应失败的 \(other.text) 识别成功")
    case .requirementsFailed:
      Bilingual(en: "what had to fail has failed", zh: "要等的都已失败")
    case .disabled:
      Bilingual(en: "disabled, or removed from its view", zh: "被停用，或从视图取下")
    case .touchesCancelled:
      Bilingual(en: "its touches were taken away", zh: "触摸被收走")
    case .ownBackItem(let controller):
      Bilingual(
        en: "\(controller.shown.en) has a leftBarButtonItem of its own, which turns this swipe off",
        zh: "\(controller.shown.zh) 设置了自己的 leftBarButtonItem，这个手势因此失效")
    case .ownAnimator(let controller):
      Bilingual(
        en: """
          the delegate of \(controller.shown.en) has \
          navigationController(_:animationControllerFor:from:to:), which turns this swipe off
          """,
        zh: """
          \(controller.shown.zh) 的代理实现了 \
          navigationController(_:animationControllerFor:from:to:)，这个手势因此失效
          """)
    case .scrollingOff:
      Bilingual(
        en: "isScrollEnabled of its scroll view is false", zh: "它的滚动视图的 isScrollEnabled 为 false")
    case .delayOff:
      Bilingual(
        en: "delaysContentTouches of its scroll view is false",
        zh: "它的滚动视图的 delaysContentTouches 为 false")
    case .stoppedScrolling:
      Bilingual(
        en: "the touch stopped the content, which was still scrolling", zh: "内容还在滚动，这次触摸让它停下")
    case .nothingToScroll:
      Bilingual(en: "there is nothing to scroll that way", zh: "这个方向没有可滚动的内容")
    case .subclass, .taps, .moved, .movedTooFar, .stayed, .liftedEarly, .tookTooLong,
      .noFurtherTap, .fingers, .lifted, .movedTooLittle, .fewerFingers, .otherDirection, .notAtEdge,
      .spread,
      .turned, .goesOn:
      wording
    }
  }
}
