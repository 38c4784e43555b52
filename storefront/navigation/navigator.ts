import { withLanguage } from '@ribambelle/domain/base/languages.ts';
import { addressOf, isSamePage, type PageUrl, pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import type { NavigateOptions } from '@ribambelle/ui/router/router-context.tsx';
import type { Answers } from '@ribambelle/client/data/answers.ts';
import { flushSync } from 'react-dom';
import { arriveAt } from './arrive.ts';
import { newEntry } from './history-entry.ts';
import { type ArrivedPage, createPageMemory, type PageMemory } from './page-memory.ts';
import { createScrollMemory } from './scroll-memory.ts';
import type { ShownStore } from './shown.ts';

type Way = 'push' | 'replace' | 'back';

/**
 * The navigation of the site: the next page is fully loaded, then shown (1 §2.2). The address is
 * that of the shown page.
 */
export class Navigator {
  /** Counts navigations: anything begun for an earlier one is no longer wanted. */
  #latest = 0;
  readonly #store: ShownStore;
  readonly #memory: PageMemory;
  readonly #scroll = createScrollMemory();

  constructor({ store, answers }: { store: ShownStore; answers: Answers }) {
    const { page, pageUrl } = store.shown();
    this.#store = store;
    this.#memory = createPageMemory(answers, page.state.build);
    this.#memory.remember(keyOf(pageUrl), { page, url: new URL(window.location.href) });
  }

  navigate(href: string, options: NavigateOptions = {}): void {
    const pageUrl = this.#pageUrlOf(href);
    if (pageUrl === null) window.location.assign(href);
    else this.#go(pageUrl, options.replace === true ? 'replace' : 'push');
  }

  prefetch(href: string): void {
    const pageUrl = this.#pageUrlOf(href);
    if (pageUrl !== null && !isSamePage(pageUrl, this.#here()))
      void this.#memory.pageAt(keyOf(pageUrl)).catch(() => {});
  }

  /** Requests the last requested page again, or the present one. */
  reload(): void {
    const { failed } = this.#store.shown();
    const pageUrl = failed ?? this.#here();
    this.#memory.forget(keyOf(pageUrl));
    void this.#load(pageUrl, failed === null ? 'replace' : 'push');
  }

  /** Shows the page of the address after the browser went back or forward. */
  goBack(): void {
    const pageUrl = pageUrlOf(window.location, this.#here().language);
    if (!isSamePage(pageUrl, this.#here())) void this.#load(pageUrl, 'back');
    else {
      // another page may be loading, or have its address and not be rendered yet
      this.#latest += 1;
      this.#store.show({ pageUrl, busy: false, failed: null });
      // the browser has restored a position that nobody recorded
      scrollDown(this.#scroll.depth() ?? window.scrollY);
    }
  }

  #here(): PageUrl {
    return this.#store.shown().pageUrl;
  }

  #pageUrlOf(href: string): PageUrl | null {
    const { language } = this.#here();
    const url = new URL(withLanguage(href, language), window.location.href);
    return url.origin === window.location.origin ? pageUrlOf(url, language) : null;
  }

  #go(pageUrl: PageUrl, way: 'push' | 'replace'): void {
    this.#scroll.save();
    if (!isSamePage(pageUrl, this.#here())) void this.#load(pageUrl, way);
    else {
      this.#write(pageUrl, way);
      this.#store.show({ pageUrl, failed: null });
      if (pageUrl.hash !== '') document.getElementById(pageUrl.hash.slice(1))?.scrollIntoView();
    }
  }

  async #load(pageUrl: PageUrl, way: Way): Promise<void> {
    this.#latest += 1;
    const mine = this.#latest;
    this.#store.show({ busy: true, failed: null });
    const page = await this.#memory.pageAt(keyOf(pageUrl)).catch(() => null);
    if (mine !== this.#latest) return;
    if (page === null) this.#store.show({ busy: false, failed: pageUrl });
    else this.#commit(page, { pageUrl, way, wanted: () => mine === this.#latest });
  }

  #commit(
    { page, url }: ArrivedPage,
    { pageUrl, way, wanted }: { pageUrl: PageUrl; way: Way; wanted: () => boolean },
  ): void {
    const here = { ...pageUrlOf(url, page.state.language), hash: pageUrl.hash };
    if (way !== 'back') this.#write(here, way);
    arriveAt({
      state: page.state,
      wanted,
      draw: () =>
        flushSync(() => this.#store.show({ page, pageUrl: here, busy: false, failed: null })),
      scroll: () => {
        const part = here.hash === '' ? null : document.getElementById(here.hash.slice(1));
        if (way === 'back') scrollDown(this.#scroll.depth() ?? 0);
        else if (part) part.scrollIntoView();
        else scrollDown(0);
      },
    });
  }

  #write(pageUrl: PageUrl, way: 'push' | 'replace'): void {
    if (way === 'push') window.history.pushState(newEntry(), '', addressOf(pageUrl));
    else window.history.replaceState(window.history.state, '', addressOf(pageUrl));
  }
}

function scrollDown(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function keyOf(pageUrl: PageUrl): string {
  return addressOf({ ...pageUrl, hash: '' });
}
