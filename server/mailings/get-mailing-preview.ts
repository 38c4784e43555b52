import { getMailingPreview as endpoint } from '@ribambelle/api/mailings/get-mailing-preview.ts';
import { action } from '../action.ts';
import { framedMail } from '../mails/index.ts';
import { siteOrigin } from '../organisers/index.ts';
import { orRefuse } from '../refusal.ts';
import { findUnsent } from './draft.ts';
import { drawForFamily, familyAt } from './draw-for-family.ts';

/** Answers the e-mail that a family would get, as a file that may run nothing. */
export const getMailingPreview = action(endpoint, async (context) => {
  const { db, request } = context;
  const draft = await findUnsent(db, { mailing: request.mailing });
  const { family } = await familyAt(context, { draft, ...request });
  const { html } = await drawForFamily(context, {
    draft,
    family: orRefuse(family, 'MAILING_NOBODY'),
  });
  return framedMail({ html, origin: await siteOrigin(context) });
});
