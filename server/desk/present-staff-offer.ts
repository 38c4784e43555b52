import type { staffOffer, staffOfferDetail } from '@ribambelle/api/desk/staff-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { z } from 'zod';
import type { StaffOfferAsks, StaffOfferRow } from './staff-offer-views.ts';

type Text = (column: Json) => string;

/** Returns an availability for which staff can register somebody. */
export function presentStaffOffer(row: StaffOfferRow, text: Text): z.infer<typeof staffOffer> {
  const { id, cuid, activity, location, start_at, end_at, price, status, published, capacity } =
    row;
  return {
    id,
    cuid,
    activity,
    location,
    start_at,
    end_at,
    price,
    status,
    published,
    capacity,
    activity_title: text(row.title),
    places_left: leftOf(row),
  };
}

/** Returns the same with its options and questions. */
export function presentStaffDetail(
  row: StaffOfferRow,
  input: { asks: StaffOfferAsks; text: Text; now: string },
): z.infer<typeof staffOfferDetail> {
  const { asks, text, now } = input;
  return {
    ...presentStaffOffer(row, text),
    age_minimum: row.age_minimum,
    age_maximum: row.age_maximum,
    dates: asks.dates.map(({ id, start_at, end_at, status, ...counts }) => ({
      id,
      start_at,
      end_at,
      status,
      places_left: leftOf(counts),
      ahead: isAfter(end_at, now),
    })),
    options: asks.options.map((option) => ({
      id: option.id,
      title: text(option.title),
      answer_required: option.answer_required,
      prices: option.prices.map((price) => ({
        ...price,
        label: text(price.label) || text(option.title),
      })),
    })),
    questions: asks.questions.map((question) => ({
      id: question.id,
      type: question.type,
      title: text(question.title),
      required: question.required,
      choices: question.choices.map((choice) => ({
        id: choice.id,
        label: text(choice.label),
      })),
      answered_by: question.answered_by,
      shown_when:
        question.shown_when === null
          ? null
          : { ...question.shown_when, choice_ids: [...question.shown_when.choice_ids] },
    })),
  };
}

function leftOf(counts: {
  capacity: number | null;
  registered: number;
  held: number;
}): number | null {
  return counts.capacity === null ? null : counts.capacity - counts.registered - counts.held;
}
