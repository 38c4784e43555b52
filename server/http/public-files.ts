import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { MAIL_PICTURE_WIDTH, PICTURE_WIDTHS } from '@ribambelle/domain/website/picture-widths.ts';
import type { Context as HonoContext, Hono } from 'hono';
import { drawLogo, drawPicture, isMotif } from '@ribambelle/pictures/index.ts';
import { type Db, inTransaction } from '../database/transaction.ts';
import { findFile, readInWidth } from '../files/index.ts';
import { findCollaboratorOfSession } from '../sessions/session-store.ts';
import { packable, packedResponse } from './packable.ts';
import { cookieName, readCookie } from './cookies.ts';
import { callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';

/** The permissions that show pictures somewhere in the back-office. */
const SEE_PICTURES: readonly Permission[] = [
  'activities.read',
  'activities.create',
  'activities.update',
  'organiser-account.read',
  'organiser-account.update',
  'websites.read',
  'websites.update',
  'website-pages.read',
  'blog-articles.read',
  'notification-templates.read',
  'customer-notifications.read',
];
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves pictures: uploaded ones by their cuid, drawn ones by motif and seed. They never run as
 * code.
 */
export function addPublicFiles(app: Hono, settings: SiteSettings): void {
  app.get('/pictures/:motif/:seed', async (c) => {
    const seed = c.req.param('seed').replace(/\.svg$/, '');
    const motif = c.req.param('motif');
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    const accent = c.req.query('accent') ?? organiser?.accent_color.slice(1) ?? 'e67e22';
    if (!/^[\w-]{1,64}$/.test(seed) || !/^[0-9a-f]{6}$/.test(accent))
      return c.text('Not found', 404);
    if (motif === 'logo')
      return svg(c, drawLogo({ name: organiser?.name ?? seed, accent: `#${accent}` }));
    if (!isMotif(motif)) return c.text('Not found', 404);
    return svg(c, drawPicture({ motif, seed, accent: `#${accent}` }));
  });
  app.get('/files/:file', async (c) => {
    const cuid = c.req.param('file').replace(/\.\w+$/, '');
    if (!/^[a-z0-9]{1,64}$/.test(cuid)) return c.text('Not found', 404);
    const reader = await readerHere(c, settings);
    const file = await reader?.run((db) => findFile(db, cuid), { readonly: true });
    return answerFile(c, file);
  });
  app.get('/files/:file{[a-z0-9]{1,64}}/:width{[0-9]{3,4}}', async (c) => {
    const width = PICTURE_WIDTHS.find((each) => String(each) === c.req.param('width'));
    const reader = width === undefined ? null : await readerHere(c, settings);
    if (width === undefined || reader === null) return c.text('Not found', 404);
    const { organiser_id, run } = reader;
    const picture = { organiser_id, cuid: c.req.param('file'), width };
    return answerFile(c, await readInWidth(picture, run));
  });
  app.get('/files/:file{[a-z0-9]{1,64}}/mail.jpg', async (c) => {
    const reader = await readerHere(c, settings);
    if (reader === null) return c.text('Not found', 404);
    const { organiser_id, run } = reader;
    const width = MAIL_PICTURE_WIDTH;
    const picture = { organiser_id, cuid: c.req.param('file'), width } as const;
    const answer = answerFile(c, await readInWidth(picture, run));
    // an e-mail is read on the site of the mail program
    answer.headers.set('cross-origin-resource-policy', 'cross-origin');
    return answer;
  });
}

function answerFile(
  c: HonoContext,
  file: { readonly data: Buffer; readonly content_type: string } | null | undefined,
): Response {
  if (file === null || file === undefined) return c.text('Not found', 404);
  return new Response(new Uint8Array(file.data), {
    headers: {
      'content-type': file.content_type,
      'cache-control': FOR_GOOD,
      'content-security-policy': "default-src 'none'",
    },
  });
}

/** A reader of an organiser's files. */
interface FileReader {
  readonly organiser_id: number;
  readonly run: <Result>(
    run: (db: Db) => Promise<Result>,
    more: { readonly readonly: boolean },
  ) => Promise<Result>;
}

/**
 * Returns a reader of the files that the caller may see: on a public site its organiser's, in the
 * back-office with a right to a record with pictures; else null.
 */
async function readerHere(c: HonoContext, settings: SiteSettings): Promise<FileReader | null> {
  const { directory, platform, site } = settings;
  const readerOf = ({ id: organiser_id }: { readonly id: number }): FileReader => ({
    organiser_id,
    run: (run, { readonly }) => inTransaction({ pool: platform.pool, organiser_id, readonly }, run),
  });
  if (site === 'storefront') {
    const organiser = await directory.organiserOfHost(hostnameOf(c));
    return organiser === null ? null : readerOf(organiser);
  }
  const { secure } = callerOf(c, settings);
  const token = readCookie(c.req.raw.headers, cookieName(site, secure));
  const organiser = await directory.organiserOfSession(token);
  if (organiser === null || token === null) return null;
  const reader = readerOf(organiser);
  const now = platform.clock();
  const collaborator = await reader.run(
    (db) => findCollaboratorOfSession(db, { token, organiser, now }),
    { readonly: true },
  );
  const permissions = collaborator?.pending === null ? collaborator.permissions : [];
  return SEE_PICTURES.some((permission) => permissions.includes(permission)) ? reader : null;
}

function svg(c: HonoContext, text: string): Promise<Response> {
  return packedResponse(packable(text), {
    accepted: c.req.header('accept-encoding'),
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': FOR_GOOD,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
