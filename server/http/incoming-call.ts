import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { SharedReads } from './shared-reads.ts';

/** One call, as it came in over HTTP or from a page being rendered. */
export interface IncomingCall {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly origin: string;
  readonly address: string;
  readonly token: string | null;
  /** What the browser says of itself; empty for nothing. */
  readonly user_agent: string;
  /** The token of the device, which outlives its sessions; null for one that was never signed in on. */
  readonly device: string | null;
  readonly idempotency_key: string | null;
  readonly request: Readonly<Record<string, unknown>>;
  /** The transaction of the page that a GET is read for; without it a call has its own. */
  readonly reads?: SharedReads;
}
