import type { Answer } from '@ribambelle/api/client.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Picture } from '../../fields/picture-field.tsx';
import type { NamedGroup } from './groups-field.tsx';

/** What the form of a resource holds; pictures with what shows of them. */
export interface ResourceValues extends Record<string, unknown> {
  readonly name: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  readonly location: string | null;
  /** Empty until one is chosen. */
  readonly configuration: string | null;
  readonly groups: readonly NamedGroup[];
  readonly published: boolean;
  readonly order: number;
  readonly pictures: readonly Picture[];
}

export const NEW_RESOURCE: ResourceValues = {
  name: NO_TEXT,
  description: NO_TEXT,
  location: null,
  configuration: null,
  groups: [],
  published: true,
  order: 0,
  pictures: [],
};

/** What the form begins with for a resource that is there. */
export function valuesOf(resource: Answer<'getOfficeResource'>): ResourceValues {
  const { images, name, description, location, configuration, groups, published, order } = resource;
  return {
    name,
    description,
    location,
    configuration,
    groups,
    published,
    order,
    pictures: images,
  };
}
