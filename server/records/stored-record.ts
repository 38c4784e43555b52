import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Rows } from '@ribambelle/database/rows.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { RawBuilder } from 'kysely';
import type { Unpaged } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import type { ColumnOrders } from '../lists/list-views.ts';
import type { ListReader } from '../lists/office-list.ts';
import type { Part } from '../removals/part.ts';
import type { Values } from './unsafe.ts';

/** The filters and the order with which a record is listed. */
export type ListedBy<Declared extends AnyRecord> = Unpaged<
  RequestOf<Declared['endpoints']['list']>
>;

/**
 * Where a record is stored, and what of it is special. In SQL the record is the row `r`; its fields
 * are columns of their names.
 */
export interface Storing<Declared extends AnyRecord> {
  readonly table: keyof Rows;
  /** True when its rows have the moments at which they were made and changed. */
  readonly dated: boolean;
  /** The rows of other tables that are deleted with it, and come back with it. */
  readonly parts: readonly Pick<Part, 'table' | 'column'>[];
  /** The facts of each record, in lists and in its form. */
  readonly facts: { readonly [Name in keyof Declared['facts']]: RawBuilder<unknown> };
  /** Returns the conditions of the filters. */
  readonly matches: (filters: ListedBy<Declared>) => readonly RawBuilder<unknown>[];
  /** Returns the expressions that each sortable column sorts by. */
  readonly orders: (language: Language) => ColumnOrders<Declared['list']['columns']>;
  /** Returns the order of a list that is not sorted by a column. */
  readonly order: (filters: ListedBy<Declared>) => RawBuilder<unknown>;
  /** The rows of other tables that its fields name, by the name of the field. */
  readonly links?: Readonly<Record<string, Link>>;
  /** Completes a row of the list with what SQL cannot say. */
  readonly present?: (row: Values & { readonly cuid: string }, reader: ListReader) => Values;
  /** Tests whether something uses it, so that it stays; its row is locked. */
  readonly isUsed?: (db: Db, of: { organiser_id: number; id: number }) => Promise<boolean>;
}

/** The rows of another table that a field of a record names by their cuids. */
export interface Link {
  /** Loads what a record names, as its form shows it, in order. */
  readonly load: (db: Db, of: LinkOf) => Promise<readonly Linked[]>;
  /** Makes a record name these and no other. Refuses those that the organiser does not have. */
  readonly save: (db: Db, of: LinkOf & { readonly cuids: readonly string[] }) => Promise<void>;
}

interface LinkOf {
  readonly organiser_id: number;
  readonly id: number;
  readonly text: (column: Json) => string;
}

/** A row that a field names, as the form shows it. */
export interface Linked {
  readonly cuid: string;
  readonly [fact: string]: Json;
}

/** A record of any kind, as it is stored. */
export interface StoredRecord extends Storing<AnyRecord> {
  readonly record: AnyRecord;
}

/** A row of a record; its fields and facts are columns of their names. */
export interface RecordRow {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly [column: string]: Json;
}

/** Declares where a record is stored. */
export function storedRecord<Declared extends AnyRecord>(
  record: Declared,
  storing: Storing<Declared>,
): StoredRecord {
  return { record, ...storing };
}
