import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import type { Vault } from '../vault/vault.ts';

const MINUTES = 60;

/** What opens the drafts of an organiser's site for an hour, to whoever has it. Nothing of it is kept. */
export function previewToken(
  vault: Vault,
  { organiser_id, now }: { organiser_id: number; now: Instant },
): string {
  return vault.seal(addMinutes(now, MINUTES), about(organiser_id));
}

/** Whether a token opens the drafts of this organiser now. */
export function opensPreview(
  vault: Vault,
  input: { token: string; organiser_id: number; now: Instant },
): boolean {
  const until = vault.open(input.token, about(input.organiser_id));
  return until !== null && Date.parse(input.now) < Date.parse(until);
}

const about = (organiser_id: number): string => `preview of the site of ${organiser_id}`;
