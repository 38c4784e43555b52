import { getOfficeSession as endpoint } from '@ribambelle/api/collaborators/get-office-session.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { categoriesOf } from '@ribambelle/domain/vat/categories.ts';
import { rateOn } from '@ribambelle/domain/vat/rates.ts';
import { action } from '../action.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import { listNounsInUse } from '../organisers/index.ts';
import { wantsRegistrationMails } from './account-store.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';

/**
 * Answers the signed-in collaborator with their rights; nobody is an answer too, so that the
 * sign-in page needs no failed call.
 */
export const getOfficeSession = action(
  endpoint,
  async ({ db, organiser, collaborator, originOf, now }) => {
    if (collaborator === null) return { collaborator: null, organiser: null };
    const { id, cuid, firstname, lastname, email, language, permissions, pending } = collaborator;
    const { authenticator_app, second_factor, wants_second_factor } = collaborator;
    const recovery_codes = second_factor ? await countRecoveryCodes(db, id) : null;
    const { name, accent_color, timezone, currency } = organiser;
    const hostname = await findHostname(db);
    const in_use = await listNounsInUse(db);
    const organiserLanguage = organiser.language;
    return {
      collaborator: {
        cuid,
        firstname,
        lastname,
        email,
        language,
        permissions: [...permissions],
        authenticator_app,
        second_factor,
        wants_second_factor,
        recovery_codes,
        registration_mails: await wantsRegistrationMails(db, id),
        pending,
      },
      organiser: {
        cuid: organiser.cuid,
        name,
        accent_color,
        timezone,
        currency,
        language: organiserLanguage,
        languages: [...organiser.languages],
        site: hostname === null ? null : originOf(hostname),
        test_mode: organiser.payment_mode === 'TEST',
        idle_minutes: organiser.idle_minutes,
        in_use,
        vat: vatOf(organiser, now),
      },
    };
  },
);

/** Returns the default and the categories of an organiser with their rates of today. */
function vatOf(organiser: Organiser, now: string) {
  const { vat_category: category, vat_regime, vat_rates, timezone } = organiser;
  if (category === null) return null;
  const day = dayOf(now, timezone);
  const categories = categoriesOf(vat_regime).flatMap((one) => {
    const inForce = rateOn(vat_rates, { category: one, day });
    return inForce === null ? [] : [{ category: one, rate: inForce.rate }];
  });
  return { category, categories };
}
