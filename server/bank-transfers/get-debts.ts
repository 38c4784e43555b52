import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { getDebts as endpoint } from '@ribambelle/api/bank-transfers/get-debts.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadOwed } from './debtor-views.ts';
import { lookUpDebtor } from './find-debtor.ts';

/** An empty result, for a debtor that is not found. */
const NOBODY = {
  customer: null,
  communication: null,
  wallet_amount: null,
  outstanding_amount: 0,
  debts: [],
};

/** Answers the debts that money could be put on. */
export const getDebts = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { communication = null, customer = null } = request;
  const debtor = await lookUpDebtor(db, { communication, customer });
  if (debtor === null) return NOBODY;
  const receivables = await loadOwed(db, { debtor, now });
  const text = textReader({ language, organiser });
  const { service_fee, correction } = textsFor(language)['bank-transfers'];
  const debts = receivables.map(
    ({ firstname, lastname, title, accessory, reference, ...debt }) => ({
      label: labelOf({
        firstname,
        lastname,
        title: title === null ? (accessory ? service_fee : correction) : text(title),
      }),
      ...debt,
      communication: formatStructuredCommunication(reference),
    }),
  );
  return {
    customer: {
      cuid: debtor.cuid,
      name: fullname(debtor),
    },
    communication:
      debtor.reference === null ? null : formatStructuredCommunication(debtor.reference),
    wallet_amount: seesFields(collaborator.permissions, 'WALLET') ? debtor.wallet_amount : null,
    outstanding_amount: debts.reduce((sum, { amount }) => sum + amount, 0),
    debts,
  };
});

/**
 * Returns the participant and the title of a debt; the title alone when it is for nobody in
 * particular.
 */
function labelOf(debt: {
  firstname: string | null;
  lastname: string | null;
  title: string;
}): string {
  if (debt.firstname === null) return debt.title;
  const name = fullname({ firstname: debt.firstname, lastname: debt.lastname ?? '' });
  return `${name} · ${debt.title}`;
}
