import { OBJECTIONS } from '@ribambelle/api/registration-changes/transfer-shapes.ts';
import { previewRegistrationTransfer as endpoint } from '@ribambelle/api/registration-changes/preview-registration-transfer.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { prepareTransfer } from './prepare-transfer.ts';
import { presentMoney } from './present-money.ts';
import { previewMail } from './preview-mail.ts';
import { shownObjection } from './shown-objection.ts';
import { transferFacts } from './transfer-facts.ts';

/**
 * Answers the result of a transfer, with the e-mail as its job draws it; staff without access to
 * money read it without amounts.
 */
export const previewRegistrationTransfer = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { permissions } = collaborator;
  const prepared = await prepareTransfer(db, {
    organiser,
    permissions,
    language,
    choice: request,
    locked: false,
    now,
  });
  const { held, weighed } = prepared;
  const sees_money = seesFields(permissions, 'MONEY');
  const mailed = await previewMail(context, {
    name: 'transfer',
    prepared,
    sees_money,
    factsOf: transferFacts,
  });
  return {
    ...presentMoney(prepared, { organiser, language, sees_money }),
    objection: shownObjection(OBJECTIONS, weighed.objection),
    bundle_returned: held.customer_bundle_id !== null && weighed.customer_bundle_id === null,
    ...mailed,
  };
});
