import type { availability, option, question } from '@ribambelle/api/availabilities/shapes.ts';
import { effectiveStatus } from '@ribambelle/domain/availabilities/status.ts';
import type { Language } from '@ribambelle/domain/website/languages.ts';
import type { z } from 'zod';
import {
  type Asked,
  choicesOf,
  loadCategories,
  loadImages,
  questionTypeOf,
} from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type AvailabilityRow, loadAvailabilities, loadDates } from './availability-facts.ts';
import { statusOf } from './column-values.ts';

interface Input {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly now: string;
}

/** Availabilities as lists show them: four queries in one round trip for the page, however many. */
export async function presentAvailabilities(
  db: Db,
  input: Input & { found: readonly { readonly id: number; readonly activity_id: number }[] },
): Promise<z.infer<typeof availability>[]> {
  const organiser_id = input.organiser.id;
  const availabilities = { organiser_id, ids: input.found.map(({ id }) => id) };
  const activities = { organiser_id, ids: [...new Set(input.found.map((one) => one.activity_id))] };
  const text = textReader(input);
  const [rows, dates, images, categories] = await Promise.all([
    loadAvailabilities(db, availabilities),
    loadDates(db, availabilities),
    loadImages(db, activities),
    loadCategories(db, { ...activities, text }),
  ]);
  const datesOf = Map.groupBy(dates, (date) => date.availability_id);
  const imagesOf = Map.groupBy(images, (row) => row.activity_id);
  return rows.map((row) => {
    const own = (datesOf.get(row.id) ?? []).map(
      ({ id, cuid, start_at, end_at, status, capacity, registered }) => ({
        id,
        cuid,
        start_at,
        end_at,
        capacity,
        registered,
        status: statusOf(status),
      }),
    );
    const groups = categories.get(row.activity_id) ?? [];
    const {
      id,
      cuid,
      start_at,
      end_at,
      registrations_start_at,
      registrations_end_at,
      price,
      deposit,
      capacity,
      registered,
    } = row;
    const facts = {
      start_at,
      end_at,
      registrations_start_at,
      registrations_end_at,
      capacity,
      registered,
      dates: own,
      allow_registrations_after_start: row.allow_registrations_after_start,
    };
    return {
      id,
      cuid,
      price,
      deposit,
      ...facts,
      status: effectiveStatus(
        {
          ...facts,
          status: statusOf(row.status),
        },
        input.now,
      ),
      age_minimum: row.age_minimum ?? row.activity_age_minimum,
      age_maximum: row.age_maximum ?? row.activity_age_maximum,
      location: locationOf(row, text),
      activity: {
        id: row.activity_id,
        cuid: row.activity_cuid,
        slug: row.slug,
        title: text(row.activity_title),
        motif: groups[0]?.motif ?? 'paper',
        images: (imagesOf.get(row.activity_id) ?? []).map((image) => ({
          id: image.id,
          public_url: `/files/${image.cuid}`,
          width: image.width,
          height: image.height,
        })),
      },
      categories: [...groups],
    };
  });
}

function locationOf(row: AvailabilityRow, text: ReturnType<typeof textReader>) {
  if (row.location_cuid === null) return null;
  const title = text(row.location_title ?? {});
  const name = row.name ?? '';
  return {
    cuid: row.location_cuid,
    name,
    title: title === '' ? name : title,
    street: row.street ?? '',
    number: row.number ?? '',
    postcode: row.postcode ?? '',
    city: row.city ?? '',
  };
}

/** Options and questions in the caller's language. */
export function presentAsked(
  asked: Asked,
  text: ReturnType<typeof textReader>,
): { options: z.infer<typeof option>[]; questions: z.infer<typeof question>[] } {
  const pricesOf = Map.groupBy(asked.prices, (price) => price.option_id);
  return {
    options: asked.options.map((row) => ({
      id: row.id,
      title: text(row.title),
      description: text(row.description),
      order: row.order,
      answer_required: row.answer_required,
      prices: (pricesOf.get(row.id) ?? []).map(({ id, label, amount, percentage }) => ({
        id,
        label: text(label),
        amount,
        percentage,
      })),
    })),
    questions: asked.questions.map((row) => ({
      id: row.id,
      type: questionTypeOf(row.type),
      title: text(row.title),
      description: text(row.description),
      required: row.required && row.active,
      order: row.order,
      choices: choicesOf(row.choices).map(({ id, label, order }) => ({
        id,
        label: text(label),
        order,
      })),
    })),
  };
}
