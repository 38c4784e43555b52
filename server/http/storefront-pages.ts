import type { Context as HonoContext, Hono } from 'hono';
import type { Organiser } from '../organisers/organiser.ts';
import { callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';
import { addAssets } from './assets.ts';
import { callInProcess } from './call-in-process.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './pages.ts';
import { shareReads } from './shared-reads.ts';
import { createShellMemory, type ShellMemory } from './shell-memory.ts';
import { mainOrigin } from './main-origin.ts';
import { packable, type Packable, packedResponse } from './packable.ts';
import { readTogether, type Together } from '../lists/together.ts';
import { previewFrame } from './preview-frame.ts';
import { securityHeaders } from './security-headers.ts';

/** Serves every address that is neither a file nor a call as a page of the organiser's website. */
export function addStorefrontPages(
  app: Hono,
  input: { settings: SiteSettings; renderer: PageRenderer; cache: PageCache },
): void {
  addAssets(app, input.renderer.assets);
  const memory = createShellMemory({
    version: () => input.cache.version(),
    millis: () => Date.parse(input.settings.platform.clock()),
  });
  const drawings = readTogether<DrawnPage>();
  app.get('*', async (c) => {
    const organiser = await input.settings.directory.organiserOfHost(hostnameOf(c));
    // an unknown host learns nothing, not even the platform's owner (R22)
    if (organiser === null) return c.text('Not found', 404);
    return page(c, { ...input, organiser, memory, drawings });
  });
}

interface PageToDraw {
  readonly settings: SiteSettings;
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly organiser: Organiser;
  readonly memory: ShellMemory;
  readonly drawings: Together<DrawnPage>;
}

async function page(c: HonoContext, input: PageToDraw): Promise<Response> {
  const { organiser, settings } = input;
  const { secure } = callerOf(c, settings);
  const url = new URL(c.req.url);
  // a page states its address at the main name of the site, whoever requests it and how
  const origin = await mainOrigin(settings, { organiser, origin: callerOf(c, settings).origin });
  const accept_language = c.req.header('accept-language') ?? '';
  const key = `${origin} ${url.pathname}${url.search} ${accept_language}`;
  const framed_by = previewFrame(url, input);
  const pageAnswer = await input.drawings.read(key, () =>
    drawPage(input, { url, origin, accept_language, back_office_origin: framed_by }),
  );
  const { answer, version } = pageAnswer;
  // `//host` would lead away; a path of ours begins with one slash
  if (answer.redirect !== null)
    return c.redirect(answer.redirect.replace(/^[/\\]+/, '/'), answer.status === 301 ? 301 : 302);
  const headers = {
    ...securityHeaders({
      site: 'storefront',
      secure,
      hsts_seconds: settings.hsts_seconds,
      framed_by,
    }),
    'content-type': 'text/html; charset=utf-8',
    'content-language': answer.language,
    ...(framed_by === null
      ? { 'cache-control': 'no-cache' }
      : { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  };
  if (answer.keep && version === input.cache.version() && !pageAnswer.kept) {
    pageAnswer.kept = true;
    input.cache.keep(
      { secure, address: `${url.host} ${url.pathname}${url.search}` },
      { organiser_id: organiser.id, status: answer.status, headers, text: pageAnswer.text },
    );
  }
  c.set('secured', true);
  const { status } = answer;
  return packedResponse(pageAnswer.text, {
    accepted: c.req.header('accept-encoding'),
    headers,
    status,
  });
}

/** A drawn page, with the version that it was drawn from, and whether the cache has it. */
interface DrawnPage {
  readonly answer: Omit<Awaited<ReturnType<PageRenderer['render']>>, 'html'>;
  /** Its text, encoded and packed once for all who share it. */
  readonly text: Packable;
  readonly version: number;
  kept: boolean;
}

/**
 * Draws a page once for all simultaneous requests: at nine o'clock, or when everybody's page was
 * just forgotten.
 */
async function drawPage(
  input: PageToDraw,
  request: {
    url: URL;
    origin: string;
    accept_language: string;
    back_office_origin: string | null;
  },
): Promise<DrawnPage> {
  const { organiser, settings, memory } = input;
  const { url, origin, accept_language, back_office_origin } = request;
  const version = input.cache.version();
  const reads = shareReads(settings.platform.pool, organiser.id);
  const rendering = input.renderer.render({
    path: url.pathname,
    search: url.search,
    origin,
    accept_language,
    back_office_origin,
    organiser: {
      ...organiser,
      language: organiser.language,
    },
    call: (language) =>
      callInProcess(settings.platform, {
        organiser,
        origin,
        language,
        memory,
        reads,
      }),
  });
  const { html, ...answer } = await rendering.finally(() => reads.end());
  // the text is not kept with its bytes: memory that survives a collection is scanned again at the
  // next ones
  return { answer, text: packable(html), version, kept: false };
}
