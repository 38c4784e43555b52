import type { Job, JobContext } from '@ribambelle/server/queue/job.ts';
import type { Ask } from '@ribambelle/api/client.ts';
import type { Change, VersionedName } from './versions.ts';

/**
 * A change with the version of its record.
 * Guarantee: every endpoint of VERSIONED asks for a version, which a test compares with the register.
 */
export function withVersion<Name extends VersionedName>(
  change: Change<Name>,
  version: number,
): Ask<Name> {
  return { ...change, version } as unknown as Ask<Name>;
}

/**
 * Runs a job as its queue does, with as much of a context as it reads.
 * Guarantee: a job reads its own payload, whose schema parses it here; whatever else it reads of the context and a test leaves out fails the test.
 */
export function runJob(job: Job, context: Partial<JobContext<object>>): Promise<void> {
  const payload = job.payload.parse(context.payload);
  return job.run({ ...context, payload } as never);
}
