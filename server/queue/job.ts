import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import type { z } from 'zod';
import type { JobName, JobPayloads } from '../events/job-payloads.ts';
import type { RunInTenant } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Outside } from '../outside/outside.ts';
import type { Vault } from '../vault/vault.ts';

/**
 * The context of a job. `inTenant` opens a transaction of the organiser that the job is for;
 * external effects happen between them.
 */
export interface JobContext<Payload> {
  readonly payload: Payload;
  readonly now: Instant;
  readonly organiser: Organiser;
  /** The address of the organiser's site, for links in e-mails. */
  readonly origin: string;
  /** Returns the address of a public site from its host name, without path. */
  readonly originOf: (hostname: string) => string;
  readonly outside: Outside;
  readonly vault: Vault;
  readonly writeMail: WriteMail;
  readonly inTenant: RunInTenant;
  /** Reports the failure of a step, of a job that goes on with the others. */
  readonly noteFailure: (error: unknown) => void;
  /** True when the job is not tried again if this try fails too. */
  readonly last_try: boolean;
  /**
   * Waits during a rush of calls, for two seconds at most: for use between the steps of a job that
   * has many (decision 189).
   */
  readonly give_way: () => Promise<void>;
}

export interface Job<Name extends JobName = JobName> {
  readonly name: Name;
  readonly payload: z.ZodObject;
  readonly run: (context: never) => Promise<void>;
}

/** The payload queued for a job, as its schema reads it. */
type Queued<Name extends JobName> = JobPayloads[Name] & { readonly organiser_id: number };

/**
 * Declares a job, by a name of `JobPayloads` and with a schema that reads its payload. It may run
 * more than once: its effects carry keys that make the second time harmless.
 */
export function job<Name extends JobName, Payload extends z.ZodObject>(
  {
    name,
    payload,
  }: {
    readonly name: Name;
    readonly payload: Queued<Name> extends z.input<Payload> ? Payload : never;
  },
  run: (context: JobContext<z.output<Payload>>) => Promise<void>,
): Job<Name> {
  return { name, payload, run };
}
