import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { SharedReads } from './shared-reads.ts';

/** One call, from HTTP or from a page being rendered. */
export interface IncomingCall {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly origin: string;
  readonly address: string;
  readonly token: string | null;
  /** The User-Agent of the browser; empty for none. */
  readonly user_agent: string;
  /**
   * The token of the device, which outlives its sessions; null for a device where nobody signed in.
   */
  readonly device: string | null;
  readonly idempotency_key: string | null;
  readonly request: Readonly<Record<string, unknown>>;
  /** The transaction of the page that a GET is read for; without it a call has its own. */
  readonly reads?: SharedReads;
}
