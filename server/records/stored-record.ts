import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Rows } from '@ribambelle/database/rows.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import type { ColumnOrders } from '../lists/list-views.ts';
import type { ListReader } from '../lists/office-list.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Part } from '../removals/part.ts';
import type { Values } from './values.ts';

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
  /** True when its rows keep when they were made and changed: `created_at`, `updated_at`. */
  readonly dated: boolean;
  /** The rows of other tables that are deleted with it, and come back with it. */
  readonly parts: readonly Pick<Part, 'table' | 'column'>[];
  /** The facts of each record, in lists and in its form; some depend on the moment. */
  readonly facts: {
    readonly [Name in keyof Declared['facts']]:
      | RawBuilder<unknown>
      | ((now: string) => RawBuilder<unknown>);
  };
  /** Returns the conditions of the filters. */
  readonly matches: (filters: ListedBy<Declared>) => readonly RawBuilder<unknown>[];
  /**
   * Returns the expressions that each sortable column sorts by, without direction: the reverse
   * order turns each of them.
   */
  readonly orders: (language: Language) => ColumnOrders<Declared['list']['columns']>;
  /** Returns the order of a list that is not sorted by a column. */
  readonly order: (filters: ListedBy<Declared>) => RawBuilder<unknown>;
  /** The records of other nouns that its columns name, by the name of the field. */
  readonly references?: Readonly<Record<string, Reference>>;
  /** The rows of other tables that its fields name, by the name of the field. */
  readonly links?: Readonly<Record<string, Link>>;
  /** Completes a row of the list with what SQL cannot say. */
  readonly present?: (row: Values & { readonly cuid: string }, reader: ListReader) => Values;
  /**
   * Returns the values of a form as they are kept. Refuses those that contradict each other, or the
   * settings of the organiser.
   */
  readonly settled?: (values: ValuesOf<Declared>, organiser: Organiser) => ValuesOf<Declared>;
  /** Returns the refusal to delete one that something uses; null for none. Its row is locked. */
  readonly refusedUse?: (db: Db, id: number) => Promise<ErrorCode | null>;
  /** A field whose value only one record of an organiser can have, and the refusal of a second. */
  readonly unique?: { readonly field: string; readonly taken: ErrorCode };
  /** Removes it from rows that refer to it and stay, before it is deleted. */
  readonly detach?: (db: Db, id: number) => Promise<void>;
}

/** The values of a record as its form sends them. */
export type ValuesOf<Declared extends AnyRecord> = {
  readonly [Name in keyof Declared['fields']]: z.output<Declared['fields'][Name]['request']>;
};

/** Records of another noun of which a field of a record names one, or several, by cuid. */
export interface Reference {
  readonly table: keyof Rows;
  /** The column of the record with its id, or with the ids of several. */
  readonly column: string;
  /** The columns of a named record that are shown with it. */
  readonly shows: readonly string[];
  /** For a field that names several: their order, in SQL, where each is the row `named`. */
  readonly order?: RawBuilder<unknown>;
  /** The condition, in SQL, that the row `named` is shown; any row by default. */
  readonly among?: RawBuilder<unknown>;
  /** The refusal of one that the organiser does not have. */
  readonly unknown: ErrorCode;
  /** Returns the refusal of one that the field cannot name; null for none. */
  readonly refused?: (row: Referred) => ErrorCode | null;
  /** Returns what the form of the record shows of it. */
  readonly shown: (row: Referred, reader: RecordReader) => Json;
  /** Returns what the list shows of it. */
  readonly listed: (row: Referred, reader: RecordReader) => Json;
}

/** A record that another one names, with the columns that are shown with it. */
export interface Referred {
  readonly cuid: string;
  readonly [column: string]: Json;
}

/** The reader of a record: texts and permissions decide what is shown of it. */
export interface RecordReader {
  readonly text: (column: Json) => string;
  readonly language: Language;
  readonly permissions: readonly Permission[];
}

/** The rows of another table that a field of a record names by their cuids. */
export interface Link {
  /** Loads what a record names, as its form shows it, in order. */
  readonly load: (db: Db, of: LinkOf) => Promise<readonly Linked[]>;
  /** Makes a record name these and no other. Refuses those that the organiser does not have. */
  readonly save: (db: Db, of: LinkOf & { readonly cuids: readonly string[] }) => Promise<void>;
}

interface LinkOf {
  readonly id: number;
  readonly text: (column: Json) => string;
}

/** A row that a field names, as the form shows it. */
export interface Linked {
  readonly cuid: string;
  readonly [fact: string]: Json;
}

/** A record of any kind, as it is stored. */
export interface StoredRecord extends Omit<Storing<AnyRecord>, 'settled'> {
  readonly record: AnyRecord;
  readonly settled?: (values: never, organiser: Organiser) => unknown;
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
