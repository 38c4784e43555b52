import { connect } from '@ribambelle/database/connect.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { newToken, tokenHash } from '@ribambelle/server/sessions/token.ts';

const LINK_MINUTES = 60;

/**
 * Makes a one-time address for a new organiser and answers its token, good for an hour. Addresses that nobody used stop working: whoever
 * asks for another has lost the one before.
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

/** The address to open, as seen from the machine on which the back-office runs. */
export function setupAddress(backOfficePort: number, token: string): string {
  return `http://localhost:${backOfficePort}/setup?${new URLSearchParams({ token })}`;
}
