import { beginImpersonation as endpoint } from '@ribambelle/api/impersonations/begin-impersonation.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { takeImpersonationLink } from './impersonation-store.ts';

/** Begins an impersonation of a family on the site; the log says since when. */
export const beginImpersonation = action(
  endpoint,
  async ({ db, request, organiser, session, language, now }) => {
    const organiser_id = organiser.id;
    const { token } = request;
    const link = orRefuse(
      await takeImpersonationLink(db, { organiser_id, token, now }),
      'IMPERSONATION_LINK_INVALID',
    );
    const { customer_id, collaborator_id, collaborator_session } = link;
    const owner = { organiser_id, customer_id };
    const goes_on = await session.beginAsStaff(owner, { collaborator_id, collaborator_session });
    orRefuse(goes_on ? link : undefined, 'IMPERSONATION_LINK_INVALID');
    const { firstname, lastname, customer_cuid: cuid, customer_name: summary } = link;
    const collaborator = { id: collaborator_id, firstname, lastname };
    const act = { act: 'customers.impersonate' as const, noun: 'customers', cuid, summary };
    await logAct({ db, organiser, collaborator, now }, act);
    return { message: textsFor(language).shell.acting.began };
  },
);
