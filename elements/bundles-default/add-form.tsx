import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import type { ReactElement } from 'react';
import { OfferForm } from '../pieces/offers/offer-form.tsx';
import { useOwnParticipant } from '../pieces/offers/use-own-participant.tsx';

export interface AddFormProps {
  readonly bundle: Pick<Answer<'getBundle'>, 'id' | 'price' | 'entity'>;
  readonly session: Session;
}

/**
 * The form that adds a bundle to the cart: its participant, where it is for one, and the number
 * (2 §5).
 */
export const AddForm = ({ bundle, session }: AddFormProps): ReactElement => {
  const texts = useTexts('bundles');
  const isOwn = bundle.entity === 'PARTICIPANTS';
  const { participant_id, isMissing, field, dialog } = useOwnParticipant({ session, isOwn });
  const wanted = (quantity: number) => {
    if (isMissing()) return null;
    const one = { bundle_id: bundle.id, participant_id, total_amount: bundle.price };
    return { bundles: Array.from({ length: quantity }, () => one) };
  };
  return (
    <>
      <OfferForm
        session={session}
        wanted={wanted}
        several={texts}
        price={bundle.price}
        shown_by="getBundle"
        texts={texts}
      >
        {field}
      </OfferForm>
      {dialog}
    </>
  );
};
