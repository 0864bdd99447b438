import EventVocabulary
import Records

extension UIKitException {
  /// The correct way to do it.
  var cure: Bilingual {
    switch self {
    case .viewOfTwoControllers:
      Bilingual(
        en: "Give the controller a view of its own, or set the other's view to nil first",
        zh: "请给这个控制器一个自己的视图，或先把另一个控制器的 view 设为 nil")
    case .childOfOtherParent:
      Bilingual(
        en: "Call addChild on the controller whose view it goes into, before the view is added",
        zh: "添加视图之前，请在该视图所属的控制器上调用 addChild")
    case .presentsActiveController:
      Bilingual(
        en: "Present a controller that does not show yet, or dismiss this one first",
        zh: "请呈现一个还没有显示的控制器，或先收起这一个")
    case .windowWithoutController:
      Bilingual(
        en: "Set rootViewController before the launch is done",
        zh: "请在启动完成之前设置 rootViewController")
    case .secondApplication:
      Bilingual(
        en: "UIApplication.shared is the one; a subclass is named to launch",
        zh: "请用 UIApplication.shared；子类的名字写在 launch 之后")
    case .setsItemsOfManagedBar, .pushesOntoManagedBar, .popsOffManagedBar:
      Bilingual(
        en: "Set the navigationItem of each controller, and push or pop controllers",
        zh: "请设置各个控制器的 navigationItem，并压入或弹出控制器")
    case .pushesNavigationController:
      Bilingual(
        en: "Push the controller that it would have as its root, or present it",
        zh: "请压入它的根控制器，或以模态方式呈现它")
    case .transitionOfStrangers:
      Bilingual(
        en: "Call addChild with the new controller first, on the container of the old one",
        zh: "请先在旧控制器的容器上对新控制器调用 addChild")
    case .nibWithoutView:
      Bilingual(
        en: "Connect the owner's view outlet: declare the nib without the words `without view`",
        zh: "请连接 File's Owner 的 view outlet：声明 nib 时不要写 `without view`")
    case .unknownKey:
      Bilingual(
        en:
          "Declare the property in the owner's class, with @IBOutlet, or correct the outlet's name",
        zh: "请在该类里用 @IBOutlet 声明这个属性，或改正 outlet 的名字")
    case .nibNotFound:
      Bilingual(
        en: "Declare the nib with `nib NAME from VIEW`, or give the name of one that there is",
        zh: "请用 `nib NAME from VIEW` 声明这个 nib，或改用已有的名字")
    case .invalidUpdate:
      Bilingual(
        en:
          "Change the data first, then name every row that came or went since, in one batch; or call reloadData",
        zh: "请先改数据，再在同一批更新里说明此后增减的每一行；或者调用 reloadData")
    case .cellNotRegistered, .itemNotRegistered, .supplementNotRegistered:
      Bilingual(
        en: "Call register with a class or a nib and this identifier first",
        zh: "请先用 register 为这个标识符注册类或 nib")
    case .scrollsBeyondRows:
      Bilingual(
        en: "Scroll to a row that the data source has; after a change of the data, reload first",
        zh: "请滚动到数据源里有的行；数据改变以后要先刷新")
    case .delegateOfScrollView:
      Bilingual(
        en: "Derive a class from UIScrollView that answers itself",
        zh: "请写一个 UIScrollView 的子类，在其中回答")
    case .collectionWithoutLayout:
      Bilingual(
        en: "Write UICollectionView(frame:collectionViewLayout:)",
        zh: "请写 UICollectionView(frame:collectionViewLayout:)")
    case .storyboardNotFound:
      Bilingual(
        en: "Load the file first: `load Main.storyboard` puts the storyboard Main into the bundle",
        zh: "请先载入文件：`load Main.storyboard` 会把名为 Main 的 storyboard 放进 bundle")
    case .sceneNotFound:
      Bilingual(
        en: "Use a Storyboard ID of the file: `load` lists them",
        zh: "请使用文件里的 Storyboard ID：`load` 会列出它们")
    case .segueNotFound:
      Bilingual(
        en: "Use the identifier of a segue that begins at this controller, which a storyboard must "
          + "have made",
        zh: "请使用从这个控制器出发的 segue 的标识符；这个控制器必须由 storyboard 创建")
    case .layerCycle:
      Bilingual(
        en: "Take it out of its superlayer first, or make a layer of its own",
        zh: "请先把它移出父图层，或另建一个图层")
    }
  }
}
