import { atOnce } from '../database/statements.ts';
import { getWebsite as endpoint } from '@ribambelle/api/website/get-website.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { DEFAULT_AGE_FORMATS } from '@ribambelle/domain/organisers/ages.ts';
import { defaultShell } from '@ribambelle/domain/website/default-shell.ts';
import { isLanguage } from '@ribambelle/domain/base/languages.ts';
import { action, type ActionContext } from '../action.ts';
import { deliversMails } from '../mails/index.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import { loadPicture, loadWebsite } from './website-views.ts';
import { contactColumn } from './contact-column.ts';
import { orRefuse } from '../refusal.ts';
import { contactOf } from './contact-of.ts';
import { localise } from '@ribambelle/domain/website/localise.ts';
import { isDefaultLook } from '@ribambelle/domain/website/themes.ts';
import { columnsOf, draftedParts, type SiteChange, type SiteRow, themeOf } from './site-content.ts';
import { findSiteDraft } from './site-draft-store.ts';
import { openPreview } from '../pages/index.ts';
import { shownCss } from './own-css.ts';
import { readShell } from './read-shell.ts';

/** The content of a website, with its own styles. */
type WebsiteRow = SiteRow & { readonly css: string | null };

/**
 * Answers the organiser with header, footer and top bar; parts that it did not configure are taken
 * from the default shell (1 §3.1, §9.1).
 */
export const getWebsite = action(endpoint, async (context) => {
  const { db, organiser, outside, language } = context;
  const [row, hostname] = await atOnce(
    () => loadWebsite(db),
    () => findHostname(db),
  );
  const draft = await draftOf(context, row);
  const site = draft ?? row;
  const fallback = organiser.language;
  const theme = themeOf(site);
  const contact = contactOf({ contact: site?.contact, topbar: site?.topbar }, organiser);
  const shell = defaultShell({ email: organiser.email, phone: writtenPhone(organiser.phone) });
  const input = (part: 'header' | 'footer' | 'topbar') =>
    localise({ ...shell[part], ...objectOf(site?.[part]) }, { language, fallback });
  const file =
    organiser.logo_file_id === null ? undefined : await loadPicture(db, organiser.logo_file_id);
  const favicon_file_id = row?.favicon_file_id ?? null;
  const icon = favicon_file_id === null ? undefined : await loadPicture(db, favicon_file_id);
  const languages = organiser.languages.filter(isLanguage);
  const column = contactColumn(contact, { organiser, language });
  const shellRead = readShell({
    header: input('header'),
    footer: input('footer'),
    topbar: input('topbar'),
  });
  return {
    organiser: {
      cuid: organiser.cuid,
      name: organiser.name,
      currency: organiser.currency,
      timezone: organiser.timezone,
      accent_color: draft?.accent_color ?? organiser.accent_color,
      language: fallback,
      languages: languages.length === 0 ? [fallback] : languages,
      logo: file === undefined ? `/pictures/logo/${organiser.cuid}.svg` : `/files/${file.cuid}`,
      ...(icon !== undefined && { favicon: `/files/${icon.cuid}` }),
      settings: {
        timezone: organiser.timezone,
        currency: organiser.currency,
        online_payments_activated: organiser.online_payments_activated,
        test_mode: organiser.payment_mode === 'TEST',
        mails_delivered: deliversMails(organiser, outside),
        terms_version: organiser.terms_version,
        formats: { ages: [...DEFAULT_AGE_FORMATS] },
      },
    },
    hostname: hostname ?? '',
    ...shellRead,
    footer: {
      ...shellRead.footer,
      columns: [...shellRead.footer.columns, ...(column === null ? [] : [column])],
    },
    ...(isDefaultLook(theme) ? {} : { theme }),
    css: site?.css ?? '',
  };
});

/**
 * Returns the site with a collaborator's draft, while the preview link is still valid; null when
 * the public site is wanted. Refuses PREVIEW_OVER.
 */
async function draftOf(
  { db, request, organiser, vault, now }: ActionContext<typeof endpoint>,
  row: WebsiteRow | undefined,
): Promise<(WebsiteRow & { readonly accent_color: string | undefined }) | null> {
  const { draft: token } = request;
  if (token === undefined) return null;
  const organiser_id = organiser.id;
  const shows = orRefuse(openPreview(vault, { token, organiser_id, now }), 'PREVIEW_OVER');
  if (typeof shows === 'string') return null;
  const parts = draftedParts(orRefuse(await findSiteDraft(db, shows.site), 'PREVIEW_OVER'));
  return {
    css: parts.css === undefined ? (row?.css ?? '') : await shownCss(parts.css),
    accent_color: parts.accent_color,
    ...columnsOf(row, shownAtOnce(parts)),
  };
}

/** Shows a later announcement now, in a preview. */
function shownAtOnce({ announcement, ...parts }: SiteChange): SiteChange {
  if (!announcement) return { ...parts, announcement };
  return { ...parts, announcement: { ...announcement, from: null, until: null } };
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
