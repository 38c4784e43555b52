import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { type ReactElement, useRef, useState } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import { OfferForm } from '../pieces/offers/offer-form.tsx';
import { ParticipantField } from '../pieces/registration-form/participant-field.tsx';
import { useParticipantDialog } from '../pieces/registration-form/use-participant-dialog.tsx';

export interface AddFormProps {
  readonly bundle: Pick<Answer<'getBundle'>, 'id' | 'price' | 'entity'>;
  readonly session: Session;
}

/** For whom, where it is one participant's; how many, and into the cart (2 §5). */
export const AddForm = ({ bundle, session }: AddFormProps): ReactElement => {
  const texts = useTexts('bundles');
  const missing = useTexts('cart').participant_missing;
  const now = useReading().rendered_at;
  const field = useRef<HTMLDivElement>(null);
  const [first, ...others] = session.participants;
  const only = others.length === 0 ? (first?.id ?? null) : null;
  const [participant_id, choose] = useState(only);
  const [isMissing, setMissing] = useState(false);
  const participants = useParticipantDialog({ session, onCreated: choose });
  const isOwn = bundle.entity === 'PARTICIPANTS';
  const wanted = (quantity: number) => {
    setMissing(isOwn && participant_id === null);
    if (isOwn && participant_id === null) {
      requestAnimationFrame(() => focusFirstWrong([field.current]));
      return null;
    }
    const one = {
      bundle_id: bundle.id,
      participant_id: isOwn ? participant_id : null,
      total_amount: bundle.price,
    };
    return { bundles: Array.from({ length: quantity }, () => one) };
  };
  return (
    <>
      <OfferForm {...{ session, wanted, texts }} price={bundle.price} shown_by="getBundle">
        {isOwn && (
          <div ref={field}>
            <ParticipantField
              {...{ session, now }}
              onNew={participants.open}
              availabilities={[]}
              value={participant_id}
              onChange={choose}
              error={isMissing && participant_id === null ? missing : undefined}
            />
          </div>
        )}
      </OfferForm>
      {participants.dialog}
    </>
  );
};
