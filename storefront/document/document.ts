import { HABITS, type Language, withLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Head } from '@ribambelle/elements/element.ts';
import type { PageState } from '../page-state.ts';
import type { PageAssets } from './assets.ts';
import { structuredData } from './structured-data.ts';
import { stylesOf, withoutStyles } from './own-styles.ts';
import { themeStyle } from './theme-style.ts';

export interface DocumentParts {
  readonly state: PageState;
  readonly body: string;
  readonly head: Head;
  readonly description: string;
  readonly origin: string;
  readonly search: string;
  readonly found: boolean;
  readonly assets: PageAssets;
  readonly entry: string;
  /** The script that loads the entry; null without one. */
  readonly starter: string | null;
}

/**
 * The order of the layers, declared before any style arrives, so that it does not depend on which
 * file comes first.
 */
const LAYERS = '@layer reset, tokens, base, ui, elements, organiser;';

/**
 * Returns the HTML of a page: only our own files run in it, and everything else that the browser
 * needs is data.
 */
export function documentOf(parts: DocumentParts): string {
  const { state, body, assets } = parts;
  const { organiser, theme } = state.website;
  const look = themeStyle(organiser.accent_color, theme);
  const theme_css = look.css === '' ? '' : `<style>${look.css}</style>`;
  const own_css = stylesOf(state);
  // checked when it was kept: this begins and ends no element, whatever stands in it
  const css =
    own_css === ''
      ? ''
      : `<style>@layer organiser{${own_css.replaceAll(/<(?=[a-z/!?])/gi, '< ')}}</style>`;
  const links = [
    ...look.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(href)}">`,
    ),
    ...(assets.style === null ? [] : [`<link rel="stylesheet" href="${escaped(assets.style)}">`]),
  ].join('');
  return (
    `<!doctype html><html lang="${state.language}" style="${escaped(look.accent)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><style>${LAYERS}</style>` +
    `${metaOf(parts, look.paper)}${links}${theme_css}${css}${scriptOf(parts)}</head><body><div id="root">${body}</div>` +
    `<script type="application/json" id="state">${stateJson(state)}</script></body></html>`
  );
}

/**
 * Returns the starter, with the addresses of the code that it loads when the page is painted;
 * without a build the code loads at once.
 */
function scriptOf({ assets, entry, starter }: DocumentParts): string {
  if (starter === null) return `<script type="module" src="${escaped(entry)}"></script>`;
  const modules = assets.modules.filter((href) => href !== entry).join(' ');
  return `<script type="module" src="${escaped(starter)}" data-entry="${escaped(entry)}" data-modules="${escaped(modules)}"></script>`;
}

function metaOf(parts: DocumentParts, paper: string): string {
  const { state, head, origin } = parts;
  const page = Number(new URLSearchParams(parts.search).get('page_number') ?? 1);
  const query = Number.isInteger(page) && page > 1 ? `?page_number=${page}` : '';
  const path = head.canonical_path ?? state.path;
  const address = (language: Language) => `${origin}${withLanguage(path, language)}${query}`;
  const { languages, language, name, logo, favicon } = state.website.organiser;
  const image = `${origin}${head.image ?? `/share/${head.shared ?? 'home'}.png`}`;
  const property = (key: string, content: string) =>
    `<meta property="og:${key}" content="${escaped(content)}">`;
  const is_indexed =
    parts.found &&
    head.indexed !== false &&
    state.route === null &&
    !/^\/(auth|checkout|cart|newsletters)\b/.test(state.path);
  return [
    `<title>${escaped(state.title)}</title>`,
    ...(parts.description === ''
      ? []
      : [`<meta name="description" content="${escaped(parts.description)}">`]),
    ...(is_indexed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${escaped(address(state.language))}">`,
    ...(languages.length > 1
      ? languages.map(
          (each) => `<link rel="alternate" hreflang="${each}" href="${escaped(address(each))}">`,
        )
      : []),
    `<link rel="alternate" hreflang="x-default" href="${escaped(address(language))}">`,
    ...(head.feed_path == null
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="${escaped(name)}" href="${escaped(`${origin}${withLanguage(head.feed_path, state.language)}`)}">`,
        ]),
    favicon === undefined
      ? `<link rel="icon" href="${escaped(logo)}">`
      : `<link rel="icon" type="image/png" sizes="192x192" href="${escaped(favicon)}"><link rel="apple-touch-icon" href="${escaped(favicon)}">`,
    `<meta name="theme-color" content="${paper}">`,
    property('type', 'website'),
    property('title', state.title),
    property('site_name', name),
    property('url', address(state.language)),
    property('description', parts.description),
    property('image', image),
    ...(head.image == null ? DRAWN.map(([key, content]) => property(key, content)) : []),
    `<meta name="twitter:card" content="summary_large_image">`,
    property('locale', HABITS[state.language].locale.replace('-', '_')),
    ...(head.json_ld
      ? [
          `<script type="application/ld+json">${jsonOf(structuredData(head.json_ld, { url: address(state.language), origin, name }))}</script>`,
        ]
      : []),
  ].join('');
}

/** The kind and size of the pictures that we draw for shared links. */
const DRAWN = [
  ['image:type', 'image/png'],
  ['image:width', '1200'],
  ['image:height', '630'],
] as const;

const ENDING = ['<', '\u2028', '\u2029'];

function escapedSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Returns the state of a page as JSON that cannot end its element. */
function stateJson({ website, tree, answers, ...rest }: PageState): string {
  const answer_texts = answers.map(([key, answer]) => `[${jsonOf(key)},${keptJson(answer)}]`);
  return `{"website":${keptJson(withoutStyles(website))},"tree":${keptJson(tree)},"answers":[${answer_texts.join(',')}],${jsonOf(rest).slice(1)}`;
}

const texts = new WeakMap<object, string>();

/**
 * Returns the JSON of data repeated on page after page: the same object is not serialised again,
 * since none is ever changed.
 */
function keptJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonOf(value);
  const stored_text = texts.get(value);
  if (stored_text !== undefined) return stored_text;
  const text = jsonOf(value);
  texts.set(value, text);
  return text;
}

/** Returns JSON that cannot end its element. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value);
  // most pages have none of them, and searching for each is much faster than for any
  return ENDING.some((sign) => text.includes(sign))
    ? text.replaceAll(/[<\u2028\u2029]/g, escapedSign)
    : text;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
