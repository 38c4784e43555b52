import type { Page } from '@playwright/test';
import { inspectionOf } from './inspection.ts';
import { expect, story } from './story.ts';
import type { Telling } from './tellings.ts';

/** Tells a story in each of these languages and widths. */
export function inEach<One extends Telling>(
  tellings: readonly One[],
  tell: (telling: One) => void,
): void {
  for (const telling of tellings) {
    const { language, width } = telling;
    story.describe(`in ${language} at ${width} px`, () => {
      story.use({ language, width });
      story.slow();
      tell(telling);
    });
  }
}

/** Inspects the open page, and expects no fault. */
export async function lookAt(page: Page): Promise<void> {
  expect(await inspectionOf(page).look()).toEqual([]);
}
