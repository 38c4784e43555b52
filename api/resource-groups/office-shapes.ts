import { z } from 'zod';
import { bilingualTitle, cuid, id, inEveryLanguage } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The fields of a group of resources that staff can set. */
export const resourceGroupFields = {
  name: bilingualTitle,
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
};

/** A group in the list of the back-office. */
export const officeResourceGroupRow = z.object({
  id,
  cuid,
  name: z.string(),
  order: z.int(),
  /** The number of resources in it, published or not. */
  resources: z.int(),
});

/** A group as its form in the back-office shows it. */
export const officeResourceGroup = z.object({
  id,
  cuid,
  version,
  name: inEveryLanguage,
  order: z.int(),
  resources: z.int(),
});

/** The filters of the list: words of the name. */
export const resourceGroupFilters = { search: z.string().max(100).optional() };
