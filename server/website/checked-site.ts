import { decideAnnouncementTimes } from '@ribambelle/domain/website/announcement-times.ts';
import { decideColours } from '@ribambelle/domain/website/readable-colours.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { Refusal, refuse } from '../refusal.ts';
import { ownCss } from './own-css.ts';
import type { SiteChange, SiteContent } from './site-content.ts';

/**
 * Returns parts of a site as they are kept. Refuses COLOURS_TOO_CLOSE, ENDS_BEFORE_START for an
 * announcement that would never show, and CSS that is broken, too long or not allowed, with line
 * and column, at their fields.
 */
export async function checkedSite(change: SiteChange, language: Language): Promise<SiteChange> {
  refuseColours(change.colours);
  if (change.css !== undefined) await refuseCss(change.css, language);
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

async function refuseCss(source: string, language: Language): Promise<void> {
  const result = await ownCss(source);
  if (result.ok) return;
  const { code, found, offset } = result.problem;
  const lines = source.slice(0, offset).split('\n');
  const details = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, found };
  const { css_refused } = textsFor(language)['office-styles'];
  throw new Refusal(code, {
    fields: { css: code },
    details,
    words: code === 'CSS_TOO_LONG' ? null : css_refused[code](details),
  });
}
