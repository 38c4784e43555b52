import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { connect } from './connect.ts';
import { Refusal } from './refusal.ts';

const TRIES = 5;
/** The role or its password does not exist (yet), or another process is just creating it. */
const NOT_THERE_YET = new Set(['28000', '28P01']);
const MEANWHILE_MADE = new Set(['42710', '23505', 'XX000']);

/**
 * Returns the address with which the server works: the same database, signed in as a role of its
 * own that owns nothing, is no superuser and cannot bypass the policies. The owner creates it when
 * it is missing; its name and password derive from the owner's, so that every process with the
 * owner's address finds the same one. Refuses an owner that may not create roles, and says what to
 * do.
 */
export async function appLogin(ownerUrl: string): Promise<string> {
  const { username, password } = new URL(ownerUrl);
  const owner = decodeURIComponent(username) || (process.env['USER'] ?? 'ribambelle');
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(`${owner.slice(0, 55)}_login`);
  url.password = createHmac('sha256', decodeURIComponent(password))
    .update('the login of the application')
    .digest('base64url');
  for (let attempt = 1; ; attempt += 1) {
    if (await works(url.href)) return url.href;
    if (attempt > TRIES)
      throw new Refusal('The server cannot sign in to the database as its own role.');
    await makeRole(ownerUrl, url);
    // when processes start together, only one creates it
    if (attempt > 1) await sleep(100 * attempt);
  }
}

/** Tests whether this address signs in with the rights of the application. */
async function works(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      "select pg_has_role(current_user, 'ribambelle_app', 'usage') as works",
    );
    return rows[0]?.works === true;
  } catch (error) {
    if (NOT_THERE_YET.has(codeOf(error))) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeRole(ownerUrl: string, { username, password }: URL): Promise<void> {
  const client = await connect(ownerUrl);
  const name = client.escapeIdentifier(decodeURIComponent(username));
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls inherit';
  const secret = client.escapeLiteral(password);
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [
      decodeURIComponent(username),
    ]);
    if (rowCount === 0) await client.query(`create role ${name} ${rights} password ${secret}`);
    else await client.query(`alter role ${name} ${rights} password ${secret}`);
    await client.query(`grant ribambelle_app, ribambelle_own_groups to ${name}`);
  } catch (error) {
    if (codeOf(error) === '42501')
      throw new Refusal(
        `The owner of the database may not make the role ${name} for the server: make a login that is a member of ribambelle_app, and give its address as APP_DATABASE_URL.`,
        { cause: error },
      );
    if (!MEANWHILE_MADE.has(codeOf(error))) throw error;
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
