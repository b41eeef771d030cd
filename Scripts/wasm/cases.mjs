// Cases for both builds of the editing core: some that name a behaviour, and random ones from a seed.

const S = "\u001f";
const spec = (items) => Object.entries(items).map(([key, value]) => `${key}=${value}`).join(S);
const type = (text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => `i${S}${segment}`);
const backspace = (count = 1) => Array(count).fill(`d${S}b${S}g`);

const phone = { kind: "mask", mask: "(###) ### - ####" };
const dollars = { kind: "number", prefix: "$", negativePrefix: "-$", fraction: 2 };
const euros = { kind: "number", decimal: ",", grouping: ".", suffix: "\u00a0€", negativeSuffix: "\u00a0€", fraction: 2 };
const lakh = { kind: "number", secondary: 2, fraction: 2, prefix: "₹", negativePrefix: "-₹" };
const arabic = { kind: "number", zero: "٠", decimal: "٫", grouping: "٬", negativePrefix: "\u061c-", fraction: 3 };
const date = { kind: "date", pattern: "MM/dd/yyyy" };
const several = { kind: "mask", mask: "(##) ####-####\u001e(##) #####-####", guide: "_" };
const letters = { kind: "mask", mask: "ccc-CCC", tokens: "cal\u001eCau", literals: "eager" };
const till = { kind: "mask", mask: "#+.##", fill: "trailing" };
const number = { kind: "phone", code: "49", masks: "#### ########+", trunk: "0", codes: "1 33 420 49" };
const american = { kind: "phone", code: "1", masks: "(###) ### - ####", trunk: "1", codes: "1 33 420 49" };
const plain = { kind: "phone" };

// Rules of countries, as CountryRules describes them: the code, what is dialled before a country code and before a
// national number, and forms.
const rules = (code, international, national, ...forms) => {
  const rest = [`${international}\t${national}`, ...forms, ""].join("\n");
  return `+${code}\t${rest.length}\t${rest}`;
};
export const countries = [
  rules("1", "011", "1", "Bdd-ee\t310", "C(dd) dd-ee\t[2-9]", "Jdd-dd-ee\t[2-9]"),
  rules("44", "00", "0", "Acc ee ee\t2[0-7]", "Aee gg\t1(?:1|[2-9]1)|[389]\\d{2}", "Aff gj"),
  rules("49", "00|01{2,3}3", "0", "Acc dm\t3[02]|40", "Eee dk\t1(?:[5-7]|8(?:1|2))\t15[0-568]|1[67]"),
  rules("672", "0011", "0(?:11)?|(183[12])", "Bdd ddd"),
].join("");
const german = { kind: "country", code: "49" };
const canadian = { kind: "country", code: "1" };
const unknown = { kind: "country" };

