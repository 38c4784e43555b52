import { checkSenderDomain as endpoint } from '@ribambelle/api/sender-domains/check-sender-domain.ts';
import { action } from '../action.ts';
import { findSenderDomain } from '../mails/index.ts';
import { orRefuse } from '../refusal.ts';
import { keepCheck, lookForRecords } from './check-domain.ts';
import { presentSenderDomain } from './present-sender-domain.ts';

/** Looks for the records after the commit, keeps what was found, and answers the domain anew. */
export const checkSenderDomain = action(endpoint, async ({ db, outside, now, afterCommit }) => {
  const of = orRefuse(await findSenderDomain(db), 'SENDER_DOMAIN_MISSING');
  afterCommit(async (_, inTenant) => {
    const findings = await lookForRecords(of, outside);
    const sender_domain = await inTenant(async (later) => {
      await keepCheck(later, { of, findings, now });
      return presentSenderDomain(later, outside);
    });
    return { sender_domain };
  });
  return { sender_domain: null };
});
