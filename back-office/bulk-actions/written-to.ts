import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Recipients } from '../pages/mailings/use-write-to.ts';

/** The recipients of an e-mail about the chosen rows of a list. */
export interface WrittenTo<Row> {
  /** The permission needed to find the family of a row. */
  readonly permission: Permission;
  /** The name of a row, for a reader who chooses it without seeing it. */
  readonly titleOf: (row: Row) => string;
  /** Returns the recipients: of the ticked rows, or of all rows that the list finds except some. */
  readonly recipientsOf: (selected: {
    readonly all: boolean;
    readonly cuids: readonly string[];
  }) => Recipients;
}
