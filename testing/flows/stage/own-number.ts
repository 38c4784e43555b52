const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let last = 0;

/** A number that no other story has, nor this one before: by it things and people of theirs have names of their own. Its last digits are as different as the whole. */
export function ownNumber(): number {
  last = Math.max(last + 1, Date.now() % 100_000_000_000);
  return last * 10 + worker;
}
