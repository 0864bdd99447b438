import Records

/// Storyboards, segues and the attributes of Interface Builder.
extension Rulebook {
  static var storyboards: [Rule] { content }
}

/// A storyboard with one controller, whose view has a button.
private func scene(_ button: String, of controller: String, _ others: [String] = []) -> [String] {
  [
    "load paste \"Main.storyboard\"",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"",
    " initialViewController=\"c1\"><scenes><scene><objects>",
    "<viewController id=\"c1\" customClass=\"\(controller)\">",
    "<view key=\"view\" id=\"v1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\"",
    " height=\"844\"/><subviews><button id=\"b1\" userLabel=\"onward\">",
    "<rect key=\"frame\" x=\"100\" y=\"100\" width=\"90\" height=\"44\"/>",
  ] + button.split(separator: "\n").map(String.init) + [
    "</button></subviews></view></viewController></objects></scene>"
  ] + others + ["</scenes></document>"]
}

/// A second controller of such a storyboard.
private let second = [
  "<scene><objects><viewController id=\"c2\"><view key=\"view\" id=\"v2\">",
  "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>",
  "</view></viewController></objects></scene>",
]

private let content: [Rule] = [
  Rule(
    "VC-71", .documented,
    Bilingual(
      en: """
        A user defined runtime attribute is set by key-value coding when the nib is loaded, \
        before awakeFromNib. A key path that leads nowhere is logged: "Failed to set … user \
        defined inspected property"; no exception is raised.
        """,
      zh: """
        user defined runtime attribute 在加载 nib 时通过键值编码设置，早于 awakeFromNib。\
        找不到的 key path 只记入日志："Failed to set … user defined inspected property"，不抛异常。
        """),
    source: "Xcode Help: user defined runtime attributes; logs of apps",
    demonstration: ["class Page: UIViewController {}"]
      + scene(
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute
         type="number" keyPath="layer.cornerRadius"><integer key="value"
         value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """, of: "Page") + ["expect onward.layer.cornerRadius == 8"]),
  Rule(
    "VC-72", .documented,
    Bilingual(
      en: """
        A segue that a control, a recognizer or a row causes: \
        `shouldPerformSegue(withIdentifier:sender:)` is asked, the destination is made by \
        init(coder:), `prepare(for:sender:)` is called before its view is loaded, then it is \
        shown. `performSegue` does not ask. For a row, prepare comes before didSelectRowAt.
        """,
      zh: """
        由控件、手势识别器或行触发的 segue：先问 `shouldPerformSegue(withIdentifier:sender:)`，\
        用 init(coder:) 创建目标控制器，在它的视图加载之前调用 `prepare(for:sender:)`，然后显示。\
        `performSegue` 不询问。对于行，prepare 早于 didSelectRowAt。
        """),
    source: "UIViewController.h; Docs: prepare(for:sender:); developer logs",
    demonstration: [
      "class Page: UIViewController {",
      "  var seen: [Bool] = []",
      "  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {",
      "    seen.append(segue.destination.isViewLoaded)",
      "  }",
      "}",
    ]
      + scene(
        """
        <connections><segue destination="c2" kind="presentation" id="s1"
         identifier="next"/></connections>
        """, of: "Page", second) + ["tap onward", "expect (controller as! Page).seen == [false]"]),
  Rule(
    "VC-73", .documented,
    Bilingual(
      en: """
        A container view's controller is made together with the view that contains it, by an \
        embed segue: prepare(for:) is called for it before viewDidLoad of the parent.
        """,
      zh: """
        container view 的控制器随包含它的视图一起由 embed segue 创建：在父控制器的 \
        viewDidLoad 之前为它调用 prepare(for:)。
        """),
    source: "Docs: container view controllers; developer logs",
    demonstration: [
      "class Page: UIViewController {",
      "  var steps: [String] = []",
      "  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {",
      "    steps.append(\"prepare\")",
      "  }",
      "  override func viewDidLoad() { steps.append(\"loaded\") }",
      "}",
    ]
      + scene(
        """
        <connections><segue destination="c2" kind="embed" id="s1"/>
        </connections>
        """, of: "Page", second)
      + ["expect (controller as! Page).steps == [\"prepare\", \"loaded\"]"]),
  Rule(
    "VC-74", .documented,
    Bilingual(
      en: """
        An unwind segue goes back to the nearest controller that has its method, along the \
        stack, the containers and those who presented: prepare(for:) of the source, then the \
        method of the destination, then pop or dismissal. Without such a controller nothing \
        happens.
        """,
      zh: """
        unwind segue 沿导航栈、容器和呈现者返回到最近的有该方法的控制器：先调用来源的 \
        prepare(for:)，再调用目标的方法，最后 pop 或 dismiss。没有这样的控制器时什么也不发生。
        """),
    source: "Technical Note TN2298",
    demonstration: [
      "class Page: UIViewController {",
      "  var back = 0",
      "  @IBAction func home(_ segue: UIStoryboardSegue) { back += 1 }",
      "}",
    ]
      + scene(
        """
        <connections><segue destination="e1" kind="unwind" id="s1"
         unwindAction="home:"/></connections>
        """, of: "Page")
      + ["tap onward", "expect (controller as! Page).back == 0"]),
]
