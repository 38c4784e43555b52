import type { NavigateOptions } from '@ribambelle/ui/router/router-context.tsx';
import type { QueryClient } from '@tanstack/react-query';
import type { Navigator } from './navigator.ts';
import type { ShownStore } from './shown.ts';

/** The way to other pages, whose code comes when somebody is about to go: a pointer over a link is early enough. */
export function createLazyNavigator(settings: { store: ShownStore; queries: QueryClient }) {
  let loading: Promise<Navigator> | null = null;
  const load = async (): Promise<Navigator> => {
    loading ??= import('./navigator.ts').then((module) => new module.Navigator(settings));
    return loading.catch((error: unknown) => {
      loading = null;
      throw error;
    });
  };
  window.addEventListener('popstate', () => {
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
