import type { TextsNoun } from '@ribambelle/texts/all.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ComponentType } from 'react';

/**
 * One of our own pages, which no organiser writes: the account. Its data is not read on the server;
 * the browser requests it.
 */
export interface Route {
  /** `/account/registrations/$registration` */
  readonly pathname: string;
  /**
   * The module of the view, relative to this folder:
   * `pages/account/registrations/registration-page.tsx`. Its styles are linked in the page.
   */
  readonly file: string;
  readonly view: () => Promise<ComponentType>;
  readonly title: Readonly<Record<Language, string>>;
  readonly texts: readonly TextsNoun[];
  /** True when the page needs the texts of all error codes, for forms. */
  readonly errors?: boolean;
}
