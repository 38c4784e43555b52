import type { Field, FieldKind } from '@ribambelle/api/records/field.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';

/** Values of a kind of field: a valid one for each number from 1, and some that are refused. */
interface Sample {
  readonly valid: (number: number) => unknown;
  readonly refused: readonly unknown[];
}

const SAMPLES: Readonly<Record<FieldKind, Sample>> = {
  words: {
    valid: (number) => ({ fr: `Été ${number}`, en: `Summer ${number}` }),
    refused: [{ fr: ' ', en: '' }, 'Été', null, { fr: `Été\nHiver`, en: '' }, { fr: 7, en: '' }],
  },
  texts: {
    valid: (number) => ({ fr: `Près du parc ${number}`, en: `By the park ${number}` }),
    refused: ['Parc', null, { fr: 'a'.repeat(50_001), en: '' }],
  },
  line: {
    valid: (number) => `Été ${number}`,
    refused: [7, null, 'a'.repeat(201), 'Été\nHiver', 'Été\u202e'],
  },
  whole: {
    valid: (number) => number,
    refused: [-1, 1.5, '3', null, 1e9],
  },
  flag: {
    valid: (number) => number % 2 === 0,
    refused: ['true', 0, null],
  },
};

/** Returns a request that makes a record, with a value for every field. */
export function validValues({ fields }: AnyRecord, number: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, SAMPLES[kind].valid(number)]),
  );
}

/** Returns values of a field that every record refuses. */
export function refusedValues({ kind }: Field): readonly unknown[] {
  return SAMPLES[kind].refused;
}

/** Returns the names of the fields without which no record is made. */
export function requiredFields({ fields }: AnyRecord): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.request.safeParse(undefined).success ? [] : [name],
  );
}
