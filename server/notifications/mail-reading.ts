import type { Organiser } from '../organisers/organiser.ts';
import type { Reader } from './notification-views.ts';

/** For whom an e-mail is read, and from which site. */
export interface MailReading {
  readonly reader: Reader;
  readonly organiser: Organiser;
  /** The address of the organiser's site. */
  readonly origin: string;
  readonly now: string;
}
