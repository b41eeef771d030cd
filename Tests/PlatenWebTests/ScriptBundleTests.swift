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
    for name in PageSources.modules.keys {
      #expect(PageSources.script.contains("const $\(name.dropLast(3).replacing("-", with: "_")) ="), "\(name)")
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
        const $b = (() => {
        const b = 1;
        return { b };
        })();
        const $a = (() => {
        const { b } = $b;
        function a() { return b; }
        return { a };
        })();
        const $main = (() => {
        const { a } = $a;
        const { b } = $b;
        a(b);
        })();
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
        const $main = (() => {
        function f(text) {
        const url = 'http://x/* y */';
        return (text); // kept
        }
        })();
        })();

        """)
  }

  @Test func modulesThatImportEachOtherAreRefused() {
    #expect(throws: ScriptBundle.Failure.cycle("main.js")) {
      try bundle(["main.js": "import { a } from './a.js';", "a.js": "import { b } from './main.js';"])
    }
  }

  @Test func moduleThatIsNotThereIsNamed() {
    #expect(throws: ScriptBundle.Failure.missing("a.js")) { try bundle(["main.js": "import { a } from './a.js';"]) }
  }

  @Test(arguments: [
    "export let changing = 1;", "export default 1;", "import * as all from './a.js';", "import './a.js';",
    "import { a as b } from './a.js';", "export { a };", "const text = `two",
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
