import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { type ReactElement, useState } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import { OfferForm } from '../pieces/offers/offer-form.tsx';
import { useOwnParticipant } from '../pieces/offers/use-own-participant.tsx';

export interface AddFormProps {
  readonly membership: Pick<
    Answer<'getMembership'>,
    'id' | 'price' | 'entity' | 'start_choice' | 'period_type'
  >;
  readonly session: Session;
}

/**
 * The form that adds one cycle to the cart: its participant, where it is for one, and its first
 * day, where that is a choice (2 §5).
 */
export const AddForm = ({ membership, session }: AddFormProps): ReactElement => {
  const texts = useTexts('memberships');
  const now = useReading().rendered_at;
  const isOwn = membership.entity === 'PARTICIPANTS';
  const { participant_id, isMissing, field, dialog } = useOwnParticipant({ session, isOwn });
  const [start_on, setStart] = useState('');
  const wanted = () => {
    if (isMissing()) return null;
    const one = {
      membership_id: membership.id,
      participant_id,
      start_on: start_on === '' ? null : start_on,
      total_amount: membership.price,
    };
    return { memberships: [one] };
  };
  return (
    <>
      <OfferForm
        session={session}
        wanted={wanted}
        texts={texts}
        price={membership.price}
        shown_by="getMembership"
      >
        {field}
        {!isOwn && <p>{texts.yours}</p>}
        {membership.start_choice && membership.period_type === 'ROLLING' && (
          <DateInput
            name="start_on"
            label={texts.start_on}
            description={texts.start_on_help}
            min={now.slice(0, 10)}
            value={start_on}
            onChange={({ currentTarget }) => setStart(currentTarget.value)}
          />
        )}
      </OfferForm>
      {dialog}
    </>
  );
};
