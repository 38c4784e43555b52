/**
 * How Node is started for the server: its memory is bounded, since what it needs for good is some 130 MB and the rest is waste
 * that it would otherwise let grow. Left to itself, V8 looks through all of a heap that may not grow far every second or two,
 * which was a fifth of the processor's time of a page: it may grow by three fifths before. What is new gets half the room that
 * it had, so that both together take less memory than before. Measured on 2026-11-27: 286 MB instead of 323 and 3.3 ms a page
 * instead of 3.7.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=256',
  '--heap-growing-percent=60',
];
