import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import type { ViewProps } from '../../element.ts';
import { siteWhere } from '../../sample-site.ts';

interface DrawnAuth<Settings> {
  readonly schema: z.ZodType<Settings>;
  readonly View: ComponentType<ViewProps<Settings>>;
  readonly settings: unknown;
  readonly language?: Language;
  readonly search?: string;
  readonly fields?: Answer<'describeRegistration'>;
  /** False on a site that sends no e-mails. */
  readonly mails_delivered?: boolean;
}

const nothing = () => {};

/**
 * For tests: draws an auth element as the server does for a visitor; empty when the schema refuses
 * the settings.
 */
export async function drawAuth<Settings>({
  schema,
  View,
  ...input
}: DrawnAuth<Settings>): Promise<string> {
  const parsed = schema.safeParse(input.settings);
  if (!parsed.success) return '';
  const { language = FIRST_LANGUAGE, search = '', mails_delivered = true } = input;
  const texts = await loadTexts({ language, nouns: ['sign-in', 'customers'], errors: true });
  const answers = new Answers();
  if (input.fields !== undefined)
    answers.keep(['describeRegistration', {}, language], { data: input.fields });
  const router: Router = {
    pageUrl: {
      language,
      path: '/auth',
      search,
      hash: '',
    },
    params: {},
    hostname: 'localhost',
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  return renderToStaticMarkup(
    <AnswersProvider answers={answers}>
      <CallProvider
        call={() => Promise.reject(new Error('Nothing is called while a page is drawn'))}
      >
        <TextsProvider texts={texts}>
          <RouterProvider router={router}>
            <SiteProvider site={siteWhere({ mails_delivered })}>
              <View settings={parsed.data} params={{}} id="element" />
            </SiteProvider>
          </RouterProvider>
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
}
