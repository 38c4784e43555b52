import { type Property, shownProperties } from './properties.ts';

/** Returns the filter that asks for the categories of dates, if the properties show them. */
export const asksCategories = (properties: readonly Property[] = []): { categories?: true } =>
  shownProperties(properties).some((id) => id === 'categories' || id.startsWith('category-'))
    ? { categories: true }
    : {};
