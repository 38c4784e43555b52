import { z } from 'zod';
import { refuse } from '../refusal.ts';
import type { Vault } from '../vault/vault.ts';

const ABOUT = 'stop link of a weekly report';
const recipient = z.object({
  organiser_id: z.int(),
  report_schedule_id: z.int(),
  collaborator_id: z.int(),
});

/** Whom a stop link was written to, of which weekly report. */
export type StoppedRecipient = z.infer<typeof recipient>;

/** What a stop link says: sealed, so that nobody can write one for somebody else. */
export function stopToken(vault: Vault, of: StoppedRecipient): string {
  return vault.seal(JSON.stringify(of), ABOUT);
}

/** Reads a stop link. Refuses REPORT_STOP_INVALID for anything that we did not write. */
export function readStopToken(vault: Vault, token: string): StoppedRecipient {
  const opened = vault.open(token, ABOUT);
  return opened === null ? refuse('REPORT_STOP_INVALID') : recipient.parse(JSON.parse(opened));
}
