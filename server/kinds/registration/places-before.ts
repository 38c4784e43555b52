import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import {
  type OwnVolume,
  type PricedPlaces,
  type VolumeRule,
  withHeld,
} from '../../volume-discounts/index.ts';
import { loadPlacesInCart } from './places-in-cart-views.ts';

/**
 * What volume discounts count before what comes next, in one round trip: what lies in the customer's cart where `of_cart` says so, and what the
 * family has. Nothing is read where there are no volume discounts.
 */
export async function loadPlacesBefore(
  db: Db,
  input: {
    readonly organiser_id: number;
    readonly customer_id: number;
    readonly now: string;
    readonly volumes: readonly VolumeRule[];
    readonly of_cart: boolean;
  },
): Promise<{ readonly lying: readonly PricedPlaces[]; readonly volumes: readonly OwnVolume[] }> {
  const { volumes, of_cart, ...whose } = input;
  const [lying, own] = await atOnce(
    async () => (of_cart && volumes.length > 0 ? loadPlacesInCart(db, whose) : []),
    () => withHeld(db, { ...whose, volumes }),
  );
  return { lying, volumes: own };
}
