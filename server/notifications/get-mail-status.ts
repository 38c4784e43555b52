import { getMailStatus as endpoint } from '@ribambelle/api/notifications/get-mail-status.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { deliversMails, findBrokenSenderDomain } from '../mails/index.ts';
import { countRefusedAddresses, countUnsent, findLastSending } from './sending-store.ts';

/** Answers whether e-mails leave, and the e-mails that wait. */
export const getMailStatus = action(endpoint, async ({ db, organiser, outside }) => {
  const [unsent, refused_addresses, sending, broken_sender_domain] = await atOnce(
    () => countUnsent(db),
    () => countRefusedAddresses(db),
    () => findLastSending(db),
    async () => (organiser.own_mail_server ? null : findBrokenSenderDomain(db)),
  );
  const delivers = deliversMails(organiser, outside);
  return { delivers, broken_sender_domain, unsent, refused_addresses, sending };
});
