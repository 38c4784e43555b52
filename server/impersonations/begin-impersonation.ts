import { beginImpersonation as endpoint } from '@ribambelle/api/impersonations/begin-impersonation.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { takeImpersonationLink } from './impersonation-store.ts';

/** Begins an impersonation of a family on the site; the log says since when. */
export const beginImpersonation = action(
  endpoint,
  async ({ db, request, session, language, now }) => {
    const { token } = request;
    const link = orRefuse(
      await takeImpersonationLink(db, { token, now }),
      'IMPERSONATION_LINK_INVALID',
    );
    const { customer_id, collaborator_id, collaborator_session } = link;
    const goes_on = await session.beginAsStaff(
      { customer_id },
      { collaborator_id, collaborator_session },
    );
    orRefuse(goes_on ? link : undefined, 'IMPERSONATION_LINK_INVALID');
    const { firstname, lastname, customer_cuid: cuid, customer_name: summary } = link;
    const collaborator = { id: collaborator_id, firstname, lastname };
    const act = { act: 'customers.impersonate' as const, noun: 'customers', cuid, summary };
    await logAct({ db, collaborator, now }, act);
    return { message: textsFor(language).shell.acting.began };
  },
);
