import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Picture } from '../../fields/picture-field.tsx';

/** The values of the form of an article; pictures with their addresses, so that they show. */
export interface ArticleValues extends Record<string, unknown> {
  readonly title: InEachLanguage<string>;
  readonly slug: string;
  readonly summary: InEachLanguage<string>;
  readonly content: InEachLanguage<string>;
  readonly seo_title: InEachLanguage<string>;
  readonly images: readonly Picture[];
}
