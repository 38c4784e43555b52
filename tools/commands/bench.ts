import { buildWhatIsStale } from '../build.ts';
import { runCommand } from '../start/command.ts';

await runCommand(async () => {
  // a fresh clone has nothing built, and a page that is missing is fast
  await buildWhatIsStale((sentence) => process.stdout.write(`${sentence}\n`));
  const { runBenchmarks } = await import('@ribambelle/bench/main.ts');
  await runBenchmarks(process.argv.slice(2));
});
