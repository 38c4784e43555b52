/** An answer of one of two records, by the id of its field. */
export interface HeldAnswer {
  readonly field_id: number;
}

/**
 * Returns the answers of the other record to take over: those to fields that the kept one has not
 * answered. The rest is dropped.
 */
export function answersToTake<Answer extends HeldAnswer>(
  kept: readonly HeldAnswer[],
  other: readonly Answer[],
): { readonly taken: readonly Answer[]; readonly dropped: readonly Answer[] } {
  const answeredIds = new Set(kept.map(({ field_id }) => field_id));
  return {
    taken: other.filter(({ field_id }) => !answeredIds.has(field_id)),
    dropped: other.filter(({ field_id }) => answeredIds.has(field_id)),
  };
}
