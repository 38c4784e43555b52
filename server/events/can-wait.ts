import type { JobName } from './job-payloads.ts';

/**
 * What may be done a little later than all else: there are hundreds of them where many buy, or thousands where one mailing is sent, and nobody waits for one before a
 * screen. The others are taken from the queue before them, and while many call they give way (`queue/give-way.ts`).
 */
const CAN_WAIT: ReadonlySet<JobName> = new Set(['send-order-mail', 'deliver-mailing']);

export const canWait = (name: JobName): boolean => CAN_WAIT.has(name);

/** The lower, the sooner the queue takes it. */
export const priorityOf = (name: JobName): number => (canWait(name) ? 1 : 0);
