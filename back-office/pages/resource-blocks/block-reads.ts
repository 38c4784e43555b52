/** The calls that show blocks, or the times that they leave free. */
export const BLOCK_READS = [
  'listResourceBlocks',
  'getResourceBlock',
  'getResourceCalendar',
] as const;

/** Monday to Sunday. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