const named = [
  [phone, [...type("5551234567"), `s${S}6${S}6`, ...backspace(3), "z", "z", "y"]],
  [phone, [`p${S}+1 (555) 123-4567`, `k${S}に${S}1${S}1`, "u"]],
  [american, [...type("2015550123"), `s${S}6${S}6`, ...backspace(3), ...type("777"), "z", "z", "y"]],
  [american, [`p${S}tel:+1-201-555-0123;ext=9`, "a", `p${S}(201) 555-0123 x42`, "a", `p${S}no number`, "z"]],
  [number, [...type("+491711234567"), `m${S}b${S}d${S}0`, ...type("9"), "a", `p${S}+49 (0)171 1234567`]],
  [number, [...type("+33123"), ...backspace(4), ...type("420"), `p${S}１２３`, ...type("*#")]],
  [german, [...type("030123456"), `m${S}b${S}d${S}0`, ...type("9"), "z", "z", ...type("+1201")]],
  [german, [...type("00442079460958"), ...backspace(6), "a", ...type("+4915112345678"), ...type("99999")]],
  [canadian, [...type("12015550123"), ...backspace(11), ...type("3101234"), ...type("*"), `p${S}tel:+6721831123456`]],
  [unknown, [...type("030123456"), "a", ...type("+44118496"), ...type("x")]],
  [plain, [...type("*121#"), ...backspace(5), ...type("+1234567890123456")]],
  [dollars, [...type("-1234.567"), ...backspace(4), "a", "x", "z"]],
  [euros, [...type("1234567,8"), `m${S}b${S}d${S}0`, ...type("9"), ...backspace(1)]],
  [lakh, [...type("123456789.5"), `m${S}b${S}w${S}1`, "c"]],
  [arabic, [...type("1234.5"), ...backspace(2), `p${S}٣٤٫٥`]],
  [date, [...type("4/7/2024"), `s${S}1${S}1`, ...backspace(1), ...type("1")]],
  [several, [...type("11987654321"), ...backspace(2)]],
  [letters, [...type("ABCdefß"), ...backspace(4)]],
  [till, [...type("123456"), ...backspace(5)]],
  [{ kind: "text", multiline: 1 }, [...type("one two\nthree 👨‍👩‍👧‍👦 é"), `m${S}u${S}g${S}0`, `d${S}b${S}w`, `m${S}l${S}w${S}1`, "x"]],
  [{ kind: "text", limit: 5, overwrite: 1 }, [...type("abcdefg"), `m${S}b${S}d${S}0`, ...type("XY")]],
  [{ kind: "mask", mask: "##\\" }, ["i" + S + "1"]],
  [{ kind: "text", secure: 1 }, [...type("secret"), "c", "x", "z", `m${S}b${S}w${S}0`]],
];

// Mulberry32.
function generator(seed) {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) % bound + bound) % bound;
  };
}

const atoms = [
  "a", "B", "1", "2", "3", "5", "9", "0", " ", ".", ",", "-", "+", "(", "/", "\n", "é", "e\u0301", "\u0301", "ß", "👍🏽",
  "👨‍👩‍👧‍👦", "🇩🇪", "🇫", "\u200d", "क्षि", "한", "ᄒ", "ᅡ", "日", "カ", "א", "ع", "٣", "१", "１", "\u00a0", "€", "12/3", "1,234.5",
];

function random(seed) {
  const below = generator(seed);
  const pick = (items) => items[below(items.length)];
  const text = (count) => Array.from({ length: below(count + 1) }, () => pick(atoms)).join("");
  const fields = [
    phone, dollars, euros, lakh, arabic, date, several, letters, till, number, american, plain,
    german, canadian, unknown,
    { kind: "text", multiline: 1 }, { kind: "text", limit: 6 }, { kind: "mask", mask: "#?#/#?#", literal: "skip" },
    { ...phone, overwrite: 1, insertBias: "after", deleteBias: "before" },
  ];
  const offset = () => (below(15) === 0 ? pick([-1, 99, 2147483647]) : below(12));
  const range = () => { const a = offset(), b = offset(); return `${Math.min(a, b)}${S}${Math.max(a, b)}`; };
  const commands = Array.from({ length: 40 }, () => {
    switch (below(14)) {
      case 0: case 1: case 2: case 3: case 4: return `i${S}${pick(atoms)}`;
      case 5: return `p${S}${text(6)}`;
      case 6: return `r${S}${range()}${S}${text(2)}` + (below(2) ? `${S}${offset()}${S}${offset()}` : "");
      case 7: case 8: return `d${S}${pick("bflrud")}${S}${pick("gggwld")}`;
      case 9: return `m${S}${pick("bfudlr")}${S}${pick("gwld")}${S}${below(2)}`;
      case 10: return `s${S}${offset()}${S}${offset()}`;
      case 11: return `k${S}${text(2)}${S}${range()}`;
      case 12: return pick(["u", "a", "x", "c", "nonsense", "", `w${S}${text(6)}`]);
      default: return pick(["z", "y"]);
    }
  });
  return [pick(fields), commands];
}

export function cases(count) {
  const all = [...named, ...Array.from({ length: count }, (_, seed) => random(seed + 1))];
  return all.map(([field, commands]) => ({ spec: spec(field), commands }));
}
