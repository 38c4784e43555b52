import type { Call } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SAMPLE_NOW, sampleWebsite } from '@ribambelle/elements/sample-answers.ts';

type Nouns = Parameters<typeof loadTexts>[0]['nouns'];

/** Renders a piece of a page as a browser would hold it, in a test, in French unless it is said: its texts, the sample site, and whoever answers its calls. Answers where it led. */
export async function renderInSite(
  piece: ReactElement,
  of: {
    readonly call: Call;
    readonly nouns: Nouns;
    readonly at?: string;
    readonly language?: Language;
  },
): Promise<readonly string[]> {
  const went: string[] = [];
  const { language = 'fr' } = of;
  const texts = await loadTexts({ language, nouns: of.nouns, errors: true });
  const router = {
    pageUrl: pageUrlOf(new URL(of.at ?? '/', 'http://site.test'), language),
    params: {},
    hostname: 'site.test',
    preview: false,
    navigate: (href: string) => void went.push(href),
    prefetch: () => {},
    reload: () => {},
  };
  const site = {
    website: sampleWebsite,
    catalogue: { title: 'Activités', pathname: '/activities' },
    rendered_at: SAMPLE_NOW,
    provider_site: 'https://provider.test',
  };
  render(
    <AnswersProvider answers={new Answers()}>
      <CallProvider call={of.call}>
        <TextsProvider texts={texts}>
          <RouterProvider router={router}>
            <SiteProvider site={site}>{piece}</SiteProvider>
          </RouterProvider>
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  return went;
}
