import { replaceFile as endpoint } from '@ribambelle/api/files/replace-file.ts';
import type { PICTURE_PLACES } from '@ribambelle/api/files/shapes.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { keptFocalPoint } from '@ribambelle/domain/website/kept-focal-point.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action, type ActionContext } from '../action.ts';
import { lockArticles, replaceInArticleDrafts } from '../articles/index.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { replaceInTemplates } from '../mail-templates/replace-in-templates.ts';
import { replaceInDefinitions } from '../notification-definitions/replace-in-definitions.ts';
import { lockPages, replaceInPages } from '../pages/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { replaceInSavedSections } from '../saved-sections/replace-in-saved-sections.ts';
import { replaceInSite } from '../website/replace-in-site.ts';
import { lockLibraryPicture, saveDeletion, saveLibraryPicture } from './library-store.ts';
import { findLibraryPicture, type LibraryRow } from './library-views.ts';
import { loadPictureUses } from './picture-use-views.ts';
import { presentPicture } from './present-picture.ts';
import { replaceInCatalogue } from './replace-in-catalogue.ts';
import { replaceLogo } from './replacement-store.ts';

type Place = (typeof PICTURE_PLACES)[number];

/** The right to change each place; null where the picture stays. */
const RIGHTS: { readonly [Of in Place]: Permission | null } = {
  activities: 'activities.update',
  bundles: 'bundles.update',
  memberships: 'memberships.update',
  resources: 'resources.update',
  vouchers: 'vouchers.update',
  articles: 'blog-articles.update',
  article_drafts: 'blog-articles.update',
  pages: 'website-pages.update',
  page_drafts: 'website-pages.update',
  saved_sections: 'website-pages.update',
  site: 'websites.update',
  logo: 'organiser-account.update',
  icon: null,
  mailings: null,
  notification_definitions: 'notification-templates.update',
  mail_templates: 'notification-templates.update',
};

/** Puts another picture in all places of one, and takes that one out of the library. */
export const replaceFile = action(endpoint, async (context) => {
  const { db, request, language, collaborator, now } = context;
  if (request.picture === request.replacement)
    refuse('SAME_PICTURE', { replacement: 'SAME_PICTURE' });
  // no page or article can begin to show the old one meanwhile
  await lockPages(db);
  await lockArticles(db);
  const { from, to } = await lockBoth(context);
  const uses = (await loadPictureUses(db, from.cuid)).map(({ of }) => of);
  const places = uses.filter((of) => RIGHTS[of] !== null);
  for (const right of new Set(places.map((of) => RIGHTS[of])))
    if (right !== null && !collaborator.permissions.includes(right)) refuse('NOT_PERMITTED');
  await describe(context, { from, to });
  const { alt, decoration } = request;
  const replacement = { from: from.cuid, to: to.cuid, alt: decoration ? null : alt };
  await replaceInPages(context, replacement);
  await replaceInSavedSections(context, replacement);
  await replaceInTemplates(context, replacement);
  await replaceInDefinitions(context, replacement);
  await replaceInArticleDrafts(context, replacement);
  await replaceInCatalogue(context, { from, to, places });
  if (places.includes('site')) await replaceInSite(context, replacement);
  if (places.includes('logo')) await replaceLogo(db, { from: from.id, to: to.id });
  await saveDeletion(db, { id: from.id, deleted_at: now });
  await logAct(context, {
    act: 'website-pages.delete',
    noun: 'files',
    record: from,
    summary: from.name,
    changes: {
      replaced_by: { from: null, to: to.name },
      used_on: { from: places.length, to: 0 },
    },
  });
  const count = places.length;
  const message = textsFor(language)['office-library'].replaced(count);
  const shown = orRefuse(await findLibraryPicture(db, to.cuid), 'REPLACEMENT_NOT_FOUND');
  return { ...presentPicture(shown), count, message };
});

/**
 * Locks both pictures, in id order. Refuses those that are not in the library, and one of an older
 * version.
 */
async function lockBoth({ db, request }: ActionContext<typeof endpoint>) {
  const { picture, replacement, version } = request;
  const rows = new Map<string, LibraryRow>();
  for (const cuid of [picture, replacement].toSorted()) {
    const row = await lockLibraryPicture(db, cuid);
    if (row !== undefined) rows.set(cuid, row);
  }
  const from = orRefuse(rows.get(picture), 'PICTURE_NOT_FOUND');
  // before anything else: somebody may just have replaced it
  await requireVersion(db, { record: from, read: version });
  if (from.deleted_at !== null) refuse('PICTURE_NOT_FOUND');
  const to = rows.get(replacement);
  if (to === undefined || to.deleted_at !== null)
    return refuse('REPLACEMENT_NOT_FOUND', { replacement: 'REPLACEMENT_NOT_FOUND' });
  return { from, to };
}

/** Saves the words of the new picture and the point that stays in sight. */
async function describe(
  context: ActionContext<typeof endpoint>,
  { from, to }: { readonly from: LibraryRow; readonly to: LibraryRow },
): Promise<void> {
  const { db, request, organiser } = context;
  const { alt, decoration } = request;
  if (!decoration && organiser.languages.some((language) => alt[language] === ''))
    refuse('PICTURE_WITHOUT_ALT', { alt: 'PICTURE_WITHOUT_ALT' });
  const kept = keptFocalPoint(from, to);
  const { focal_x = kept.focal_x, focal_y = kept.focal_y } = request;
  const { name } = to;
  const values = { name, alt, decoration, focal_x, focal_y };
  await saveLibraryPicture(db, { id: to.id, values });
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'files',
    record: to,
    summary: name,
    before: {
      alt: bilingualOf(to.alt),
      decoration: to.decoration,
      focal_x: to.focal_x,
      focal_y: to.focal_y,
    },
    after: { alt, decoration, focal_x, focal_y },
  });
}
