import { getSettings as endpoint } from '@ribambelle/api/organisers/get-settings.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { paysWithSandbox } from '@ribambelle/domain/payments/payment-mode.ts';
import { z } from 'zod';
import { action } from '../action.ts';
import { findOrganiser, type Organiser } from './organiser.ts';
import { preferencesOf } from './preferences-of.ts';
import { findLogo } from './settings-store.ts';

/** The settings, as far as the collaborator may see them. From the row: what is remembered may be a moment older than what was just saved. */
export const getSettings = action(endpoint, async ({ db, organiser: remembered, collaborator }) => {
  const organiser = (await findOrganiser(db)) ?? remembered;
  const { name, legal_name, email, phone, street, number, postcode, city } = organiser;
  return {
    identity: {
      name,
      legal_name,
      email,
      phone: writtenPhone(phone),
      street,
      number,
      postcode,
      city,
    },
    logo_url: await findLogo(db, organiser),
    preferences: collaborator.permissions.includes('organiser-preferences.read')
      ? preferencesOf(organiser)
      : null,
    payments: collaborator.permissions.includes('organiser-payments.read')
      ? paymentsOf(organiser)
      : null,
  };
});

const methods = z.array(
  z.object({ type: z.enum(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED']), priority: z.int() }),
);

function paymentsOf(organiser: Organiser) {
  const read = methods.safeParse(organiser.payment_methods);
  const ordered = read.success
    ? read.data.toSorted((one, other) => one.priority - other.priority)
    : [];
  const {
    online_payments_activated,
    bank_transfers_activated,
    bank_account,
    bank_account_holder,
    bank_identifier,
  } = organiser;
  const { service_fee_amount, service_fee_percentage, payment_reference_prefix } = organiser;
  const { maximum_unpaid_places, payment_term_days } = organiser;
  return {
    payment_methods: ordered.map(({ type }) => type),
    online_payments_activated,
    test_mode: paysWithSandbox(organiser.payment_mode),
    bank_transfers_activated,
    bank_account,
    bank_account_holder,
    bank_identifier,
    service_fee_amount,
    service_fee_percentage,
    payment_reference_prefix,
    maximum_unpaid_places,
    payment_term_days,
  };
}
