import type { Field, FieldKind } from '@ribambelle/api/records/field.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import { addDays } from '@ribambelle/domain/base/days.ts';
import { z } from 'zod';
import { OWN_CHANGES, OWN_NEEDS, OWN_SAMPLES } from './own-samples.ts';

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
  whole: {
    valid: (number, field) => Math.max(number, ...leastOf(field)),
    refused: NUMBERS_REFUSED,
  },
  price: { valid: (number) => number * 100, refused: NUMBERS_REFUSED },
  moment: {
    valid: (number) => new Date(Date.UTC(2027, 0, number)).toISOString(),
    refused: ['tomorrow', '2027-02-30T00:00:00Z', '2027-02-03', 7, null],
  },
  day: {
    valid: (number) => addDays('2026-12-31', number),
    refused: ['tomorrow', '2027-02-30', '2027-02-03T00:00:00Z', 7, null],
  },
  choice: {
    valid: (number, field) => {
      const codes = codesOf(field);
      return codes[number % codes.length];
    },
    refused: ['NOTHING', 7, null],
  },
  flag: {
    valid: (number) => number % 2 === 0,
    refused: ['true', 0, null],
  },
  several: { valid: () => [], refused: ['one', null, [null], {}] },
  reference: { valid: () => null, refused: [7, ['cuid'], {}] },
  named: { valid: () => [], refused: ['cuid', [7], null, [['cuid']]] },
  pictures: { valid: () => [], refused: ['cuid', [7], null, [['cuid']]] },
};

/** Returns a request that makes a record, with a value for every field. */
export function validValues({ noun, fields }: AnyRecord, number: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const valid = OWN_SAMPLES[`${noun}.${name}`] ?? SAMPLES[field.kind].valid;
      return [name, valid(number, field)];
    }),
  );
}

/**
 * Returns a change of a field, with the values of others that must change with it; its own is
 * another for each number.
 */
export function changeOf(
  record: AnyRecord,
  { name, number }: { name: string; number: number },
): Record<string, unknown> {
  const change = OWN_CHANGES[`${record.noun}.${name}`];
  return change?.(number) ?? { [name]: validValues(record, number)[name] };
}

/** Returns the title of a record by its values, as an organiser who speaks French knows it. */
export function titleIn({ titled_by }: AnyRecord, values: Readonly<Record<string, unknown>>) {
  const inFrench = z.object({ fr: z.string() }).safeParse(values[titled_by]);
  return inFrench.success ? inFrench.data.fr : values[titled_by];
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
function boundsOf(field: Field): readonly number[] {
  if (field.kind !== 'whole' && field.kind !== 'price') return [];
  const most = schemasOf(field).flatMap(({ maximum }) => maximum ?? []);
  return [...leastOf(field).map((least) => least - 1), ...most.map((number) => number + 1)];
}

/** Returns the least number that a field accepts; nothing where there is none. */
function leastOf(field: Field): readonly number[] {
  return schemasOf(field).flatMap(({ minimum }) => minimum ?? []);
}

/** Returns the codes of which a field has one; none for a field of another kind. */
export function codesOf(field: Field): readonly string[] {
  if (field.kind !== 'choice') return [];
  return schemasOf(field)
    .flatMap((schema) => schema.enum ?? [])
    .map(String);
}

function schemasOf({ request }: Field) {
  const { anyOf = [], ...schema } = z.toJSONSchema(request, { io: 'input' });
  return [schema, ...anyOf];
}

/** Returns the values without which no record is made. */
export function leastValues(record: AnyRecord, number: number): Record<string, unknown> {
  const values = validValues(record, number);
  const required = requiredFields(record).map((name) => [name, values[name]]);
  return { ...Object.fromEntries(required), ...OWN_NEEDS[record.noun] };
}

/** Returns the names of the fields without which no record is made. */
export function requiredFields({ fields }: AnyRecord): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.request.safeParse(undefined).success ? [] : [name],
  );
}
