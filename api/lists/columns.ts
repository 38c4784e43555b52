import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { ordersBy } from './unsafe.ts';

/**
 * What stands in a cell: a text; a whole number; an amount in minor units; a day `2026-07-06`; an instant of which the day, the hour, or both
 * are written in the organiser's zone; the instant at which something is over, of which its last day is written (`last_day`); a code that the
 * texts of the list have a word for.
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

/** What a cell holds; null is an empty one. */
export type CellValue = string | number | null;

/** A column of a list of the back-office: on the screen, on paper and in a file alike. */
export interface Column<Row> {
  readonly kind: CellKind;
  readonly value: (row: Row) => CellValue;
  /**
   * Its texts are written by this platform alone (a reference, a communication, a number in the one form that is kept): programs match them, so
   * a file has them as they are. Any other text is free, and in a CSV an apostrophe goes before what a spreadsheet would run.
   */
  readonly ours?: true;
  /** The group of fields without which it is not offered. */
  readonly group?: FieldGroup;
  /** The list can be in its order. */
  readonly sorts?: true;
  /** Offered, and not shown before it is chosen. */
  readonly extra?: true;
  /** Where it stands on a phone, where a row is a card: what opens it, the line below, or the end of the first line. */
  readonly card?: 'title' | 'below' | 'beside';
}

/** The columns of a list by their name, in their order. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

/** Declares the columns of a list; their names are kept. */
export function columnsOf<Row>() {
  return <const Declared extends Columns<Row>>(columns: Declared): Declared => columns;
}

/** The columns by which a list can be sorted. */
export type SortColumn<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { readonly sorts: true } ? Name : never;
}[keyof Declared] &
  string;

/** An order of a list: a column's name, with a minus before it from the last to the first. */
export type Order<Declared> = SortColumn<Declared> | `-${SortColumn<Declared>}`;

/** The field `sort` of a list's request. */
export function sortBy<Declared extends Columns<never>>(columns: Declared) {
  const names = Object.keys(columns).filter((name) => columns[name]?.sorts === true);
  return z.enum(ordersBy<Order<Declared>>(names)).optional();
}
