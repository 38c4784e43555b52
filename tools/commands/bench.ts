import { buildWhatIsStale } from '../build.ts';
import { runCommand } from '../start/command.ts';

await runCommand(async () => {
  // a fresh clone has no build, and a missing page is fast
  await buildWhatIsStale((sentence) => process.stdout.write(`${sentence}\n`));
  const { runBenchmarks } = await import('@ribambelle/bench/main.ts');
  await runBenchmarks(process.argv.slice(2));
});
