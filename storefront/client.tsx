import '@ribambelle/ui/styles/all.css';
import { createClient } from '@ribambelle/api/client.ts';
import { createQueryClient } from '@ribambelle/ui/data/query-client.ts';
import { placeOf } from '@ribambelle/ui/router/place.ts';
import type { Router } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepAnswers } from './keep-answers.ts';
import { loadParts } from './load-parts.ts';
import { Navigator } from './navigation/navigator.ts';
import { createPageMemory } from './navigation/page-memory.ts';
import { pageStateOf } from './unsafe.ts';

const state = pageStateOf(document.getElementById('state')?.textContent ?? '');
const queries = createQueryClient('browser');
keepAnswers(queries, state);
const page = await loadParts(state);
const place = { ...placeOf(window.location, state.language), language: state.language };
const navigator = new Navigator({ page, place, memory: createPageMemory(queries, state.build) });
const call = createClient({ language: () => navigator.shown().place.language });
const preview = new URLSearchParams(window.location.search).get('preview') === 'true';

const Site = (): ReactElement => {
  const shown = useSyncExternalStore(navigator.subscribe, navigator.shown, navigator.shown);
  const router = useMemo((): Router => {
    const refuse = () => window.alert(shown.page.texts.nouns.shell?.preview ?? '');
    return {
      ...{ place: shown.place, params: shown.page.state.params, hostname: window.location.hostname, preview },
      ...{ navigate: preview ? refuse : navigator.navigate, prefetch: preview ? () => {} : navigator.prefetch, reload: navigator.reload },
    };
  }, [shown.place, shown.page]);
  return (
    <App
      page={shown.page}
      router={router}
      call={call}
      queries={queries}
      busy={shown.busy}
      retry={shown.failed === null ? null : navigator.reload}
    />
  );
};

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <Site />);
navigator.restoreScroll();
