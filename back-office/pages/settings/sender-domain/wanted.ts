import type { RecordKind, RecordResult } from '@ribambelle/domain/sender-domains/sender-records.ts';

/**
 * True for a record to publish: every key, and another one that is known to miss or to be wrong, or
 * was not looked for yet. Without an answer, a second one could be published beside the first.
 */
export function isWanted(record: {
  readonly kind: RecordKind;
  readonly result: RecordResult | null;
}): boolean {
  const { kind, result } = record;
  return isKey(kind) || (result !== 'RIGHT' && result !== 'UNANSWERED');
}

/** True for a record that publishes a key. */
export function isKey(kind: RecordKind): boolean {
  return kind === 'DKIM' || kind === 'NEXT_DKIM';
}
