// @vitest-environment happy-dom
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import type { LoadedTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { gallery } from '@ribambelle/elements/gallery.ts';
import type { GalleryScene as Scene } from '@ribambelle/elements/gallery-scene.ts';
import { SAMPLE_NOW, sampleWebsite } from '@ribambelle/elements/sample-answers.ts';
import { needs } from '@ribambelle/elements/needs.ts';
import { settings } from '@ribambelle/elements/settings.ts';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadView } from '../../load-parts.ts';
import { GalleryScene } from './gallery-scene.tsx';

const LANGUAGE = 'fr';
/** The elements that list something, by their names. */
const LISTS = Object.entries(gallery).filter(([id]) =>
  /-(cards|cards-grid|quick-list|list|days|weekly-calendar|schedule|weekly-schedule)$/u.test(id),
);
const sceneNamed = (scenes: readonly Scene[], name: string) => {
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`No scene is called ${name}`);
  return scene;
};
const nouns = Object.values(needs).flatMap(({ texts }) => texts);
let texts: LoadedTexts;

beforeAll(async () => {
  texts = await loadTexts({
    language: LANGUAGE,
    nouns: ['shell', ...new Set(nouns)],
    errors: true,
  });
});
afterEach(cleanup);

async function draw(id: string, scene: Scene): Promise<HTMLElement> {
  const View = await loadView(id);
  if (View === null) throw new Error(`There is no element ${id}`);
  const element = { id, scenes: [scene], View };
  const site = {
    website: sampleWebsite,
    catalogue: null,
    rendered_at: SAMPLE_NOW,
    provider_site: 'https://provider.test',
  };
  const { container } = render(
    <SiteProvider site={site}>
      <GalleryScene element={element} scene={scene} texts={texts} />
    </SiteProvider>,
  );
  return container;
}

const isBusy = (page: HTMLElement) => page.querySelector('[aria-busy="true"]') !== null;

describe.each(LISTS)('%s', (id, scenes) => {
  test('loading: no content yet, and no error', async () => {
    const page = await draw(id, { ...sceneNamed(scenes, 'loading') });
    expect(sceneNamed(scenes, 'loading').waiting).toBe(true);
    expect(isBusy(page) || page.querySelector('[class*="skeleton"], [role="status"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  test('refetching: the earlier content stays, faded', async () => {
    const scene = sceneNamed(scenes, 'refetching');
    expect(scene.next).not.toBe(scene.at);
    const page = await draw(id, scene);
    await expect.poll(() => isBusy(page)).toBe(true);
  });

  test('not answered: offers to try again', async () => {
    await draw(id, sceneNamed(scenes, 'not answered'));
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  });

  test('empty: shows a sentence', async () => {
    const empty = scenes.find(({ name }) => /^(no|none|nothing|an empty)\b/u.test(name));
    expect(empty).toBeDefined();
    if (empty !== undefined) expect((await draw(id, empty)).textContent).not.toBe('');
  });
});

test.each(
  Object.entries(gallery).flatMap(([id, scenes]) =>
    scenes.map((scene) => ({ id, scene, called: scene.name })),
  ),
)('$id, $called: can be drawn', async ({ id, scene }) => {
  expect((await draw(id, scene)).textContent).toContain(scene.name);
});

const ADJUSTABLE = Object.entries(gallery).filter(([id]) =>
  Object.entries(settings).some(
    ([name, { shape }]) => name === id && Object.keys(shape).length > 0,
  ),
);

test.each(ADJUSTABLE)('%s: draws nothing for invalid settings', async (id, scenes) => {
  const scene = sceneNamed(scenes, 'invalid settings');
  expect(scene.refused).toBe(true);
  expect((await draw(id, scene)).textContent).toContain('Its schema refuses these settings.');
});
