import { randomBytes } from 'node:crypto';

/** A means of payment of an account, in the languages in which the provider names it. */
export interface AccountMethod {
  readonly id: string;
  readonly names: { readonly fr: string; readonly en: string };
  /** The kind of mandate that it leaves for later payments; absent where it is not kept. */
  readonly keeps?: 'CARD' | 'DEBIT';
}

/** An account at a provider. Its keys for tests and for real money open two separate worlds. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly keys: { readonly TEST: string; readonly LIVE: string };
  readonly methods: readonly AccountMethod[];
  /** True when its keys may also read what was paid out. */
  readonly shows_payouts: boolean;
}

export type Mode = keyof Account['keys'];

/** An account in one of its two worlds: what a key opens. */
export interface Access {
  readonly account: Account;
  readonly mode: Mode;
}

/** The beginning of the keys of a provider, and of the ids of its accounts. */
export interface KeyForm {
  readonly TEST: string;
  readonly LIVE: string;
  readonly id: string;
}

/** The settings of an account; a name is enough. */
export interface AccountSettings {
  readonly name: string;
  /** The end of its keys; drawn by default. */
  readonly token?: string;
  readonly methods?: readonly AccountMethod[];
  readonly shows_payouts?: boolean;
}

/** Creates an account. */
export function createAccount(
  { name, token = randomToken(), methods, shows_payouts = true }: AccountSettings,
  by: { readonly form: KeyForm; readonly methods: readonly AccountMethod[] },
): Account {
  return {
    id: `${by.form.id}${token.slice(0, 12)}`,
    name,
    keys: { TEST: `${by.form.TEST}${token}`, LIVE: `${by.form.LIVE}${token}` },
    methods: methods ?? by.methods,
    shows_payouts,
  };
}

/** Returns what a key opens; null for one that no account has. */
export function accessOf(accounts: readonly Account[], key: string): Access | null {
  for (const account of accounts) {
    if (account.keys.TEST === key) return { account, mode: 'TEST' };
    if (account.keys.LIVE === key) return { account, mode: 'LIVE' };
  }
  return null;
}

/** Draws the end of an id or of a key. */
export function randomToken(): string {
  return randomBytes(12).toString('hex');
}
