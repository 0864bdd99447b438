import Records

extension Rulebook {
  /// Cards about Info.plist, launch screens and prefix headers.
  static var cardsOfFiles: [KnowledgeCard] { content }
}

private let content: [KnowledgeCard] = [
  KnowledgeCard(
    "KN-1",
    Bilingual(
      en: "When does the system read the keys of Info.plist?",
      zh: "系统什么时候读取 Info.plist 的键？"),
    Bilingual(en: "At launch; later changes are not noticed", zh: "启动时读取，之后的改动不会被发现"),
    or: [
      Bilingual(en: "Each time that code asks for one", zh: "代码每次询问时"),
      Bilingual(en: "When the file changes, which the system watches", zh: "文件改变时，系统会监视它"),
      Bilingual(en: "When the project is compiled only", zh: "只在编译工程时"),
    ]),
  KnowledgeCard(
    "KN-2",
    Bilingual(en: "What may the launch screen do?", zh: "启动画面可以做什么？"),
    Bilingual(
      en: "Show a storyboard, or what `UILaunchScreen` describes: no code, no custom classes",
      zh: "显示 storyboard 或 `UILaunchScreen` 所描述的内容：没有代码，也没有自定义类"),
    or: [
      Bilingual(en: "Run `viewDidLoad` of its own controller", zh: "运行自己的控制器的 `viewDidLoad`"),
      Bilingual(
        en: "Show the last state of the app, from a file of its own",
        zh: "从自己的文件显示 App 上次的状态"),
      Bilingual(en: "Wait until data is loaded", zh: "一直等到数据加载完"),
    ]),
  KnowledgeCard(
    "KN-3",
    Bilingual(
      en: "A new app brings only static launch images. Is that enough today?",
      zh: "新 App 只带静态启动图，今天够吗？"),
    Bilingual(
      en: "No: a launch storyboard or `UILaunchScreen` is required",
      zh: "不够：需要启动 storyboard 或 `UILaunchScreen`"),
    or: [
      Bilingual(en: "Yes, one for each screen size", zh: "够，每种屏幕尺寸一张"),
      Bilingual(en: "Yes, if they are in the asset catalog", zh: "够，只要放在资源目录里"),
      Bilingual(en: "Yes, but on iPhone only", zh: "够，但只限 iPhone"),
    ]),
  KnowledgeCard(
    "KN-4",
    Bilingual(
      en: "After an update an old launch screen is shown. Why?",
      zh: "更新之后显示的还是旧的启动画面，为什么？"),
    Bilingual(
      en: "The system keeps pictures of it in the app's container",
      zh: "系统把它的图片缓存在 App 的容器里"),
    or: [
      Bilingual(en: "`Info.plist` is read once a day", zh: "`Info.plist` 每天只读一次"),
      Bilingual(en: "The old app is still suspended", zh: "旧的 App 还处于挂起状态"),
      Bilingual(en: "Launch screens belong to the first version for ever", zh: "启动画面永远属于第一个版本"),
    ]),
  KnowledgeCard(
    "KN-5",
    Bilingual(
      en: "Into which files of a target is a .pch prefix header included?",
      zh: "target 的 .pch 前缀头文件包含到哪些文件里？"),
    Bilingual(
      en: "Into every C, Objective-C and C++ file, and into no Swift file",
      zh: "每个 C、Objective-C 和 C++ 文件；Swift 文件不包含"),
    or: [
      Bilingual(en: "Into every file of the project, Swift too", zh: "工程的每个文件，包括 Swift"),
      Bilingual(en: "Into Objective-C files only", zh: "只有 Objective-C 文件"),
      Bilingual(en: "Into the files that import it", zh: "导入它的文件"),
    ]),
]
