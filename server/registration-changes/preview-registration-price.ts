import { previewRegistrationPrice as endpoint } from '@ribambelle/api/registration-changes/preview-registration-price.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { preparePrice } from './prepare-price.ts';
import { moneyOfLines } from './present-money.ts';
import { previewMail } from './preview-mail.ts';
import { priceFacts } from './price-facts.ts';

/**
 * Answers the result of another price, with the e-mail as its job draws it; staff without access to
 * money read it without amounts.
 */
export const previewRegistrationPrice = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const prepared = await preparePrice(db, { choice: request, locked: false, now });
  const { was, becomes } = prepared;
  const sees_money = seesFields(collaborator.permissions, 'MONEY');
  const mailed = await previewMail(context, {
    name: 'price-change',
    prepared,
    sees_money,
    factsOf: priceFacts,
  });
  const { total_amount: list_amount } = becomes;
  return { ...moneyOfLines({ was, becomes, list_amount, lines: [] }, sees_money), ...mailed };
});
