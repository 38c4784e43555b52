import { previewCustomerMerge as endpoint } from '@ribambelle/api/merges/preview-customer-merge.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import type { MergedFamily } from './customer-merge-views.ts';
import { filledOf } from './filled.ts';
import { prepareCustomerMerge } from './prepare-customer-merge.ts';

/** Answers the result that merging two families would have. */
export const previewCustomerMerge = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const of = { ...request, locked: false, now };
    const preparation = await prepareCustomerMerge(db, of);
    const { kept, other, seen, moves, answers, objections, same_children } = preparation;
    const { permissions } = collaborator;
    const text = textReader({ language, organiser });
    const sees_participants = seesFields(permissions, 'ANSWERS');
    const present = ({ cuid, version, email, phone, participants, ...names }: MergedFamily) => ({
      cuid,
      version,
      email,
      phone: writtenPhone(phone),
      name: fullname(names),
      participants: sees_participants ? participants : null,
    });
    return {
      kept: present(kept),
      other: present(other),
      seen,
      moves,
      answers_taken: answers.taken.length,
      answers_dropped: answers.dropped.length,
      objections: objections.map(({ code, title, at }) => ({ code, title: text(title), at })),
      email: kept.email ?? other.email,
      filled: [...filledOf(kept, other)],
      owed_amount: seesFields(permissions, 'MONEY') ? kept.owed_amount + other.owed_amount : null,
      wallet_amount: seesFields(permissions, 'WALLET')
        ? kept.wallet_amount + other.wallet_amount
        : null,
      same_children: sees_participants ? [...same_children] : [],
    };
  },
);
