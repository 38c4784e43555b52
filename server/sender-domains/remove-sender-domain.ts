import { removeSenderDomain as endpoint } from '@ribambelle/api/sender-domains/remove-sender-domain.ts';
import { action } from '../action.ts';
import { deleteSenderDomain, lockSenderDomain } from '../mails/index.ts';
import { orRefuse } from '../refusal.ts';
import { recordSenderDomain } from './record-sender-domain.ts';

/** Removes the sender domain with its keys; e-mails leave as without one from now on. */
export const removeSenderDomain = action(endpoint, async (context) => {
  const { db } = context;
  const { domain } = orRefuse(await lockSenderDomain(db), 'SENDER_DOMAIN_MISSING');
  await deleteSenderDomain(db);
  await recordSenderDomain(context, {
    record: null,
    changes: [{ field: 'sender_domain', from: domain, to: '' }],
  });
  return { message: null };
});
