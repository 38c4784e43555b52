import type { Answers } from '@ribambelle/client/data/answers.ts';
import { keepAnswers } from '../keep-answers.ts';
import { type LoadedPage, loadParts } from '../load-parts.ts';
import { routesWhenNeeded } from '../routes-when-needed.ts';
import { fetchPage } from './fetch-page.ts';

const KEPT_MILLIS = 300_000;

export interface ArrivedPage {
  readonly page: LoadedPage;
  readonly url: URL;
}

/** Keeps pages that were loaded or are loading, for going back and for links about to be used. */
export function createPageMemory(answers: Answers, build: string) {
  const pages = new Map<
    string,
    { readonly arriving: Promise<ArrivedPage>; readonly until: number }
  >();

  const load = async (address: string): Promise<ArrivedPage> => {
    const { state, page, url } = await fetchPage(address);
    if (state.build !== build) {
      // a newer version was deployed meanwhile: its code and ours do not mix
      window.location.assign(url.href);
      return new Promise(() => {});
    }
    keepAnswers(answers, { state, page });
    return { page: await loadParts(state, routesWhenNeeded), url };
  };

  return {
    remember: (address: string, page: ArrivedPage) =>
      pages.set(address, { arriving: Promise.resolve(page), until: Date.now() + KEPT_MILLIS }),
    forget: (address: string) => pages.delete(address),
    pageAt: (address: string): Promise<ArrivedPage> => {
      const entry = pages.get(address);
      if (entry !== undefined && entry.until > Date.now()) return entry.arriving;
      const arriving = load(address);
      pages.set(address, { arriving, until: Date.now() + KEPT_MILLIS });
      arriving.catch(() => pages.delete(address));
      return arriving;
    },
  };
}

export type PageMemory = ReturnType<typeof createPageMemory>;
