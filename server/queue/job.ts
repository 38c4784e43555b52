import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import type { z } from 'zod';
import type { RunInTenant } from '../events/run-in-tenant.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Outside } from '../outside/outside.ts';

/** What a job may use. `inTenant` opens a transaction of the organiser that the job is for; effects outside happen between them. */
export interface JobContext<Payload> {
  readonly payload: Payload;
  readonly now: Instant;
  readonly organiser: Organiser;
  /** The address of the organiser's site, for links in e-mails. */
  readonly origin: string;
  /** The address of a public site from its host name, without path. */
  readonly originOf: (hostname: string) => string;
  readonly outside: Outside;
  readonly writeMail: WriteMail;
  readonly inTenant: RunInTenant;
  /** When this try fails too, the job is not tried again. */
  readonly last_try: boolean;
}

export interface Job {
  readonly name: string;
  readonly payload: z.ZodObject;
  readonly run: (context: never) => Promise<void>;
}

/** Declares a job. It may run more than once: its effects carry keys that make the second time harmless. */
export function job<Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  run: (context: JobContext<z.output<Payload>>) => Promise<void>,
): Job {
  return { name, payload, run };
}
