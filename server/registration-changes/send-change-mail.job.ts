import { job } from '../queue/job.ts';
import { changeToTell, sendMailOfChange } from './mail-of-change.ts';
import { changeFacts } from './change-facts.ts';

/**
 * Writes to a family about its changed registration, with the new dates and those that its calendar
 * removes.
 */
export const sendChangeMail = job({ name: 'send-change-mail', payload: changeToTell }, (context) =>
  sendMailOfChange(context, {
    name: 'registration-change',
    key: 'change',
    kind: 'registration.office.changed',
    factsOf: changeFacts,
    calendar: 'DATES_AND_LEFT',
  }),
);
