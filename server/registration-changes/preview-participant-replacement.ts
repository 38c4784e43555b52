import { REPLACEMENT_OBJECTIONS } from '@ribambelle/api/registration-changes/replacement-shapes.ts';
import { previewParticipantReplacement as endpoint } from '@ribambelle/api/registration-changes/preview-participant-replacement.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { prepareReplacement } from './prepare-replacement.ts';
import { presentMoney } from './present-money.ts';
import { previewMail } from './preview-mail.ts';
import { replacementFacts } from './replacement-facts.ts';
import { shownObjection } from './shown-objection.ts';

/**
 * Answers the result of a replacement, with the e-mail as its job draws it; staff without access to
 * money read it without amounts.
 */
export const previewParticipantReplacement = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { permissions } = collaborator;
  const prepared = await prepareReplacement(db, {
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
    name: 'replacement',
    prepared,
    sees_money,
    factsOf: replacementFacts,
  });
  return {
    ...presentMoney(prepared, { organiser, language, sees_money }),
    objection: shownObjection(REPLACEMENT_OBJECTIONS, weighed.objection),
    bundle_returned: held.customer_bundle_id !== null && weighed.customer_bundle_id === null,
    ...mailed,
  };
});
