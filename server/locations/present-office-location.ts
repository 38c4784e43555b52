import type { officeLocation } from '@ribambelle/api/locations/office-shapes.ts';
import type { z } from 'zod';
import { bilingualOf } from '../texts/bilingual.ts';
import type { OfficeLocationRow } from './office-location-views.ts';

/** Returns a location as the back-office shows it. */
export function presentOfficeLocation(row: OfficeLocationRow): z.infer<typeof officeLocation> {
  return { ...row, title: bilingualOf(row.title) };
}
