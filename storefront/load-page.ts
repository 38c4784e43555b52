import type { Answer, Call } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import type { DataNeed, Head, Where } from '@ribambelle/elements/element.ts';
import { heads } from '@ribambelle/elements/heads.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { answerOf } from '@ribambelle/client/data/unsafe.ts';
import type { PageState, ReadElement } from './page-state.ts';
import { dataNeeds, readTree, textNeeds, walk } from './read-tree.ts';
import { accountRoutes } from './pages/account/routes.ts';
import { routes } from './routes.ts';
import { anyHead } from './unsafe.ts';

export interface Visit {
  readonly call: Call;
  /** Path without language. */
  readonly path: string;
  readonly search: string;
  readonly language: Language;
  readonly build: string;
  readonly provider_site: string;
  /** True when the gallery of elements is available. */
  readonly gallery: boolean;
  /** The origin of the office that may frame the page; null outside previews. */
  readonly back_office_origin: string | null;
}

export interface LoadedState {
  readonly status: 200 | 404;
  readonly state: PageState;
  readonly head: Head;
  readonly description: string;
  readonly answers: Answers;
}

const NOT_FOUND = '/page-not-found';
const headsOf = new Map<string, unknown>(Object.entries(heads));

/**
 * Loads everything a page needs before rendering: its tree, its texts, and the answers that its
 * elements wait for.
 */
export async function loadPage(visit: Visit): Promise<LoadedState> {
  const draft = new URLSearchParams(visit.search).get('draft') ?? '';
  const draft_query = draft === '' ? {} : { draft };
  // around a page that is not found, only the public site is shown
  const website = visit.call('getWebsite', draft_query).catch(async (error: unknown) => {
    nothingWhenMissing(error);
    return visit.call('getWebsite', {});
  });
  const route = findByPathname(visit.gallery ? routes : accountRoutes, visit.path);
  if (route !== null)
    return loadRoute(visit, {
      website: await website,
      pathname: route.page.pathname,
      params: route.parameters,
    });
  // found at its own address it is still the page for missing pages
  if (visit.path === NOT_FOUND) return loadMissing(visit, await website);
  const page = await visit
    .call('getPage', { pathname: visit.path, ...draft_query })
    .catch((error: unknown) => movedTo(error) ?? nothingWhenMissing(error));
  if (typeof page === 'string') return movedPage(await loadMissing(visit, await website), page);
  const loaded_page =
    page === null ? null : await loadElements(visit, { website: await website, page });
  return loaded_page ?? loadMissing(visit, await website);
}

type Found = { readonly website: Answer<'getWebsite'>; readonly page: Answer<'getPage'> };

/** Loads a page of the organiser; null when its subject does not exist. */
async function loadElements(visit: Visit, { website, page }: Found): Promise<LoadedState | null> {
  const tree = readTree(page.content);
  const where: Where = {
    params: page.params,
    search: new URLSearchParams(visit.search),
    language: visit.language,
  };
  const answers = new Answers();
  const needs = dataNeeds(tree, where);
  const present = await Promise.all(needs.map((need) => answerInto(answers, { need, visit })));
  if (present.includes(false)) return null;
  const { seo } = page;
  const own_head = headOf(tree, { where, answers });
  const image = seo.image ?? own_head.image ?? null;
  const head = { ...own_head, image, indexed: seo.indexed };
  if (head.missing === true) return null;
  const title =
    seo.title !== ''
      ? seo.title
      : visit.path === '/'
        ? website.organiser.name
        : `${head.title ?? page.title} · ${website.organiser.name}`;
  const about = {
    tree,
    route: null,
    params: page.params,
    catalogue: page.catalogue,
    ...textNeeds(tree),
  };
  return {
    status: 200,
    state: stateOf(visit, {
      ...about,
      website,
      title,
      answers: drawnAnswers(needs, { visit, answers }),
    }),
    head,
    description: head.description ?? page.description,
    answers,
  };
}

/** Returns a page that only leads to another address of the site. */
function movedPage(missing: LoadedState, redirect_path: string): LoadedState {
  return { ...missing, head: { redirect_path } };
}

