import type { Language } from '@ribambelle/domain/base/languages.ts';
import { cancellationReason } from './cancellation-reason.ts';
import type {
  officeRegistration,
  officeRegistrationRow,
} from '@ribambelle/api/registrations/office-shapes.ts';
import { formAnswer } from '@ribambelle/domain/activities/answers.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { isOverdue } from '@ribambelle/domain/receivables/overdue.ts';
import { owedAmount } from '@ribambelle/domain/receivables/owed.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { z } from 'zod';
import { answerText } from '../texts/answer-text.ts';
import type { OfficeChange, OfficeDetailRow } from './office-detail-views.ts';
import type { OfficeRegistrationRow } from './office-registration-views.ts';
import type { ShownVat } from '../receivables/index.ts';
import type { KeptRow } from './kept-views.ts';
import { presentPriceLines } from './present-price-lines.ts';

type Detail = z.infer<typeof officeRegistration>;
type Text = (column: Json) => string;

type Row = z.infer<typeof officeRegistrationRow>;

/** Returns a registration for the list of the back-office. */
export function presentOfficeRow(
  row: OfficeRegistrationRow,
  input: { readonly text: Text; readonly now: string; readonly timezone: string },
): Row {
  const { birthdate, location, email, phone, start_at } = row;
  return {
    ...presentSummary(row, input),
    owed_amount: owedAmount(row),
    location,
    birthdate,
    age: birthdate === null ? null : ageOn(birthdate, dayOf(start_at, input.timezone)),
    email,
    phone: writtenPhone(phone),
  };
}

function presentSummary(
  row: OfficeRegistrationRow,
  { text, now }: { readonly text: Text; readonly now: string },
): Omit<Row, 'owed_amount' | 'location' | 'birthdate' | 'age' | 'email' | 'phone'> {
  const {
    id,
    cuid,
    reference,
    created_at,
    start_at,
    end_at,
    quantity,
    total_amount,
    paid_amount,
    credit_amount,
    due_at,
    receivable_id,
    cancelled_at,
    tags,
  } = row;
  return {
    id,
    cuid,
    reference,
    created_at,
    start_at,
    end_at,
    quantity,
    total_amount,
    paid_amount,
    credit_amount,
    due_at: owedAmount(row) > 0 ? due_at : null,
    overdue: isOverdue(row, now),
    receivable_id,
    cancelled_at,
    tags: [...tags],
    participant_name: fullname(row),
    customer_name: fullname({
      firstname: row.customer_firstname,
      lastname: row.customer_lastname,
    }),
    activity_title: text(row.title),
  };
}

/** Returns a registration for its panel. */
export function presentOfficeDetail(
  row: OfficeDetailRow,
  input: {
    text: Text;
    language: Language;
    now: string;
    changes: readonly OfficeChange[];
    kept: readonly KeptRow[];
    vat: readonly ShownVat[];
    instalments: Readonly<Detail['instalments']>;
  } & Pick<Detail, 'dates' | 'payments' | 'mails' | 'review'>,
): Detail {
  const { text, dates, payments, mails, review, changes, kept, vat, instalments } = input;
  const summary = presentSummary(row, input);
  const { registered_by, changed_at, deposit_amount, cancellation_type, location } = row;
  return {
    ...summary,
    version: row.version,
    participant: {
      cuid: row.participant_cuid,
      name: summary.participant_name,
      birthdate: row.birthdate,
    },
    customer: {
      cuid: row.customer_cuid,
      name: summary.customer_name,
      email: row.email,
      phone: writtenPhone(row.phone),
    },
    activity: {
      cuid: row.activity_cuid,
      title: summary.activity_title,
    },
    availability: {
      cuid: row.availability_cuid,
      location,
    },
    registered_by,
    waivers: row.waivers.map((one) => ({
      ...one,
      at: canonicalInstant(one.at) ?? one.at,
      waived: [...one.waived],
    })),
    terms: acceptedTerms(row),
    changed_at,
    deposit_amount,
    cancellation_message: cancellationReason(row, input.language),
    cancellation_type,
    dates,
    payments,
    mails,
    review,
    changes: changes.map(({ was, became, ...change }) => ({
      ...change,
      was: presentState(was, text),
      became: presentState(became, text),
    })),
    communication:
      row.communication === null ? null : formatStructuredCommunication(row.communication),
    options: row.options.map((option) => ({
      ...option,
      title: text(option.title),
      label: text(option.label),
    })),
    questions: row.questions.map((question) => ({
      question_id: question.question_id,
      given: formAnswer(question, question.content),
      title: text(question.title),
      content: answerText(question.content, { choices: question.choices, text }),
    })),
    price_lines: [...presentPriceLines(row, input)],
    vat: [...vat],
    instalments: [...instalments],
    kept: kept.map(({ label, amount }) => ({ label: text(label), amount })),
  };
}

function presentState({ title, ...state }: OfficeChange['was'], text: Text) {
  return { ...state, activity_title: text(title) };
}

function acceptedTerms({ terms_version, terms_accepted_at }: OfficeDetailRow): Detail['terms'] {
  if (terms_version === null || terms_accepted_at === null) return null;
  return { number: terms_version, accepted_at: terms_accepted_at };
}
