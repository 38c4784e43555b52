import type { Answer } from '@ribambelle/api/client.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
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

/** Returns the initial values of the form for an existing resource. */
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

/** Returns the values as the calls expect them. */
export function requestOf({ pictures, configuration, groups, ...values }: ResourceValues) {
  return {
    ...values,
    configuration: configuration ?? '',
    groups: groups.map(({ cuid }) => cuid),
    images: pictures.map(({ cuid }) => cuid),
  };
}
