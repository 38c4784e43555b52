import pg from 'pg';

/**
 * Listens for changes of what public pages show, in this and every other process. Reconnects by itself, and then
 * tells a change of everything, since some may have been missed.
 */
export async function listenForChanges(
  databaseUrl: string,
  changed: (organiser_id: number | null) => void,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: pg.Client | null = null;
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl });
    fresh.on('notification', ({ payload }) => changed(Number(payload)));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!stopped) setTimeout(() => void again(), 500);
    });
    await fresh.connect();
    await fresh.query('listen pages_changed');
    client = fresh;
    changed(null);
  };
  const again = () =>
    connect().catch(() => (stopped ? undefined : setTimeout(() => void again(), 1000)));
  await connect();
  return {
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}
