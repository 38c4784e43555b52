import { renewSenderKey as endpoint } from '@ribambelle/api/sender-domains/renew-sender-key.ts';
import { preparedAction } from '../action.ts';
import { createSenderKey, lockSenderDomain, saveNextKey, sealSenderKey } from '../mails/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { recordSenderDomain } from './record-sender-domain.ts';

/** Keeps a next key beside the present one, which signs until the next one is found. */
export const renewSenderKey = preparedAction(
  { endpoint, prepare: () => createSenderKey() },
  async (context) => {
    const { db, organiser, vault, prepared } = context;
    const domain = orRefuse(await lockSenderDomain(db), 'SENDER_DOMAIN_MISSING');
    if (domain.next_selector !== null) refuse('SENDER_KEY_WAITING');
    if (domain.state !== 'VERIFIED') refuse('SENDER_DOMAIN_UNVERIFIED');
    await saveNextKey(db, sealSenderKey(prepared, { vault, organiser_id: organiser.id }));
    const { selector: from } = domain;
    await recordSenderDomain(context, {
      record: null,
      changes: [{ field: 'sender_key', from, to: prepared.selector }],
    });
    return { message: null };
  },
);
