/** Repeatable randomness: the same seed always gives the same numbers, on every machine. */
export type Random = {
  readonly between: (low: number, high: number) => number;
  readonly whole: (low: number, high: number) => number;
  readonly chance: (part: number) => boolean;
  readonly pick: <Each>(choices: readonly [Each, ...Each[]]) => Each;
};

/** Returns the FNV-1a hash of a text, as 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/** Makes a small generator (mulberry32) seeded by a text. */
export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (part) => next() < part,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
};
