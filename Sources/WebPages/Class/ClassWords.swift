import Records

/// The words of the pages of a class in both languages, by the keys of their scripts.
enum ClassWords {
  static let all: [String: Bilingual] = [
    // Joining.
    "joining": Bilingual(en: "Join the class", zh: "加入班级"),
    "classCode": Bilingual(en: "Code of the class", zh: "班级代码"),
    "yourName": Bilingual(en: "Name, or nothing", zh: "名字（可以不填）"),
    "takeSeat": Bilingual(en: "Join", zh: "加入"),
    "aboutSeat": Bilingual(
      en: "Your teacher sees the name and what you do here. It is stored on the computer that "
        + "serves this page, until the teacher removes it. Nothing else is asked for or stored.",
      zh: "老师会看到名字和你在这里的操作。这些内容保存在提供本页的电脑上，直到老师删除。除此之外不询问、"
        + "也不保存任何信息。"),
    "trouble.code": Bilingual(
      en: "That is not the code of this class. Ask your teacher for it.",
      zh: "这不是本班的代码，请问老师。"),
    "trouble.wait": Bilingual(
      en: "There were too many wrong codes. Try again in a minute.",
      zh: "错误的代码太多，请一分钟后再试。"),
    "trouble.full": Bilingual(
      en: "All seats are taken. Your teacher can remove some, or start again with more (--seats).",
      zh: "座位已满。老师可以删除一些座位，或用 --seats 增加座位后重新启动。"),
    "trouble.disk": Bilingual(
      en: "The server cannot write its data. Its folder or disk has to be looked at.",
      zh: "服务器无法写入数据，请检查它的文件夹或磁盘。"),
    "trouble.lost": Bilingual(
      en: "The server does not answer. Try again in a moment.", zh: "服务器没有回应，请稍后再试。"),
    // The bar above a seat.
    "classBar": Bilingual(en: "Class", zh: "班级"),
    "seatNumber": Bilingual(en: "Seat {n}", zh: "{n} 号座位"),
    "leaveSeat": Bilingual(en: "Leave the seat", zh: "离开座位"),
    "leaveReally": Bilingual(
      en: "This browser cannot come back to the seat then; the work stays with your teacher.",
      zh: "离开后，这个浏览器无法再回到这个座位；老师会保留你的内容。"),
    "stay": Bilingual(en: "Stay", zh: "留下"),
    "hasSent": Bilingual(en: "Your teacher has sent: {title}", zh: "老师发来：{title}"),
    "sentLines": Bilingual(en: "a scene", zh: "一个场景"),
    "openSent": Bilingual(en: "Open it", zh: "打开"),
    "notNow": Bilingual(en: "Not now", zh: "先不打开"),
    "lost": Bilingual(
      en: "The server does not answer. What you did is kept; try again in a moment.",
      zh: "服务器没有回应。你的内容已保存，请稍后再试。"),
    "taken": Bilingual(
      en: "Another server is still busy with this seat. Try again in a moment.",
      zh: "另一台服务器还在处理这个座位，请稍后再试。"),
    // The teacher's page.
    "teaching": Bilingual(en: "The class", zh: "班级"),
    "room": Bilingual(en: "Seats", zh: "座位"),
    "seatsOf": Bilingual(en: "{n} of {most} seats", zh: "{n} 个座位，最多 {most} 个"),
    "joinAt": Bilingual(
      en: "Learners open {url} and type {code}.", zh: "学生打开 {url}，输入 {code}。"),
    "emptyRoom": Bilingual(en: "No learner has joined yet.", zh: "还没有人加入。"),
    "seat": Bilingual(en: "Seat", zh: "座位"),
    "at": Bilingual(en: "Works at", zh: "正在做"),
    "tries": Bilingual(en: "Tries", zh: "尝试"),
    "hereFor": Bilingual(en: "Here for", zh: "停留"),
    "lastLine": Bilingual(en: "Last line", zh: "上次输入"),
    "acts": Bilingual(en: "Remove", zh: "删除"),
    "lookAt": Bilingual(en: "Look on at seat {n}", zh: "查看 {n} 号座位"),
    "removeSeat": Bilingual(en: "Remove seat {n}", zh: "删除 {n} 号座位"),
    "removeReally": Bilingual(en: "Remove it with all work?", zh: "连同全部内容一起删除？"),
    "stuck": Bilingual(en: "may be stuck", zh: "可能卡住了"),
    "atLesson": Bilingual(
      en: "Lesson {n}: {title}, page {page} of {pages}", zh: "第 {n} 课：{title}，第 {page}/{pages} 页"),
    "waits.pause": Bilingual(en: "reads", zh: "阅读"),
    "waits.predict": Bilingual(en: "a prediction", zh: "预测"),
    "waits.task": Bilingual(en: "a task", zh: "任务"),
    "waits.quiz": Bilingual(en: "a question", zh: "问题"),
    "waits.end": Bilingual(en: "at its end", zh: "已到末尾"),
    "atExercise": Bilingual(en: "{title}", zh: "{title}"),
    "hintsSeen": Bilingual(en: "hints: {n}", zh: "提示 {n} 条"),
    "free": Bilingual(en: "a scene of its own", zh: "自己的场景"),
    "notBegun": Bilingual(en: "has not begun", zh: "还没有开始"),
    "secondsLong": Bilingual(en: "{n} s", zh: "{n} 秒"),
    "minutesLong": Bilingual(en: "{n} min", zh: "{n} 分钟"),
    "hoursLong": Bilingual(en: "{n} h", zh: "{n} 小时"),
    "ago": Bilingual(en: "{time} ago", zh: "{time}前"),
    "sending": Bilingual(en: "Send to all", zh: "发给全班"),
    "what": Bilingual(en: "What", zh: "内容"),
    "ownLines": Bilingual(en: "Lines of a scene", zh: "场景的命令"),
    "linesToSend": Bilingual(
      en: "Lines, as at the prompt", zh: "命令，与命令行中的写法相同"),
    "fresh": Bilingual(en: "on an empty screen", zh: "从空屏幕开始"),
    "sendToAll": Bilingual(en: "Send", zh: "发送"),
    "wasSent": Bilingual(
      en: "Sent. Each learner's page shows it, with a button that opens it.",
      zh: "已发送。每个学生的页面上会出现打开它的按钮。"),
    "lastSent": Bilingual(en: "Sent {time}: {title}", zh: "{time}已发送：{title}"),
    "notSent": Bilingual(
      en: "Nothing was sent, for this does not run:", zh: "没有发送，因为下面的内容无法运行："),
    "nothingToSend": Bilingual(
      en: "Write some lines, at most 64 KB.", zh: "请写几行命令，最多 64 KB。"),
    "answers": Bilingual(en: "Answers", zh: "答案"),
    "download": Bilingual(en: "Download as zip", zh: "下载 zip"),
    "collect": Bilingual(en: "Put into the data folder", zh: "存入数据文件夹"),
    "collectedIn": Bilingual(
      en: "{n} answers are in {folder}. To grade them:", zh: "{n} 份答案在 {folder}。评分用："),
    "noAnswers": Bilingual(en: "There are no answers yet.", zh: "还没有答案。"),
    "heat": Bilingual(en: "Where answers are wrong", zh: "答错的区域"),
    "exercise": Bilingual(en: "Exercise", zh: "练习"),
    "noWrong": Bilingual(en: "No answer was wrong at a point yet.", zh: "还没有答案在某个点上出错。"),
    "hottest": Bilingual(
      en: "Darkest region, around ({x}, {y}): {n} of the last {all} wrong answers.",
      zh: "{all} 份最近的错误答案中，有 {n} 份在颜色最深的区域出错，在 ({x}, {y}) 附近。"),
    "hottestOnly": Bilingual(
      en: "The only wrong answer so far is wrong around ({x}, {y}).",
      zh: "目前只有一份错误答案，在 ({x}, {y}) 附近出错。"),
    "scale": Bilingual(en: "Light: 1 learner; dark: {n}", zh: "浅色：1 人；深色：{n} 人"),
    "heatPicture": Bilingual(
      en: "The screen, with the regions where answers are wrong", zh: "屏幕，标出答错的区域"),
    // Looking on.
    "looking": Bilingual(en: "Looking on", zh: "查看座位"),
    "backToClass": Bilingual(en: "Back to the class", zh: "回到班级"),
    "useScene": Bilingual(en: "Send this scene to all", zh: "把这个场景发给全班"),
    "script": Bilingual(en: "Lines of the scene", zh: "场景的命令"),
    "pictureOf": Bilingual(en: "The learner's screen", zh: "学生的屏幕"),
    "isBusy": Bilingual(en: "The seat is busy; it is asked again.", zh: "座位正忙，会再次查询。"),
    "isGone": Bilingual(en: "This seat was removed.", zh: "这个座位已被删除。"),
  ]
}
