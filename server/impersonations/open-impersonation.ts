import { openImpersonation as endpoint } from '@ribambelle/api/impersonations/open-impersonation.ts';
import { linkExpiry } from '@ribambelle/domain/impersonations/acting.ts';
import { action } from '../action.ts';
import { lockCustomer } from '../customers/index.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { insertImpersonationLink } from './impersonation-store.ts';

/** Creates a link to the site as a family, valid for a minute. */
export const openImpersonation = action(
  endpoint,
  async ({ db, request, collaborator, originOf, now }) => {
    const { customer: cuid } = request;
    const customer = await lockCustomer(db, cuid);
    const { id: customer_id, email } = orRefuse(customer, 'CUSTOMER_NOT_FOUND');
    if (email === null) refuse('IMPERSONATION_WITHOUT_EMAIL');
    const token = await insertImpersonationLink(db, {
      collaborator_id: collaborator.id,
      collaborator_session: collaborator.session,
      customer_id,
      now,
      expires_at: linkExpiry(now),
    });
    const hostname = orRefuse(await findHostname(db), 'NOT_FOUND');
    return { address: `${originOf(hostname)}/${collaborator.language}/acting#${token}` };
  },
);
