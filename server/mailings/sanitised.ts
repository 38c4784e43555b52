import { sanitisedBlocks } from '../mail-templates/index.ts';
import type { MailingValues } from './mailing-store.ts';

/** Returns the values of a form with its rich texts sanitised. */
export function sanitised({ purpose, subject, content, recipients }: MailingValues): MailingValues {
  return { purpose, subject, content: sanitisedBlocks(content), recipients };
}
