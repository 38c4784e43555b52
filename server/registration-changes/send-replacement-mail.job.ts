import { job } from '../queue/job.ts';
import { changeToTell, sendMailOfChange } from './mail-of-change.ts';
import { replacementFacts } from './replacement-facts.ts';

/**
 * Writes to a family which participant has the place of a registration now, with its dates for a
 * calendar.
 */
export const sendReplacementMail = job(
  { name: 'send-replacement-mail', payload: changeToTell },
  (context) =>
    sendMailOfChange(context, {
      name: 'replacement',
      key: 'replacement',
      kind: 'registration.participant.replaced',
      factsOf: replacementFacts,
      calendar: 'DATES',
    }),
);
