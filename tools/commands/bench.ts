import { runCommand } from '../start/command.ts';

await runCommand(async () => {
  const { runBenchmarks } = await import('@ribambelle/bench/main.ts');
  await runBenchmarks(process.argv.slice(2));
});
