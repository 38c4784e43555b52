import { expect, test } from 'vitest';
import { z } from 'zod';
import { PERSON_NAME } from '@ribambelle/domain/base/person-names.ts';
import { endpoints } from './all.ts';
import { type Endpoint, isReader } from './endpoint.ts';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

const BOUND = ['pattern', 'format', 'enum', 'const'];

/** Returns the fields of a request that accept any text at all. */
function boundless(schema: Schema, path: string): string[] {
  if (typeof schema === 'boolean') return schema ? [path] : [];
  if ([schema.type].flat().includes('string') && !BOUND.some((key) => key in schema)) return [path];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      boundless(property, `${path}.${name}`),
    ),
    ...[schema.items ?? []].flat().flatMap((item) => boundless(item, `${path}[]`)),
    ...(schema.anyOf ?? []).flatMap((choice) => boundless(choice, path)),
  ];
}

const WRITING = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => !isReader(endpoint));
const schemaOf = ({ request }: Endpoint): Schema =>
  z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });

test('every text that a call stores is one line, many lines, a password or something narrower', () => {
  expect(WRITING.length).toBeGreaterThan(40);
  const paths = WRITING.flatMap(([name, endpoint]) => boundless(schemaOf(endpoint), name));
  expect(paths).toEqual([]);
});

/** Returns the fields of people's names that accept an invalid name. */
function namesThatTakeAnything(schema: Schema, path: string): string[] {
  if (typeof schema === 'boolean') return [];
  const paths = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    /^(participant_)?(firstname|lastname)$/.test(name) &&
    !JSON.stringify(field).includes(JSON.stringify(PERSON_NAME.source))
      ? [`${path}.${name}`]
      : namesThatTakeAnything(field, `${path}.${name}`),
  );
  const parts = [...[schema.items ?? []].flat(), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...paths, ...parts.flatMap((part) => namesThatTakeAnything(part, path))];
}

test('every name of a person that a call stores must be readable', () => {
  const paths = WRITING.flatMap(([name, endpoint]) =>
    namesThatTakeAnything(schemaOf(endpoint), name),
  );
  expect(paths).toEqual([]);
  const loose = z.object({ who: z.object({ firstname: z.string() }).nullable() });
  expect(namesThatTakeAnything(z.toJSONSchema(loose), 'loose')).toEqual(['loose.who.firstname']);
});

test('the walk finds a text without such a bound', () => {
  const sloppy = z.object({ people: z.array(z.object({ name: z.string().nullable() })) });
  expect(boundless(z.toJSONSchema(sloppy), 'sloppy')).toEqual(['sloppy.people[].name']);
});

test.each([
  'registerCustomer',
  'createOfficeCustomer',
  'createLocation',
  'updateIdentity',
] as const)(
  '%s refuses a name with two lines, and one that reverses the writing direction',
  (name) => {
    const field =
      name === 'registerCustomer' || name === 'createOfficeCustomer' ? 'firstname' : 'name';
    for (const text of ['Anne\nCliquez ici', 'Anne \u202Etxt']) {
      const { error } = endpoints[name].request.safeParse({ [field]: text });
      expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(
        field === 'firstname' ? 'NAME_UNREADABLE' : 'ONE_LINE',
      );
    }
  },
);
