import { listOwnWalletMovements as endpoint } from '@ribambelle/api/wallet/list-own-wallet-movements.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadTitlesOfMovements, selectOwnMovements } from './movement-views.ts';

/** Answers a page of the movements of the caller's own wallet. */
export const listOwnWalletMovements = action(
  endpoint,
  async ({ db, request, organiser, customer, language }) => {
    const query = selectOwnMovements(customer.id);
    const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
    const titles = await loadTitlesOfMovements(db, {
      customer_id: customer.id,
      ids: rows.map(({ id }) => id),
    });
    const text = textReader({ language, organiser });
    const data = rows.map(({ id, ...row }) => ({
      ...row,
      titles: [...new Set((titles.get(id) ?? []).map((title) => text(title)))],
    }));
    return { data, count };
  },
);
