import { type Property, shownProperties } from './properties.ts';

/** What a call for dates says further where categories are among what is shown of them. */
export const asksCategories = (properties: readonly Property[] = []): { categories?: true } =>
  shownProperties(properties).some((id) => id === 'categories' || id.startsWith('category-'))
    ? { categories: true }
    : {};
