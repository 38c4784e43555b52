import { job } from '../queue/job.ts';
import { changeToTell, sendMailOfChange } from './mail-of-change.ts';
import { transferFacts } from './transfer-facts.ts';

/**
 * Writes to a family that its registration was moved, with the new dates and those that its
 * calendar removes (1 §9.3).
 */
export const sendTransferMail = job(
  { name: 'send-transfer-mail', payload: changeToTell },
  (context) =>
    sendMailOfChange(context, {
      name: 'transfer',
      key: 'transfer',
      kind: 'registration.transfer.created',
      factsOf: transferFacts,
      calendar: 'DATES_AND_LEFT',
    }),
);
