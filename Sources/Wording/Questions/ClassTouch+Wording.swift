import Records

extension ClassTouch {
  /// The touch behaviour that a class adds, with its rules.
  package var wording: Bilingual {
    switch self {
    case .responder:
      Bilingual(
        en: "touches, presses and motion: each goes to next unless overridden (RC-13)",
        zh: "触摸、按键和摇动：不重写就转给 next（RC-13）")
    case .view:
      Bilingual(
        en: """
          hitTest and point(inside:) (HT-1, HT-9); isHidden, alpha and isUserInteractionEnabled \
          take it and its subtree out of hit testing (HT-2); next is its controller, else its superview (RC-2)
          """,
        zh: """
          hitTest 和 point(inside:)（HT-1、HT-9）；isHidden、alpha、isUserInteractionEnabled \
          可以把它和子树排除在外（HT-2）；next 是它的控制器，否则是父视图（RC-2）
          """)
    case .window:
      Bilingual(
        en: """
          the application asks windows front to back (WN-5); starts hidden (WN-4); next is its \
          scene, else the application (RC-8)
          """,
        zh: "应用程序从前到后询问各窗口（WN-5）；创建时隐藏（WN-4）；next 是 scene，没有则是应用程序（RC-8）")
    case .imageView, .label:
      Bilingual(
        en: "isUserInteractionEnabled starts false, so its subviews get nothing either (UI-2)",
        zh: "isUserInteractionEnabled 默认 false，子视图因此也收不到触摸（UI-2）")
    case .stackView:
      Bilingual(
        en: "touches are on (UI-3): the gaps between its views hit the stack itself (HT-6)",
        zh: "默认可触摸（UI-3）：视图之间的空隙命中它自己（HT-6）")
    case .activityIndicator, .progressView:
      Bilingual(en: "touches are on, though often guessed off (UI-3)", zh: "默认可触摸，常被误以为不可（UI-3）")
    case .effectView:
      Bilingual(
        en: "its contentView covers it and takes its touches (UI-4, HT-6)",
        zh: "contentView 盖满它，触摸由 contentView 得到（UI-4、HT-6）")
    case .control:
      Bilingual(
        en: """
          target–action, and tracking of one touch (CT-8, CT-17); keeps touches from next \
          (RC-17); a disabled one is expected to be hit all the same (CT-5)
          """,
        zh: """
          target-action，并跟踪一个触摸（CT-8、CT-17）；不把触摸转给 next（RC-17）；\
          禁用后预计仍会被命中（CT-5）
          """)
    case .button:
      Bilingual(
        en: """
          touchUpInside is its action (CT-25); keeps a single tap from recognizers of superviews \
          (GR-30)
          """,
        zh: "动作是 touchUpInside（CT-25）；单击不会被父视图的手势抢走（GR-30）")
    case .switch:
      Bilingual(
        en: """
          valueChanged is its action (CT-25); keeps a tap, and a pan along its knob, from \
          recognizers of superviews (GR-30)
          """,
        zh: "动作是 valueChanged（CT-25）；点按和沿滑钮的拖移不会被父视图的手势抢走（GR-30）")
    case .slider:
      Bilingual(
        en: """
          valueChanged while its knob moves (CT-26); keeps a swipe along its knob from \
          recognizers of superviews (GR-30)
          """,
        zh: "滑块移动时不断发送 valueChanged（CT-26）；沿滑块的轻扫不会被父视图的手势抢走（GR-30）")
    case .stepper, .segmentedControl, .pageControl:
      Bilingual(
        en: """
          valueChanged is its action (CT-25); keeps a single tap from recognizers of superviews \
          (GR-30)
          """,
        zh: "动作是 valueChanged（CT-25）；单击不会被父视图的手势抢走（GR-30）")
    case .datePicker:
      Bilingual(en: "valueChanged is its action (CT-25)", zh: "动作是 valueChanged（CT-25）")
    case .textField:
      Bilingual(
        en: "editing events (CT-25); a touch makes it first responder by its own code (FR-6)",
        zh: "编辑事件（CT-25）；被触摸时由它自己的代码成为第一响应者（FR-6）")
    case .scrollView:
      Bilingual(
        en: """
          contentOffset is bounds.origin (SC-1); holds a touch back at first and may take it \
          away (SC-2, SC-8); keeps touches that hit it from next (RC-16)
          """,
        zh: """
          contentOffset 就是 bounds.origin（SC-1）；先扣住触摸，之后还可能收回（SC-2、SC-8）；\
          命中它自己的触摸不转给 next（RC-16）
          """)
    case .tableView:
      Bilingual(
        en: "a cell for each row in its bounds; has a touchesShouldCancel of its own (SC-8)",
        zh: "bounds 内每行一个 cell；自己重写了 touchesShouldCancel（SC-8）")
    case .collectionView:
      Bilingual(
        en: "a cell for each item in its bounds (UI-4)", zh: "bounds 内每个项目一个 cell（UI-4）")
    case .textView, .navigationBar, .tabBar, .toolbar, .searchBar, .pickerView:
      Bilingual(
        en: "a device has a hitTest of its own here; what it adds is not settled (HT-28)",
        zh: "真机上重写了 hitTest，具体添加了什么尚无定论（HT-28）")
    case .tableCell:
      Bilingual(
        en: """
          contentView covers it and takes its touches (HT-6), also in front of views that were \
          added to the cell itself before it was laid out (expected since iOS 14)
          """,
        zh: "contentView 盖满它并得到触摸（HT-6）；布局之前直接加到 cell 上的视图也会被盖住（iOS 14 起，推断）")
    case .collectionCell:
      Bilingual(
        en: "contentView covers it, behind what is added to the cell itself (HT-6)",
        zh: "contentView 盖满它，位于直接加到 cell 上的视图之后（HT-6）")
    case .transitionView, .dropShadowView:
      Bilingual(
        en: "is between a window and a root view on a device (RC-6)",
        zh: "真机上位于窗口与根视图之间（RC-6）")
    case .layoutContainer:
      Bilingual(
        en: "the view of a navigation or tab bar controller (RC-7)",
        zh: "导航控制器或标签栏控制器的视图（RC-7）")
    case .navigationTransition, .controllerWrapper:
      Bilingual(
        en: "is between a container and its controller's view on a device (RC-7)",
        zh: "真机上位于容器与其中控制器的视图之间（RC-7）")
    case .dimmingView:
      Bilingual(
        en: "keeps touches from everything behind an alert (HT-6)", zh: "让警告框后面的一切收不到触摸（HT-6）")
    case .navigationController:
      Bilingual(
        en: "only the last controller of its stack has its view in the tree (RC-7)",
        zh: "只有栈顶控制器的视图在层级里（RC-7）")
    case .tabBarController:
      Bilingual(
        en: "only the chosen controller has its view in the tree (RC-7)",
        zh: "只有选中的控制器的视图在层级里（RC-7）")
    case .alertController:
      Bilingual(
        en: "what dims the screen behind it takes all other touches (HT-6)",
        zh: "背后变暗的视图接走其余所有触摸（HT-6）")
    case .application:
      Bilingual(
        en:
          "hands events to windows (PL-1), actions to targets (TA-1); next is its delegate (RC-10)",
        zh: "把事件交给窗口（PL-1），把动作交给 target（TA-1）；next 是它的 delegate（RC-10）")
    case .scene: Bilingual(en: "next is the application (RC-9)", zh: "next 是应用程序（RC-9）")
    case .viewController:
      Bilingual(
        en: "comes after its root view in the chain; next is what holds that view (RC-2, RC-3)",
        zh: "在响应者链中排在根视图之后；next 是承载根视图的视图（RC-2、RC-3）")
    }
  }
}
