import type { registrationRequest } from '@ribambelle/api/registration-requests/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { requestPayment } from '@ribambelle/domain/registration-requests/request-status.ts';
import type { z } from 'zod';
import { shownLocation } from '../locations/index.ts';
import { answerText } from '../texts/answer-text.ts';
import type { loadAnswersOfRequest } from './answer-views.ts';
import type { RequestRow } from './request-views.ts';

type Text = (column: Json) => string;

/** Returns a request as its family sees it (3 §3). */
export function presentRequest(row: RequestRow, text: Text): z.output<typeof registrationRequest> {
  const { id, cuid, reference, status, created_at, decided_at, participant } = row;
  const { total_amount, deposit_amount, paid_amount } = row;
  const activity = { ...row.activity, title: text(row.activity.title) };
  return {
    id,
    cuid,
    reference,
    status,
    created_at,
    decided_at,
    tier: text(row.tier),
    activity,
    participant: { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
    availabilities: row.availabilities.map((one) => ({
      ...one,
      ...spanOf(one),
      activity,
      location: shownLocation(text, one.location),
      dates: one.dates.map((date) => ({ id: date.id, ...spanOf(date) })),
    })),
    total_amount,
    deposit_amount,
    paid_amount,
    payment: requestPayment(row),
  };
}

/** Returns options and answers as people read them. */
export function presentAnswers(
  { options, questions }: Awaited<ReturnType<typeof loadAnswersOfRequest>>,
  text: Text,
) {
  return {
    options: options.map((option) => ({
      ...option,
      title: text(option.title),
      label: text(option.label),
    })),
    questions: questions.map(({ question_id, title, content, choices }) => ({
      question_id,
      title: text(title),
      content: answerText(content, { choices, text }),
    })),
  };
}

/** Returns instants from a JSON value in the form of all others. */
function spanOf({ start_at, end_at }: { readonly start_at: string; readonly end_at: string }) {
  return {
    start_at: canonicalInstant(start_at) ?? start_at,
    end_at: canonicalInstant(end_at) ?? end_at,
  };
}
