import { getSenderDomain as endpoint } from '@ribambelle/api/sender-domains/get-sender-domain.ts';
import { action } from '../action.ts';
import { findMailSettings, findSigningKey, routeOf, senderAddressOf } from '../mails/index.ts';
import { presentSenderDomain } from './present-sender-domain.ts';

/** Answers the sender domain with its records, and the sender of the e-mails that leave now. */
export const getSenderDomain = action(endpoint, async (context) => {
  const { db, organiser, outside, origin } = context;
  const settings = await findMailSettings(db);
  const { from, reply_to } = routeOf(settings, {
    organiser,
    origin,
    password: '',
    platform_address: outside.mail.sender_address,
    signing: await findSigningKey(db, context),
  });
  return {
    sender_domain: await presentSenderDomain(db, outside),
    own_server: settings.host !== '',
    platform_delivers: outside.mail.delivers,
    address: senderAddressOf(settings, organiser),
    sent_from: from.address,
    answers_to: reply_to ?? from.address,
  };
});
