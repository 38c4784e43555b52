import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsaved } from '../../panels/unsaved.ts';
import { NOTHING_RECEIVED } from '../registrations/money-received.tsx';
import { useFamily } from '../registrations/family-choice.tsx';

/**
 * Returns a sale at the desk that is being filled in: family, offer and participant by their cuids,
 * which the address may contain, and the money received with it.
 */
export function useSale() {
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('family'));
  const [offer, setOffer] = useState<string | null>(address.get('offer'));
  const [participant, setParticipant] = useState<string | null>(address.get('participant'));
  const [received, setReceived] = useState(NOTHING_RECEIVED);
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
  return {
    family,
    setFamily,
    offer,
    setOffer,
    participant,
    setParticipant,
    received,
    setReceived,
  };
}
