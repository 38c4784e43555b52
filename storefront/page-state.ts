import type { Answer } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';

/**
 * An element of a page whose settings its own schema has parsed; invalid ones are no longer in the
 * tree.
 */
export interface ReadElement {
  readonly id: string;
  readonly name: string;
  readonly element: string;
  readonly settings: unknown;
  readonly children: readonly ReadElement[];
}

/** Everything that a browser needs to show a page; it is in the page itself, as data. */
export interface PageState {
  readonly language: Language;
  /** Path without language. */
  readonly path: string;
  readonly title: string;
  readonly params: Readonly<Record<string, string>>;
  /** The elements of an organiser's page, or the pathname of one of our own pages (routes.ts). */
  readonly tree: readonly ReadElement[] | null;
  readonly route: string | null;
  readonly texts: readonly string[];
  readonly errors: boolean;
  readonly website: Answer<'getWebsite'>;
  readonly catalogue: Answer<'getPage'>['catalogue'];
  readonly rendered_at: string;
  readonly provider_site: string;
  /** Answers that were read for the page, each under its key (`client/data/answers.ts`). */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** The build that rendered it; a browser with another one reloads the page. */
  readonly build: string;
  /** The origin whose messages a preview in a frame takes; left out of every other page. */
  readonly back_office_origin?: string;
}
