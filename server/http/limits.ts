import type { Limit } from '@ribambelle/api/endpoint.ts';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { networkOf } from './network-of.ts';

interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

interface Allowances {
  /** Per network: an IPv4 address, or the first half of an IPv6 one. */
  readonly network: Allowance;
  /** Per network and e-mail address together, when one is named, else per session. */
  readonly account: Allowance | null;
  /** Per e-mail address, from all networks where nobody ever signed in to its account. */
  readonly everywhere: Allowance | null;
}

/** The allowed attempts within a window of time. */
const allowances: { readonly [L in Limit]: Allowances } = {
  'sign-in': {
    network: { tries: 60, seconds: 900 },
    account: { tries: 8, seconds: 900 },
    everywhere: { tries: 100, seconds: 86_400 },
  },
  'password-link': {
    network: { tries: 20, seconds: 3600 },
    account: { tries: 4, seconds: 3600 },
    everywhere: { tries: 12, seconds: 86_400 },
  },
  register: { network: { tries: 20, seconds: 3600 }, account: null, everywhere: null },
  profile: {
    network: { tries: 60, seconds: 3600 },
    account: { tries: 20, seconds: 3600 },
    everywhere: null,
  },
  voucher: {
    network: { tries: 60, seconds: 900 },
    account: { tries: 20, seconds: 900 },
    everywhere: null,
  },
  coupon: { network: { tries: 30, seconds: 600 }, account: null, everywhere: null },
  'test-mail': {
    network: { tries: 60, seconds: 3600 },
    account: { tries: 30, seconds: 3600 },
    everywhere: null,
  },
  'host-check': {
    network: { tries: 120, seconds: 3600 },
    account: { tries: 60, seconds: 3600 },
    everywhere: null,
  },
  'calendar-feed': { network: { tries: 60, seconds: 3600 }, account: null, everywhere: null },
};

/** The origin of an attempt: its network address, and its e-mail address or session. */
export interface Trier {
  readonly organiser_id: number;
  readonly address: string;
  readonly email: string | null;
  /** The token of the session of the attempt; counted when no e-mail address is named. */
  readonly token?: string | null;
  /** True in the back-office, where an e-mail address is of staff, of any organiser. */
  readonly is_staff: boolean;
  readonly now: string;
}

export interface Limits {
  /**
   * Counts an attempt. Refuses TOO_MANY_TRIES with the seconds to wait. Shared by all processes,
   * stored outside the action's transaction.
   */
  count(limit: Limit, trier: Trier): Promise<void>;
  /**
   * Remembers that somebody signed in to an account from here: guessers elsewhere no longer lock
   * its owner out.
   */
  remember(trier: Trier): Promise<void>;
}

/**
 * Creates limits that count attempts in the database; `off` lifts them all, for tests and
 * benchmarks. `blocked` is called at the first refused attempt of a window, once however many
 * follow.
 */
export function createLimits(
  pool: pg.Pool,
  settings: { off: boolean; blocked: (limit: Limit, trier: Trier) => Promise<void> },
): Limits {
  if (settings.off) return { count: async () => {}, remember: async () => {} };
  return {
    count: async (limit, attempt) => {
      const { now, organiser_id } = attempt;
      const { network, account, everywhere } = allowances[limit];
      const from = networkOf(attempt.address);
      const of = `${limit} ${organiser_id}`;
      const block = () => settings.blocked(limit, attempt);
      const one = { now, blocked: block };
      await countOne(pool, { ...one, key: `${of} ${from}`, allowance: network });
      if (account !== null)
        await countOne(pool, { ...one, key: accountKey(of, attempt), allowance: account });
      if (everywhere === null || attempt.email === null || (await isKnown(pool, attempt))) return;
      await countOne(pool, { ...one, key: hashOf(of, attempt.email), allowance: everywhere });
    },
    remember: async (attempt) => {
      if (attempt.email === null) return;
      await pool.query(
        `insert into known_networks (key, seen_at) values ($1, $2)
         on conflict (key) do update set seen_at = excluded.seen_at`,
        [networkKey(attempt), attempt.now],
      );
    },
  };
}

/**
 * Returns the key of an account's count: a guesser under another person's session can come from
 * anywhere, so the session is counted alone.
 */
function accountKey(of: string, { address, email, token }: Trier): string | null {
  if (email !== null) return hashOf(of, networkOf(address), email);
  return token == null ? null : hashOf(of, 'session', token);
}

function networkKey({ organiser_id, address, email }: Trier): string {
  return hashOf(String(organiser_id), networkOf(address), email ?? '');
}

/**
 * Returns a hash, because the table of limits must contain neither addresses of people nor secrets.
 */
function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url');
}

async function isKnown(pool: pg.Pool, attempt: Trier): Promise<boolean> {
  const { rows } = await pool.query('select 1 from known_networks where key = $1', [
    networkKey(attempt),
  ]);
  return rows.length > 0;
}

async function countOne(
  pool: pg.Pool,
  input: {
    key: string | null;
    allowance: Allowance;
    now: string;
    blocked: () => Promise<void>;
  },
): Promise<void> {
  if (input.key === null) return;
  const length = input.allowance.seconds * 1000;
  const start = Math.floor(Date.parse(input.now) / length) * length;
  const result = await pool.query<{ tries: number }>(
    `insert into rate_limits (key, window_start) values ($1, to_timestamp($2))
     on conflict (key, window_start) do update set tries = rate_limits.tries + 1 returning tries`,
    [input.key, start / 1000],
  );
  const tries = result.rows[0]?.tries ?? 0;
  if (tries <= input.allowance.tries) return;
  if (tries === input.allowance.tries + 1) await input.blocked();
  const wait = Math.ceil((start + length - Date.parse(input.now)) / 1000);
  throw new Refusal('TOO_MANY_TRIES', { retry_after_seconds: Math.max(1, wait) });
}
