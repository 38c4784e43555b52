import { getAccountBundle as endpoint } from '@ribambelle/api/customer-bundles/get-account-bundle.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { orRefuse } from '../refusal.ts';
import { transferOf, withdrawableOf } from '../sold/index.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  findCustomerBundle,
  loadBundleUses,
  loadUsableActivities,
} from './customer-bundle-views.ts';
import { presentCustomerBundle, presentUses } from './present-customer-bundle.ts';

/** Answers one of the caller's packs, with its uses and how the rest is paid by transfer. */
export const getAccountBundle = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const of = { customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findCustomerBundle(db, of), 'CUSTOMER_BUNDLE_NOT_FOUND');
    const [uses, activities] = await atOnce(
      () => loadBundleUses(db, row.id),
      () => loadUsableActivities(db, row.id),
    );
    const { cart, cancellation_message } = row;
    const text = textReader({ language, organiser });
    return {
      ...presentCustomerBundle(row, { text, now }),
      activities: activities.map(({ title, ...activity }) => ({ ...activity, title: text(title) })),
      registrations: presentUses(uses, { text }),
      cart,
      cancellation_message,
      withdrawable_until: withdrawableOf(row, { kind: 'BUNDLE', now, organiser }),
      bank_transfer: await transferOf(db, { organiser, row, text, now }),
    };
  },
);
