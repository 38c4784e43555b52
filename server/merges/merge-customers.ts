import { mergeCustomers as endpoint } from '@ribambelle/api/merges/merge-customers.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import type { Db } from '../database/transaction.ts';
import { moveWallet } from '../wallet/index.ts';
import { takeAnswers } from './answer-store.ts';
import {
  fillFamily,
  joinCarts,
  joinMailings,
  joinRest,
  removeMergedFamily,
} from './customer-merge-store.ts';
import type { MergedFamily } from './customer-merge-views.ts';
import { prepareCustomerMerge } from './prepare-customer-merge.ts';
import { CUSTOMER_REFERENCES } from './references.ts';
import { endReferences, moveReferences } from './references-store.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { joinHouseholdsOfFamilies } from './household-merge-store.ts';

/** Makes one family of two, with all of their rows locked. */
export const mergeCustomers = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const of = { customer: request.customer, other: request.other };
  const preparation = await prepareCustomerMerge(db, { ...of, locked: true, now });
  await refuseUnseen(db, { prepared: preparation, request });
  const { kept, other, answers } = preparation;
  const pair = { kept: kept.id, other: other.id };
  await joinWallets(db, { kept, other, created_by: collaborator.id, now });
  await joinCarts(db, pair);
  await joinMailings(db, pair);
  const references = CUSTOMER_REFERENCES;
  await moveReferences(db, { ...pair, references });
  await endReferences(db, { ...pair, references });
  const field_ids = answers.taken.map(({ field_id }) => field_id);
  await takeAnswers(db, { ...pair, owner: 'customer_id', field_ids });
  await joinHouseholdsOfFamilies(db, { ...pair, now });
  await joinRest(db, pair);
  const { cuid, phone } = other;
  const removal = { cuid, words: wordsOf(other), merged_by: collaborator.id, now };
  const goneFamily = await removeMergedFamily(db, { ...pair, ...removal });
  await fillFamily(db, { kept: kept.id, phone, gone: goneFamily, now });
  await logAct(context, {
    act: 'customers.merge',
    noun: 'customers',
    record: kept,
    summary: fullname(kept),
    before: { merged: null, email: kept.email, phone: writtenPhone(kept.phone) },
    after: {
      merged: fullname(other),
      email: kept.email ?? other.email,
      phone: writtenPhone(kept.phone === '' ? phone : kept.phone),
    },
  });
  return { message: null };
});

/**
 * Moves the wallet balance of the other family by two movements, each with the name of the other
 * family.
 */
async function joinWallets(
  db: Db,
  input: { kept: MergedFamily; other: MergedFamily; created_by: number; now: string },
): Promise<void> {
  const { kept, other, created_by, now } = input;
  const amount = other.wallet_amount;
  if (amount === 0) return;
  const movement = { reason: 'MERGE' as const, created_by, now };
  const movements = [
    await moveWallet(db, {
      ...movement,
      customer_id: other.id,
      amount: -amount,
      message: `→ ${fullname(kept)}`,
    }),
    await moveWallet(db, {
      ...movement,
      customer_id: kept.id,
      amount,
      message: `← ${fullname(other)}`,
    }),
  ];
  if (movements.includes(false)) throw new Error('A wallet that is merged is locked');
}

/**
 * Returns the words by which a text may name a family, in lower case: they find its traces once the
 * kept one is erased.
 */
function wordsOf({ firstname, lastname, email, pending_email, phone }: MergedFamily): string[] {
  const words = [firstname, lastname, email ?? '', pending_email ?? '', phone, writtenPhone(phone)];
  return words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
}
