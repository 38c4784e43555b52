import '@ribambelle/ui/styles/all.css';
import { createClient } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import type { Router } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepAnswers } from './keep-answers.ts';
import { loadParts } from './load-parts.ts';
import { createLazyNavigator } from './navigation/lazy-navigator.ts';
import { createShownStore } from './navigation/shown.ts';
import { routesWhenNeeded } from './routes-when-needed.ts';
import type { Site } from './site.ts';
import { pageStateOf } from './unsafe.ts';

/** Creates the site: the shown page, and the navigation to others. */
function createSite({ store, answers, call, leads }: Site): () => ReactElement {
  const navigator = createLazyNavigator({ store, answers });
  return function Site() {
    const state = useSyncExternalStore(store.subscribe, store.shown, store.shown);
    const router = useMemo(
      (): Router => ({
        pageUrl: state.pageUrl,
        params: state.page.state.params,
        hostname: window.location.hostname,
        ...navigator,
        ...leads,
      }),
      [state.pageUrl, state.page],
    );
    const retry = state.failed === null ? null : navigator.reload;
    return (
      <App
        page={state.page}
        router={router}
        call={call}
        answers={answers}
        busy={state.busy}
        retry={retry}
      />
    );
  };
}

/**
 * Takes over the page rendered by the server, once its code and texts are loaded. No await at the
 * top level: views import this very file's chunk.
 */
async function takeOver(root: HTMLElement): Promise<void> {
  const state = pageStateOf(document.getElementById('state')?.textContent ?? '');
  const answers = new Answers();
  answers.keepFresh();
  keepAnswers(answers, { state, page: root });
  const page = await loadParts(state, routesWhenNeeded);
  const pageUrl = { ...pageUrlOf(window.location, state.language), language: state.language };
  const store = createShownStore({ page, pageUrl });
  const call = createClient({
    language: () => store.shown().pageUrl.language,
    moreRoutes: async () => (await import('@ribambelle/api/account-routes.ts')).accountRoutes,
  });
  const site: Site = { store, answers, call };
  const preview = /[?&]preview=true(&|$)/.test(window.location.search);
  const Site = createSite(
    preview ? await (await import('./preview/start-preview.ts')).startPreview(site) : site,
  );
  hydrateRoot(root, <Site />);
}

const root = document.getElementById('root');
if (root !== null) void takeOver(root);
if (!('popover' in HTMLElement.prototype)) {
  void import('@ribambelle/ui/layout/old-popovers.ts').then(({ openPanelsByHand }) =>
    openPanelsByHand(document),
  );
}
