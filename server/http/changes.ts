import pg from 'pg';

/**
 * Listens for changes of public pages, in this and every other process. Reconnects by itself, and
 * then reports a change of everything, since some may have been missed.
 */
export async function listenForChanges(
  databaseUrl: string,
  onChange: (organiser_id: number | null) => void,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl });
    fresh.on('notification', ({ payload }) => onChange(Number(payload)));
    fresh.on('error', () => {});
    try {
      await fresh.connect();
      await fresh.query('listen pages_changed');
    } catch (error) {
      void fresh.end().catch(() => {});
      throw error;
    }
    // only from here on: the caller retries a connection that never listened
    fresh.on('end', () => later(500));
    client = fresh;
    if (stopped) return fresh.end();
    onChange(null);
  };
  /** Plans the next attempt; only one waits at a time, however connections end. */
  const later = (millis: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect().catch(() => later(1000)), millis);
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
