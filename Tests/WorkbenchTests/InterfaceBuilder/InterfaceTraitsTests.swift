import InterfaceBuilder
import Testing

/// Variations of size classes.
@Suite struct InterfaceTraitsTests {
  private let text = """
    <view id="v">
      <subviews><label id="a" text="1"/><label id="b"/><label id="c"/></subviews>
      <constraints>
        <constraint id="k" constant="10">
          <variation key="widthClass=regular" constant="20"/>
          <variation key="heightClass=regular-widthClass=regular" constant="30"/>
        </constraint>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="b"/><exclude reference="c"/></mask>
      </variation>
    </view>
    """

  private func resolved(width: Bool, height: Bool) throws -> XMLElement {
    InterfaceTraits(isWidthCompact: width, isHeightCompact: height)
      .resolve(try XMLReader.read(text))
  }

  @Test("What is not installed in any size class is away", arguments: [true, false])
  func byDefault(height: Bool) throws {
    let view = try resolved(width: true, height: height)
    #expect(view.elements(in: "subviews").compactMap(\.id) == ["a", "c"])
    #expect(view.elements(in: "constraints")[0]["constant"] == "10")
  }

  @Test("A variation of the size class is applied over the default one") func regular() throws {
    let view = try resolved(width: false, height: true)
    #expect(view.elements(in: "subviews").compactMap(\.id) == ["a", "b"])
    #expect(view.elements(in: "constraints")[0]["constant"] == "20")
  }

  @Test("The more specific variation wins") func specific() throws {
    let view = try resolved(width: false, height: false)
    #expect(view.elements(in: "constraints")[0]["constant"] == "30")
  }

  @Test("No variation is left") func gone() throws {
    var found = false
    try resolved(width: true, height: true).forEach { if $0.name == "variation" { found = true } }
    #expect(!found)
  }
}
