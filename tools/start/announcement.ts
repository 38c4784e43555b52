import { connect } from '@ribambelle/database/connect.ts';
import { createSetupLink, setupAddress } from '../setup/create-setup-link.ts';

export interface Announced {
  databaseUrl: string;
  port: number;
  backOfficePort: number;
}

interface Site {
  name: string;
  hostname: string;
}

/**
 * Returns the lines that `npm start` prints when the sites answer: addresses, the demo's sign-ins
 * when the database holds the demo, and without any organiser yet, a new one-time address for
 * creating the first.
 */
export async function announce(input: Announced): Promise<string> {
  const { sites, demo } = await readSites(input.databaseUrl);
  const lines = [
    ...sites.map(({ name, hostname }) => `  ${name.padEnd(32)} http://${hostname}:${input.port}`),
    `  ${'Back-office'.padEnd(32)} http://localhost:${input.backOfficePort}`,
  ];
  const signIns = [
    '',
    '  Customer      parent@demo.test / parent-demo',
    '  Back-office   admin@demo.test / admin-demo-2026',
  ];
  const first = sites.length === 0 ? await firstSteps(input) : [];
  return ['', 'Ribambelle is running.', ...lines, ...first, ...(demo ? signIns : []), ''].join(
    '\n',
  );
}

async function firstSteps({ databaseUrl, backOfficePort }: Announced): Promise<string[]> {
  const token = await createSetupLink(databaseUrl, new Date().toISOString());
  return [
    '',
    '  Nobody can sign in yet. Make your organisation, within an hour and once, at',
    `  ${setupAddress(backOfficePort, token)}`,
    '  (Where the back-office has another address, put that one before /setup.)',
  ];
}

async function readSites(databaseUrl: string): Promise<{ sites: Site[]; demo: boolean }> {
  const client = await connect(databaseUrl);
  try {
    const { rows } =
      await client.query<Site>(`select distinct on (o.id) o.name, h.hostname from organisers o
      join host_names h on h.organiser_id = o.id order by o.id, not h.main, h.hostname limit 10`);
    const { rowCount } = await client.query(
      "select from customers where email = 'parent@demo.test'",
    );
    return {
      sites: rows.toSorted(
        (a, b) => Number(b.hostname === 'localhost') - Number(a.hostname === 'localhost'),
      ),
      demo: rowCount !== 0,
    };
  } finally {
    await client.end();
  }
}
