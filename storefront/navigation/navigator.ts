import { withLanguage } from '@ribambelle/domain/base/languages.ts';
import { addressOf, isSamePage, type Place, placeOf } from '@ribambelle/ui/router/place.ts';
import type { NavigateOptions } from '@ribambelle/ui/router/router-context.tsx';
import type { Answers } from '@ribambelle/client/data/answers.ts';
import { flushSync } from 'react-dom';
import { arriveAt } from './arrive.ts';
import { newEntry } from './history-entry.ts';
import { type ArrivedPage, createPageMemory, type PageMemory } from './page-memory.ts';
import { createScrollMemory } from './scroll-memory.ts';
import type { ShownStore } from './shown.ts';

type Way = 'push' | 'replace' | 'back';

/** Navigation of the site: everything of the next page is loaded, then it is shown (1 §2.2). The address is that of what is shown. */
export class Navigator {
  #asked = 0;
  readonly #store: ShownStore;
  readonly #memory: PageMemory;
  readonly #scroll = createScrollMemory();

  constructor({ store, answers }: { store: ShownStore; answers: Answers }) {
    const { page, place } = store.shown();
    this.#store = store;
    this.#memory = createPageMemory(answers, page.state.build);
    this.#memory.remember(keyOf(place), { page, url: new URL(window.location.href) });
  }

  navigate(href: string, options: NavigateOptions = {}): void {
    const place = this.#placeOf(href);
    if (place === null) window.location.assign(href);
    else this.#go(place, options.replace === true ? 'replace' : 'push');
  }

  prefetch(href: string): void {
    const place = this.#placeOf(href);
    if (place !== null && !isSamePage(place, this.#here()))
      void this.#memory.pageAt(keyOf(place)).catch(() => {});
  }

  /** Reads the page asked for last again, or the present one. */
  reload(): void {
    const { failed } = this.#store.shown();
    const place = failed ?? this.#here();
    this.#memory.forget(keyOf(place));
    void this.#load(place, failed === null ? 'replace' : 'push');
  }

  /** The browser went back or forward: shows what belongs to the address. */
  goBack(): void {
    const place = placeOf(window.location, this.#here().language);
    if (!isSamePage(place, this.#here())) void this.#load(place, 'back');
    else {
      this.#store.show({ place, failed: null });
      // what nobody watched the browser has found by itself
      scrollDown(this.#scroll.depth() ?? window.scrollY);
    }
  }

  #here(): Place {
    return this.#store.shown().place;
  }

  #placeOf(href: string): Place | null {
    const { language } = this.#here();
    const url = new URL(withLanguage(href, language), window.location.href);
    return url.origin === window.location.origin ? placeOf(url, language) : null;
  }

  #go(place: Place, way: 'push' | 'replace'): void {
    this.#scroll.save();
    if (!isSamePage(place, this.#here())) void this.#load(place, way);
    else {
      this.#write(place, way);
      this.#store.show({ place, failed: null });
      if (place.hash !== '') document.getElementById(place.hash.slice(1))?.scrollIntoView();
    }
  }

  async #load(place: Place, way: Way): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    this.#store.show({ busy: true, failed: null });
    const arrived = await this.#memory.pageAt(keyOf(place)).catch(() => null);
    if (mine !== this.#asked) return;
    if (arrived === null) this.#store.show({ busy: false, failed: place });
    else this.#commit(arrived, { place, way });
  }

  #commit({ page, url }: ArrivedPage, { place, way }: { place: Place; way: Way }): void {
    const here = { ...placeOf(url, page.state.language), hash: place.hash };
    if (way !== 'back') this.#write(here, way);
    arriveAt({
      state: page.state,
      draw: () =>
        flushSync(() => this.#store.show({ page, place: here, busy: false, failed: null })),
      scroll: () => {
        const part = here.hash === '' ? null : document.getElementById(here.hash.slice(1));
        if (way === 'back') scrollDown(this.#scroll.depth() ?? 0);
        else if (part) part.scrollIntoView();
        else scrollDown(0);
      },
    });
  }

  #write(place: Place, way: 'push' | 'replace'): void {
    if (way === 'push') window.history.pushState(newEntry(), '', addressOf(place));
    else window.history.replaceState(window.history.state, '', addressOf(place));
  }
}

function scrollDown(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function keyOf(place: Place): string {
  return addressOf({ ...place, hash: '' });
}
