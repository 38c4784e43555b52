import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Changes } from '../audit/changes-between.ts';
import {
  availabilityList,
  type BulkRecord,
  type ByStaff,
  changeAvailability,
  changeDate,
  findBulkDates,
  loadBulkAvailabilities,
  loadBulkDates,
} from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import { findIds } from '../lists/list-views.ts';
import type { ListReader } from '../lists/office-list.ts';

/** The kinds of records for bulk actions. */
export type BulkOn = BulkAction['on'];

/**
 * The kinds of records whose values change: all but registrations and families, which are cancelled
 * or tagged.
 */
export type ValuesOn = Exclude<BulkOn, 'REGISTRATIONS' | 'CUSTOMERS'>;

/** A bulk action on these. */
export type ValuesAction = Extract<BulkAction, { on: ValuesOn }>;

/** The kinds of changes. */
export type BulkKind = BulkAction['change']['kind'];

/** Tests whether a bulk action changes values of availabilities or dates. */
export function isOfValues(action: BulkAction): action is ValuesAction {
  return action.on === 'AVAILABILITIES' || action.on === 'DATES';
}

/**
 * Tests whether a collaborator with these rights may do this, or undo it: copying makes
 * availabilities, and undoing it deletes them.
 */
export function mayChange(
  permissions: readonly Permission[],
  action: {
    readonly on: BulkOn;
    readonly kind: BulkKind;
    readonly undo?: boolean;
    readonly gives_back?: boolean;
  },
): boolean {
  if (action.on === 'CUSTOMERS') return permissions.includes('customer-tags.update');
  if (action.on === 'REGISTRATIONS' && action.kind === 'TAGS')
    return permissions.includes('registrations.update');
  if (action.on === 'REGISTRATIONS')
    return (
      permissions.includes('registrations.cancel') &&
      (action.gives_back !== true || permissions.includes('payments.refund'))
    );
  if (action.gives_back === true && !permissions.includes('payments.refund')) return false;
  if (action.kind === 'COPY')
    return action.undo === true
      ? permissions.includes('availabilities.delete')
      : permissions.includes('availabilities.create');
  return action.on === 'DATES'
    ? permissions.includes('availability-dates.update')
    : permissions.includes('availabilities.update');
}

/** Tests whether a change gives money back. */
export function givesBack(change: BulkAction['change'] | null): boolean {
  if (change?.kind === 'CANCEL') return change.give_back !== null;
  return change?.kind === 'CLOSED' && 'give_back' in change && change.give_back !== null;
}

/**
 * Finds the records that a bulk action selects now, in the order in which they begin; at most
 * `limit`, without those that no longer exist.
 */
export async function findSelected(
  db: Db,
  input: { readonly action: ValuesAction; readonly reader: ListReader; readonly limit: number },
): Promise<readonly BulkRecord[]> {
  const { action, reader, limit } = input;
  const { selection } = action;
  if (selection.by === 'CHOSEN') return loadRecords(db, { on: action.on, cuids: selection.chosen });
  const except = new Set(selection.except);
  const rows = await findByFilters(db, { action, reader, limit: limit + except.size });
  return rows.filter(({ cuid }) => !except.has(cuid)).slice(0, limit);
}

/** Loads records by their cuids or ids. */
export function loadRecords(
  db: Db,
  input: { on: ValuesOn } & ({ cuids: readonly string[] } | { ids: readonly number[] }),
): Promise<BulkRecord[]> {
  const { on, ...wanted } = input;
  return on === 'AVAILABILITIES' ? loadBulkAvailabilities(db, wanted) : loadBulkDates(db, wanted);
}

async function findByFilters(
  db: Db,
  {
    action,
    reader,
    limit,
  }: { readonly action: ValuesAction; readonly reader: ListReader; readonly limit: number },
): Promise<BulkRecord[]> {
  if (action.selection.by === 'CHOSEN') return [];
  if (action.on === 'DATES') {
    const { filters } = action.selection;
    return findBulkDates(db, { timezone: reader.organiser.timezone, filters, limit });
  }
  const query = await availabilityList.select(action.selection.filters, { ...reader, db });
  const ids = await findIds(db, { ...query, limit });
  return loadBulkAvailabilities(db, { ids });
}

/**
 * Changes a record through the same function as its form: `change` is called under its lock.
 * Returns the changes.
 */
export function changeRecord(
  by: ByStaff,
  input: {
    readonly on: ValuesOn;
    readonly record: BulkRecord;
    /** True when a change is undone. */
    readonly restores: boolean;
    readonly change: (values: BulkValues) => BulkValues;
  },
): Promise<Changes> {
  const { on, record, restores, change } = input;
  if (on === 'AVAILABILITIES') {
    const changeOf = (values: Omit<BulkValues, 'called_off'>) => {
      const { tags, called_off: _, ...rest } = change({ ...values, called_off: false });
      return { ...rest, tags: [...tags] };
    };
    return changeAvailability(by, { id: record.id, restores, change: changeOf });
  }
  const { availability_id: id, availability_cuid: cuid } = record;
  return changeDate(by, {
    availability: { id, cuid },
    date: record.cuid,
    restores,
    change: (values) => {
      const { capacity, closed, called_off } = change({ ...record, ...values });
      return { capacity, closed, called_off };
    },
  });
}
