import Records

extension Rulebook {
  /// Cards about badges, notifications, work in the background and other apps.
  static var cardsOfServices: [KnowledgeCard] { content }
}

private let content: [KnowledgeCard] = [
  KnowledgeCard(
    "KN-12",
    Bilingual(en: "How is the badge of an app set today?", zh: "今天怎样设置 App 的角标？"),
    Bilingual(
      en: """
        With `setBadgeCount` of `UNUserNotificationCenter`, and it shows only with the \
        user's permission
        """,
      zh: "用 `UNUserNotificationCenter` 的 `setBadgeCount`，而且用户允许才显示"),
    or: [
      Bilingual(
        en: "With `applicationIconBadgeNumber`, which needs no permission",
        zh: "用 `applicationIconBadgeNumber`，不需要许可"),
      Bilingual(en: "With a key of Info.plist", zh: "用 Info.plist 的键"),
      Bilingual(en: "With `badgeValue` of the window", zh: "用窗口的 `badgeValue`"),
    ]),
  KnowledgeCard(
    "KN-13",
    Bilingual(
      en: """
        `isNetworkActivityIndicatorVisible` is set on iOS 13 or later. What is to be \
        used instead?
        """,
      zh: "在 iOS 13 及以后设置 `isNetworkActivityIndicatorVisible`，应该换成什么？"),
    Bilingual(en: "An indicator of one's own: the property is deprecated", zh: "自己做指示器：这个属性已弃用"),
    or: [
      Bilingual(en: "`UIRefreshControl` of the window", zh: "窗口的 `UIRefreshControl`"),
      Bilingual(
        en: "`statusBarManager.isNetworkActive`",
        zh: "`statusBarManager.isNetworkActive`"),
      Bilingual(en: "Nothing: it is not deprecated", zh: "不用换：它没有弃用"),
    ]),
  KnowledgeCard(
    "KN-14",
    Bilingual(
      en: "Which framework sends local notifications since iOS 10?",
      zh: "iOS 10 起用哪个框架发送本地通知？"),
    Bilingual(en: "UserNotifications", zh: "UserNotifications"),
    or: [
      Bilingual(en: "UIKit, by `UILocalNotification`", zh: "UIKit 的 `UILocalNotification`"),
      Bilingual(en: "BackgroundTasks", zh: "BackgroundTasks"),
      Bilingual(en: "CoreFoundation", zh: "CoreFoundation"),
    ]),
  KnowledgeCard(
    "KN-15",
    Bilingual(
      en: """
        `application(_:performFetchWithCompletionHandler:)` is deprecated. What took its \
        place?
        """,
      zh: "`application(_:performFetchWithCompletionHandler:)` 已弃用，由什么取代？"),
    Bilingual(en: "BackgroundTasks", zh: "BackgroundTasks"),
    or: [
      Bilingual(en: "`beginBackgroundTask`", zh: "`beginBackgroundTask`"),
      Bilingual(en: "UserNotifications", zh: "UserNotifications"),
      Bilingual(en: "A timer in the background", zh: "后台定时器"),
    ]),
  KnowledgeCard(
    "KN-16",
    Bilingual(
      en: "An app for the scheme is installed, and `canOpenURL` is false. Why?",
      zh: "装有能打开这个 scheme 的 App，`canOpenURL` 却是 false，为什么？"),
    Bilingual(
      en: "The scheme is not listed under `LSApplicationQueriesSchemes`",
      zh: "没有把 scheme 列在 `LSApplicationQueriesSchemes` 里"),
    or: [
      Bilingual(en: "The other app is suspended", zh: "另一个 App 处于挂起状态"),
      Bilingual(en: "`open` has to be called first", zh: "必须先调用 `open`"),
      Bilingual(en: "It is asked off the main thread", zh: "不是在主线程询问的"),
    ]),
  KnowledgeCard(
    "KN-20",
    Bilingual(
      en: "Which directory of `NSHomeDirectory()` may the system empty?",
      zh: "`NSHomeDirectory()` 里的哪个目录可能被系统清空？"),
    Bilingual(en: "Library/Caches, and tmp", zh: "Library/Caches，以及 tmp"),
    or: [
      Bilingual(en: "Documents", zh: "Documents"),
      Bilingual(en: "None: only the app deletes files there", zh: "都不会：只有 App 会删除其中的文件"),
      Bilingual(en: "Library/Preferences", zh: "Library/Preferences"),
    ]),
]
