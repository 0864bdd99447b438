import Records

/// The words of the page in both languages, by the keys of its scripts.
enum WebWords {
  static let all: [String: Bilingual] = [
    "skip": Bilingual(en: "To the prompt", zh: "跳到命令行"),
    "parts": Bilingual(en: "What to do", zh: "内容"),
    "columns": Bilingual(en: "Parts of the page", zh: "页面各部分"),
    "lessons": Bilingual(en: "Lessons", zh: "课程"),
    "exercises": Bilingual(en: "Exercises", zh: "练习"),
    "interviews": Bilingual(en: "Questions", zh: "问答"),
    "interviewsHint": Bilingual(
      en: "Questions about made-up scenes. Touch the screen, choose, or type the answer; skip and "
        + "leave always work.",
      zh: "关于随机场景的题。触摸屏幕、点选或输入答案；随时可以 skip 跳过、leave 离开。"),
    "quizOfFive": Bilingual(en: "A quiz of five questions", zh: "五道小题"),
    "daily": Bilingual(en: "The question of the day", zh: "每日一题"),
    "interview1": Bilingual(en: "An interview: first steps", zh: "面试：入门"),
    "interview2": Bilingual(en: "An interview: the usual", zh: "面试：常规"),
    "interview3": Bilingual(en: "An interview: large scenes", zh: "面试：复杂场景"),
    "interview4": Bilingual(en: "An interview: overrides and gestures", zh: "面试：重写与手势"),
    "interview5": Bilingual(en: "An interview: senior", zh: "面试：高级"),
    "interviewAgain": Bilingual(en: "Continue the one that was left", zh: "继续上次的面试"),
    "skipQuestion": Bilingual(en: "Skip", zh: "跳过"),
    "wordsToAnswer": Bilingual(
      en: "Answer in your own words; a line with . ends the answer.",
      zh: "用自己的话回答；单独一行 . 结束。"),
    "sessions": Bilingual(en: "Sessions", zh: "会话"),
    "fetching": Bilingual(en: "The list is being read …", zh: "正在读取列表……"),
    "share": Bilingual(en: "Share", zh: "分享"),
    "undo": Bilingual(en: "Undo", zh: "撤销"),
    "redo": Bilingual(en: "Redo", zh: "重做"),
    "language": Bilingual(en: "中文", zh: "English"),
    "theme": Bilingual(en: "Dark or light", zh: "深色或浅色"),
    "screen": Bilingual(en: "Screen", zh: "屏幕"),
    "story": Bilingual(en: "Story", zh: "经过"),
    "prompt": Bilingual(en: "Prompt", zh: "命令行"),
    "code": Bilingual(en: "Code", zh: "代码"),
    "names": Bilingual(en: "Names", zh: "名字"),
    "map": Bilingual(en: "Hit map", zh: "命中图"),
    "layers": Bilingual(en: "Layers", zh: "分层"),
    "nearer": Bilingual(en: "Larger", zh: "放大"),
    "farther": Bilingual(en: "Smaller", zh: "缩小"),
    "timeline": Bilingual(en: "Timeline", zh: "时间线"),
    "omittedMoves": Bilingual(
      en: "{n} similar moves are not shown", zh: "另有 {n} 次相同的移动没有显示"),
    "arrange": Bilingual(en: "Arrange", zh: "布置"),
    "arrangeHint": Bilingual(
      en:
        "Drag a view to move it, or its corner to resize it. By keys: Return chooses the view under "
        + "the cross, arrows move it, Alt with arrows resizes it.",
      zh: "拖动视图来移动，拖动右下角来改变大小。"
        + "用键盘：回车选中十字下的视图，方向键移动，Alt 加方向键改变大小。"),
    "picture": Bilingual(
      en: "The screen: arrow keys move a finger, Return taps, Shift-Return holds",
      zh: "屏幕：方向键移动手指，回车点按，Shift 加回车长按"),
    "touchHint": Bilingual(
      en: "Click, drag or hold: each is a line of the prompt. Alt adds a second finger; "
        + "a right click asks.",
      zh: "点按、拖动或按住，每次都会成为一行命令。按住 Alt 加第二根手指；右键提问。"),
    "fingerHint": Bilingual(
      en: "Tap, drag or hold, with one finger or two: each is a line of the prompt.",
      zh: "用一根或两根手指点按、拖动或按住，每次都会成为一行命令。"),
    "goesTo": Bilingual(en: "{point}: the touch goes to {name}", zh: "{point}：触摸交给 {name}"),
    "goesNowhere": Bilingual(en: "{point}: no view gets the touch", zh: "{point}：没有视图收到触摸"),
    "wentTo": Bilingual(
      en: "{point}: the touch went to {name}; the scene has changed since",
      zh: "{point}：触摸当时交给了 {name}，此后场景有变化"),
    "wentNowhere": Bilingual(
      en: "{point}: no view got the touch; the scene has changed since",
      zh: "{point}：当时没有视图收到触摸，此后场景有变化"),
    "noTrace": Bilingual(
      en: "Touch the screen: what happens then is shown here, step by step.",
      zh: "触摸屏幕，随后发生的事会在这里逐步说明。"),
    "outdated": Bilingual(
      en: "The scene has changed since; the trace is as it was.",
      zh: "此后场景有变化；跟踪保持当时的样子。"),
    "trace": Bilingual(en: "Hit test", zh: "命中测试"),
    "events": Bilingual(en: "Event", zh: "事件"),
    "first": Bilingual(en: "First", zh: "首步"),
    "back": Bilingual(en: "Back", zh: "上一步"),
    "next": Bilingual(en: "Next", zh: "下一步"),
    "last": Bilingual(en: "Last", zh: "末步"),
    "step": Bilingual(en: "Step", zh: "步骤"),
    "stepOf": Bilingual(en: "{n} of {count}", zh: "第 {n} 步，共 {count} 步"),
    "seconds": Bilingual(en: "{n} s", zh: "{n} 秒"),
    "neverBecause": Bilingual(
      en: "never asked: {name}, in front, had returned a view  HT-5",
      zh: "从未被询问：前面的 {name} 已经返回了视图  HT-5"),
    "folded": Bilingual(en: "{n} more steps are not shown", zh: "另有 {n} 步没有显示"),
    "moreLines": Bilingual(en: "{n} more lines are not shown", zh: "另有 {n} 行没有显示"),
    "fact.view": Bilingual(en: "view", zh: "视图"),
    "fact.point": Bilingual(en: "point", zh: "点"),
    "fact.switches": Bilingual(en: "switches", zh: "开关"),
    "fact.inside": Bilingual(en: "inside", zh: "在内部？"),
    "fact.answer": Bilingual(en: "answer", zh: "回答"),
    "fact.then": Bilingual(en: "then", zh: "接着"),
    "ran": Bilingual(en: "Your lines that ran", zh: "运行过的代码"),
    "transcript": Bilingual(en: "What was typed and answered", zh: "输入和回答"),
    "entryHint": Bilingual(en: "a line, such as hit 150 150", zh: "输入一行，如 hit 150 150"),
    "answerHint": Bilingual(en: "your answer", zh: "你的答案"),
    "answerFirst": Bilingual(
      en: "A question is open: answer it first, or leave it.",
      zh: "有一个问题还没有回答：请先回答，或离开。"),
    "writeLine": Bilingual(en: "Write this line to the prompt", zh: "把这一行写入命令行"),
    "foldedLines": Bilingual(en: "{n} more lines", zh: "另有 {n} 行"),
    "waits": Bilingual(en: "Waiting for the answer …", zh: "正在等待回答……"),
    "waitsLong": Bilingual(
      en: "There is no answer yet. Stop ends the line; if that does not help, see whether "
        + "touchstone web is still running.",
      zh: "还没有回答。“停止”会终止这一行；如果没有用，请查看 touchstone web 是否还在运行。"),
    "run": Bilingual(en: "Run", zh: "运行"),
    "stop": Bilingual(en: "Stop", zh: "停止"),
    "completions": Bilingual(en: "What may come here", zh: "可选的词"),
    "page": Bilingual(en: "Page {n} of {count}", zh: "第 {n} 页，共 {count} 页"),
    "question": Bilingual(en: "A question", zh: "一个问题"),
    "predict": Bilingual(en: "Before you look", zh: "先猜一猜"),
    "yourTurn": Bilingual(en: "Your turn", zh: "轮到你"),
    "touchToAnswer": Bilingual(
      en: "Touch the screen to answer, or type a name.",
      zh: "触摸屏幕来回答，或输入名字。"),
    "answerByTouch": Bilingual(
      en: "Touch the view that is your answer", zh: "点按你认为正确的视图来回答"),
    "answerByTouchAt": Bilingual(
      en: "The question is about {point}: touch the view that is your answer",
      zh: "问题是关于点 {point} 的：点按你认为正确的视图来回答"),
    "toScreen": Bilingual(en: "To the screen", zh: "去屏幕"),
    "hint": Bilingual(en: "Hint", zh: "提示"),
    "showAnswer": Bilingual(en: "Show the answer", zh: "显示答案"),
    "checkTask": Bilingual(en: "Check", zh: "检查"),
    "oneWay": Bilingual(en: "One way", zh: "一种做法"),
    "again": Bilingual(en: "Begin again", zh: "重新开始"),
    "goOn": Bilingual(en: "Go on", zh: "继续"),
    "pathNext": Bilingual(en: "Next on the path", zh: "路线上的下一项"),
    "leave": Bilingual(en: "Leave", zh: "离开"),
    "pageBefore": Bilingual(en: "Previous page", zh: "上一页"),
    "lessonAt": Bilingual(
      en: "Lesson {n}: {title}",
      zh: "第 {n} 课：{title}"),
    "lessonNumber": Bilingual(en: "lesson {n}", zh: "第 {n} 课"),
    "right": Bilingual(en: "Right: {points} of {of} points", zh: "正确：{points} 分，满分 {of}"),
    "passed": Bilingual(en: "Passed: {points} of {of} points", zh: "通过：{points} 分，满分 {of}"),
    "notYet": Bilingual(en: "Not yet: {points} of {of} points", zh: "还没有通过：{points} 分，满分 {of}"),
    "solution": Bilingual(en: "Solution", zh: "参考答案"),
    "codeText": Bilingual(en: "The text of your code", zh: "代码文本"),
    "search": Bilingual(en: "Search:", zh: "查找："),
    "searchHint": Bilingual(
      en: "(/…/ searches for a regular expression)",
      zh: "（/…/ 按正则表达式查找）"),
    "outcome": Bilingual(en: "The outcome", zh: "结果"),
    "codeHint": Bilingual(
      en: "class RoundView: UIView { … }   Save declares it in the scene.",
      zh: "class RoundView: UIView { … }   保存后即在场景中声明。"),
    "save": Bilingual(en: "Save", zh: "保存"),
    "saveAndCheck": Bilingual(en: "Save and check", zh: "保存并检查"),
    "changed": Bilingual(en: "not saved", zh: "未保存"),
    "noFile": Bilingual(en: "no file", zh: "没有文件"),
    "lineNumber": Bilingual(en: "line {n}", zh: "第 {n} 行"),
    "tabLeaves": Bilingual(en: "Tab leaves the text", zh: "按 Tab 离开文本"),
    "close": Bilingual(en: "Close", zh: "关闭"),
    "minutes": Bilingual(en: "{n} min", zh: "{n} 分钟"),
    "begun": Bilingual(en: "begun", zh: "已开始"),
    "solved": Bilingual(en: "done", zh: "已完成"),
    "level1": Bilingual(en: "First steps", zh: "入门"),
    "level2": Bilingual(en: "Interview", zh: "面试"),
    "level3": Bilingual(en: "Senior", zh: "高级"),
    "newSession": Bilingual(en: "New session", zh: "新会话"),
    "noSessions": Bilingual(en: "There is no earlier session.", zh: "没有之前的会话。"),
    "forget": Bilingual(en: "Remove this session", zh: "删除这个会话"),
    "changes": Bilingual(en: "changes: {n}", zh: "{n} 次更改"),
    "file.script": Bilingual(en: "The lines as a script", zh: "命令脚本"),
    "file.trace.html": Bilingual(en: "What is seen, as a page of its own", zh: "看到的内容，一个独立网页"),
    "file.scene.json": Bilingual(en: "The scene, to be loaded again", zh: "场景，可再次载入"),
    "file.scene.svg": Bilingual(en: "The screen as a picture", zh: "屏幕图片"),
    "file.scene.swift": Bilingual(en: "The scene as Swift for an app", zh: "场景的 Swift 代码，供 App 使用"),
    "file.scene.storyboard": Bilingual(
      en: "The views as a storyboard for Xcode", zh: "视图的 storyboard，供 Xcode 打开"),
    "file.scene.m": Bilingual(
      en: "The scene as Objective-C for an app",
      zh: "场景的 Objective-C 代码，供 App 使用"),
    "welcome": Bilingual(
      en: "An empty screen. Touch it, type a line, or begin with a lesson:",
      zh: "一个空屏幕。可以触摸它、输入一行命令，或从课程开始："),
    "welcomeLesson": Bilingual(en: "lesson 0 shows you around", zh: "lesson 0 带你入门"),
    "welcomeView": Bilingual(en: "add a red view", zh: "添加一个红色视图"),
    "welcomeNext": Bilingual(en: "next opens what to do now", zh: "next 打开现在该做的事"),
    "welcomeHelp": Bilingual(en: "help", zh: "帮助"),
    "elsewhere": Bilingual(en: "This session is in use in another tab.", zh: "这个会话正在另一个标签页里继续。"),
    "goOnHere": Bilingual(en: "Go on here", zh: "在这里继续"),
    "taken": Bilingual(
      en: "This session is open in another touchstone web.",
      zh: "这个会话正由另一个 touchstone web 打开。"),
    "died": Bilingual(
      en: "This line ended the process that ran it. The scene is as it was before it.",
      zh: "这一行使运行它的进程终止了。场景保持它之前的样子。"),
    "late": Bilingual(
      en: "This line took too long and was ended. The scene is as it was before it.",
      zh: "这一行耗时过长，已被终止。场景保持它之前的样子。"),
    "cannotGoOn": Bilingual(en: "This session cannot be continued.", zh: "无法恢复这个会话。"),
    "lost": Bilingual(
      en: "touchstone web does not answer. Start it again, and open the address that it "
        + "shows; the session is kept.",
      zh: "touchstone web 没有回应。请重新启动它，并打开它显示的地址；会话会保留。"),
    "large": Bilingual(
      en: "This is larger than 1 MB, too large for a page. Nothing was done, and the text is still "
        + "there: shorten it, or load it as a file at the prompt of a terminal (load FILE).",
      zh: "内容超过 1 MB，网页无法处理。什么都没有执行，文本仍在原处：请缩短它，"
        + "或在终端的命令行中作为文件载入（load FILE）。"),
    "largeFile": Bilingual(
      en: "{name} is too large for a page. Nothing was done: load it at the prompt of a terminal "
        + "(load FILE).",
      zh: "{name} 太大，网页无法处理。什么都没有执行：请在终端的命令行中载入（load FILE）。"),
    "noText": Bilingual(
      en: "{name} cannot be read as text. Drop a dump from a debugger, lines as a script, or code "
        + "in Swift or Objective-C.",
      zh: "{name} 不是文本。可以拖入调试器打印的视图层级、命令脚本，或者 Swift、Objective-C 代码。"),
    "oneFile": Bilingual(
      en: "Drop one file at a time; nothing was done.", zh: "请一次只拖入一个文件；什么都没有执行。"),
    "failed": Bilingual(en: "Something went wrong:", zh: "出错了："),
    "tryAgain": Bilingual(en: "Try again", zh: "再试一次"),
    "noScript": Bilingual(
      en: "This page needs JavaScript, which it brings along.",
      zh: "本页需要 JavaScript，脚本由页面自带。"),
  ]
}
