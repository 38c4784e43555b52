import { fullname } from '@ribambelle/domain/customers/names.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind } from '../kind.ts';
import { loadMembershipsAfter } from './bought-views.ts';

/** Returns the membership cycles of a processed cart. */
export const readBought: Kind['readBought'] = async (db, { organiser, cart_id, language }) => {
  const rows = await loadMembershipsAfter(db, cart_id);
  const text = textReader({ language, organiser });
  const memberships = rows.map(({ title, participant, ...row }) => ({
    ...row,
    title: text(title),
    participant:
      participant === null
        ? null
        : { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
  }));
  return { memberships };
};

/** Returns a line for each cycle. */
export const linesOf: Kind['linesOf'] = ({ memberships }) =>
  memberships.map(({ title, participant, total_amount, cancelled }) => ({
    title,
    participant: participant?.fullname ?? '',
    dates: [],
    quantity: 1,
    amount: total_amount,
    cancelled,
  }));
