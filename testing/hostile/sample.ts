import type { Operation, Schema } from './schema.ts';
import { solid } from './schema.ts';
import type { Belongings } from './world.ts';

/** A step into a request: a field's name or an index in a list. */
export type Step = string | number;

/** A field that names a row: its path, an id or a cuid, and the table when its name tells. */
export interface IdField {
  readonly at: readonly Step[];
  readonly kind: 'id' | 'cuid';
  readonly table: string | null;
}

/** The tables of fields whose name has another plural; the others are found by theirs. */
const TABLES: Readonly<Record<string, string>> = {
  item: 'cart_items',
  date: 'availability_dates',
  price: 'option_prices',
  field: 'custom_fields',
  image: 'files',
  role: 'collaborator_roles',
  catalog: 'activities',
  group: 'category_groups',
  groups: 'resource_groups',
  destination: 'registrations',
  logo: 'files',
  picture: 'files',
  replacement: 'files',
  images: 'files',
};
const CUID_PATTERN = '^[a-z0-9-]+$';
/**
 * Names of text fields that name a row without a format that says so; `address` is not one of them,
 * though there is a table of addresses.
 */
const LOOSE = new Set([
  'reference',
  'destination',
  'registration',
  'cart',
  'catalog',
  'availability',
  'activity',
  'location',
  'category',
]);

/** The values of a polite client where the schema alone would allow any text. */
const POLITE: Readonly<Record<string, unknown>> = {
  coupon: null,
  communication: null,
  confirmation: null,
  totp: null,
  organiser: null,
  customer_id: null,
  registrations_requests: [],
  bundles: [],
  vouchers: [],
  memberships: [],
  bookings: [],
  opens: '09:00',
  closes: '21:00',
  period_type: 'ROLLING',
  rolling_period_type: 'YEARS',
  rolling_period_duration: 1,
  fixed_period_start_at: null,
  fixed_period_end_at: null,
  start_on: null,
  choices: [],
  birthdate: '2017-05-04',
  first_day: '2026-03-02',
  last_day: '2026-03-20',
  from: '2026-03-02',
  until: '2026-03-20',
  to: '2026-03-20',
  start_time: '09:00',
  end_time: '12:00',
  accent_color: '#e67e22',
  language: 'fr',
  return_url: '/account',
  redirect: '/account',
  country: 'Belgique',
  motif: 'water',
  pathname: '/',
  age_minimum: 3,
  age_maximum: 12,
  secret: 'JBSWY3DPEHPK3PXP',
};

/**
 * The e-mail address of a polite client, and the password; in the world they are those of the
 * caller.
 */
export const POLITE_EMAIL = 'polite@example.test';
export const POLITE_PASSWORD = 'Un texte simple';

/**
 * Returns a request as a polite client would write it, with every field filled in and ids of the
 * caller's rows.
 */
export function sampleRequest(
  operation: Operation,
  belongings: Belongings,
): Record<string, unknown> {
  const fields = Object.entries(operation.schema.properties ?? {});
  return Object.fromEntries(
    fields.map(([name, schema]) => [
      name,
      sample(schema, { at: [name], operation, own: belongings }),
    ]),
  );
}

/** Returns every field of the request that names a row. */
export function idFieldsOf(operation: Operation): IdField[] {
  const id_fields: IdField[] = [];
  visit(operation.schema, {
    at: [],
    see: (schema, at) => id_fields.push(...idFieldAt(schema, at, operation)),
  });
  return id_fields;
}

/**
 * Calls `see` with the schema of every position of a request: objects, lists, their items and
 * leaves.
 */
export function visit(
  schema: Schema,
  input: { at: readonly Step[]; see: (schema: Schema, at: readonly Step[]) => void },
): void {
  const solid_schema = solid(schema);
  if (input.at.length > 0) input.see(solid_schema, input.at);
  for (const [name, property] of Object.entries(solid_schema.properties ?? {}))
    visit(property, { ...input, at: [...input.at, name] });
  if (solid_schema.type === 'array' && solid_schema.items !== undefined)
    visit(solid_schema.items, { ...input, at: [...input.at, 0] });
}

function idFieldAt(schema: Schema, at: readonly Step[], operation: Operation): IdField[] {
  const name = at.findLast((step) => typeof step === 'string') ?? '';
  if (
    schema.type === 'integer' &&
    (/(^|_)id$/.test(name) ||
      (schema.maximum === Number.MAX_SAFE_INTEGER && tableOf(name, operation) !== null))
  )
    return [{ at, kind: 'id', table: tableOf(name, operation) }];
  const is_id =
    LOOSE.has(name) || operation.inPath.includes(name) || schema.pattern === CUID_PATTERN;
  const isCuid =
    schema.type === 'string' && schema.enum === undefined && schema.format === undefined && is_id;
  return isCuid ? [{ at, kind: 'cuid', table: tableOf(name, operation) }] : [];
}

/**
 * Returns the table of a field from its name: `cart_id`, `activity`, `availability_dates`; `id` and
 * `cuid` belong to the noun of the path.
 */
function tableOf(name: string, operation: Operation): string | null {
  const nouns = operation.path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const noun = name === 'id' || name === 'cuid' ? (nouns.at(-1) ?? '') : name.replace(/_ids?$/, '');
  return TABLES[noun] ?? (noun === '' ? null : pluralOf(noun));
}

function pluralOf(noun: string): string {
  if (noun.endsWith('s')) return noun.replaceAll('-', '_');
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

interface Position {
  readonly at: readonly Step[];
  readonly operation: Operation;
  readonly own: Belongings;
}

function sample(schema: Schema, position: Position): unknown {
  const solid_schema = solid(schema);
  const field = String(position.at.at(-1));
  if (field in POLITE && position.at.length < 4 && solid_schema.enum === undefined)
    return POLITE[field];
  const [idField] = idFieldAt(solid_schema, position.at, position.operation);
  const row =
    idField?.table === undefined || idField.table === null
      ? undefined
      : position.own.get(idField.table)?.[0];
  if (idField !== undefined && row !== undefined) return idField.kind === 'id' ? row.id : row.cuid;
  if (solid_schema.const !== undefined) return solid_schema.const;
  if (solid_schema.enum !== undefined) return solid_schema.enum[0];
  if (solid_schema.type === 'object')
    return Object.fromEntries(
      Object.entries(solid_schema.properties ?? {}).map(([name, property]) => [
        name,
        sample(property, { ...position, at: [...position.at, name] }),
      ]),
    );
  if (solid_schema.type === 'array')
    return solid_schema.items === undefined
      ? []
      : [sample(solid_schema.items, { ...position, at: [...position.at, 0] })];
  if (solid_schema.type === 'boolean') return true;
  if (solid_schema.type === 'integer' || solid_schema.type === 'number')
    return Math.min(Math.max(1, solid_schema.minimum ?? 1), solid_schema.maximum ?? 1);
  return sampleText(solid_schema, field);
}

function sampleText(schema: Schema, name: string): string {
  if (schema.format === 'date') return '2026-03-02';
  if (schema.format === 'date-time') return '2026-03-02T09:00:00.000Z';
  if (schema.format === 'email' || name === 'email') return POLITE_EMAIL;
  if (schema.format === 'base64') return Buffer.from('no picture').toString('base64');
  if (schema.pattern === CUID_PATTERN) return 'c0000000000000000000000';
  return POLITE_PASSWORD.slice(0, schema.maxLength ?? 100).padEnd(schema.minLength ?? 0, 'x');
}
