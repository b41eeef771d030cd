#if Web
import PlatenGraph

/// The HTML document of a view.
@MainActor enum PageDocument {
  static func html(
    of view: BrowserView, base: String, epoch: String, viewCookie: String, stylesheets: [StaticFile] = [],
    expired: ExpiredForm? = nil
  ) -> String {
    var content = view.page()
    let kinds = ControlKinds(content.root).list
    expired?.fill(&content.root)
    var page = Element("html")
    // The language of the texts (WCAG 2.2, 3.1.1), which need not be that of the visitor.
    page.attributes["lang"] = view.markup.language
    if view.host.root.isRightToLeft { page.attributes["dir"] = "rtl" }
    var head = Element("head")
    head.append(meta(["charset": "utf-8"]))
    // Addresses are relative to the page's own path, which only a proxy may know, whatever page is shown.
    var start = Element("base")
    start.attributes["href"] = base
    head.append(start)
    head.append(
      meta(["name": "viewport", "content": "width=device-width, initial-scale=1, interactive-widget=resizes-content"])
    )
    head.append(meta(["name": "color-scheme", "content": "light dark"]))
    head.append(meta(["name": "platen-view", "content": view.id]))
    head.append(meta(["name": "platen-epoch", "content": epoch]))
    head.append(meta(["name": "platen-cookie", "content": viewCookie]))
    head.append(meta(["name": "platen-depth", "content": String(content.depth)]))
    head.append(meta(["name": "platen-actions", "content": String(content.lastAction)]))
    if let focus = content.focus {
      head.append(meta(["name": "platen-focus", "content": String(focus.rawValue)]))
    }
    var early = Element("script")
    early.append(EarlyKeys.script)
    head.append(early)
    head.append(meta(["name": "platen-module", "content": ModuleFile.name]))
    if let countries = StaticFile.countries {
      head.append(meta(["name": "platen-countries", "content": countries.name]))
    }
    if let words = PageSentences.script(for: view.host) {
      head.append(meta(["name": "platen-words", "content": words]))
    }
    let errors = view.isPlain ? ErrorSummary(of: view.host, refusedButton: view.takeRefusedButton()) : nil
    var heading = Element("title")
    heading.append(errors?.title(content.title) ?? content.title)
    head.append(heading)
    for sheet in [StaticFile.stylesheet] + stylesheets {
      var style = Element("link")
      style.attributes = ["rel": "stylesheet", "href": sheet.name]
      head.append(style)
    }
    var icon = Element("link")
    icon.attributes = ["rel": "icon", "type": "image/svg+xml", "href": StaticFile.icon.name]
    head.append(icon)
    var script = Element("script")
    // Styles of single elements are set by the script: nothing is painted before it has run.
    script.attributes = ["src": StaticFile.script.name, "defer": "", "blocking": "render"]
    head.append(script)
    var plain = Element("noscript")
    var styles = Element("link")
    styles.attributes = ["rel": "stylesheet", "href": "plain.\(view.id).css"]
    plain.append(styles)
    head.append(plain)
    page.append(head)
    var body = Element("body")
    var banner = Element("header", classes: ["spoken"])
    var name = Element("h1", id: "title")
    name.append(content.title)
    banner.append(name)
    body.append(banner)
    body.append(
      PlainForm.start(view: view.id, token: view.formToken, page: view.servedPages, kinds: kinds))
    if expired != nil { body.append(PlainForm.expiry(view.host)) }
    if let errors { body.append(errors.element(in: view.reference)) }
    body.append(content.root)
    body.append(PlainForm.end(view.host))
    var status = Element("div", id: "status")
    // What it shows is said by the other one, which is always there.
    status.attributes = ["aria-hidden": "true"]
    body.append(status)
    var spoken = Element("div", id: "spoken", classes: ["spoken"])
    spoken.attributes = ["role": "status"]
    body.append(spoken)
    page.append(body)
    return "<!DOCTYPE html>\n" + HTMLSerializer.html(of: page) + "\n"
  }

  private static func meta(_ attributes: [String: String]) -> Element {
    var element = Element("meta")
    element.attributes = attributes
    return element
  }
}
#endif
