import type { OwnBlockFacts } from '../pieces/own-block.tsx';

/**
 * An e-mail from staff to many families. `profile` is where news is switched off, null when the
 * e-mail is not news.
 */
export interface MailingFacts {
  readonly subject: string;
  readonly blocks: readonly OwnBlockFacts[];
  readonly profile: string | null;
}
