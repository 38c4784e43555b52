import type { Answer } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';

/** An element of a page whose settings its own schema has read; what could not be read is not in the tree any more. */
export interface ReadElement {
  readonly id: string;
  readonly name: string;
  readonly element: string;
  readonly settings: unknown;
  readonly children: readonly ReadElement[];
}

/** All that a browser needs to show a page: it stands in the page itself, as data. */
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
  /** Answers that were read for the page, under the keys of `keyOf`. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** The build that drew it; a browser with another one loads the page anew. */
  readonly build: string;
}
