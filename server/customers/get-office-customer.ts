import { atOnce } from '../database/statements.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { getOfficeCustomer as endpoint } from '@ribambelle/api/customers/get-office-customer.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { isOverdue } from '@ribambelle/domain/receivables/overdue.ts';
import { owedAmount } from '@ribambelle/domain/receivables/owed.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { action } from '../action.ts';
import { loadOfficeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  loadBelongingCarts,
  loadBelongingMails,
  loadBelongingMovements,
  loadBelongingParticipants,
  loadBelongingPayments,
  loadBelongingRegistrations,
} from './office-belongings-views.ts';
import { findOfficeCustomer } from './office-customer-views.ts';

/** One family, and of what belongs to it as much as the collaborator may see. */
export const getOfficeCustomer = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { email_refused_at, email_refused_answer, ...row } = orRefuse(
      await findOfficeCustomer(db, { organiser_id, customer: request.customer }),
      'CUSTOMER_NOT_FOUND',
    );
    const of = { organiser_id, customer_id: row.id };
    const text = textReader({ language, organiser });
    const money = seesFields(collaborator.permissions, 'MONEY');
    const may = (permission: Permission) => collaborator.permissions.includes(permission);
    const [participants, registrations, carts, payments, movements, mails, answered] = await atOnce(
      () => (may('participants.read') ? loadBelongingParticipants(db, of) : null),
      () => (may('registrations.read') ? loadBelongingRegistrations(db, of) : null),
      () => (may('customer-carts.read') ? loadBelongingCarts(db, of) : null),
      () => (may('payments.read') ? loadBelongingPayments(db, of) : null),
      () => (may('customer-wallets.read') ? loadBelongingMovements(db, of) : null),
      () => (may('mails.read') ? loadBelongingMails(db, of) : null),
      () => loadOfficeAnswers(db, { organiser, language, owner: { customer_id: row.id } }),
    );
    return {
      ...row,
      email_refused:
        email_refused_at === null
          ? null
          : { at: email_refused_at, answer: email_refused_answer ?? '' },
      phone: writtenPhone(row.phone),
      language: asLanguage(row.language),
      outstanding_amount: money ? row.outstanding_amount : null,
      wallet_amount: seesFields(collaborator.permissions, 'WALLET') ? row.wallet_amount : null,
      participants,
      payments,
      movements,
      mails,
      ...answered,
      custom_fields: [...answered.custom_fields],
      registrations:
        registrations?.map(({ firstname, lastname, title, ...registration }) => ({
          ...registration,
          total_amount: money ? registration.total_amount : null,
          paid_amount: money ? registration.paid_amount : null,
          due_at: money && owedAmount(registration) > 0 ? registration.due_at : null,
          overdue: money && isOverdue(registration, now),
          participant_name: fullname({
            firstname,
            lastname,
          }),
          activity_title: text(title),
        })) ?? null,
      carts:
        carts?.map(({ reference, ...cart }) => ({
          ...cart,
          total_amount: money ? cart.total_amount : null,
          communication: formatStructuredCommunication(reference),
        })) ?? null,
    };
  },
);
