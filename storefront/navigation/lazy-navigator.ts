import type { NavigateOptions } from '@ribambelle/ui/router/router-context.tsx';
import type { Answers } from '@ribambelle/client/data/answers.ts';
import { nameEntry } from './history-entry.ts';
import type { Navigator } from './navigator.ts';
import type { ShownStore } from './shown.ts';

/**
 * Navigates to other pages, loading the code for it when somebody is about to go: a pointer over a
 * link is early enough.
 */
export function createLazyNavigator(settings: { store: ShownStore; answers: Answers }) {
  const { store } = settings;
  let loading: Promise<Navigator> | null = null;
  const load = async (): Promise<Navigator> => {
    loading ??= import('./navigator.ts').then((module) => new module.Navigator(settings));
    return loading.catch((error: unknown) => {
      loading = null;
      throw error;
    });
  };
  nameEntry();
  window.addEventListener('popstate', () => {
    if (nameEntry()) {
      // a link to a part of this page created the entry, and the browser scrolls to that part by
      // itself
      const { pageUrl } = store.shown();
      store.show({ pageUrl: { ...pageUrl, hash: window.location.hash } });
      return;
    }
    load().then(
      (navigator) => navigator.goBack(),
      () => window.location.reload(),
    );
  });
  return {
    navigate: (href: string, options?: NavigateOptions): void => {
      load().then(
        (navigator) => navigator.navigate(href, options),
        () => window.location.assign(href),
      );
    },
    prefetch: (href: string): void => {
      load().then(
        (navigator) => navigator.prefetch(href),
        () => {},
      );
    },
    reload: (): void => {
      load().then(
        (navigator) => navigator.reload(),
        () => window.location.reload(),
      );
    },
  };
}
