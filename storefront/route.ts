import type { TextsNoun } from '@ribambelle/texts/all.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ComponentType } from 'react';

/** One of our own pages, which no organiser writes: the account. Nothing of it is read on the server, the browser asks. */
export interface Route {
  /** `/account/registrations/$registration` */
  readonly pathname: string;
  /** The module of the view, from this folder: `pages/account/registrations/registration-page.tsx`. Its styles are linked in the page. */
  readonly file: string;
  readonly view: () => Promise<ComponentType>;
  readonly title: Readonly<Record<Language, string>>;
  readonly texts: readonly TextsNoun[];
  /** The words of all error codes too, for forms. */
  readonly errors?: boolean;
}
