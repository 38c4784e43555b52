import type { Call } from '@ribambelle/api/client.ts';
import { type Language, splitLanguage, withLanguage } from '@ribambelle/domain/base/languages.ts';
import { plainPath } from '@ribambelle/domain/website/pathnames.ts';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { type KeepMarkup, KeepMarkupProvider } from '@ribambelle/ui/data/kept.tsx';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { addressOf, assetsOf, type Manifest, STYLE } from './document/assets.ts';
import { documentOf } from './document/document.ts';
import { buildWithStyles } from './document/own-styles.ts';
import { keepMarkup } from './kept-markup.ts';
import { type Visit, type LoadedState, loadPage } from './load-page.ts';
import { loadParts } from './load-parts.ts';
import { sourcesOf } from './sources-of.ts';
import { withTags } from './preview/tag.tsx';
import { elsewhereOf, routes } from './routes.ts';

interface PageRequest {
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly organiser: { readonly language: Language };
  /** The origin of the office that may frame this page; null or left out outside previews. */
  readonly back_office_origin?: string | null;
  readonly call: (language: Language) => Call;
}

interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly redirect: string | null;
  readonly language: Language;
  readonly keep: boolean;
}

interface PageRenderer {
  readonly assets: string;
  render(request: PageRequest): Promise<PageAnswer>;
  /**
   * Reads a page once, and returns a function that renders all of it as often as needed: the
   * benchmark's reference for whole pages.
   */
  drawing(request: PageRequest): Promise<() => string>;
}

const ENTRY = 'client.tsx';
const STARTER = 'start-when-painted.ts';
/** Queries that many visitors share; a page with any other is rendered for its reader alone. */
const KEPT_QUERIES: ReadonlySet<string> = new Set([
  'page_number',
  'page_size',
  'category',
  'location',
]);

/** The operator's settings of the pages. */
export interface PageSettings {
  /** The address of the provider's legal pages (1 §2.4). */
  readonly provider_site: string;
  /** Shows the gallery of elements, for development. */
  readonly gallery: boolean;
}

/**
 * Renders pages from the built files in `assets` (1 §2.2): everything is read first, then rendered
 * in one go.
 */
export async function createRenderer(
  assets: string,
  settings: Partial<PageSettings> = {},
): Promise<PageRenderer> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(assets, '.vite/manifest.json'), 'utf8'),
  );
  const entry = addressOf(manifest, ENTRY) ?? '';
  const starter = addressOf(manifest, STARTER);
  const build = { manifest, entry, starter, keep: keepMarkup(), ...settings };
  return {
    assets,
    render: (request) => render(request, build),
    drawing: async (request) => {
      const { language, path } = whereOf(request);
      return drawing(await loadPage(visitOf(request, { language, path, build })), {
        request,
        keep: null,
      });
    },
  };
}

interface Build extends Partial<PageSettings> {
  readonly manifest: Manifest;
  readonly entry: string;
  /**
   * The script that loads the entry when the page is painted; without it the page loads the entry
   * at once.
   */
  readonly starter?: string | null;
  /** The cache of the HTML of repeated renderings; without it everything is rendered each time. */
  readonly keep?: KeepMarkup;
}

const PROVIDER_SITE = 'https://ribambelle.example';

/** Renders one page as HTML, or returns a redirect. */
export async function render(request: PageRequest, build: Build): Promise<PageAnswer> {
  const { written, language, path } = whereOf(request);
  const elsewhere = elsewhereOf(path) ?? (path === written ? null : path);
  if (elsewhere !== null)
    return redirectTo(`${withLanguage(elsewhere, language)}${request.search}`, language);
  const loaded_page = await loadPage(visitOf(request, { language, path, build }));
  const { redirect_path } = loaded_page.head;
  if (redirect_path !== undefined && redirect_path !== null)
    return redirectTo(`${withLanguage(redirect_path, language)}${request.search}`, language);
  const body = (await drawing(loaded_page, { request, keep: build.keep ?? null }))();
  const { head, description, state } = loaded_page;
  const pageAssets = assetsOf(build.manifest, [ENTRY, ...sourcesOf(state)]);
  const html = documentOf({
    state: { ...state, build: buildWithStyles(state) },
    body,
    head,
    description,
    origin: request.origin,
    search: request.search,
    found: loaded_page.status === 200,
    assets: pageAssets,
    entry: build.entry,
    starter: build.starter ?? null,
  });
  const keep =
    loaded_page.status === 200 &&
    [...new URLSearchParams(request.search).keys()].every((name) => KEPT_QUERIES.has(name));
  return { status: loaded_page.status, html, redirect: null, language, keep };
}

/**
 * Returns the language and the path of a requested page, as it is plainly written: what depends on
 * a path (own styles, frames, search engines) depends on one spelling of it. `written` is the path
 * as it was requested.
 */
function whereOf(request: PageRequest) {
  const { language, path } = splitLanguage(plainPath(request.path));
  return {
    written: splitLanguage(request.path).path,
    language: language ?? request.organiser.language,
    path,
  };
}

function visitOf(
  request: PageRequest,
  { language, path, build }: { language: Language; path: string; build: Build },
): Visit {
  const { provider_site = PROVIDER_SITE, gallery = false } = build;
  return {
    call: request.call(language),
    path,
    search: request.search,
    language,
    // code and styles of one build
    build: `${build.entry} ${addressOf(build.manifest, STYLE) ?? ''}`,
    provider_site: provider_site.replace(/\/+$/, ''),
    gallery,
    back_office_origin: request.back_office_origin ?? null,
  };
}

/** Returns the function that renders a loaded page. */
async function drawing(
  loaded_page: LoadedState,
  { request, keep }: { readonly request: PageRequest; readonly keep: KeepMarkup | null },
): Promise<() => string> {
  const loaded_parts = await loadParts(loaded_page.state, async () => routes);
  const isPreview = new URLSearchParams(request.search).get('preview') === 'true';
  const page = isPreview ? withTags(loaded_parts) : loaded_parts;
  const { language, path, params } = loaded_page.state;
  const pageUrl = {
    ...pageUrlOf({ pathname: path, search: request.search, hash: '' }, language),
    path,
    language,
  };
  const nothing = () => {};
  const router = {
    pageUrl,
    params,
    hostname: new URL(request.origin).hostname,
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  return () =>
    renderToString(
      <KeepMarkupProvider value={keep}>
        <App
          page={page}
          router={router}
          call={request.call(language)}
          answers={loaded_page.answers}
          busy={false}
          retry={null}
        />
      </KeepMarkupProvider>,
    );
}

function redirectTo(redirect: string, language: Language): PageAnswer {
  return { status: 301, html: '', redirect, language, keep: false };
}
