import type { officeClosedPeriod } from '@ribambelle/api/closed-periods/office-shapes.ts';
import type { z } from 'zod';
import { bilingualOf } from '../texts/bilingual.ts';
import type { ClosedPeriodRow } from './closed-period-views.ts';

/** Returns a closed period as its form shows it. */
export function presentClosedPeriod(row: ClosedPeriodRow): z.output<typeof officeClosedPeriod> {
  return { ...row, name: bilingualOf(row.name) };
}
