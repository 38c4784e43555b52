import { fullname } from '@ribambelle/domain/customers/names.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind } from '../kind.ts';
import { loadBundlesAfter } from './bought-views.ts';

/** Returns the packs of a processed cart. */
export const readBought: Kind['readBought'] = async (db, { organiser, cart_id, language }) => {
  const rows = await loadBundlesAfter(db, cart_id);
  const text = textReader({ language, organiser });
  const bundles = rows.map(({ title, participant, ...row }) => ({
    ...row,
    title: text(title),
    participant:
      participant === null
        ? null
        : { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
  }));
  return { bundles };
};

/** Returns a line for each pack. */
export const linesOf: Kind['linesOf'] = ({ bundles }) =>
  bundles.map(({ title, participant, total_amount, cancelled }) => ({
    title,
    participant: participant?.fullname ?? '',
    dates: [],
    quantity: 1,
    amount: total_amount,
    cancelled,
  }));
