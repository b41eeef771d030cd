#if Web
import Testing

@testable import PlatenWeb

/// One script of the page's modules.
@Suite struct ScriptBundleTests {
  private func bundle(_ modules: [String: String]) throws(ScriptBundle.Failure) -> String {
    try ScriptBundle.text(entry: "main.js") { modules[$0] }
  }

  @Test func pageScriptIsOneBundle() throws {
    let script = try ScriptBundle.text(entry: "main.js") { PageSources.modules[$0] }
    #expect(script == PageSources.script)
    #expect(script.contains("connect();"))
    #expect(!script.contains("import {") && !script.contains("export "))
  }

  @Test func everyModuleIsReachedFromTheFirst() throws {
    for (name, text) in PageSources.modules {
      let module = try ScriptModule(name: name, text: text)
      #expect(PageSources.script.contains(module.body), "\(name)")
    }
  }

  @Test func aModuleFollowsItsImportsAndIsIncludedOnce() throws {
    let script = try bundle([
      "main.js": "import { a } from './a.js';\nimport { b } from './b.js';\na(b);\n",
      "a.js": "import { b } from './b.js';\nexport function a() { return b; }\n",
      "b.js": "export const b = 1;\n",
    ])
    #expect(
      script == """
        'use strict';
        (() => {
        const b = 1;
        function a() { return b; }
        a(b);
        })();

        """)
  }

  @Test func commentsAndIndentationAreLeftOut() throws {
    let script = try bundle([
      "main.js": """
      // A line.
      /**
       * @param {string} text
       */
      function f(text) {
        /** @type {number} */
        const url = 'http://x/* y */';
        return /** @type {Element} */ (text); // kept
      }
      """
    ])
    #expect(
      script == """
        'use strict';
        (() => {
        function f(text) {
        const url = 'http://x/* y */';
        return (text); // kept
        }
        })();

        """)
  }

  @Test func modulesThatImportEachOtherAreRefused() {
    #expect(throws: ScriptBundle.Failure.cycle("main.js")) {
      try bundle(["main.js": "import { a } from './a.js';", "a.js": "import { b } from './main.js';"])
    }
  }

  @Test(arguments: ["const", "function", "class", "let", "async function", "export const"])
  func aNameThatTwoModulesDeclareIsRefused(kind: String) {
    #expect(throws: ScriptBundle.Failure.twice("one", modules: ["a.js", "main.js"])) {
      try bundle(["main.js": "import { a } from './a.js';\n\(kind) one", "a.js": "export const a = 1;\nconst one = 2;"])
    }
  }

  @Test func moduleThatIsNotThereIsNamed() {
    #expect(throws: ScriptBundle.Failure.missing("a.js")) { try bundle(["main.js": "import { a } from './a.js';"]) }
  }

  @Test(arguments: [
    "export let changing = 1;", "export default 1;", "import * as all from './a.js';", "import './a.js';",
    "import { a as b } from './a.js';", "export { a };", "const text = `two", "const { a } = b;",
  ])
  func otherFormsAreRefused(line: String) {
    #expect(throws: ScriptBundle.Failure.unsupported(line, module: "main.js")) { try bundle(["main.js": line]) }
  }

  @Test func stylesheetHoldsEveryPart() {
    for selector in [":root {", ".list-row", ".pulldown", "dialog.modal"] {
      #expect(PageSources.stylesheet.contains(selector), "\(selector)")
    }
  }
}
#endif
