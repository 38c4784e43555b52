import type { Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';

export type BulkAction = Ask<'createBulkAction'>['action'];
export type BulkOn = BulkAction['on'];
export type BulkChange = BulkAction['change'];
export type BulkKind = BulkChange['kind'];

/** What can be done to many records at once: of which kind, by whom, and what is asked again afterwards. */
export interface BulkOf<Row> {
  readonly permission: Permission;
  readonly on: BulkOn;
  readonly kinds: readonly BulkKind[];
  readonly refreshes: readonly EndpointName[];
  /** What a row is called, for who chooses it without seeing it. */
  readonly titleOf: (row: Row) => string;
  /** The action on the rows that were ticked, or on all that the list finds but some; null for a change that is of other records. */
  readonly actionOf: (
    change: BulkChange,
    selected: { readonly all: boolean; readonly cuids: readonly string[] },
  ) => BulkAction | null;
}
