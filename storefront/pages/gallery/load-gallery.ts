import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { GalleryScene } from '@ribambelle/elements/gallery-scene.ts';
import type { ViewProps } from '@ribambelle/elements/element.ts';
import { views } from '@ribambelle/elements/views.ts';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import type { LoadedTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ComponentType } from 'react';
import type { ReadElement } from '../../page-state.ts';
import { readTree, textNeeds } from '../../read-tree.ts';
import { anyView } from '../../unsafe.ts';

export interface GalleryElement {
  readonly id: string;
  readonly scenes: readonly GalleryScene[];
  readonly View: ComponentType<ViewProps<unknown>>;
}

export interface LoadedGallery {
  readonly elements: readonly GalleryElement[];
  /** The texts of every language. */
  readonly texts: readonly LoadedTexts[];
  readonly Components: ComponentType;
}

const loaders = new Map<string, () => Promise<unknown>>(Object.entries(views));

/**
 * Loads all elements with their scenes, their texts in every language, and the gallery of
 * components.
 */
export async function loadGallery(): Promise<LoadedGallery> {
  const [{ gallery }, { Gallery }] = await Promise.all([
    import('@ribambelle/elements/gallery.ts'),
    import('@ribambelle/ui/gallery/gallery.tsx'),
  ]);
  const all = Object.entries(gallery);
  const elements = await Promise.all(
    all.map(async ([id, scenes]) => ({ id, scenes, View: anyView(await loaders.get(id)?.()) })),
  );
  const { texts: nouns } = textNeeds(
    all.flatMap(([element, scenes]) => scenes.flatMap((scene) => readScene(element, scene) ?? [])),
  );
  const texts = await Promise.all(
    LANGUAGES.map((language) => loadTexts({ language, nouns, errors: true })),
  );
  return { elements, texts, Components: Gallery };
}

/** Returns the scene's settings as the element's schema parses them; null when it refuses them. */
export function readScene(element: string, scene: GalleryScene): ReadElement | null {
  return (
    readTree([
      { id: element, name: element, element, settings: { ...scene.settings }, children: [] },
    ])[0] ?? null
  );
}
