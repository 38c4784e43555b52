import { connect } from '@ribambelle/database/connect.ts';

/** From now on, a night without a backup counts as missed a day later; `off` ends that. */
export async function expectBackups(url: string, wish: 'on' | 'off'): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(
      wish === 'on'
        ? 'update platform_settings set backups_since = now() where backups_since is null'
        : 'update platform_settings set backups_since = null where backups_since is not null',
    );
  } finally {
    await client.end();
  }
}
