import { decideAnnouncementTimes } from '@ribambelle/domain/website/announcement-times.ts';
import { decideColours } from '@ribambelle/domain/website/readable-colours.ts';
import { refuse } from '../refusal.ts';
import type { SiteChange, SiteContent } from './site-content.ts';

/**
 * Returns parts of a site as they are kept. Refuses COLOURS_TOO_CLOSE, and ENDS_BEFORE_START for an
 * announcement that would never show, at their fields.
 */
export function checkedSite(given: SiteChange): SiteChange {
  refuseColours(given.colours);
  return { ...given, announcement: inItsTime(given.announcement) };
}

function inItsTime(
  announcement: SiteContent['announcement'] | undefined,
): SiteContent['announcement'] | undefined {
  if (!announcement) return announcement;
  const { from, until } = announcement;
  const decided = decideAnnouncementTimes({ from, until });
  if (!decided.ok) return refuse(decided.refused, { 'announcement.until': decided.refused });
  return { ...announcement, ...decided.value };
}

function refuseColours(colours: SiteContent['colours'] | undefined): void {
  if (!colours) return;
  const decided = decideColours(colours);
  if (!decided.ok) refuse(decided.refused, { 'colours.text_color': decided.refused });
}
