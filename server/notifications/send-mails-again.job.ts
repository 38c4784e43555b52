import { failsForAll } from '@ribambelle/domain/notifications/mail-failures.ts';
import { z } from 'zod';
import { claimMail, handOver } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { failTheRest, noteInterrupted } from './sending-store.ts';

/**
 * Sends the e-mails of a sending, one after the other. Each is noted as being handed over before it
 * is, so that a process that dies in the middle leaves at most one that may or may not have left:
 * that one is not sent again automatically. A failure of the server ends the sending: the rest
 * would fail in the same way.
 */
export const sendMailsAgainJob = job(
  { name: 'send-mails-again', payload: z.object({ organiser_id: z.int(), sending_id: z.int() }) },
  async (context) => {
    const { payload, inTenant, now } = context;
    await inTenant((db) => noteInterrupted(db, payload.sending_id));
    for (;;) {
      const mail = await inTenant((db) => claimMail(db, { sending_id: payload.sending_id, now }));
      if (mail === null) return;
      const failure = await handOver(context, { mail, otherwise: 'FAILED' });
      if (failure === null || !failsForAll(failure)) continue;
      await inTenant((db) => failTheRest(db, { sending_id: payload.sending_id, mail_id: mail.id }));
      return;
    }
  },
);
