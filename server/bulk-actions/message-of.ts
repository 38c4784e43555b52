import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';

/**
 * Returns the message of a change to families: for records that are closed, moved, or cancelled;
 * null when nobody is written to.
 */
export function messageOf(change: BulkAction['change'] | null) {
  if (change?.kind === 'CANCEL' || change?.kind === 'MOVE') return change.message;
  return change?.kind === 'CLOSED' && change.closed ? change.message : null;
}
