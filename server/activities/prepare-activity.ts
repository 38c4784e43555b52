import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { offerErrors } from '@ribambelle/domain/activities/offer-errors.ts';
import { type Changes, changesBetween } from '../audit/changes-between.ts';
import { withChanges } from '../audit/with-changes.ts';
import type { Db } from '../database/transaction.ts';
import { refuseOtherCategory } from '../organisers/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import { setShownImages } from '../files/index.ts';
import { loadConnected, type OwnValues, setCategories, setMemberships } from './activity-store.ts';

/**
 * Returns the values of a form, checked as a whole and with its rich texts sanitised. Refuses
 * reversed ages, a deposit above the price and a category that the organiser's regime does not
 * allow.
 */
export function checkedActivity(
  values: OwnValues,
  organiser: Pick<Organiser, 'vat_regime'>,
): OwnValues {
  refuseOtherCategory(values.vat_category, { organiser });
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
  if (values.member_price !== null && values.member_percentage !== null)
    refuse('MEMBER_PRICE_TWICE', { member_percentage: 'MEMBER_PRICE_TWICE' });
  if (values.partial_fee > 0 && values.partial_discount > 0)
    refuse('PARTIAL_PRICE_TWICE', { partial_discount: 'PARTIAL_PRICE_TWICE' });
  return {
    ...values,
    description: inEachLanguage((language) => sanitise(description[language])),
    instructions: inEachLanguage((language) => sanitise(instructions[language])),
  };
}

/**
 * Writes an activity's categories, pictures and memberships, where they are given, and returns the
 * changes. Refuses CATEGORY_UNKNOWN, IMAGE_UNKNOWN and MEMBERSHIP_NOT_FOUND for those of another
 * organiser, and MEMBERSHIP_MISSING for an advantage of members without a membership.
 */
export async function connectActivity(
  db: Db,
  input: {
    id: number;
    categories: readonly string[] | undefined;
    images: readonly string[] | undefined;
    memberships: readonly string[] | undefined;
    /** The advantages of members. */
    kept: Kept;
  },
): Promise<Changes> {
  const { id, kept } = input;
  const before = await loadConnected(db, id);
  const categories = input.categories && [...new Set(input.categories)];
  const images = input.images && [...new Set(input.images)];
  if (categories !== undefined && (await setCategories(db, { id, categories })) < categories.length)
    refuse('CATEGORY_UNKNOWN', { categories: 'CATEGORY_UNKNOWN' });
  if (
    images !== undefined &&
    (await setShownImages(db, { of: 'activities', id, images })) < images.length
  )
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
  const memberships = input.memberships && [...new Set(input.memberships)].toSorted();
  if (
    memberships !== undefined &&
    (await setMemberships(db, { id, memberships })) < memberships.length
  )
    refuse('MEMBERSHIP_NOT_FOUND', { memberships: 'MEMBERSHIP_NOT_FOUND' });
  if ((memberships ?? before.memberships).length === 0 && isKept(kept))
    refuse('MEMBERSHIP_MISSING', { memberships: 'MEMBERSHIP_MISSING' });
  return changesBetween(
    { ...before },
    withChanges(before, { categories: categories?.toSorted(), images, memberships }),
  );
}

type Kept = Pick<
  OwnValues,
  'members_only' | 'members_days_early' | 'member_price' | 'member_percentage'
>;

/** True when an activity is for members alone, first for members, or cheaper for them. */
function isKept(values: Kept): boolean {
  const { members_only, members_days_early, member_price, member_percentage } = values;
  return (
    members_only || members_days_early > 0 || member_price !== null || member_percentage !== null
  );
}
