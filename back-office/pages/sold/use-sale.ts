import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsaved } from '../../panels/unsaved.ts';
import { useFamily } from '../registrations/family-choice.tsx';

/** A sale at the desk that is being filled in: to which family (the address may name one), and which offer, by its cuid. */
export function useSale() {
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('customer'));
  const [offer, setOffer] = useState<string | null>(null);
  const [participant, setParticipant] = useState<string | null>(null);
  useUnsaved({
    isUnsaved: () => offer !== null || (family !== null && family.cuid !== address.get('customer')),
    discard: () => {
      setFamily(null);
      setParticipant(null);
      setOffer(null);
    },
  });
  return { family, setFamily, offer, setOffer, participant, setParticipant };
}
