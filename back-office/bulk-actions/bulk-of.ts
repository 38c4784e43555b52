import type { Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';

export type BulkAction = Ask<'createBulkAction'>['action'];
export type BulkOn = BulkAction['on'];
export type BulkChange = BulkAction['change'];
export type BulkKind = BulkChange['kind'];

/**
 * The changes that can be made to many records at once: the kind of record, the permission, the
 * kinds of change, and the calls that are refetched afterwards.
 */
export interface BulkOf<Row> {
  readonly permission: Permission;
  readonly on: BulkOn;
  readonly kinds: readonly BulkKind[];
  readonly refreshes: readonly EndpointName[];
  /** The name of a row, for a reader who chooses it without seeing it. */
  readonly titleOf: (row: Row) => string;
  /**
   * The action on the ticked rows, or on all rows that the list finds except some; null when the
   * change is to other records.
   */
  readonly actionOf: (
    change: BulkChange,
    selected: { readonly all: boolean; readonly cuids: readonly string[] },
  ) => BulkAction | null;
}
