import {
  type Answer,
  ApiError,
  type Ask,
  type Call,
  type EndpointName,
} from '@ribambelle/api/client.ts';
import type { GalleryScene as Scene } from '@ribambelle/elements/gallery.ts';
import { SAMPLE_NOW } from '@ribambelle/elements/sample-answers.ts';
import { CallProvider } from '@ribambelle/ui/data/call-context.tsx';
import { createQueryClient } from '@ribambelle/ui/data/query-client.ts';
import { SiteProvider, useProviderSite, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { keyOf } from '@ribambelle/ui/data/use-call.ts';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { placeOf } from '@ribambelle/ui/router/place.ts';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { type LoadedTexts, TextsProvider } from '@ribambelle/ui/texts/texts-context.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { dataNeeds } from '../../read-tree.ts';
import { type GalleryElement, readScene } from './load-gallery.ts';
import styles from './gallery.module.css';

interface GallerySceneProps {
  readonly element: GalleryElement;
  readonly scene: Scene;
  readonly texts: LoadedTexts;
}

const nobody = { customer: null, participants: [], cart: null, account: null };
const nothing = () => {};

/** One element in one state and language. What it asks for has been answered; it cannot reach the server and leads nowhere. */
export const GalleryScene = ({ element, scene, texts }: GallerySceneProps): ReactElement => {
  const { language } = texts;
  const website = useWebsite();
  const provider_site = useProviderSite();
  const params = scene.params ?? {};
  const place = placeOf(new URL(scene.at ?? '/', 'http://localhost'), language);
  const router: Router = {
    place,
    params,
    hostname: null,
    preview: false,
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  const read = readScene(element.id, scene);
  const queries = useMemo(() => answered({ element, scene, texts }), [element, scene, texts]);
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
      <QueryClientProvider client={queries}>
        <CallProvider call={refusing}>
          <TextsProvider texts={texts}>
            <RouterProvider router={router}>
              <SiteProvider site={site}>
                {read === null ? (
                  <Container>Its schema refuses these settings.</Container>
                ) : (
                  <element.View settings={read.settings} params={params} id={element.id}>
                    {scene.filled === true
                      ? [1, 2, 3].map((box) => <div key={box} className={styles.box} />)
                      : undefined}
                  </element.View>
                )}
              </SiteProvider>
            </RouterProvider>
          </TextsProvider>
        </CallProvider>
      </QueryClientProvider>
    </div>
  );
};

/** A cache with the scene's answers under the very requests that the element makes. */
function answered({ element, scene, texts: { language } }: GallerySceneProps): QueryClient {
  const queries = createQueryClient('server');
  const read = readScene(element.id, scene);
  queries.setQueryData(['getSession'], nobody);
  if (read === null) return queries;
  const { searchParams: search } = new URL(scene.at ?? '/', 'http://localhost');
  for (const { name, request } of dataNeeds([read], {
    params: scene.params ?? {},
    search,
    language,
  })) {
    const answer = scene.answers?.[name];
    if (answer !== undefined) queries.setQueryData(keyOf(name, request, language), answer);
  }
  return queries;
}

const refusing: Call = async <Name extends EndpointName>(
  _name: Name,
  _request: Ask<Name>,
): Promise<Answer<Name>> => {
  throw new ApiError({ code: 'NOT_FOUND', status: 404, message: '' });
};
