import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Returns which of the steps towards its first order a new organiser has done, in sequence. */
export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/api/back-office/first-steps',
  who: 'reports.dashboard',
  summary: 'Shows which of the first steps towards a first order are done.',
  request: z.object({}),
  answer: z.object({
    /** There is a location where something can take place. */
    location: z.boolean(),
    /** There is an activity that is shown on the site. */
    activity: z.boolean(),
    /** There are dates of one that are still to come. */
    dates: z.boolean(),
    /** There is a way to pay: an account for transfers, or online payment. */
    payment: z.boolean(),
    /** A home page of its own was published. */
    home_page: z.boolean(),
    /** A test e-mail was accepted by the mail server that is set. */
    mails: z.boolean(),
    /** The main address of the site was found to lead here. */
    host_name: z.boolean(),
    /** Terms of its own were published. */
    terms: z.boolean(),
    /** Somebody ordered something. */
    order: z.boolean(),
  }),
  errors: [],
});
