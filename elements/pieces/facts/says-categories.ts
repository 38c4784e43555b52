import { type Property, shownProperties } from './properties.ts';

/** Returns the extra request for categories, for a call for dates whose properties include them. */
export const asksCategories = (properties: readonly Property[] = []): { categories?: true } =>
  shownProperties(properties).some((id) => id === 'categories' || id.startsWith('category-'))
    ? { categories: true }
    : {};
