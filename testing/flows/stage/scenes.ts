import { LANGUAGES, type Language } from '@ribambelle/domain/base/languages.ts';
import type { Page } from '@playwright/test';
import { inspectionOf } from './inspection.ts';
import { expect, story } from './story.ts';

/** In which language and how wide a task of the office is told. */
export interface Scene {
  readonly language: Language;
  readonly width: number;
  /** Whether it looks at the pages too: one that is there for its presses alone leaves that to another in its language. */
  readonly looks: boolean;
}

/** At a desk, in both languages. */
export const AT_A_DESK: readonly Scene[] = LANGUAGES.map((language) => ({
  language,
  width: 1280,
  looks: true,
}));

/** At a desk in both languages, and on a phone in one of them, which looks at both widths for this language. */
export const AT_A_DESK_AND_ON_A_PHONE: readonly Scene[] = [
  { language: 'fr', width: 390, looks: true },
  { language: 'fr', width: 1280, looks: false },
  { language: 'en', width: 1280, looks: true },
];

/** Tells what a scene says in each of them. */
export function inEach(scenes: readonly Scene[], tell: (scene: Scene) => void): void {
  for (const scene of scenes) {
    const { language, width } = scene;
    story.describe(`in ${language} at ${width} px`, () => {
      story.use({ language, width });
      story.slow();
      tell(scene);
    });
  }
}

/** Looks at the page as it stands, in the scenes that do. */
export async function lookAt(page: Page, { looks }: Scene): Promise<void> {
  if (looks) expect(await inspectionOf(page).look()).toEqual([]);
}
