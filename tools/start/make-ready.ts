import { migrate } from '@ribambelle/database/migrate.ts';
import { expectBackups } from '../backup/expect-backups.ts';
import { allowSelfSetup } from '../setup/allow-self-setup.ts';
import { announce, type Announced } from './announcement.ts';
import { workApart } from './apart.ts';
import { loadDemoWhenEmpty } from './demo.ts';
import { say } from './say.ts';
import type { StartSettings } from './start-settings.ts';

export type ReadyOrder = Announced &
  Pick<StartSettings, 'demo' | 'selfSetup'> & {
    /** Whether nightly backups are expected from now on; null leaves that as it is. */
    readonly backups: 'on' | 'off' | null;
  };

/** Makes a database ready to be served; its answer is the announcement of the sites in it. */
await workApart(async (order: ReadyOrder) => {
  const { databaseUrl, demo, selfSetup, backups } = order;
  await migrate(databaseUrl);
  await allowSelfSetup(databaseUrl, selfSetup);
  if (backups !== null) await expectBackups(databaseUrl, backups);
  if (demo) await loadDemo(databaseUrl);
  return announce(order);
});

async function loadDemo(url: string): Promise<void> {
  const start = performance.now();
  if (!(await loadDemoWhenEmpty(url))) return;
  say(`Loaded the demo organisers in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
