// Rules for the page's modules beyond the type checker. Debian's ESLint (6.4) does not read their language
// (ES2022), so these rules use the parser of its TypeScript.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ts = createRequire(import.meta.url)('typescript');
const folder = new URL('../../Sources/PlatenWeb/Client/Script/', import.meta.url);
// Properties that the bundle has under other names: data of an element, which markup names, can't be among them.
const own = readFileSync(new URL('own-names.txt', folder), 'utf8').trim().split('\n');
const ownData = new RegExp(`dataset\\.(${own.join('|')})\\b|\\{[^{}]*\\b(${own.join('|')})\\b[^{}]*\\} = \\w+\\.dataset`);
const mostLines = 400;
const longestLine = 120;
const problems = [];
const exported = new Map();
const imported = new Set();

function check(name) {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const say = (node, words) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    problems.push(`${name}:${line + 1}: ${words}`);
  };
  const lines = text.split('\n');
  if (lines.length - 1 > mostLines) problems.push(`${name}: more than ${mostLines} lines`);
  lines.forEach((line, index) => {
    if (line.length > longestLine) problems.push(`${name}:${index + 1}: longer than ${longestLine} characters`);
    if (ownData.test(line)) problems.push(`${name}:${index + 1}: data of an element has a name of own-names.txt`);
    if (/\s$|\t/.test(line)) problems.push(`${name}:${index + 1}: white space at the end, or a tab`);
  });
  const assigned = new Set();
  const visit = (node) => {
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      if (operator === ts.SyntaxKind.EqualsEqualsToken || operator === ts.SyntaxKind.ExclamationEqualsToken) {
        say(node, '== converts: use ===');
      }
      if (operator >= ts.SyntaxKind.FirstAssignment && operator <= ts.SyntaxKind.LastAssignment) {
        noteAssigned(node.left, assigned);
      }
    }
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) noteAssigned(node.operand, assigned);
    if (ts.isDebuggerStatement(node)) say(node, 'debugger');
    if (ts.isWithStatement(node)) say(node, 'with');
    if (ts.isCallExpression(node) && /^(eval|console\.\w+|alert)$/.test(node.expression.getText(source))) {
      say(node, `${node.expression.getText(source)} is not allowed in a page`);
    }
    if (ts.isPropertyAccessExpression(node) && /^(innerHTML|outerHTML)$/.test(node.name.text)
      && ts.isBinaryExpression(node.parent) && node.parent.left === node) {
      say(node, 'markup is built from elements, never from text');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const declare = (node) => {
    if (ts.isVariableDeclarationList(node)) {
      if (!(node.flags & (ts.NodeFlags.Const | ts.NodeFlags.Let))) say(node, 'var');
      const names = node.declarations.flatMap((declaration) => namesOf(declaration.name));
      const isLoop = ts.isForStatement(node.parent);
      if (node.flags & ts.NodeFlags.Let && !isLoop && node.declarations.every((one) => one.initializer)
        && !names.some((one) => assigned.has(one))) say(node, `${names.join(', ')} never changes: use const`);
      if (node.flags & ts.NodeFlags.Let && node.parent.parent === source) {
        say(node, 'a module keeps what changes in an object');
      }
    }
    ts.forEachChild(node, declare);
  };
  declare(source);
  for (const statement of source.statements) checkStatement(name, source, statement, say);
}

function namesOf(name) {
  return ts.isIdentifier(name) ? [name.text]
    : name.elements.flatMap((element) => (element.name ? namesOf(element.name) : []));
}

function noteAssigned(target, assigned) {
  if (ts.isIdentifier(target)) assigned.add(target.text);
  else if (ts.isArrayLiteralExpression(target)) for (const element of target.elements) noteAssigned(element, assigned);
}

function checkStatement(name, source, statement, say) {
  if (ts.isImportDeclaration(statement)) {
    for (const element of statement.importClause?.namedBindings?.elements ?? []) {
      imported.add(`${statement.moduleSpecifier.text.slice(2)} ${element.name.text}`);
    }
    return;
  }
  const isExported = statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
  // The default of a script that a page loads by itself.
  const isDefault = statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword);
  if (!isExported || isDefault) return;
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((one) => one.name.getText(source)) : [statement.name.text];
  for (const one of names) exported.set(`${name} ${one}`, () => say(statement, `no module imports ${one}`));
}

const names = readdirSync(folder).filter((name) => name.endsWith('.js')).sort();
for (const name of names) check(name);
const styles = new URL('../Style/', folder);
const sheet = readFileSync(new URL('platen.css', styles), 'utf8');
// The sheets that a page loads by themselves.
const sheets = ['platen.css', 'plain.css'];
for (const name of readdirSync(styles).filter((one) => !sheets.includes(one))) {
  if (!sheet.includes(`@import './${name}';`)) problems.push(`${name}: platen.css does not import it`);
}
// Tests may use what only they and the module itself need.
const tests = new URL('./', import.meta.url);
for (const name of readdirSync(tests).filter((one) => one.endsWith('.test.mjs'))) {
  const text = readFileSync(new URL(name, tests), 'utf8');
  for (const [, list, module] of text.matchAll(/import \{([^}]+)\} from '[^']*\/Script\/([\w-]+\.js)'/g)) {
    for (const one of list.split(',').map((part) => part.trim())) imported.add(`${module} ${one}`);
  }
}
for (const [key, complain] of exported) if (!imported.has(key)) complain();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
