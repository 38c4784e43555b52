import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsaved } from '../../panels/unsaved.ts';
import { useFamily } from '../registrations/family-choice.tsx';

/** A sale at the desk that is being filled in: to which family which offer and for whom, by their cuids; the address may name them. */
export function useSale() {
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('family'));
  const [offer, setOffer] = useState<string | null>(address.get('offer'));
  const [participant, setParticipant] = useState<string | null>(address.get('participant'));
  useUnsaved({
    isUnsaved: () =>
      offer !== address.get('offer') || (family !== null && family.cuid !== address.get('family')),
    discard: () => {
      setFamily(null);
      setParticipant(null);
      setOffer(null);
    },
  });
  return { family, setFamily, offer, setOffer, participant, setParticipant };
}
