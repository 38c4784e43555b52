import { Refusal } from '@ribambelle/database/refusal.ts';
import { workApart } from '@ribambelle/tools/start/apart.ts';
import { say } from '@ribambelle/tools/start/say.ts';

/** A program that doubles the number of its order, and refuses one below nothing. */
await workApart(async ({ number }: { number: number }) => {
  if (number < 0) throw new Refusal(`${number} is below nothing.`);
  say(`Doubling ${number}.`);
  return String(2 * number);
});
