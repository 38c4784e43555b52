import { expect, test } from 'vitest';
import { nextProgress, progressSteps } from './progress-steps.ts';

test('the bar always advances and never completes by itself', () => {
  let progress: number = progressSteps.minimum;
  for (let step = 0; step < 25; step += 1) {
    const next = nextProgress(progress);
    expect(next).toBeGreaterThan(progress);
    progress = next;
  }
  expect(nextProgress(nextProgress(progress))).toBeLessThan(1);
});
