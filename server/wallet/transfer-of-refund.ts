import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import {
  decideAccount,
  type FamilyAccount,
} from '@ribambelle/domain/outgoing-transfers/account.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Db } from '../database/transaction.ts';
import { loadWordsOfPayment } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';

/**
 * Returns the account to which a payment is refunded, with the words on its statement, in the
 * language of the family. Refuses an account that cannot be right.
 */
export async function transferOfRefund(
  db: Db,
  of: { payment_id: number; typed: FamilyAccount },
): Promise<{ readonly account: FamilyAccount; readonly message: string }> {
  const account = decideAccount(of.typed);
  if (!account.ok) refuse(account.refused, account.fields);
  const words = orRefuse(await loadWordsOfPayment(db, of.payment_id), 'PAYMENT_NOT_FOUND');
  const { reference, language } = words;
  const number = reference === null ? null : formatStructuredCommunication(reference);
  return {
    account: account.value,
    message: textsFor(language)['outgoing-transfers'].refund_of(number),
  };
}
