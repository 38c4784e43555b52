import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import {
  type Answer,
  ApiError,
  type Ask,
  type Call,
  type EndpointName,
} from '@ribambelle/api/client.ts';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { answerOf } from '@ribambelle/client/data/unsafe.ts';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import type { DataNeed, Head, Needs, Read, ViewProps, Where } from './element.ts';
import { SAMPLE_NOW } from './sample-answers.ts';
import { siteWhere } from './sample-site.ts';

interface DrawnElement<Settings> {
  readonly schema: z.ZodType<Settings>;
  readonly View: ComponentType<ViewProps<Settings>>;
  readonly needs: Needs;
  readonly data?: (settings: Settings, where: Where) => readonly DataNeed[];
  readonly head?: (settings: Settings, where: Where & { readonly read: Read }) => Head;
}

interface Scene {
  readonly settings: unknown;
  readonly language?: Language;
  /** Path and query, `/activities?age=7`. */
  readonly at?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Returns the answer to a call of the element; undefined refuses it. */
  readonly answers?: (name: EndpointName, request: unknown) => unknown;
  /** The moment at which it is read; by default that of the samples. */
  readonly rendered_at?: string;
  /** False on a site that sends no e-mails. */
  readonly mails_delivered?: boolean;
}

export interface Drawn {
  readonly html: string;
  /** The calls that were made before it was drawn. */
  readonly calls: readonly DataNeed[];
  readonly head: Head;
}

const nothing = () => {};

/**
 * For tests: draws an element as the server does, after the calls of its data.ts. Settings that are
 * refused make no calls and draw nothing.
 */
export async function drawWithAnswers<Settings>(
  element: DrawnElement<Settings>,
  scene: Scene,
): Promise<Drawn> {
  const read_settings = element.schema.safeParse(scene.settings);
  if (!read_settings.success) return { html: '', calls: [], head: {} };
  const { language = FIRST_LANGUAGE, params = {}, answers = () => undefined } = scene;
  const url = new URL(scene.at ?? '/', 'http://localhost');
  const where: Where = { params, search: url.searchParams, language };
  const calls = element.data?.(read_settings.data, where) ?? [];
  const kept_answers = new Answers();
  for (const { name, request } of calls) {
    const answer = answers(name, request);
    if (answer !== undefined)
      kept_answers.keep([name, request, language], {
        data: answer,
        updated_at: Date.parse(SAMPLE_NOW),
      });
  }
  const texts = await loadTexts({
    language,
    nouns: ['shell', ...element.needs.texts],
    errors: true,
  });
  const router: Router = {
    pageUrl: pageUrlOf(url, language),
    params,
    hostname: 'localhost',
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  const site = siteWhere(scene);
  const html = renderToStaticMarkup(
    <AnswersProvider answers={kept_answers}>
      <CallProvider call={refusing}>
        <TextsProvider texts={texts}>
          <RouterProvider router={router}>
            <SiteProvider site={site}>
              <element.View settings={read_settings.data} params={params} id="element" />
            </SiteProvider>
          </RouterProvider>
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  const readAnswer: Read = <Name extends EndpointName>(name: Name, request: Ask<Name>) =>
    answerOf<Answer<Name>>(kept_answers.of([name, request, language]).data);
  return {
    html,
    calls,
    head: element.head?.(read_settings.data, { ...where, read: readAnswer }) ?? {},
  };
}

const refusing: Call = async <Name extends EndpointName>(
  _name: Name,
  _request: Ask<Name>,
): Promise<Answer<Name>> => {
  throw new ApiError({ code: 'UNKNOWN_ERROR', status: 0, message: '' });
};
