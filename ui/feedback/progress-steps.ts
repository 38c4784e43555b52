/** The start of the bar, and the times of its moves and creeps, in milliseconds (1 §9.1). */
export const progressSteps = { minimum: 0.08, speed: 200, trickle: 800 } as const;

/**
 * Returns the next progress: large steps at first, then smaller and smaller, never quite at the
 * end.
 */
export const nextProgress = (progress: number): number =>
  Math.min(0.994, progress + (1 - progress) * 0.18);