async function loadMissing(visit: Visit, website: Answer<'getWebsite'>): Promise<LoadedState> {
  const page = await visit.call('getPage', { pathname: NOT_FOUND });
  const loaded_page = await loadElements(visit, { website, page });
  if (loaded_page === null)
    throw new Error('The page for pages that are not found depends on something that is not found');
  return { ...loaded_page, status: 404 };
}

function loadRoute(
  visit: Visit,
  page: {
    website: Answer<'getWebsite'>;
    pathname: string;
    params: Readonly<Record<string, string>>;
  },
): LoadedState {
  const route = routes.find(({ pathname }) => pathname === page.pathname);
  const answers = new Answers();
  const title = `${route?.title[visit.language] ?? ''} · ${page.website.organiser.name}`;
  const about = { tree: null, route: page.pathname, params: page.params, catalogue: null };
  const needs = { texts: ['shell', ...(route?.texts ?? [])], errors: route?.errors === true };
  return {
    status: 200,
    state: stateOf(visit, { ...about, ...needs, website: page.website, title, answers: [] }),
    head: {},
    description: '',
    answers,
  };
}

function stateOf(
  visit: Visit,
  about: Omit<
    PageState,
    'language' | 'path' | 'rendered_at' | 'build' | 'provider_site' | 'back_office_origin'
  >,
): PageState {
  const { language, path, build, provider_site, back_office_origin } = visit;
  return {
    ...about,
    language,
    path,
    build,
    provider_site,
    rendered_at: new Date().toISOString(),
    ...(back_office_origin === null ? {} : { back_office_origin }),
  };
}

/** Returns the answers sent with the page: all except those that its HTML contains fully. */
function drawnAnswers(
  needs: readonly DataNeed[],
  { visit, answers }: { visit: Visit; answers: Answers },
): PageState['answers'] {
  return needs.flatMap(({ name, request, drawn }) => {
    const key = [name, request, visit.language];
    const { data } = answers.of(key);
    return drawn || data === undefined ? [] : [[key, data] as const];
  });
}

/**
 * Keeps an answer for the page. A refusal is left to the element, except when the subject of the
 * page is missing: then false.
 */
async function answerInto(
  answers: Answers,
  input: { need: DataNeed; visit: Visit },
): Promise<boolean> {
  const { need, visit } = input;
  try {
    answers.keep([need.name, need.request, visit.language], {
      data: await visit.call(need.name, need.request),
    });
    return true;
  } catch (error) {
    const status = refusalStatus(error);
    if (status === null) throw error;
    return !(need.page_depends && isMissing(status));
  }
}

function headOf(tree: readonly ReadElement[], input: { where: Where; answers: Answers }): Head {
  const found_heads: Head[] = walk(tree).flatMap(({ element, settings }) => {
    const head = headsOf.get(element);
    if (head === undefined) return [];
    return [
      anyHead(head)(settings, {
        ...input.where,
        read: (name, request) =>
          answerOf(input.answers.of([name, request, input.where.language]).data),
      }),
    ];
  });
  return Object.assign({}, ...found_heads.toReversed());
}

function nothingWhenMissing(error: unknown): null {
  const status = refusalStatus(error);
  if (status !== null && isMissing(status)) return null;
  throw error;
}

/** Returns the present address of a page that was moved, as the refusal says; else null. */
function movedTo(error: unknown): string | null {
  if (!(error instanceof Error) || !('details' in error)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('moved_to' in details)) return null;
  return typeof details.moved_to === 'string' ? details.moved_to : null;
}

/** An address that cannot even be parsed is missing too. */
const isMissing = (status: number): boolean => status === 404 || status === 400 || status === 422;

/**
 * Returns the status of a refusal, null for any other error. Recognised by name: the calling server
 * has its own copy of the class.
 */
function refusalStatus(error: unknown): number | null {
  return error instanceof Error &&
    error.name === 'ApiError' &&
    'status' in error &&
    typeof error.status === 'number'
    ? error.status
    : null;
}
