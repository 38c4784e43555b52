import type { Call } from '@ribambelle/api/client.ts';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import type { Answers } from '@ribambelle/client/data/answers.ts';
import type { ReactElement } from 'react';
import type { LoadedPage } from './load-parts.ts';
import { PageContent } from './page-content.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  readonly page: LoadedPage;
  readonly router: Router;
  readonly call: Call;
  readonly answers: Answers;
  /** True while another page is being loaded. */
  readonly busy: boolean;
  /** Requests the last page again when it failed to load; else null. */
  readonly retry: (() => void) | null;
}

/** Renders the whole site around one loaded page; the same on the server and in the browser. */
export const App = ({ page, router, call, answers, busy, retry }: AppProps): ReactElement => (
  <AnswersProvider answers={answers}>
    <CallProvider call={call}>
      <TextsProvider texts={page.texts}>
        <RouterProvider router={router}>
          <SiteProvider site={page.state}>
            <Shell busy={busy} retry={retry}>
              <PageContent key={`${page.state.language}${page.state.path}`} page={page} />
            </Shell>
          </SiteProvider>
        </RouterProvider>
      </TextsProvider>
    </CallProvider>
  </AnswersProvider>
);
