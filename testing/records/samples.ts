import type { Field, FieldKind } from '@ribambelle/api/records/field.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import { z } from 'zod';

/** Values of a kind of field: a valid one for each number from 1, and some that are refused. */
interface Sample {
  readonly valid: (number: number, field: Field) => unknown;
  readonly refused: readonly unknown[];
}

const NUMBERS_REFUSED = [1.5, '3', null, 1e12];

const SAMPLES: Readonly<Record<FieldKind, Sample>> = {
  words: {
    valid: (number) => ({ fr: `Été ${number}`, en: `Summer ${number}` }),
    refused: [{ fr: ' ', en: '' }, 'Été', null, { fr: `Été\nHiver`, en: '' }, { fr: 7, en: '' }],
  },
  texts: {
    valid: (number) => ({ fr: `Près du parc ${number}`, en: `By the park ${number}` }),
    refused: ['Parc', null, { fr: 'a'.repeat(50_001), en: '' }],
  },
  rich: {
    valid: (number) => ({ fr: `<p>Près du parc ${number}</p>`, en: `<p>Park ${number}</p>` }),
    refused: ['Parc', null, { fr: 'a'.repeat(50_001), en: '' }],
  },
  line: {
    valid: (number) => `Été ${number}`,
    refused: [7, null, 'a'.repeat(201), 'Été\nHiver', 'Été\u202e'],
  },
  whole: { valid: (number) => number, refused: NUMBERS_REFUSED },
  price: { valid: (number) => number * 100, refused: NUMBERS_REFUSED },
  moment: {
    valid: (number) => new Date(Date.UTC(2027, 0, number)).toISOString(),
    refused: ['tomorrow', '2027-02-30T00:00:00Z', '2027-02-03', 7, null],
  },
  choice: {
    valid: (number, { answer }) => {
      const codes = answer instanceof z.ZodEnum ? answer.options : [];
      return codes[number % codes.length];
    },
    refused: ['NOTHING', 7, null],
  },
  flag: {
    valid: (number) => number % 2 === 0,
    refused: ['true', 0, null],
  },
  named: { valid: () => [], refused: ['cuid', [7], null, [['cuid']]] },
  pictures: { valid: () => [], refused: ['cuid', [7], null, [['cuid']]] },
};

/** Returns a request that makes a record, with a value for every field. */
export function validValues({ fields }: AnyRecord, number: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, SAMPLES[field.kind].valid(number, field)]),
  );
}

/**
 * Returns sets of values that a record refuses, each with a wrong value for every field that has
 * one left: together they hold every wrong value of every field.
 */
export function refusedValues({ fields }: AnyRecord): readonly Record<string, unknown>[] {
  const wrong = Object.entries(fields).map(([name, field]) => [name, refusedBy(field)] as const);
  const most = Math.max(...wrong.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      wrong.flatMap(([name, values]) => (index < values.length ? [[name, values[index]]] : [])),
    ),
  );
}

/** Returns values that a field refuses, the numbers just outside its bounds among them. */
function refusedBy(field: Field): readonly unknown[] {
  const bounds = boundsOf(field);
  const orNone = field.request.safeParse(null).success;
  return [...SAMPLES[field.kind].refused, ...bounds].filter((value) => value !== null || !orNone);
}

/** Returns the numbers just outside the bounds of a field; none for a field of another kind. */
function boundsOf({ kind, request }: Field): readonly number[] {
  if (kind !== 'whole' && kind !== 'price') return [];
  const { anyOf = [], ...schema } = z.toJSONSchema(request, { io: 'input' });
  return [schema, ...anyOf].flatMap(({ minimum, maximum }) => [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ]);
}

/** Returns the names of the fields without which no record is made. */
export function requiredFields({ fields }: AnyRecord): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.request.safeParse(undefined).success ? [] : [name],
  );
}
