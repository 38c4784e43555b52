import { previewMailing as endpoint } from '@ribambelle/api/mailings/preview-mailing.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { HELD_BACK_REASONS, type HeldBackReason } from '@ribambelle/domain/mailings/mailing.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { findUnsent } from './draft.ts';
import { drawForFamily, familyAt } from './draw-for-family.ts';

/** Answers the families that would get a draft, and the e-mail of one of them. */
export const previewMailing = action(endpoint, async (context) => {
  const { db, request, collaborator } = context;
  const draft = await findUnsent(db, { mailing: request.mailing });
  const { families, family } = await familyAt(context, { draft, ...request });
  const count = (reason: HeldBackReason | null) =>
    families.filter(({ held_back }) => held_back === reason).length;
  const held_back = HELD_BACK_REASONS.map((code) => ({ code, count: count(code) }));
  const answer = {
    families: count(null),
    held_back: held_back.filter((one) => one.count > 0),
    recipient: null,
  };
  if (family === null) return answer;
  const { subject, text } = await drawForFamily(context, { draft, family });
  const { language, email } = family;
  const shownEmail = seesFields(collaborator.permissions, 'CONTACT') ? email : null;
  return {
    ...answer,
    recipient: { name: fullname(family), email: shownEmail, language, subject, text },
  };
});
