import Records
import UIKitModel

extension Command {
  static let chain = Command(
    "chain", .asking, .question,
    summary: Bilingual(en: "shows the responder chain", zh: "显示响应者链"),
    text: Bilingual(
      en: """
        From the named responder by `next` to the last one, each step with its rule. In the \
        textbook profile one line says what a device adds. `drawn` draws it, views at the left and \
        all others at the right.
        """,
      zh: """
        从指定的响应者沿 next 走到最后，每一步都附规则。textbook 配置下会用一行说明真机多出什么。写 drawn 时画成图：\
        视图在左，其他响应者在右。
        """),
    examples: ["add button ok 20 30 60 40", "chain ok", "chain controller", "chain ok drawn"]
  ) {
    Form(.responder, .flag("drawn")) { session, responder, isDrawn in
      let chain = session.scene.chain(from: responder)
      return [isDrawn ? .drawnChain(chain) : .chain(chain)]
    }
  }
}
