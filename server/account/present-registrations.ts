import { atOnce } from '../database/statements.ts';
import type { accountRegistration } from '@ribambelle/api/account/registration-shapes.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { depositDue } from '@ribambelle/domain/receivables/deposit-due.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import { loadCategories, loadImages } from '../activities/index.ts';
import { shownImages } from '../files/index.ts';
import { statusOf } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadChosenDates, loadOfferedDates } from './registration-facts.ts';
import type { RegistrationRow } from './registration-views.ts';

export type AccountRegistration = z.infer<typeof accountRegistration>;

interface Input {
  readonly rows: readonly RegistrationRow[];
  readonly organiser: Organiser;
  readonly language: Language;
}

/** Returns registrations as the account shows them: four queries, whatever their number. */
export async function presentRegistrations(db: Db, input: Input): Promise<AccountRegistration[]> {
  const { rows } = input;
  const activity_ids = [...new Set(rows.map((row) => row.activity_id))];
  const text = textReader(input);
  const [images, categories, chosenDates, offers] = await atOnce(
    () => loadImages(db, activity_ids),
    () => loadCategories(db, { ids: activity_ids, text }),
    () =>
      loadChosenDates(
        db,
        rows.map(({ id }) => id),
      ),
    () => loadOfferedDates(db, [...new Set(rows.map((row) => row.availability_id))]),
  );
  const imagesOf = Map.groupBy(images, (row) => row.activity_id);
  const datesOf = Map.groupBy(
    chosenDates.filter(({ takes_place }) => takes_place),
    (row) => row.registration_id,
  );
  const offeredBy = Map.groupBy(offers, (row) => row.availability_id);
  return rows.map((row) => ({
    ...amountsOf(row),
    id: row.id,
    cuid: row.cuid,
    reference: row.reference,
    quantity: row.quantity,
    created_at: row.created_at,
    dates: (datesOf.get(row.id) ?? []).map(({ start_at, end_at }) => ({
      start_at,
      end_at,
    })),
    cancelled: row.cancelled_at !== null,
    bundle_id: row.customer_bundle_id,
    bundle_capacity_refunded: row.bundle_capacity_refunded,
    participant: {
      id: row.participant.id,
      cuid: row.participant.cuid,
      fullname: fullname(row.participant),
      customer_id: row.customer_id,
    },
    availability: {
      id: row.availability_id,
      cuid: row.availability_cuid,
      start_at: row.start_at,
      end_at: row.end_at,
      dates: (offeredBy.get(row.availability_id) ?? []).map(presentDate),
      location:
        row.location === null
          ? null
          : {
              ...row.location,
              title: text(row.location.title) || row.location.name,
            },
      activity: {
        id: row.activity_id,
        cuid: row.activity_cuid,
        slug: row.slug,
        title: text(row.title),
        description: text(row.description),
        instructions: text(row.instructions),
        motif: categories.get(row.activity_id)?.[0]?.motif ?? 'paper',
        images: shownImages(imagesOf.get(row.activity_id), text),
        categories: [...(categories.get(row.activity_id) ?? [])],
      },
    },
  }));
}

/** Returns the amounts of a registration; a cancelled one asks for what stays due. */
function amountsOf(row: RegistrationRow) {
  const { total_amount, paid_amount } = row;
  return {
    total_amount,
    deposit_amount: depositDue(row),
    paid_amount,
    outstanding_amount: row.owed_amount,
  };
}

function presentDate({
  id,
  start_at,
  end_at,
  status,
  capacity,
  registered,
}: Awaited<ReturnType<typeof loadOfferedDates>>[number]) {
  return { id, start_at, end_at, capacity, registered, status: statusOf(status) };
}
