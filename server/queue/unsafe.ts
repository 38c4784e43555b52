import type { Job } from './job.ts';

/**
 * Runs a job with the context that the queue prepared for it.
 * Guarantee: the payload was parsed by the job's own schema.
 */
export function runJob(job: Job, context: object): Promise<void> {
  return job.run(context as never);
}
