import {
  type Answer,
  ApiError,
  type Ask,
  type Call,
  type EndpointName,
} from '@ribambelle/api/client.ts';
import type { GalleryScene as Scene } from '@ribambelle/elements/gallery-scene.ts';
import { SAMPLE_NOW } from '@ribambelle/elements/sample-answers.ts';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { answerOf } from '@ribambelle/client/data/unsafe.ts';
import { SiteProvider, useProviderSite, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { type LoadedTexts, TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { dataNeeds } from '../../read-tree.ts';
import { type GalleryElement, readScene } from './load-gallery.ts';
import styles from './gallery.module.css';

interface GallerySceneProps {
  readonly element: GalleryElement;
  readonly scene: Scene;
  readonly texts: LoadedTexts;
}

const nobody = { customer: null, participants: [], cart: null, account: null, acting: null };
const nothing = () => {};
/** Milliseconds before a scene goes on to its next address. */
const BEFORE_NEXT = 50;

/**
 * One element in one state and language. Its calls are already answered; it cannot reach the server
 * and its links lead nowhere.
 */
export const GalleryScene = ({ element, scene, texts }: GallerySceneProps): ReactElement => {
  const { language } = texts;
  const website = useWebsite();
  const provider_site = useProviderSite();
  const params = scene.params ?? {};
  const [at, goTo] = useState(scene.at ?? '/');
  useEffect(() => {
    // the answers to calls made only in the browser are there first
    const timer = setTimeout(() => scene.next !== undefined && goTo(scene.next), BEFORE_NEXT);
    return () => clearTimeout(timer);
  }, [scene.next]);
  const pageUrl = pageUrlOf(new URL(at, 'http://localhost'), language);
  const router: Router = {
    pageUrl,
    params,
    hostname: null,
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  const scene_read = readScene(element.id, scene);
  const answers = useMemo(() => sceneAnswers({ element, scene, texts }), [element, scene, texts]);
  const site = {
    website,
    catalogue: { title: 'Activités', pathname: '/activities' },
    rendered_at: SAMPLE_NOW,
    provider_site,
  };
  return (
    <div lang={language}>
      <Container>
        <p className={styles.scene}>
          {scene.name}, {language}
        </p>
      </Container>
      <AnswersProvider answers={answers}>
        <CallProvider call={at === scene.next ? waitForever : answeringCall(scene)}>
          <TextsProvider texts={texts}>
            <RouterProvider router={router}>
              <SiteProvider site={site}>
                {scene_read === null ? (
                  <Container>Its schema refuses these settings.</Container>
                ) : (
                  <element.View settings={scene_read.settings} params={params} id={element.id}>
                    {scene.filled === true
                      ? [1, 2, 3].map((box) => <div key={box} className={styles.box} />)
                      : undefined}
                  </element.View>
                )}
              </SiteProvider>
            </RouterProvider>
          </TextsProvider>
        </CallProvider>
      </AnswersProvider>
    </div>
  );
};

/** Returns the scene's answers under the exact requests that the element makes. */
function sceneAnswers({ element, scene, texts: { language } }: GallerySceneProps): Answers {
  const answers = new Answers();
  const scene_read = readScene(element.id, scene);
  answers.keep(['getSession'], { data: nobody });
  if (scene_read === null) return answers;
  const { searchParams: search } = new URL(scene.at ?? '/', 'http://localhost');
  for (const { name, request } of dataNeeds([scene_read], {
    params: scene.params ?? {},
    search,
    language,
  })) {
    const answer = scene.answers?.[name];
    if (answer !== undefined) answers.keep([name, request, language], { data: answer });
  }
  return answers;
}

const waitForever: Call = () => new Promise(() => {});

/** Answers the browser's own calls as the scene says; the rest is refused, or stays pending. */
const answeringCall =
  (scene: Scene): Call =>
  async <Name extends EndpointName>(name: Name, request: Ask<Name>) => {
    const answer = answerOf<Answer<Name>>(scene.answers?.[name]);
    if (answer !== undefined) return answer;
    return scene.waiting === true ? waitForever(name, request) : refusing(name, request);
  };

const refusing: Call = async <Name extends EndpointName>(
  _name: Name,
  _request: Ask<Name>,
): Promise<Answer<Name>> => {
  throw new ApiError({ code: 'NOT_FOUND', status: 404, message: '' });
};
