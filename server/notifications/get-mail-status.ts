import { getMailStatus as endpoint } from '@ribambelle/api/notifications/get-mail-status.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { deliversMails } from '../mails/index.ts';
import { countRefusedAddresses, countUnsent, findLastSending } from './sending-store.ts';

/** Answers whether e-mails leave, and the e-mails that wait. */
export const getMailStatus = action(endpoint, async ({ db, organiser, outside }) => {
  const [unsent, refused_addresses, sending] = await atOnce(
    () => countUnsent(db),
    () => countRefusedAddresses(db),
    () => findLastSending(db),
  );
  return { delivers: deliversMails(organiser, outside), unsent, refused_addresses, sending };
});
