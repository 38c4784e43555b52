import { FIRST_LANGUAGE, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type pg from 'pg';
import { type Db, inTransaction } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';
import { findHostname, findLinkedHostname } from './hostname-views.ts';
import { findOrganiser, inForce, type Organiser } from './organiser.ts';

/**
 * The organisers by host name and id, with their settings; remembered until a change is notified.
 */
export interface Directory {
  organiserOfHost(hostname: string): Promise<Organiser | null>;
  organiser(id: number): Promise<Organiser | null>;
  /**
   * Returns the organiser of a collaborator's session with its present settings, even when no
   * change was notified; null for no session.
   */
  organiserOfSession(token: string | null): Promise<Organiser | null>;
  /** Returns an organiser with its present settings, as a job needs them that a change queued. */
  presentOrganiser(id: number): Promise<Organiser | null>;
  /** Returns a placeholder for no organiser, which sees no rows. For calls before a sign-in. */
  nobody(): Organiser;
  /** Returns the main host name of an organiser, for links. */
  hostOf(id: number): Promise<string | null>;
  /** Returns the proven host name of an organiser's own site; null for none. */
  siteOf(id: number): Promise<string | null>;
  /** Forgets an organiser that changed, so that it is read again when it is next needed. */
  forget(organiser_id: number | null): void;
}

const MOST_HOSTS = 10_000;

const NOBODY: Organiser = {
  id: 0,
  cuid: '',
  version: 1,
  name: '',
  legal_name: '',
  company_number: '',
  email: '',
  phone: '',
  street: '',
  number: '',
  postcode: '',
  city: '',
  country: 'BE',
  logo_file_id: null,
  accent_color: '#e67e22',
  language: FIRST_LANGUAGE,
  languages: LANGUAGES,
  currency: 'EUR',
  timezone: 'Europe/Brussels',
  bank_account: '',
  bank_account_holder: '',
  bank_identifier: '',
  bank_transfers_activated: false,
  online_payments_activated: false,
  online_payments_enforced_for_deposits: false,
  customer_participant_created: true,
  coupons_enabled: false,
  cart_minutes: 15,
  confirmed_email_required: false,
  payment_reference_prefix: '',
  service_fee_amount: 0,
  service_fee_percentage: 0,
  maximum_unpaid_places: null,
  payment_term_days: null,
  reminder_first_days: null,
  reminder_second_days: null,
  reminder_message: {},
  unpaid_cancellation_days: null,
  credit_reminder_months: null,
  payment_methods: [],
  payment_mode: 'LIVE',
  test_provider_id: null,
  live_provider_id: null,
  cancellation_policy_id: null,
  own_mail_server: false,
  terms_version: null,
  idle_minutes: null,
  second_factor_for: 'NOBODY',
  second_factor_from: null,
  vat_regime: null,
  vat_category: null,
  service_fee_vat_category: null,
  vat_rates: [],
  instalment_plans: [],
  created_at: '1970-01-01T00:00:00.000Z',
  updated_at: '1970-01-01T00:00:00.000Z',
};

/** An organiser as its row was at a moment. */
interface Seen {
  readonly organiser_id: number;
  readonly revision: string;
}

async function revisionOfSession(pool: pg.Pool, token: string): Promise<Seen | null> {
  const result = await pool.query<{ organiser_id: number | null; revision: string }>(
    'select organiser_id, revision from organiser_of_session($1)',
    [tokenHash(token)],
  );
  const { organiser_id = null, revision = '' } = result.rows[0] ?? {};
  return organiser_id === null ? null : { organiser_id, revision };
}

async function revisionOf(pool: pg.Pool, organiser_id: number): Promise<string | null> {
  const result = await pool.query<{ revision: string | null }>(
    'select organiser_revision($1) as revision',
    [organiser_id],
  );
  return result.rows[0]?.revision ?? null;
}

export function createDirectory(pool: pg.Pool): Directory {
  const hosts = new Map<string, Promise<number | null>>();
  const organisers = new Map<number, Promise<Organiser | null>>();
  const names = new Map<number, Promise<string | null>>();
  const sites = new Map<number, Promise<string | null>>();
  /** The revisions of the organisers' rows that staff and jobs were last served with. */
  const revisions = new Map<number, string>();

  const remembered = <Key, Value>(
    { memory, key }: { readonly memory: Map<Key, Promise<Value>>; readonly key: Key },
    load: () => Promise<Value>,
  ): Promise<Value> => {
    const cached = memory.get(key);
    if (cached) return cached;
    if (memory.size >= MOST_HOSTS) memory.clear();
    const reading = load();
    memory.set(key, reading);
    reading.catch(() => memory.delete(key));
    return reading;
  };

  const organiser = (id: number) =>
    remembered({ memory: organisers, key: id }, () =>
      inTransaction({ pool, organiser_id: id, readonly: true }, async (db) => {
        const row = await findOrganiser(db);
        return row === undefined ? null : inForce(row);
      }),
    );

  const named = (id: number, find: (db: Db) => Promise<string | null>) =>
    inTransaction({ pool, organiser_id: id, readonly: true }, find);

  const organiserSince = ({ organiser_id: id, revision }: Seen) => {
    // rows read from here on are at least as new as this revision
    if (revisions.get(id) !== revision) {
      revisions.set(id, revision);
      organisers.delete(id);
    }
    return organiser(id);
  };

  return {
    organiser,
    organiserOfHost: async (hostname) => {
      const id = await remembered({ memory: hosts, key: hostname.toLowerCase() }, async () => {
        const result = await pool.query<{ id: number | null }>(
          'select organiser_of_host($1) as id',
          [hostname.toLowerCase()],
        );
        return result.rows[0]?.id ?? null;
      });
      return id === null ? null : organiser(id);
    },
    organiserOfSession: async (token) => {
      const seen = token === null ? null : await revisionOfSession(pool, token);
      return seen === null ? null : organiserSince(seen);
    },
    presentOrganiser: async (id) => {
      const revision = await revisionOf(pool, id);
      return revision === null ? null : organiserSince({ organiser_id: id, revision });
    },
    nobody: () => NOBODY,
    hostOf: (id) => remembered({ memory: names, key: id }, () => named(id, findLinkedHostname)),
    siteOf: (id) => remembered({ memory: sites, key: id }, () => named(id, findHostname)),
    forget: (organiser_id) => {
      hosts.clear();
      if (organiser_id === null) {
        organisers.clear();
        names.clear();
        sites.clear();
      } else {
        organisers.delete(organiser_id);
        names.delete(organiser_id);
        sites.delete(organiser_id);
      }
    },
  };
}
