import { type JobHelpers, Logger, run } from 'graphile-worker';
import type pg from 'pg';
import type { JobName } from '../events/job-payloads.ts';
import { canWait } from '../events/can-wait.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import type { Platform } from '../http/call-action.ts';
import { jobs } from '../jobs.ts';
import type { Directory } from '../organisers/directory.ts';
import { watchWorkers } from './abandoned-jobs.ts';
import { giveWay } from './give-way.ts';
import type { Job, JobContext } from './job.ts';
import { runJob } from './unsafe.ts';

/** The queue's own log does not belong on the console; `failed` reports a job that failed. */
const quiet = new Logger(() => () => {});

interface Input {
  readonly platform: Platform;
  readonly directory: Directory;
  readonly owner: pg.Pool;
  /** Called for every try that failed; `final` when no other follows. */
  readonly failed: (failure: FailedJob) => void;
}

interface FailedJob {
  readonly job: string;
  readonly error: unknown;
  readonly attempts: number;
  readonly final: boolean;
}

type Done = (typeof jobs)[number]['name'];
/** All jobs. When a job can be queued that no handler runs, this does not compile. */
const all: [Exclude<JobName, Done>] extends [never] ? readonly Job[] : never = jobs;

/**
 * Works through the queue. Several processes may do so at once; each job runs in one of them, and
 * again when its process died.
 */
export async function runJobs(input: Input): Promise<{ stop(): Promise<void> }> {
  const taskList = Object.fromEntries(
    all.map((job) => [
      job.name,
      async (payload: unknown, { job: queued }: JobHelpers) => {
        const last_try = queued.attempts >= queued.max_attempts;
        try {
          const give_way = () => giveWayTo(input.platform, queued.run_at);
          if (canWait(job.name)) await give_way();
          const noteFailure = (error: unknown) => {
            input.failed({ job: job.name, error, attempts: queued.attempts, final: last_try });
          };
          await oneJob(input, { job, payload, last_try, give_way, noteFailure });
        } catch (error) {
          const { attempts } = queued;
          input.failed({ job: job.name, error, attempts, final: last_try });
          throw error;
        }
      },
    ]),
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

/** `due` is typed as a Date by the queue, but is a text on our connections. */
function giveWayTo({ calls, clock }: Platform, due: Date): Promise<void> {
  const due_at = new Date(due).toISOString();
  return giveWay({ calls: () => calls.count(), due_at, now: clock() });
}

async function oneJob(
  input: Input,
  queued: { job: Job; payload: unknown } & Pick<
    JobContext<unknown>,
    'last_try' | 'give_way' | 'noteFailure'
  >,
): Promise<void> {
  const { platform } = input;
  const { job, payload, ...context } = queued;
  const organiser_id = organiserOf(payload);
  const organiser = await input.directory.presentOrganiser(organiser_id);
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
    vault: platform.vault,
    writeMail: platform.writeMail,
    ...context,
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
