import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';

/**
 * The part of an action's context by which an act of staff is known: its transaction, its author
 * and its moment.
 */
export interface StaffContext {
  readonly db: Db;
  readonly collaborator: {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
  };
  readonly now: Instant;
}
