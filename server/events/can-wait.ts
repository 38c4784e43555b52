import type { JobName } from './job-payloads.ts';

/**
 * The jobs that can wait: there are hundreds of them when many buy, or thousands when one mailing
 * is sent, and nobody waits for one at a screen. The queue takes the others first, and these give
 * way while many call (`queue/give-way.ts`).
 */
const CAN_WAIT: ReadonlySet<JobName> = new Set([
  'match-notifications',
  'deliver-notifications',
  'send-notification',
  'deliver-mailing',
]);

export const canWait = (name: JobName): boolean => CAN_WAIT.has(name);

/** Returns the priority of a job: the queue takes lower ones sooner. */
export const priorityOf = (name: JobName): number => (canWait(name) ? 1 : 0);
