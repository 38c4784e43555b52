import { endpoints } from '@ribambelle/api/all.ts';
import { type Endpoint, isOfBackOffice } from '@ribambelle/api/endpoint.ts';
import { z } from 'zod';

/** A call of a list: its name, the filter or order, and its request. */
export interface ListCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly about: string;
  readonly request: Readonly<Record<string, string>>;
}

const PAGING = new Set(['page_number', 'page_size', 'limit', 'offset']);

/**
 * Values of filters that are neither choices nor switches, by name; `:base` is the first id of the
 * organiser.
 */
const VALUES: Readonly<Record<string, string>> = {
  firstname: 'anne',
  lastname: 'dubois',
  phone: '0470 11 22 33',
  participant_firstname: 'lea',
  participant_lastname: 'dubois',
  birthdate: '2018-03-01',
  search: '77',
  place: '1077',
  activity: 'a:base',
  location: 'l:base',
  resource: 'rs:base',
  group: 'rg:base',
  resources: ':base',
  'bookings-configurations': ':base',
  category: 'k:base',
  collaborator: 's:base',
  coupon: 'o:base',
  discount: 'd:base',
  volume_discount: 'vd:base',
  customer: 'c:base',
  registration: 'r:base',
  cuid: 'g:base',
  id: ':base',
  availabilities: 'v:base',
  dates: 'd:base',
  availability: 'v:base',
  catalog: 'catalogue-cards',
  segment: 'sg:base',
  period: '2026-02,2026-04',
  'availabilities-period': '2026-03',
  date: '2026-03-04',
  weekday: '3',
  hour: '17',
  age: '8',
  area: 'activities',
  after: '2026-02-01T00:00:00.000Z',
  before: '2026-03-01T00:00:00.000Z',
  from: '2026-02-01',
  received_from: '2026-01-01',
  price_from: '9000',
  price_to: '12000',
  free_from: '2',
  free_to: '12',
  owed_from: '5000',
  owed_to: '5000',
  unmoved_from: '6',
  unmoved_to: '24',
  amount_from: '500',
  amount_to: '12000',
  age_from: '8',
  age_to: '9',
  registered_from: '2026-01-01',
  registered_to: '2025-12-20',
  requested_from: '2026-01-01',
  requested_to: '2025-12-20',
  starts_from: '2026-02-01',
  starts_to: '2026-03-01',
  sold_from: '2026-01-01',
  sold_to: '2025-12-20',
  until_from: '2026-02-01',
  until_to: '2026-03-01',
  created_from: '2026-01-01',
  created_to: '2025-12-20',
  received_to: '2025-12-20',
  until: '2026-03-01',
  to: '2026-03-01',
  day: '2026-02-04',
  date_id: ':base',
  // a page of ours, which nobody changed
  article: 'ar:base',
  page: 'default-terms',
  participant: 'p:base',
  payment: 'paid',
  score: '4',
  tag: 'tag 7',
  bulk_action: 'y:base',
  mailing: 'ml:base',
  notification_definition: 'nd:base',
  sepa_file: 'sf:base',
  about: 'a:base',
  at: '2026-02-01',
};

/**
 * Returns the calls of every list of both sites, unfiltered and with each value of each of its
 * filters. Throws when a filter is new and has no value here.
 */
export function listCalls(base: number): ListCall[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]): ListCall[] => {
    if (!isList(name, endpoint)) return [];
    const shape: z.ZodRawShape = endpoint.request.shape;
    const required = Object.keys(shape).filter(
      (field) => !z.safeParse(z.object({ [field]: shape[field] ?? z.never() }), {}).success,
    );
    const usual = Object.fromEntries(
      required.map((field) => [
        field,
        valuesOf(name, { field, schema: shape[field], base })[0] ?? '',
      ]),
    );
    const filters = Object.entries(shape).filter(([field]) => !PAGING.has(field));
    const plain: ListCall = { name, endpoint, about: 'as it comes', request: usual };
    return [
      plain,
      ...filters.flatMap(([field, schema]) =>
        valuesOf(name, { field, schema, base }).map((value) => ({
          ...plain,
          about: `${field}=${value}`,
          request: { ...usual, [field]: value },
        })),
      ),
    ];
  });
}

/** Tests whether a list has pages of a chosen size. */
export const isPaged = ({ endpoint }: ListCall): boolean => 'page_size' in endpoint.request.shape;

export const siteOf = ({ endpoint }: ListCall) =>
  isOfBackOffice(endpoint) ? 'back-office' : 'storefront';

/** Calls that return many rows under another name. */
const ALSO = new Set(['getRosterDay', 'getAttendanceRegister']);

/** Tests whether a call is a list: by its name, or by an answer with a page and a count. */
function isList(name: string, { method, answer }: Endpoint): boolean {
  if (method !== 'GET') return false;
  return (
    name.startsWith('list') ||
    ALSO.has(name) ||
    (answer instanceof z.ZodObject && 'data' in answer.shape && 'count' in answer.shape)
  );
}

function valuesOf(name: string, input: { field: string; schema: unknown; base: number }): string[] {
  const schema = innermost(input.schema);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodBoolean) return ['true', 'false'];
  const value = VALUES[input.field];
  if (value === undefined)
    throw new Error(
      `${name} has a filter ${input.field} for which testing/plans/list-calls.ts knows no value`,
    );
  return [value.replace(':base', String(input.base + 7))];
}

/** Returns the schema inside optional, default, and list of. */
function innermost(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  )
    return innermost(schema.unwrap());
  if (schema instanceof z.ZodPipe) return innermost(schema.in);
  return schema instanceof z.ZodArray ? innermost(schema.element) : schema;
}
