import { atOnce } from '../database/statements.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { getOfficeCustomer as endpoint } from '@ribambelle/api/customers/get-office-customer.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { action } from '../action.ts';
import { loadOfficeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { loadBelongingParticipants } from './office-belongings-views.ts';
import { findOfficeCustomer } from './office-customer-views.ts';

/** Answers one family, and its participants as far as the collaborator may see them. */
export const getOfficeCustomer = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language }) => {
    const {
      email_refused_at,
      email_refused_answer,
      news_consented_at,
      news_ended_at,
      news_noted,
      ...row
    } = orRefuse(await findOfficeCustomer(db, request.customer), 'CUSTOMER_NOT_FOUND');
    const { permissions } = collaborator;
    const [participants, answers] = await atOnce(
      () => (may(permissions, 'participants.read') ? loadBelongingParticipants(db, row.id) : null),
      () => loadOfficeAnswers(db, { organiser, language, owner: { customer_id: row.id } }),
    );
    return {
      ...row,
      email_refused:
        email_refused_at === null
          ? null
          : { at: email_refused_at, answer: email_refused_answer ?? '' },
      news: {
        agrees: news_consented_at !== null,
        since: news_consented_at ?? news_ended_at,
        noted: news_noted,
      },
      phone: writtenPhone(row.phone),
      language: asLanguage(row.language),
      outstanding_amount: seesFields(permissions, 'MONEY') ? row.outstanding_amount : null,
      wallet_amount: seesFields(permissions, 'WALLET') ? row.wallet_amount : null,
      wallet_moved_at: seesFields(permissions, 'WALLET') ? row.wallet_moved_at : null,
      credit_reminded_at: seesFields(permissions, 'WALLET') ? row.credit_reminded_at : null,
      tags: seesFields(permissions, 'TAGS') ? row.tags : null,
      participants:
        participants?.map(({ shared_with, ...participant }) => ({
          ...participant,
          shared_with: [...shared_with],
        })) ?? null,
      ...answers,
      custom_fields: [...answers.custom_fields],
    };
  },
);
