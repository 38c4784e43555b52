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
import { type ReactElement, useState } from 'react';
import { SAMPLE_NOW, sampleWebsite } from '@ribambelle/elements/sample-answers.ts';

const ROUTER = {
  params: {},
  hostname: 'site.test',
  preview: false,
  prefetch: () => {},
  reload: () => {},
};

type Nouns = Parameters<typeof loadTexts>[0]['nouns'];

/**
 * Renders a piece of a page in a test as in a browser, in French unless another language is given:
 * its texts, the sample site, and the client for its calls. Returns the list of addresses to which
 * it navigates; one that replaces the present address becomes the address of the page.
 */
export async function renderInSite(
  piece: ReactElement,
  of: {
    readonly call: Call;
    readonly nouns: Nouns;
    readonly at?: string;
    readonly language?: Language;
  },
): Promise<readonly string[]> {
  const addresses: string[] = [];
  const { language = 'fr' } = of;
  const texts = await loadTexts({ language, nouns: of.nouns, errors: true });
  const urlOf = (href: string) => pageUrlOf(new URL(href, 'http://site.test'), language);
  const site = {
    website: sampleWebsite,
    catalogue: { title: 'Activités', pathname: '/activities' },
    rendered_at: SAMPLE_NOW,
    provider_site: 'https://provider.test',
  };
  const Routed = (): ReactElement => {
    const [pageUrl, setPageUrl] = useState(() => urlOf(of.at ?? '/'));
    const navigate = (href: string, options: { replace?: boolean } = {}) => {
      addresses.push(href);
      if (options.replace === true) setPageUrl(urlOf(href));
    };
    const router = { ...ROUTER, pageUrl, navigate };
    return (
      <RouterProvider router={router}>
        <SiteProvider site={site}>{piece}</SiteProvider>
      </RouterProvider>
    );
  };
  render(
    <AnswersProvider answers={new Answers()}>
      <CallProvider call={of.call}>
        <TextsProvider texts={texts}>
          <Routed />
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  return addresses;
}
