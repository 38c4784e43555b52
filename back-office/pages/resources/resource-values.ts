import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Picture } from '../../fields/picture-field.tsx';
import type { NamedGroup } from './groups-field.tsx';

/** The values of the form of a resource; pictures with their addresses, so that they show. */
export interface ResourceValues extends Record<string, unknown> {
  readonly name: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  readonly location: string | null;
  /** Empty until one is chosen. */
  readonly configuration: string | null;
  readonly groups: readonly NamedGroup[];
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
  readonly published: boolean;
  readonly order: number;
  readonly images: readonly Picture[];
}

export const NEW_RESOURCE: ResourceValues = {
  name: NO_TEXT,
  description: NO_TEXT,
  location: null,
  configuration: null,
  groups: [],
  vat_category: null,
  published: true,
  order: 0,
  images: [],
};
