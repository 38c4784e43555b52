import type { Columns } from '@ribambelle/api/lists/columns.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import type { Json } from '@ribambelle/database/json.ts';

/** The values of a record by the names of its fields. */
export type Values = Readonly<Record<string, Json>>;

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
 * lists of cuids alone (api/records/fields.ts).
 */
export function listOfCuids(value: Json): readonly string[] {
  return value as readonly string[];
}
