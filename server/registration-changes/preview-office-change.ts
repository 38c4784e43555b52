import { CHANGE_OBJECTIONS } from '@ribambelle/api/registration-changes/change-shapes.ts';
import { previewOfficeChange as endpoint } from '@ribambelle/api/registration-changes/preview-office-change.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { prepareOfficeChange } from './prepare-office-change.ts';
import { presentMoney } from './present-money.ts';
import { previewMail } from './preview-mail.ts';
import { shownObjection } from './shown-objection.ts';
import { changeFacts } from './change-facts.ts';

/**
 * Answers the result of other dates, options or answers, with the e-mail as its job draws it; staff
 * without access to money read it without amounts.
 */
export const previewOfficeChange = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { permissions } = collaborator;
  const prepared = await prepareOfficeChange(db, {
    organiser,
    permissions,
    language,
    choice: request,
    locked: false,
    now,
  });
  const { weighed } = prepared;
  const sees_money = seesFields(permissions, 'MONEY');
  const mailed = await previewMail(context, {
    name: 'registration-change',
    prepared,
    sees_money,
    factsOf: changeFacts,
  });
  return {
    ...presentMoney(prepared, { organiser, language, sees_money }),
    objection: shownObjection(CHANGE_OBJECTIONS, weighed.objection),
    ...mailed,
  };
});
