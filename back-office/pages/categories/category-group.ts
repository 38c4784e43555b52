import type { Answer } from '@ribambelle/api/client.ts';

/** A group with its categories, as the page lists them. */
export type CategoryGroup = Answer<'listOfficeCategories'>['data'][number];
export type Category = CategoryGroup['categories'][number];
