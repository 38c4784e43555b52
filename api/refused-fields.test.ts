import { z } from 'zod';
import { expect, test } from 'vitest';
import { endpoints } from './all.ts';
import { type Endpoint, isReader } from './endpoint.ts';

/** A field by its path, without its wrappers. */
type Field = readonly [path: string, schema: z.core.$ZodType];

/** Returns all fields of a request, including those of its parts. */
function fieldsOf(schema: z.core.$ZodType, path: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => [
      [`${path}.${name}`, field] as const,
      ...fieldsOf(field, `${path}.${name}`),
    ]);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option: z.core.$ZodType) => fieldsOf(option, path));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return fieldsOf(schema.unwrap(), path);
  return [];
}

const FIELDS = Object.entries<Endpoint>(endpoints)
  .filter(([, endpoint]) => !isReader(endpoint))
  .flatMap(([name, { request }]) => fieldsOf(request, name));
const isAccepted = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;
/** Returns the fields of these names that accept such a text. */
const textsOf = (words: RegExp, sample: string) =>
  FIELDS.filter(([path, schema]) => words.test(path) && isAccepted(schema, sample));

test.each(['abc', '112', '0471/12.12.1'])('no call accepts %j as a phone number', (phone) => {
  const fields = textsOf(/\.phone$/, '0470 12 34 56');
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter(([, schema]) => isAccepted(schema, phone)).map(([path]) => path)).toEqual(
    [],
  );
});

const EMAILS = textsOf(/\.(?:\w+_)?email$|\.sender_address$/, 'anne@example.org');

test.each([
  'anne&paul@example.org',
  'anne!x@example.org',
  'anne#1@example.org',
  'anne/paul@example.org',
  'anne@example.xn--p1ai',
  'anne@société.be',
])('every call accepts %j as an e-mail address', (email) => {
  expect(EMAILS.length).toBeGreaterThan(10);
  expect(EMAILS.filter(([, schema]) => !isAccepted(schema, email)).map(([path]) => path)).toEqual(
    [],
  );
});

test.each(['anne', 'anne@', 'anne..paul@example.org', 'anne@example', 'anne@127.0.0.1'])(
  'no call accepts %j as an e-mail address',
  (email) => {
    expect(EMAILS.filter(([, schema]) => isAccepted(schema, email)).map(([path]) => path)).toEqual(
      [],
    );
  },
);

test.each([{ postcode: 'Namur' }, { postcode: '10000' }, { city: '5000' }, { country: 'ZZ' }])(
  'no call accepts an address with %j',
  (wrong) => {
    const right = {
      street: 'Rue de Fer',
      number: '1',
      postcode: '5000',
      city: 'Namur',
      country: 'BE',
    };
    const fields = FIELDS.filter(
      ([path, schema]) => path.endsWith('.address') && isAccepted(schema, right),
    );
    expect(fields).toHaveLength(2);
    const loose = fields.filter(([, schema]) => isAccepted(schema, { ...right, ...wrong }));
    expect(loose.map(([path]) => path)).toEqual([]);
  },
);
