import { splitLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { openPreview } from '../pages/index.ts';
import type { SiteSettings } from './api-routes.ts';

/** The pages of one customer and their money, which nothing frames, not even our own office. */
const NEVER_FRAMED = /^\/(account|cart|checkout)(\/|$)/;

/**
 * Returns the origin that may frame a page: that of the back-office, for a preview with a token
 * that opens a draft of this very site now. Null for every other page.
 */
export function previewFrame(
  url: URL,
  { settings, organiser }: { readonly settings: SiteSettings; readonly organiser: Organiser },
): string | null {
  if (url.searchParams.get('preview') !== 'true') return null;
  const token = url.searchParams.get('draft');
  if (token === null || NEVER_FRAMED.test(splitLanguage(url.pathname).path)) return null;
  const { vault, clock, officeOrigin } = settings.platform;
  const preview = openPreview(vault, { token, organiser_id: organiser.id, now: clock() });
  return preview === null ? null : officeOrigin();
}
