import { job } from '../queue/job.ts';
import { changeToTell, sendMailOfChange } from './mail-of-change.ts';
import { priceFacts } from './price-facts.ts';

/** Writes to a family that the price of its registration has changed. */
export const sendPriceMail = job({ name: 'send-price-mail', payload: changeToTell }, (context) =>
  sendMailOfChange(context, {
    name: 'price-change',
    key: 'price',
    kind: 'registration.price.set',
    factsOf: priceFacts,
    calendar: null,
  }),
);
