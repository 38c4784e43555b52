import { Refusal } from '@ribambelle/database/refusal.ts';
import { generate } from '../generate/main.ts';
import { runCommand } from '../start/command.ts';
import { say } from '../start/say.ts';

await runCommand(async () => {
  const check = process.argv.includes('--check');
  const stale = await generate(check, { database: process.argv.includes('--database') });
  for (const path of stale) say(`${check ? 'stale' : 'written'}: ${path}`);
  if (check && stale.length > 0)
    throw new Refusal('Some generated files are not fresh: run npm run generate.');
});
