import { getOfficeCustomerBundle as endpoint } from '@ribambelle/api/customer-bundles/get-office-customer-bundle.ts';
import { dueOfUses } from '@ribambelle/domain/bundles/bundle-cancellation.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCustomerBundle, loadBundleUses } from './customer-bundle-views.ts';
import { presentForOffice, presentUses } from './present-customer-bundle.ts';

/** Answers one sold pack for staff, with its uses and the amount that would stay due for it. */
export const getOfficeCustomerBundle = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const row = orRefuse(
      await findCustomerBundle(db, { cuid: request.bundle }),
      'CUSTOMER_BUNDLE_NOT_FOUND',
    );
    const uses = await loadBundleUses(db, row.id);
    const permissions = collaborator.permissions;
    const { cart, receivable_id, cancellation_message, created_by } = row;
    const text = textReader({ language, organiser });
    const seesMoney = seesFields(permissions, 'MONEY');
    return {
      ...presentForOffice(row, { text, now, held: permissions }),
      registrations: presentUses(uses, { text }),
      cart,
      receivable_id,
      credit_amount: seesMoney ? row.credit_amount : null,
      due_of_uses: seesMoney ? dueOfUses(row) : null,
      cancellation_message,
      created_by,
    };
  },
);
