import { connect } from '@ribambelle/database/connect.ts';
import { ownNumber } from './own-number.ts';

const SETUP_LINK = `insert into setup_links (token_hash, created_at, expires_at)
  values (sha256(convert_to($1, 'UTF8')), now(), now() + interval '1 hour')`;

/** Returns the token of a one-time address at which an organiser is created, beside any other. */
export async function makeSetupToken(): Promise<string> {
  const client = await connect(process.env['FLOWS_DATABASE_URL'] ?? '');
  try {
    const token = `setup ${ownNumber()}`;
    await client.query(SETUP_LINK, [token]);
    return token;
  } finally {
    await client.end();
  }
}
