import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import type { Vault } from '../vault/vault.ts';

const MINUTES = 60;

/**
 * The part of a site that is previewed before it is public: the drafts of all pages, or a draft of
 * parts of every page, by its cuid.
 */
export type Previewed = 'pages' | { readonly site: string };

/**
 * Returns the token that opens a draft of an organiser's site for an hour, to anyone who has it. It
 * is not stored.
 */
export function previewToken(
  vault: Vault,
  { organiser_id, now, shows }: { organiser_id: number; now: Instant; shows: Previewed },
): string {
  const until = addMinutes(now, MINUTES);
  const what = typeof shows === 'string' ? shows : `site ${shows.site}`;
  return vault.seal(`${until} ${what}`, about(organiser_id));
}

/** Returns the part of this organiser's site that a token opens now; null for none. */
export function openPreview(
  vault: Vault,
  input: { token: string; organiser_id: number; now: Instant },
): Previewed | null {
  const content = vault.open(input.token, about(input.organiser_id));
  if (content === null) return null;
  const [until = '', what, site = ''] = content.split(' ');
  if (Date.parse(input.now) >= Date.parse(until)) return null;
  return what === 'site' ? { site } : what === 'pages' ? 'pages' : null;
}

const about = (organiser_id: number): string => `preview of the site of ${organiser_id}`;
