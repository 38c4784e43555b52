import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';

/** What families are written to about a change: of what is closed, moved, or cancelled; null where nobody is. */
export function messageOf(change: BulkAction['change'] | null) {
  if (change?.kind === 'CANCEL' || change?.kind === 'MOVE') return change.message;
  return change?.kind === 'CLOSED' && change.closed ? change.message : null;
}
