import { z } from 'zod';
import { refuse } from '../refusal.ts';
import type { Vault } from '../vault/vault.ts';

const ABOUT = 'stop link of a weekly report';
const recipient = z.object({
  organiser_id: z.int(),
  report_schedule_id: z.int(),
  collaborator_id: z.int(),
});

/** The recipient of a stop link, and the weekly report. */
export type StoppedRecipient = z.infer<typeof recipient>;

/** Returns the content of a stop link, sealed so that nobody can forge one for another person. */
export function stopToken(vault: Vault, of: StoppedRecipient): string {
  return vault.seal(JSON.stringify(of), ABOUT);
}

/** Reads a stop link. Refuses REPORT_STOP_INVALID for anything that we did not write. */
export function readStopToken(vault: Vault, token: string): StoppedRecipient {
  const content = vault.open(token, ABOUT);
  return content === null ? refuse('REPORT_STOP_INVALID') : recipient.parse(JSON.parse(content));
}
