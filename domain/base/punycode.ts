const BASE = 36;
const SMALLEST = 1;
const LARGEST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns a label of a domain name in ASCII (RFC 3492): `société` is `xn--socit-esab`; ASCII stays
 * unchanged.
 */
export function asciiLabel(label: string): string {
  const letters = [...label].map((letter) => letter.codePointAt(0) ?? 0);
  const basic = letters.filter((letter) => letter < FIRST_CODE);
  if (basic.length === letters.length) return label;
  const start = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  return `xn--${start}${encodeRest(letters, basic.length)}`;
}

/** Encodes the letters that are not ASCII, by their order and position. */
function encodeRest(letters: readonly number[], basic: number): string {
  const digits: string[] = [];
  let code = FIRST_CODE;
  let delta = 0;
  let bias = FIRST_BIAS;
  let handled = basic;
  while (handled < letters.length) {
    const least = code;
    const next = Math.min(...letters.filter((letter) => letter >= least));
    delta += (next - code) * (handled + 1);
    code = next;
    for (const letter of letters) {
      if (letter < code) delta += 1;
      if (letter === code) {
        digits.push(numberOf(delta, bias));
        bias = adapted(delta, { points: handled + 1, first: handled === basic });
        delta = 0;
        handled += 1;
      }
    }
    delta += 1;
    code += 1;
  }
  return digits.join('');
}

/** Encodes a number of variable length. */
function numberOf(delta: number, bias: number): string {
  const digits: string[] = [];
  let rest = delta;
  for (let at = BASE; ; at += BASE) {
    const threshold = Math.min(LARGEST, Math.max(SMALLEST, at - bias));
    if (rest < threshold) break;
    digits.push(digitOf(threshold + ((rest - threshold) % (BASE - threshold))));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
  return digits.join('') + digitOf(rest);
}

const digitOf = (value: number) => LETTERS[value] ?? '';

function adapted(delta: number, by: { readonly points: number; readonly first: boolean }): number {
  let rest = Math.floor(delta / (by.first ? DAMP : 2));
  rest += Math.floor(rest / by.points);
  let steps = 0;
  for (; rest > ((BASE - SMALLEST) * LARGEST) / 2; steps += BASE)
    rest = Math.floor(rest / (BASE - SMALLEST));
  return steps + Math.floor(((BASE - SMALLEST + 1) * rest) / (rest + SKEW));
}
