import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Context as HonoContext, Hono } from 'hono';
import { drawLogo, drawPicture, isMotif } from '@ribambelle/pictures/index.ts';
import { type Db, inTransaction } from '../database/transaction.ts';
import { findFile } from '../files/index.ts';
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
    const file = await readFileHere(c, { settings, cuid });
    if (file === null) return c.text('Not found', 404);
    return new Response(new Uint8Array(file.data), {
      headers: {
        'content-type': file.content_type,
        'cache-control': FOR_GOOD,
        'content-security-policy': "default-src 'none'",
      },
    });
  });
}

/**
 * Returns a file that the caller may see: on a public site its organiser's, in the back-office with
 * a right to a record with pictures; else null.
 */
async function readFileHere(c: HonoContext, input: { settings: SiteSettings; cuid: string }) {
  const { settings, cuid } = input;
  const { directory, platform, site } = settings;
  const read = (organiser_id: number, may: (db: Db) => Promise<boolean>) =>
    inTransaction({ pool: platform.pool, organiser_id, readonly: true }, async (db) =>
      (await may(db)) ? findFile(db, cuid) : null,
    );
  if (site === 'storefront') {
    const organiser = await directory.organiserOfHost(hostnameOf(c));
    return organiser === null ? null : read(organiser.id, async () => true);
  }
  const { secure } = callerOf(c, settings);
  const token = readCookie(c.req.raw.headers, cookieName(site, secure));
  const organiser = await directory.organiserOfSession(token);
  if (organiser === null || token === null) return null;
  return read(organiser.id, async (db) => {
    const collaborator = await findCollaboratorOfSession(db, {
      token,
      organiser,
      now: platform.clock(),
    });
    const permissions = collaborator?.pending === null ? collaborator.permissions : [];
    return SEE_PICTURES.some((permission) => permissions.includes(permission));
  });
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
