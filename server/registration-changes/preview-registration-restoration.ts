import { RESTORATION_OBJECTIONS } from '@ribambelle/api/registration-changes/restoration-shapes.ts';
import { previewRegistrationRestoration as endpoint } from '@ribambelle/api/registration-changes/preview-registration-restoration.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { prepareRestoration } from './prepare-restoration.ts';
import { moneyOfLines } from './present-money.ts';
import { previewMail } from './preview-mail.ts';
import { restorationFacts } from './restoration-facts.ts';
import { shownObjection } from './shown-objection.ts';

/**
 * Answers the result of a restoration, with the e-mail as its job draws it; staff without access to
 * money read it without amounts.
 */
export const previewRegistrationRestoration = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { permissions } = collaborator;
  const prepared = await prepareRestoration(db, {
    organiser,
    permissions,
    choice: request,
    locked: false,
    now,
  });
  const { was, becomes, objection } = prepared;
  const sees_money = seesFields(permissions, 'MONEY');
  const mailed = await previewMail(context, {
    name: 'restoration',
    prepared,
    sees_money,
    factsOf: restorationFacts,
  });
  const { total_amount: amount } = becomes;
  const lines = [
    { label: textsFor(language)['office-registration-changes'].before_cancellation, amount },
  ];
  return {
    ...moneyOfLines({ was, becomes, list_amount: amount, lines }, sees_money),
    objection: shownObjection(RESTORATION_OBJECTIONS, objection),
    ...mailed,
  };
});
