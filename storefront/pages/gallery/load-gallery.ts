import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { GalleryScene } from '@ribambelle/elements/gallery-scene.ts';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import type { LoadedTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ComponentType } from 'react';
import { loadView, type View } from '../../load-parts.ts';
import type { ReadElement } from '../../page-state.ts';
import { readTree, textNeeds } from '../../read-tree.ts';

export interface GalleryElement {
  readonly id: string;
  readonly scenes: readonly GalleryScene[];
  readonly View: View;
}

export interface LoadedGallery {
  readonly elements: readonly GalleryElement[];
  /** The texts of every language. */
  readonly texts: readonly LoadedTexts[];
  readonly Components: ComponentType;
}

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
    all.map(async ([id, scenes]) => {
      const View = await loadView(id);
      if (View === null) throw new Error(`There is no element ${id}`);
      return { id, scenes, View };
    }),
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
