import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { offerErrors } from '@ribambelle/domain/activities/offer-errors.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import { setShownImages } from '../files/index.ts';
import { type ActivityValues, setCategories } from './activity-store.ts';

/** What a form sent, checked as a whole and with its rich texts sanitised. Refuses reversed ages and a deposit above the price. */
export function checkedActivity(values: ActivityValues): ActivityValues {
  const { age_minimum, age_maximum, default_price, default_deposit, description, instructions } =
    values;
  const { deposit, ...fieldErrors } = offerErrors({
    age_minimum,
    age_maximum,
    price: default_price,
    deposit: default_deposit,
  });
  const fields = { ...fieldErrors, ...(deposit === undefined ? {} : { default_deposit: deposit }) };
  if (Object.keys(fields).length > 0) refuse('INVALID_REQUEST', fields);
  return {
    ...values,
    description: inEachLanguage((language) => sanitise(description[language])),
    instructions: inEachLanguage((language) => sanitise(instructions[language])),
  };
}

/** Writes an activity's categories and pictures. Refuses those that are not the organiser's. */
export async function connectActivity(
  db: Db,
  input: { organiser_id: number; id: number; values: ActivityValues },
): Promise<void> {
  const categories = [...new Set(input.values.categories)];
  const images = [...new Set(input.values.images)];
  if ((await setCategories(db, { ...input, categories })) < categories.length)
    refuse('CATEGORY_UNKNOWN', { categories: 'CATEGORY_UNKNOWN' });
  if ((await setShownImages(db, { of: 'activities', ...input, images })) < images.length)
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}
