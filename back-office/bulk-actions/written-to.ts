import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Recipients } from '../pages/mailings/use-write-to.ts';

/** To whom is written of the rows of a list that are chosen. */
export interface WrittenTo<Row> {
  /** What must be read to find who is behind a row. */
  readonly permission: Permission;
  /** What a row is called, for who chooses it without seeing it. */
  readonly titleOf: (row: Row) => string;
  /** The recipients: the rows that were ticked, or all that the list finds but some. */
  readonly recipientsOf: (selected: {
    readonly all: boolean;
    readonly cuids: readonly string[];
  }) => Recipients;
}
