import type { Hono } from 'hono';
import { drawLogo, drawPicture, isMotif } from '@ribambelle/pictures/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { hostnameOf, type SiteSettings } from './api-routes.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Pictures that people see: uploaded ones by their cuid, drawn ones by motif and seed. Never run as code. */
export function addPublicFiles(app: Hono, settings: SiteSettings): void {
  app.get('/pictures/:motif/:seed', async (c) => {
    const seed = c.req.param('seed').replace(/\.svg$/, '');
    const motif = c.req.param('motif');
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    const accent = c.req.query('accent') ?? organiser?.accent_color.slice(1) ?? 'e67e22';
    if (!/^[\w-]{1,64}$/.test(seed) || !/^[0-9a-f]{6}$/.test(accent))
      return c.text('Not found', 404);
    if (motif === 'logo')
      return svg(drawLogo({ name: organiser?.name ?? seed, accent: `#${accent}` }));
    if (!isMotif(motif)) return c.text('Not found', 404);
    return svg(drawPicture({ motif, seed, accent: `#${accent}` }));
  });
  app.get('/files/:file', async (c) => {
    const cuid = c.req.param('file').replace(/\.\w+$/, '');
    if (!/^[a-z0-9]{1,64}$/.test(cuid)) return c.text('Not found', 404);
    const organiser_id = await organiserOfFile(c.req.header('cookie') ?? '', {
      hostname: hostnameOf(c),
      settings,
    });
    const file = await inTransaction(
      settings.platform.pool,
      { organiser_id, readonly: true },
      (db) =>
        db
          .selectFrom('files')
          .select(['data', 'content_type'])
          .where('cuid', '=', cuid)
          .executeTakeFirst(),
    );
    if (file === undefined) return c.text('Not found', 404);
    return new Response(new Uint8Array(file.data), {
      headers: {
        'content-type': file.content_type,
        'cache-control': FOR_GOOD,
        'content-security-policy': "default-src 'none'",
      },
    });
  });
}

async function organiserOfFile(
  cookies: string,
  input: { hostname: string; settings: SiteSettings },
): Promise<number | null> {
  const { directory, site } = input.settings;
  if (site === 'storefront') return (await directory.organiserOfHost(input.hostname))?.id ?? null;
  const token = /ribambelle_office=([\w-]+)/.exec(cookies)?.[1] ?? null;
  return (await directory.organiserOfSession(token))?.id ?? null;
}

function svg(text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': FOR_GOOD,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
