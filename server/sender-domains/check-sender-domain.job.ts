import { z } from 'zod';
import { findSenderDomain } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { keepCheck, lookForRecords } from './check-domain.ts';

/** Looks for the records of an organiser's sender domain, and keeps what was found. */
export const checkSenderDomainJob = job(
  { name: 'check-sender-domain', payload: z.object({ organiser_id: z.int() }) },
  async ({ outside, inTenant, now }) => {
    const of = await inTenant(findSenderDomain);
    if (of === undefined) return;
    const findings = await lookForRecords(of, outside);
    await inTenant((db) => keepCheck(db, { of, findings, now }));
  },
);
