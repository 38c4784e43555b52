import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsaved } from '../../panels/unsaved.ts';
import { NOTHING_RECEIVED, receivedOf } from '../registrations/money-received.tsx';
import { useFamily } from '../registrations/family-choice.tsx';

/** An offer as it is sold at the desk; its price is in minor units. */
export interface Offer {
  readonly cuid: string;
  readonly title: string;
  readonly price: number;
  /** The owner of one that was sold; the family when left out. */
  readonly entity?: 'CUSTOMERS' | 'PARTICIPANTS';
}

/**
 * Returns a sale at the desk that is being filled in: family, offer and participant by their cuids,
 * which the address may contain, the price in minor units (null until an offer is chosen), the
 * money received with it, and the fields that the request of each kind has.
 */
export function useSale<One extends Offer>(offers: readonly One[]) {
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('family'));
  const [offer, setOffer] = useState<string | null>(address.get('offer'));
  const [participant, setParticipant] = useState<string | null>(address.get('participant'));
  const [received, setReceived] = useState(NOTHING_RECEIVED);
  const [is_gift, setGift] = useState(false);
  useUnsaved({
    isUnsaved: () =>
      offer !== address.get('offer') || (family !== null && family.cuid !== address.get('family')),
    discard: () => {
      setFamily(null);
      setParticipant(null);
      setOffer(null);
      setReceived(NOTHING_RECEIVED);
    },
  });
  const chosen_offer = offers.find(({ cuid }) => cuid === offer);
  const price = chosen_offer === undefined ? null : is_gift ? 0 : chosen_offer.price;
  return {
    family,
    setFamily,
    offer,
    setOffer,
    chosen_offer,
    /** True when it belongs to one participant. */
    isOwn: chosen_offer?.entity === 'PARTICIPANTS',
    participant,
    setParticipant,
    is_gift,
    setGift,
    price,
    received,
    setReceived,
    request: {
      customer: family?.cuid ?? '',
      ...(price === null ? {} : { total_amount: price }),
      received: receivedOf(received, price ?? 0),
    },
  };
}

export type Sale = ReturnType<typeof useSale>;
