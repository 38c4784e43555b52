interface Choice {
  readonly id: number;
  /**
   * True for a date that cannot be changed: a full date stays out, a chosen one that has begun
   * stays in.
   */
  readonly disabled: boolean;
}

/** Tests whether every date that can be chosen is chosen. */
export const isAllChosen = (dates: readonly Choice[], chosen_ids: readonly number[]): boolean =>
  dates.every(({ id, disabled }) => disabled || chosen_ids.includes(id));

/**
 * Returns all dates that can be chosen, or none of them when all are; in the order of the dates.
 */
export function chooseAllOrNone(
  dates: readonly Choice[],
  chosen_ids: readonly number[],
): readonly number[] {
  const all = isAllChosen(dates, chosen_ids);
  return dates
    .filter(({ id, disabled }) => (disabled ? chosen_ids.includes(id) : !all))
    .map(({ id }) => id);
}
