import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import {
  type HeldReader,
  type OwnVolume,
  type PricedPlaces,
  type VolumeRule,
  withHeld,
} from '../../volume-discounts/index.ts';
import { loadPlacesInCart } from './places-in-cart-views.ts';

/**
 * Loads the places that volume discounts count before the next ones, in one round trip: those in
 * the customer's cart when `of_cart` says so, and those that the family has. Reads nothing when
 * there are no volume discounts.
 */
export async function loadPlacesBefore(
  db: Db,
  input: {
    readonly customer_id: number;
    readonly now: string;
    readonly volumes: readonly VolumeRule[];
    readonly of_cart: boolean;
    readonly readHeld?: HeldReader;
  },
): Promise<{ readonly lying: readonly PricedPlaces[]; readonly volumes: readonly OwnVolume[] }> {
  const { volumes, of_cart, readHeld = withHeld, ...whose } = input;
  const [lying, ownVolumes] = await atOnce(
    async () => (of_cart && volumes.length > 0 ? loadPlacesInCart(db, whose) : []),
    () => readHeld(db, { ...whose, volumes }),
  );
  return { lying, volumes: ownVolumes };
}
