import { atOnce } from '../database/statements.ts';
import { getSession as endpoint } from '@ribambelle/api/session/get-session.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { readCurrentCart } from '../carts/index.ts';
import { loadAnswers, loadCustomFields } from '../custom-fields/index.ts';
import { loadAddress, loadCustomer, presentCustomer } from '../customers/index.ts';
import { loadParticipants, presentParticipant } from '../participants/index.ts';
import { countPurchases } from './session-facts.ts';

/**
 * Answers the signed-in customer, with everything that every page needs; two batches of queries,
 * each one round trip (issue 2, point 7).
 */
export const getSession = action(endpoint, async ({ db, organiser, customer, language, now }) => {
  if (customer === null)
    return { customer: null, participants: [], cart: null, account: null, acting: null };
  const customer_id = customer.id;
  const [row, address, rows, fields, purchases, cart] = await atOnce(
    () => loadCustomer(db, customer_id),
    () => loadAddress(db, customer_id),
    () => loadParticipants(db, customer_id),
    () => loadCustomFields(db, { organiser, language }),
    () => countPurchases(db, customer_id),
    () => readCurrentCart(db, { organiser, customer_id, now, language }),
  );
  const answers = await loadAnswers(db, { customer_id, participant_ids: rows.map(({ id }) => id) });
  const self = presentCustomer(row, answers.customer);
  const participants = rows.map((participant) =>
    presentParticipant(participant, answers.of(participant.id)),
  );
  const account = {
    counters: {
      ...NOTHING_YET,
      ...purchases,
      participants: participants.length,
    },
    payment_methods: {
      online: organiser.online_payments_activated,
      bank_transfers: organiser.bank_transfers_activated,
      bank_account: organiser.bank_account,
      bank_account_holder: organiser.bank_account_holder || organiser.name,
    },
    wallet: { amount: row.wallet_amount },
    custom_fields: [...fields],
    customer: self,
    address: address ?? null,
  };
  const acting = customer.acting === null ? null : fullname(customer.acting);
  return { customer: self, participants, cart, account, acting };
});

/**
 * The counts of purchases that this version does not sell are 0, and their tabs are hidden (1
 * §2.3).
 */
const NOTHING_YET = {
  attendance_charges: 0,
};
