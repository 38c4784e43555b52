const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let last = 0;

/**
 * Returns a number that no other story has, and that this one did not have before, for unique names
 * of its records and people. Its last digits differ as much as the whole.
 */
export function ownNumber(): number {
  last = Math.max(last + 1, Date.now() % 100_000_000_000);
  return last * 10 + worker;
}
