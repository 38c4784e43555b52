import { failsForAll } from '@ribambelle/domain/notifications/mail-failures.ts';
import { z } from 'zod';
import { claimMail, handOver } from '../mails/index.ts';
import { failTheRest, noteInterrupted } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { moveMailing } from './mailing-store.ts';
import { hasQueued } from './written-mails-store.ts';

/**
 * The number of e-mails handed over before other queued jobs get their turn: an order's e-mail does
 * not wait for five thousand.
 */
const AT_ONCE = 50;

/**
 * Hands over the next e-mails of a mailing, one after the other, and queues itself again while some
 * wait. Each is noted as being handed over before it is: nothing leaves twice, and the e-mail that
 * a process was handing over when it died is INTERRUPTED (docs/decisions/0071-sending-again.md).
 */
export const deliverMailing = job(
  {
    name: 'deliver-mailing',
    payload: z.object({ organiser_id: z.int(), mailing_id: z.int(), sending_id: z.int() }),
  },
  async (context) => {
    const { payload, inTenant, now } = context;
    const { mailing_id, sending_id } = payload;
    await inTenant((db) => noteInterrupted(db, sending_id));
    for (let count = 0; count < AT_ONCE; count += 1) {
      const mail = await inTenant((db) => claimMail(db, { sending_id, now }));
      if (mail === null) break;
      const failure = await handOver(context, { mail, otherwise: 'FAILED' });
      if (failure === null || !failsForAll(failure)) continue;
      await inTenant((db) => failTheRest(db, { sending_id, mail_id: mail.id }));
      break;
    }
    await inTenant(async (db, emit) => {
      if (await hasQueued(db, sending_id)) emit('mailing.delivery.due', { mailing_id, sending_id });
      else {
        await moveMailing(db, { id: mailing_id, from: ['SENDING'], to: 'SENT', now });
      }
    });
  },
);
