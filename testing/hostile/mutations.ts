import type { Operation } from './schema.ts';
import { type Step, visit } from './sample.ts';

/** A polite request with one hostile field. */
export interface Mutation {
  readonly field: string;
  readonly says: string;
  readonly request: Record<string, unknown>;
}

/** 200 nested objects. */
const deepObject: unknown = Array.from({ length: 200 }).reduce<unknown>(
  (inner) => ({ inner }),
  'end',
);

type Hostile = readonly (readonly [string, unknown])[];

/** One of each kind of value: every field gets them all. */
const KINDS: Hostile = [
  ...([
    ['null', null],
    ['true', true],
    ['an empty list', []],
    ['an object', { id: 1, toString: 'x', length: -1 }],
  ] as const),
  ...([
    ['a negative number', -1],
    ['a broken number', 0.1],
    ['an empty text', ''],
  ] as const),
];

/**
 * Values that break naive programs: every field gets some of these in turn, and all of them with
 * HOSTILE=all.
 */
const TRAPS: Hostile = [
  ...([
    ['100,000 letters', 'é'.repeat(100_000)],
    ['a null character', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['2^53', 2 ** 53],
  ] as const),
  ...([
    ['SQL', `'; drop table customers; -- %' or 1=1 \\`],
    ['2^31', 2 ** 31],
    ['NaN', 'NaN'],
    ['2^53 - 1', 2 ** 53 - 1],
  ] as const),
  ...([
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>${7*7}'],
    ['1e308', 1e308],
    ['zero', 0],
    ['-Infinity', '-Infinity'],
  ] as const),
  ...([
    ['right to left', '\u202Eשלום\u202C\u200F'],
    ['emoji', '👩‍👩‍👧‍👦🇧🇪'],
    ['blanks', ' \t\n '],
    ['an exponent', '1e9'],
  ] as const),
  ...([
    ['an impossible day', '2026-02-31'],
    ['the last day', '9999-12-31'],
    ['a far instant', '9999-12-31T23:59:59.999Z'],
    ['year 0', '0000-01-01'],
  ] as const),
  ...([
    ['long ago', '-271821-04-20T00:00:00Z'],
    ['commas', ',,,,'],
    ['a percent sign', '%00%ff%'],
    ['a list in a list', [[[]]]],
  ] as const),
  ...([
    ['200 objects in one another', deepObject],
    ['an empty object', {}],
    ['a list of 1,000 zeros', Array.from({ length: 1_000 }, () => 0)],
  ] as const),
  ['__proto__', JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}')],
];
const ALL = process.env['HOSTILE'] === 'all';

/**
 * Returns the mutations of every field of the request, at every depth: left out, and replaced by
 * every hostile value.
 */
export function mutationsOf(operation: Operation, polite: Record<string, unknown>): Mutation[] {
  const mutations: Mutation[] = [];
  // the turn begins at a number from the name, so that a run can be repeated
  let turn = [...operation.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  // in an address everything is text, and the kinds hardly differ
  const kinds = operation.hasBody || ALL ? KINDS : KINDS.slice(3);
  const atATime = ALL ? TRAPS.length : operation.hasBody ? 4 : 3;
  visit(operation.schema, {
    at: [],
    see: (_, at) => {
      const field = at.join('.');
      if (!(at.length === 1 && operation.inPath.includes(field)))
        mutations.push({ field, says: `${field} left out`, request: without(polite, at) });
      const traps = Array.from(
        { length: atATime },
        (__, index) => TRAPS[(turn + index) % TRAPS.length] ?? ['null', null],
      );
      turn += atATime;
      for (const [what, value] of [...kinds, ...traps])
        mutations.push({
          field,
          says: `${field} is ${what}`,
          request: replaced(polite, { at, value }),
        });
    },
  });
  return mutations;
}

/** Returns the request with another value at one position; the rest is shared. */
export function replaced(
  request: Record<string, unknown>,
  input: { at: readonly Step[]; value: unknown },
): Record<string, unknown> {
  const [first, ...rest] = input.at;
  return {
    ...request,
    [String(first)]: replacedIn(request[String(first)], { at: rest, value: input.value }),
  };
}

function replacedIn(inside: unknown, input: { at: readonly Step[]; value: unknown }): unknown {
  const [first, ...rest] = input.at;
  if (first === undefined) return input.value;
  if (Array.isArray(inside))
    return inside.map((item, index) =>
      index === first ? replacedIn(item, { ...input, at: rest }) : item,
    );
  if (typeof inside !== 'object' || inside === null) return input.value;
  const entries = Object.entries(inside).map(([name, value]) => [
    name,
    name === first ? replacedIn(value, { ...input, at: rest }) : value,
  ]);
  return Object.fromEntries(entries);
}

function without(request: Record<string, unknown>, at: readonly Step[]): Record<string, unknown> {
  const without_field = replaced(request, { at, value: undefined });
  // undefined fields are left out; a list loses the item
  return JSON.parse(JSON.stringify(without_field).replaceAll('[null]', '[]'));
}
