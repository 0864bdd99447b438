import Records

extension Rulebook {
  /// Local notifications.
  static var localNotifications: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AP-51", .documented,
    Bilingual(
      en: """
        A local notification is a request that is added to `UNUserNotificationCenter`; without the \
        user's permission adding it fails. If the app is active when it is due, the delegate \
        receives `willPresent`, and without that nothing is shown. If the app is not active, the \
        system shows it, and no code runs. Here the user always permits, and nothing is shown.
        """,
      zh: """
        本地通知是添加到 `UNUserNotificationCenter` 的请求；没有用户许可，添加就失败。到时间时 App 处于\
        活跃状态，代理收到 `willPresent`，没有实现它就什么也不显示；App 不活跃时由系统显示，不运行任何代码。\
        这里用户总是许可，也不显示任何东西。
        """),
    source: """
      Apple documentation: UNUserNotificationCenter, UNUserNotificationCenterDelegate, Asking \
      permission to use notifications
      """,
    demonstration: [
      "class Watch: NSObject, UNUserNotificationCenterDelegate {",
      "  var titles: [String] = []",
      "  func userNotificationCenter(_ center: UNUserNotificationCenter,",
      "    willPresent notification: UNNotification, withCompletionHandler",
      "    done: @escaping (UNNotificationPresentationOptions) -> Void) {",
      "    titles.append(notification.request.content.title)",
      "    done([.banner])",
      "  }",
      "}",
      "let (watch, center) = (Watch(), UNUserNotificationCenter.current())",
      "center.delegate = watch",
      "center.requestAuthorization(options: [.alert]) { _, _ in }",
      "let content = UNMutableNotificationContent()",
      #"content.title = "Tea""#,
      "let t = UNTimeIntervalNotificationTrigger(",
      "  timeInterval: 3, repeats: false)",
      "let request = UNNotificationRequest(",
      #"  identifier: "tea", content: content, trigger: t)"#,
      "center.add(request)",
      "wait 2",
      "expect watch.titles.isEmpty",
      "wait 2",
      #"expect watch.titles == ["Tea"]"#,
    ])
]
