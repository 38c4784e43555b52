import { Client } from 'pg';
import { Refusal } from './refusal.ts';

/**
 * Opens a connection to `url`. Throws a Refusal that names the server without the password when it
 * cannot be reached or refuses the sign-in.
 */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: readable(url), connectionTimeoutMillis: 10_000 });
  // An idle connection that the server ends is reported by the next query; without a listener it
  // would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new Refusal(
      `The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
  return client;
}

/** Returns the address without password and parameters, fit to be printed. */
export function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.username === '' ? '' : `${parsed.username}@`}${parsed.host}${parsed.pathname}`;
}

/** Returns the address of another database on the same server with the same credentials. */
export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}

function readable(url: string): string {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return url;
  throw new Refusal(
    'DATABASE_URL is not the address of a PostgreSQL database, such as postgresql://user:password@host:5432/name.',
  );
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first);
}
