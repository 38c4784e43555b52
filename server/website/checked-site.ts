import { decideAnnouncementTimes } from '@ribambelle/domain/website/announcement-times.ts';
import { decideColours } from '@ribambelle/domain/website/readable-colours.ts';
import { refuse } from '../refusal.ts';
import type { SiteChange, SiteContent } from './site-content.ts';

/**
 * Returns parts of a site as they are kept. Refuses COLOURS_TOO_CLOSE, and ENDS_BEFORE_START for an
 * announcement that would never show, at their fields.
 */
export function checkedSite(change: SiteChange): SiteChange {
  refuseColours(change.colours);
  return { ...change, announcement: inItsTime(change.announcement) };
}

function inItsTime(
  announcement: SiteContent['announcement'] | undefined,
): SiteContent['announcement'] | undefined {
  if (!announcement) return announcement;
  const { from, until } = announcement;
  const decision = decideAnnouncementTimes({ from, until });
  if (!decision.ok) return refuse(decision.refused, { 'announcement.until': decision.refused });
  return { ...announcement, ...decision.value };
}

function refuseColours(colours: SiteContent['colours'] | undefined): void {
  if (!colours) return;
  const decision = decideColours(colours);
  if (!decision.ok) refuse(decision.refused, { 'colours.text_color': decision.refused });
}
