import PlatenGraph

extension FrontEndKind {
  /// A server for browsers.
  package static let web = FrontEndKind(
    name: "web", summary: "Serve the program to browsers and print the address.",
    unavailability: WebFrontEnd.isAvailable
      ? nil
      : "This program was built without the browser front end: build it with the package trait “Web” (swift run --traits Web …)."
  ) { app, options in
    var web = WebOptions()
    web.host = options.host
    web.port = options.port
    web.allowedHosts = options.allowedHosts
    web.stylesheets = options.stylesheets
    web.trustedProxies = options.trustedProxies
    web.limits.views = options.views
    web.limits.viewsPerAddress = options.viewsPerAddress
    WebFrontEnd.run(app, options: web)
  }
}
