import { withLanguage } from '@ribambelle/domain/website/languages.ts';
import { addressOf, isSamePage, type Place, placeOf } from '@ribambelle/ui/router/place.ts';
import type { NavigateOptions } from '@ribambelle/ui/router/router-context.tsx';
import { flushSync } from 'react-dom';
import type { LoadedPage } from '../load-parts.ts';
import { arriveAt } from './arrive.ts';
import type { ArrivedPage, PageMemory } from './page-memory.ts';
import { createScrollMemory, newEntry } from './scroll-memory.ts';

/** What is shown, and whether something else is on its way. */
export interface Shown {
  readonly page: LoadedPage;
  readonly place: Place;
  readonly busy: boolean;
  /** Where one wanted to go when the page did not come. */
  readonly failed: Place | null;
}

type Way = 'push' | 'replace' | 'back';

/** Navigation of the site: everything of the next page is loaded, then it is shown (1 §2.2). The address is that of what is shown. */
export class Navigator {
  #shown: Shown;
  #asked = 0;
  readonly #listeners = new Set<() => void>();
  readonly #memory: PageMemory;
  readonly #scroll = createScrollMemory();

  constructor(first: { page: LoadedPage; place: Place; memory: PageMemory }) {
    this.#shown = { page: first.page, place: first.place, busy: false, failed: null };
    this.#memory = first.memory;
    this.#memory.remember(keyOf(first.place), { page: first.page, url: new URL(window.location.href) });
    window.addEventListener('popstate', () => this.#goBack());
  }

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly navigate = (href: string, options: NavigateOptions = {}): void => {
    const place = this.#placeOf(href);
    if (place === null) window.location.assign(href);
    else this.#go(place, options.replace === true ? 'replace' : 'push');
  };

  readonly prefetch = (href: string): void => {
    const place = this.#placeOf(href);
    if (place !== null && !isSamePage(place, this.#shown.place)) void this.#memory.pageAt(keyOf(place)).catch(() => {});
  };

  /** Reads the page asked for last again, or the present one. */
  readonly reload = (): void => {
    const place = this.#shown.failed ?? this.#shown.place;
    this.#memory.forget(keyOf(place));
    void this.#load(place, this.#shown.failed === null ? 'replace' : 'push');
  };

  readonly restoreScroll = (): void => this.#scroll.restore();

  #placeOf(href: string): Place | null {
    const url = new URL(withLanguage(href, this.#shown.place.language), window.location.href);
    return url.origin === window.location.origin ? placeOf(url, this.#shown.place.language) : null;
  }

  #go(place: Place, way: Way): void {
    this.#scroll.save();
    if (!isSamePage(place, this.#shown.place)) void this.#load(place, way);
    else {
      if (way !== 'back') this.#write(place, way);
      this.#show({ place, failed: null });
      if (place.hash !== '') document.getElementById(place.hash.slice(1))?.scrollIntoView();
    }
  }

  #goBack(): void {
    const place = placeOf(window.location, this.#shown.place.language);
    if (!isSamePage(place, this.#shown.place)) void this.#load(place, 'back');
    else {
      this.#show({ place, failed: null });
      this.#scroll.restore();
    }
  }

  async #load(place: Place, way: Way): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    this.#show({ busy: true, failed: null });
    const arrived = await this.#memory.pageAt(keyOf(place)).catch(() => null);
    if (mine !== this.#asked) return;
    if (arrived === null) this.#show({ busy: false, failed: place });
    else this.#commit(arrived, { place, way });
  }

  #commit({ page, url }: ArrivedPage, { place, way }: { place: Place; way: Way }): void {
    const here = { ...placeOf(url, page.state.language), hash: place.hash };
    if (way !== 'back') this.#write(here, way);
    arriveAt({
      state: page.state,
      draw: () => flushSync(() => this.#show({ page, place: here, busy: false, failed: null })),
      scroll: () => {
        const part = here.hash === '' ? null : document.getElementById(here.hash.slice(1));
        if (way === 'back') this.#scroll.restore();
        else if (part) part.scrollIntoView();
        else window.scrollTo({ top: 0, behavior: 'instant' });
      },
    });
  }

  #write(place: Place, way: 'push' | 'replace'): void {
    if (way === 'push') window.history.pushState(newEntry(), '', addressOf(place));
    else window.history.replaceState(window.history.state, '', addressOf(place));
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function keyOf(place: Place): string {
  return addressOf({ ...place, hash: '' });
}
