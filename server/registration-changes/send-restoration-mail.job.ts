import { job } from '../queue/job.ts';
import { changeToTell, sendMailOfChange } from './mail-of-change.ts';
import { restorationFacts } from './restoration-facts.ts';

/**
 * Writes to a family that its registration is no longer cancelled, with its dates for a calendar (1
 * §9.3).
 */
export const sendRestorationMail = job(
  { name: 'send-restoration-mail', payload: changeToTell },
  (context) =>
    sendMailOfChange(context, {
      name: 'restoration',
      key: 'restoration',
      kind: 'registration.cancellation.restored',
      factsOf: restorationFacts,
      calendar: 'DATES',
    }),
);
