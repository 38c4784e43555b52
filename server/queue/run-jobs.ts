import type { WriteMail } from '@ribambelle/mails/mail.ts';
import { Logger, run } from 'graphile-worker';
import type pg from 'pg';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import type { Platform } from '../http/call-action.ts';
import { jobs } from '../jobs.ts';
import type { Directory } from '../organisers/directory.ts';
import { watchWorkers } from './abandoned-jobs.ts';
import type { Job } from './job.ts';
import { runJob } from './unsafe.ts';

/** A job that fails is tried again by the queue and shows in its table; its words do not belong on the console. */
const quiet = new Logger(() => () => {});

interface Input {
  readonly platform: Platform;
  readonly directory: Directory;
  readonly owner: pg.Pool;
  readonly writeMail: WriteMail;
}

/** Works through the queue. Several processes may do so at once; each job is done by one, and again when its process died. */
export async function runJobs(input: Input): Promise<{ stop(): Promise<void> }> {
  const taskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => oneJob(input, { job, payload })]),
  );
  const watch = await watchWorkers(input.owner);
  const { events } = watch;
  const runner = await run({
    pgPool: input.owner,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList,
    logger: quiet,
    events,
  });
  return {
    stop: async () => {
      await runner.stop();
      await watch.stop();
    },
  };
}

async function oneJob(
  input: Input,
  { job, payload }: { job: Job; payload: unknown },
): Promise<void> {
  const { platform } = input;
  const organiser_id = organiserOf(payload);
  const organiser = await input.directory.organiser(organiser_id);
  const hostname = await input.directory.hostOf(organiser_id);
  if (organiser === null || hostname === null) return;
  const now = platform.clock();
  await runJob(job, {
    payload: job.payload.parse(payload),
    now,
    organiser,
    origin: platform.originOf(hostname),
    originOf: platform.originOf,
    outside: platform.outside,
    writeMail: input.writeMail,
    inTenant: runInTenantOf(platform.pool, {
      organiser_id,
      now,
    }),
  });
}

function organiserOf(payload: unknown): number {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'organiser_id' in payload &&
    typeof payload.organiser_id === 'number'
  )
    return payload.organiser_id;
  throw new Error('A job without organiser_id');
}
