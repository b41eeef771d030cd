/// Menus whose number and titles are known when the program runs.
package struct CommandMenus {
  /// A menu of the program's own.
  package struct Menu {
    let title: String
    let content: AnyView

    package init(title: String, content: AnyView) {
      self.title = title
      self.content = content
    }
  }

  let menus: [Menu]

  package init(_ menus: [Menu]) { self.menus = menus }
}

extension CommandMenus: _PrimitiveCommands {
  /// The outlines of the menus, in order. Not for use outside the framework.
  public var _commandsOutline: _Outline {
    .group(
      menus.map {
        _Outline(part: MenuPart(place: .menu(Text(verbatim: $0.title)), view: $0.content, isEmpty: false))
      })
  }
}
