import type { Limit } from '@ribambelle/api/endpoint.ts';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';

interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

/** Tries within a window of time: per network address, and per address and e-mail together where one is named. */
const allowances: {
  readonly [L in Limit]: { readonly address: Allowance; readonly email: Allowance | null };
} = {
  'sign-in': { address: { tries: 60, seconds: 900 }, email: { tries: 8, seconds: 900 } },
  'password-link': { address: { tries: 20, seconds: 3600 }, email: { tries: 4, seconds: 3600 } },
  register: { address: { tries: 20, seconds: 3600 }, email: null },
  coupon: { address: { tries: 30, seconds: 600 }, email: null },
  'calendar-feed': { address: { tries: 60, seconds: 3600 }, email: null },
};

export interface Limits {
  /** Counts a try; refuses TOO_MANY_TRIES with the seconds to wait. Shared by all processes, kept outside the action's transaction. */
  count(
    limit: Limit,
    caller: { organiser_id: number; address: string; email: string | null; now: string },
  ): Promise<void>;
}

export function createLimits(pool: pg.Pool, settings: { off: boolean }): Limits {
  if (settings.off) return { count: async () => {} };
  return {
    count: async (limit, caller) => {
      const { address, email } = allowances[limit];
      await countOne(pool, {
        key: `${limit} ${caller.organiser_id} ${caller.address}`,
        allowance: address,
        now: caller.now,
      });
      if (email !== null && caller.email !== null) {
        await countOne(pool, {
          key: `${limit} ${caller.organiser_id} ${caller.email.slice(0, 254)}`,
          allowance: email,
          now: caller.now,
        });
      }
    },
  };
}

async function countOne(
  pool: pg.Pool,
  input: { key: string; allowance: Allowance; now: string },
): Promise<void> {
  const length = input.allowance.seconds * 1000;
  const start = Math.floor(Date.parse(input.now) / length) * length;
  const counted = await pool.query<{ tries: number }>(
    `insert into rate_limits (key, window_start) values ($1, to_timestamp($2))
     on conflict (key, window_start) do update set tries = rate_limits.tries + 1 returning tries`,
    [input.key, start / 1000],
  );
  if ((counted.rows[0]?.tries ?? 0) <= input.allowance.tries) return;
  const wait = Math.ceil((start + length - Date.parse(input.now)) / 1000);
  throw new Refusal('TOO_MANY_TRIES', { retry_after_seconds: Math.max(1, wait) });
}
