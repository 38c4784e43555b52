import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import type { Vault } from '../vault/vault.ts';

const MINUTES = 60;

/**
 * The part of a site that is previewed before it is public: the home page, or a draft of parts of
 * every page (`site`).
 */
export interface Preview {
  /** The cuid of the draft; null for the home page. */
  readonly site: string | null;
}

/**
 * Returns the token that opens a draft of an organiser's site for an hour, to anyone who has it. It
 * is not stored.
 */
export function previewToken(
  vault: Vault,
  { organiser_id, now, site }: { organiser_id: number; now: Instant; site: string | null },
): string {
  const until = addMinutes(now, MINUTES);
  return vault.seal(site === null ? until : `${until} ${site}`, about(organiser_id));
}

/** Returns the preview of this organiser's site that a token opens now; null for none. */
export function openPreview(
  vault: Vault,
  input: { token: string; organiser_id: number; now: Instant },
): Preview | null {
  const content = vault.open(input.token, about(input.organiser_id));
  if (content === null) return null;
  const [until = '', site = null] = content.split(' ');
  return Date.parse(input.now) < Date.parse(until) ? { site } : null;
}

const about = (organiser_id: number): string => `preview of the site of ${organiser_id}`;
