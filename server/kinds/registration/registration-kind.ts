import { lockStock } from '../../activities/index.ts';
import { countUnpaidPlaces } from '../../registrations/index.ts';
import { lockPlaces } from '../../availabilities/index.ts';
import { inOrder } from '../../database/statements.ts';
import { lockBundlesOfItems } from '../bundle/usable-views.ts';
import { itemsOf, type RegistrationItem } from '../items.ts';
import type { Kind, Locked } from '../kind.ts';
import { linesOf, readBought } from './bought.ts';
import { fittingItems } from './fitting-items.ts';
import { loadComing } from './coming-views.ts';
import { insertItems } from './item-store.ts';
import { offer, refuseEarly } from './offer.ts';
import { readItems } from './read-items.ts';
import { refuseGone } from './refuse-gone.ts';
import { sellRegistrations } from './sell.ts';
import { startsOf } from './starts-of.ts';

/** A place for a participant on dates of an availability (2 §3, R9): places are scarce. */
export const registrationKind: Kind = {
  type: 'REGISTRATION',
  count: (wish) => wish.registrations.length,
  refuseEarly,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('REGISTRATION', items) }),
  readItems,
  countUnpaid: countUnpaidPlaces,
  startsShown: ({ availability_dates }) => availability_dates.map(({ date }) => date.start_at),
  coming: loadComing,
  lock: async (db, { organiser, now, of }): Promise<Locked> => {
    const ownItems = itemsOf('REGISTRATION', of);
    const [places, stock, bundles] = await inOrder(
      () => lockPlaces(db, { now, ...heldPlacesOf(ownItems) }),
      () => lockStock(db, { now, ...stockOf(ownItems) }),
      () => lockBundlesOfItems(db, { now, of: ownItems }),
    );
    return {
      refuseGone: (items, { customer_id }) =>
        refuseGone(db, {
          organiser,
          customer_id,
          places,
          stock,
          bundles,
          items: itemsOf('REGISTRATION', items),
          now,
        }),
      fitting: (items) =>
        fittingItems({ places, stock, bundles }, { items: itemsOf('REGISTRATION', items), now }),
      startsOf: (items) => startsOf(places, items),
      sell: (emit, sale) => sellRegistrations(db, { emit, sale, places }),
    };
  },
  readBought,
  linesOf,
};

/**
 * Returns the availabilities of items; the items' own holds, and places offered to their
 * participants, do not count, because they are being exchanged.
 */
function heldPlacesOf(
  items: readonly {
    readonly id: number;
    readonly availability_id: number;
    readonly participant_id: number;
  }[],
) {
  return {
    availability_ids: items.map((item) => item.availability_id),
    except_item_ids: items.map(({ id }) => id),
    except_kept: items,
  };
}

/** Returns the options of items, whose own holds do not count. */
function stockOf(items: readonly RegistrationItem[]) {
  return {
    of: items.flatMap(({ options }) => options.map(({ price_id }) => price_id)),
    except_item_ids: items.map(({ id }) => id),
  };
}
