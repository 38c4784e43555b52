import { volumeDiscounts } from '@ribambelle/api/volume-discounts/record.ts';
import { namedActivities } from '../activities/index.ts';
import { storedRecord } from '../records/stored-record.ts';
import { storedReduction } from '../discounts/index.ts';
import { refuseImpossible } from './refuse-impossible.ts';

/** Volume discounts; registrations keep their reduction when one changes or goes. */
export const storedVolumeDiscounts = storedRecord(volumeDiscounts, {
  ...storedReduction,
  table: 'volume_discounts',
  facts: {},
  references: { ...storedReduction.references, activities: namedActivities },
  settled: (values) => {
    refuseImpossible(values);
    return values;
  },
});
