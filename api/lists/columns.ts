import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { ordersBy } from './unsafe.ts';

/**
 * The kind of a cell: a text; a whole number; an amount in minor units; a day `2026-07-06`; an
 * instant, written in the organiser's zone as day, hour or both; the instant at which something is
 * over, written as its last day (`last_day`); a code that the texts of the list have a word for.
 */
export type CellKind =
  | 'text'
  | 'number'
  | 'amount'
  | 'day'
  | 'date'
  | 'time'
  | 'moment'
  | 'last_day'
  | 'choice';

/** The value of a cell; null is an empty one. */
export type CellValue = string | number | null;

/** A column of a list of the back-office: the same on the screen, on paper and in a file. */
export interface Column<Row> {
  readonly kind: CellKind;
  readonly value: (row: Row) => CellValue;
  /**
   * True when its texts are written by this platform alone (a reference, a communication, a number
   * in the one form that is kept): programs match them, so a file has them as they are. Any other
   * text is free, and in a CSV an apostrophe goes before one that a spreadsheet would run.
   */
  readonly ours?: true;
  /** The group of fields required to offer it. */
  readonly group?: FieldGroup;
  /** True when the list can be sorted by it. */
  readonly sorts?: true;
  /** True when it is offered, but not shown until it is chosen. */
  readonly extra?: true;
  /**
   * Its place on a phone, where a row is a card: the part that opens it, the line below, or the end
   * of the first line.
   */
  readonly card?: 'title' | 'below' | 'beside';
}

/** The columns of a list by name, in order. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

/** Declares the columns of a list; keeps their names. */
export function columnsOf<Row>() {
  return <const Declared extends Columns<Row>>(columns: Declared): Declared => columns;
}

/** The columns by which a list can be sorted. */
export type SortColumn<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { readonly sorts: true } ? Name : never;
}[keyof Declared] &
  string;

/** An order of a list: a column's name, with a minus before it for descending. */
export type Order<Declared> = SortColumn<Declared> | `-${SortColumn<Declared>}`;

/** Returns the field `sort` of a list's request. */
export function sortBy<Declared extends Columns<never>>(columns: Declared) {
  const names = Object.keys(columns).filter((name) => columns[name]?.sorts === true);
  return z.enum(ordersBy<Order<Declared>>(names)).optional();
}
