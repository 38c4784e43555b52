import { atOnce } from '../database/statements.ts';
import { getAccountRegistration as endpoint } from '@ribambelle/api/account/get-account-registration.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { stepOf } from '@ribambelle/domain/registrations/cancellation.ts';
import { decideReview } from '@ribambelle/domain/reviews/review.ts';
import { action } from '../action.ts';
import { readTransfer } from '../bank-transfers/index.ts';
import { findPolicy, policySentence } from '../cancellation-policies/index.ts';
import type { Db } from '../database/transaction.ts';
import { findNotesForFamily } from '../notes/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { orRefuse } from '../refusal.ts';
import { cancellationReason, loadKept } from '../registrations/index.ts';
import { hasChoices } from '../registration-changes/index.ts';
import { findReview } from '../reviews/index.ts';
import { answerText } from '../texts/answer-text.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentOption } from './present-option.ts';
import { presentRegistrations } from './present-registrations.ts';
import { loadAnsweredQuestions, loadChosenDates, loadChosenOptions } from './registration-facts.ts';
import { findRegistration, type RegistrationRow } from './registration-views.ts';

/** Answers one of the caller's own registrations with dates, options and answers (3 §2). */
export const getAccountRegistration = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const registrationRow = await findRegistration(db, {
      customer_id: customer.id,
      cuid: request.cuid,
    });
    const row = orRefuse(registrationRow, 'REGISTRATION_NOT_FOUND');
    const [[card], chosenDates, options, questions, hasChoice, review, notes, keptLines, policy] =
      await atOnce(
        () => presentRegistrations(db, { rows: [row], organiser, language }),
        () => loadChosenDates(db, [row.id]),
        () => loadChosenOptions(db, row.id),
        () => loadAnsweredQuestions(db, row.id),
        () => hasChoices(db, { ...row }),
        () => findReview(db, row.id),
        () => findNotesForFamily(db, row.id),
        () => (row.cancelled_at === null ? [] : loadKept(db, row.id)),
        () => findPolicy(db, row.cancellation_policy_id),
      );
    const alive = row.cancelled_at === null && isAfter(row.end_at, now);
    const registration = orRefuse(card, 'REGISTRATION_NOT_FOUND');
    const text = textReader({ language, organiser });
    const facts = {
      start_at: chosenDates.find(({ takes_place }) => takes_place)?.start_at ?? row.start_at,
      cancelled: registration.cancelled,
      reviewed: review !== null,
    };
    return {
      ...registration,
      availability: {
        ...registration.availability,
        categories: registration.availability.activity.categories,
      },
      dates: chosenDates.map(({ start_at, end_at, ...date }) => ({
        cuid: date.cuid,
        date_id: date.date_id,
        takes_place: date.takes_place,
        arrival: date.arrival,
        departure: date.departure,
        date: { start_at, end_at },
      })),
      options: options.map((option) => presentOption(option, text)),
      questions: questions.map(({ question_id, content, title, choices }) => ({
        question_id,
        content: answerText(content, {
          choices,
          text,
        }),
        question: { title: text(title) },
      })),
      cart:
        row.cart_cuid === null || row.cart_reference === null
          ? null
          : {
              cuid: row.cart_cuid,
              reference: row.cart_reference,
            },
      notes,
      cancelled_at: row.cancelled_at,
      change_fee_amount: Math.min(row.change_fee_amount, row.total_amount),
      kept: keptLines.map(({ label, amount }) => ({ label: text(label), amount })),
      cancellation_message: cancellationReason(row, language),
      ...cancellingOf({ row, dates: chosenDates, policy, organiser, language, now }),
      changeable: alive && hasChoice,
      review,
      reviewable: decideReview(facts, now).ok,
      bank_transfer: await transferOf(db, { organiser, row, text, now }),
    };
  },
);

/** Returns whether its family can cancel it, under which conditions, and what came back. */
function cancellingOf(of: {
  row: RegistrationRow;
  dates: readonly { readonly counts_from: string; readonly takes_place: boolean }[];
  policy: CancellationPolicy | null;
  organiser: Organiser;
  language: Language;
  now: string;
}) {
  const { row, dates, policy, organiser, language, now } = of;
  const { end_at, counts_from, cancellation_online_amount, cancellation_wallet_amount } = row;
  const coming = row.cancelled_at === null && isAfter(end_at, now);
  const facts = { dates, counts_from, end_at, policy, zone: organiser.timezone };
  return {
    coming,
    cancellable: coming && stepOf(facts, { type: 'CUSTOMER', now }) !== null,
    cancellation_conditions: policy === null ? '' : policySentence(policy, language),
    cancellation_back: {
      online_amount: cancellation_online_amount,
      wallet_amount: cancellation_wallet_amount,
    },
    contact: { email: organiser.email, phone: writtenPhone(organiser.phone) },
  };
}

/** Returns how the order is paid by transfer; null when it has no transfer. */
async function transferOf(
  db: Db,
  input: {
    organiser: Organiser;
    row: RegistrationRow;
    text: ReturnType<typeof textReader>;
    now: string;
  },
) {
  const { organiser, row, text, now } = input;
  const { cart_id, cart_reference: reference } = row;
  if (cart_id === null || reference === null) return null;
  return readTransfer(db, { organiser, cart_id, reference, text, now });
}
