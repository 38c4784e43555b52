import { type Endpoint, isReader } from '@ribambelle/api/endpoint.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { logAct } from '../audit/log-act.ts';
import type { Db } from '../database/transaction.ts';
import type { Caller } from './find-caller.ts';

/**
 * Logs acts of staff on the site as a family, in the transaction of the act; nothing for calls that
 * only read, nor for the family itself.
 */
export async function recordActed(
  db: Db,
  input: {
    readonly organiser: { readonly language: Language };
    readonly caller: Caller;
    readonly endpoint: Endpoint;
    readonly now: string;
  },
): Promise<void> {
  const { organiser, caller, endpoint, now } = input;
  const { customer } = caller;
  if (!customer?.acting || isReader(endpoint)) return;
  const acts: Readonly<Record<string, string>> = textsFor(organiser.language).impersonations.acts;
  const act = acts[`${endpoint.method} ${endpoint.path}`] ?? endpoint.summary;
  const context = { db, collaborator: customer.acting, now };
  await logAct(context, {
    act: 'customers.impersonate',
    noun: 'customers',
    cuid: customer.cuid,
    summary: `${customer.firstname} ${customer.lastname}`,
    changes: { act: { from: null, to: act } },
  });
}
