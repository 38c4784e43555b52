import { connect } from '@ribambelle/database/connect.ts';

/** Lets anybody who opens the back-office create an organiser, or no longer. */
export async function allowSelfSetup(url: string, allowed: boolean): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('update platform_settings set self_setup = $1 where self_setup <> $1', [
      allowed,
    ]);
  } finally {
    await client.end();
  }
}
