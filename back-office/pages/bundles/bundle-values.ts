import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { secondsOf } from '@ribambelle/domain/base/durations.ts';
import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Picture } from '../../fields/picture-field.tsx';
import type { NamedActivity } from '../../fields/activities-field.tsx';

/**
 * The values of the form of a bundle, amounts in minor units; pictures with their addresses and
 * activities with their titles, so that they show.
 */
export interface BundleValues extends Record<string, unknown> {
  readonly title: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  readonly price: number;
  /** The number of registrations; null for no limit. */
  readonly capacity: number | null;
  /** Seconds; null for no end. */
  readonly duration: number | null;
  readonly expires_at: string | null;
  readonly entity: BundleEntity;
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
  readonly activities: readonly NamedActivity[];
  readonly published: boolean;
  readonly order: number;
  readonly images: readonly Picture[];
}

export const NEW_BUNDLE: BundleValues = {
  title: NO_TEXT,
  description: NO_TEXT,
  price: 0,
  capacity: 10,
  duration: secondsOf({ count: 1, unit: 'year' }),
  expires_at: null,
  entity: 'CUSTOMERS',
  vat_category: null,
  activities: [],
  published: true,
  order: 0,
  images: [],
};
