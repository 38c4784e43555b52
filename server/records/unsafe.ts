import type { Columns } from '@ribambelle/api/lists/columns.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { RecordRow, Referred, StoredRecord } from './stored-record.ts';
import type { Values } from './values.ts';

/**
 * Returns the values of fields that a request names. Guarantee: the schemas of the fields have read
 * them, and values of fields are JSON.
 */
export function givenValues(record: AnyRecord, request: Readonly<Record<string, unknown>>): Values {
  const given = Object.keys(record.fields).filter((name) => request[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, request[name]])) as Values;
}

/**
 * Returns the columns of the list of a record. Guarantee: its rows are presented by the fields and
 * facts of which the columns were declared, and answers are checked against them in tests.
 */
export function columnsOfList(record: AnyRecord): Columns<Values> {
  return record.list.columns as unknown as Columns<Values>;
}

/**
 * Returns the values of a form as a record keeps them. Guarantee: the schemas of the fields have
 * read each of them, so that they are of the type for which its function was declared.
 */
export function asSettled(
  settled: StoredRecord['settled'],
  of: { readonly values: Values; readonly organiser: Organiser },
): Values {
  const { values, organiser } = of;
  if (settled === undefined) return values;
  return (settled as (values: Values, organiser: Organiser) => Values)(values, organiser);
}

/**
 * Returns the records that a field of a row names. Guarantee: every statement that reads records
 * selects them as a list of objects with their cuids and the columns that are shown
 * (server/records/record-views.ts).
 */
export function referredIn(row: RecordRow, name: string): readonly Referred[] {
  return (row[name] ?? []) as unknown as readonly Referred[];
}

/**
 * Returns the items of a value. Guarantee: it is that of a fact which its record selects as a list
 * (server/<noun>/record.ts).
 */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return (value ?? []) as readonly Json[];
}

/** The filters and the order of a list, by name. */
export interface ListFilters {
  readonly sort?: string;
  readonly [filter: string]: unknown;
}

/** The request of a list of a record. */
export interface ListRequest extends ListFilters {
  readonly page_number: number;
  readonly page_size: number;
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * Returns the request of a list. Guarantee: the schema of every list of a record has the paging and
 * the order of all lists (api/records/record.ts).
 */
export function listRequest(request: Readonly<Record<string, unknown>>): ListRequest {
  return request as unknown as ListRequest;
}

/**
 * Returns the cuids that a value names. Guarantee: the schemas of fields that name rows accept
 * lists of cuids, a cuid or none (api/records/fields.ts).
 */
export function listOfCuids(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'string' ? [value] : (value as readonly string[]);
}
