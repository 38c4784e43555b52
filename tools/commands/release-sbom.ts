import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { runCommand } from '../start/command.ts';
import { ROOT, runProgram } from '../start/run-program.ts';
import { say } from '../start/say.ts';

const OPTIONS = [
  'sbom',
  '--package-lock-only',
  '--offline',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--loglevel',
  'silent',
];

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: readonly unknown[];
}

/**
 * Writes `release/sbom.cdx.json`: every bundled package, with versions and hashes, from the
 * lockfile alone and without a network.
 */
await runCommand(async () => {
  const npm = process.env['npm_execpath'] ?? '';
  const program: [string, ...string[]] = /\.c?js$/.test(npm)
    ? [process.execPath, npm, ...OPTIONS]
    : ['npm', ...OPTIONS];
  const { code, output } = await runProgram(program);
  if (code !== 0) throw new Refusal(`npm could not write the bill of materials: ${output.trim()}`);
  const bill: Bill = JSON.parse(output.slice(output.indexOf('{')));
  const { name, version }: { name: string; version: string } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  // npm uses the name of the folder as that of the product
  bill.metadata.component = { ...bill.metadata.component, name, version };
  await mkdir(join(ROOT, 'release'), { recursive: true });
  await writeFile(join(ROOT, 'release/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const count = bill.components.length;
  say(`release/sbom.cdx.json: ${count} components, ${bill.bomFormat} ${bill.specVersion}.`);
});
