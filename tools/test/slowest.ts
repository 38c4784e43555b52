import type { Duration } from './tally.ts';

const MOST = 20;

/** Returns the twenty that took longest, the longest first, each in a line with its seconds. */
export function slowest(durations: readonly Duration[]): string[] {
  return durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** Returns the duration of a run and of its halves: `Took 24.3 minutes: unit 9.1, flows 15.2.` */
export function took(halves: readonly Duration[]): string {
  const minutes = (seconds: number) => (seconds / 60).toFixed(1);
  const all = halves.reduce((sum, { seconds }) => sum + seconds, 0);
  const each = halves.map(({ name, seconds }) => `${name} ${minutes(seconds)}`).join(', ');
  return `Took ${minutes(all)} minutes: ${each}.`;
}
