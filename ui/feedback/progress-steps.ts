/** Where the bar starts, and how fast it moves and creeps, in milliseconds (1 §9.1). */
export const progressSteps = { minimum: 0.08, speed: 200, trickle: 800 } as const;

/** One step on: large at first, smaller and smaller, never quite there. */
export const nextProgress = (progress: number): number =>
  Math.min(0.994, progress + (1 - progress) * 0.18);
