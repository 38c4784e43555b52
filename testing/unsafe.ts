import type { Job, JobContext } from '@ribambelle/server/queue/job.ts';
import type { Ask } from '@ribambelle/api/client.ts';
import type { Change, VersionedName } from './versions.ts';

/**
 * Returns a change with the version of its record. Guarantee: every endpoint of VERSIONED takes a
 * version, which a test compares with the register.
 */
export function withVersion<Name extends VersionedName>(
  change: Change<Name>,
  version: number,
): Ask<Name> {
  return { ...change, version } as unknown as Ask<Name>;
}

/**
 * Runs a job as its queue does, with as much of a context as it reads. Guarantee: a job reads its
 * own payload, which its schema parses here; if it reads any other part of the context that a test
 * left out, the test fails.
 */
export function runJob(job: Job, context: Partial<JobContext<object>>): Promise<void> {
  const payload = job.payload.parse(context.payload);
  return job.run({ ...context, payload } as never);
}
