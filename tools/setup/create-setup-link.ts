import { connect } from '@ribambelle/database/connect.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { newToken, tokenHash } from '@ribambelle/server/sessions/token.ts';

const LINK_MINUTES = 60;

/**
 * Creates a one-time address for a new organiser and returns its token, good for an hour. Unused
 * earlier addresses stop working: a new one replaces the one before.
 */
export async function createSetupLink(url: string, now: string): Promise<string> {
  const client = await connect(url);
  try {
    await client.query('begin');
    await client.query('delete from setup_links where used_at is null');
    const token = newToken();
    await client.query(
      'insert into setup_links (token_hash, created_at, expires_at) values ($1, $2, $3)',
      [tokenHash(token), now, addMinutes(now, LINK_MINUTES)],
    );
    await client.query('commit');
    return token;
  } finally {
    await client.end();
  }
}

/** Returns the address to open, as seen from the machine of the back-office. */
export function setupAddress(backOfficePort: number, token: string): string {
  return `http://localhost:${backOfficePort}/setup?${new URLSearchParams({ token })}`;
}
