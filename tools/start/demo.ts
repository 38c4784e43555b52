import { connect } from '@ribambelle/database/connect.ts';

const DEMO_LOCK = 726_974_003;

export type DemoSize = 'normal' | 'large';

/** Loads the demo organisers into a database without any organiser; of several processes that start at once, one loads. Answers whether it did. */
export async function loadDemoWhenEmpty(url: string, size: DemoSize = 'normal'): Promise<boolean> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await client.query('select from organisers limit 1');
    if (rowCount !== 0) return false;
    const { loadDemo } = await import('../demo/load.ts');
    await loadDemo(url, { size });
    return true;
  } finally {
    await client.end();
  }
}
