import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { missingParticipants } from '@ribambelle/domain/bookings/booking-participants.ts';
import { titlesElsewhere } from '@ribambelle/domain/registrations/elsewhere.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { CheckboxGroup } from '@ribambelle/ui/forms/checkbox-group.tsx';
import { Switch } from '@ribambelle/ui/forms/switch.tsx';
import { type ReactElement, useState } from 'react';
import { OfferForm } from '../pieces/offers/offer-form.tsx';
import { useOwnParticipant } from '../pieces/offers/use-own-participant.tsx';
import { elsewhereInCart } from '../pieces/person/elsewhere-in-cart.ts';
import { ElsewhereNotice } from '../pieces/person/elsewhere-notice.tsx';
import type { WantedTime } from './requests.ts';

export interface AddFormProps {
  readonly wanted: WantedTime;
  readonly resource: Pick<Answer<'getResource'>, 'id' | 'configuration'>;
  /** The price, in minor units. */
  readonly price: number;
  readonly session: Session;
}

/**
 * The form of a booking: the participant, companions where there may be some, whether each owes a
 * share, and the button that adds it to the cart (2 §5).
 */
export const AddForm = ({ wanted, resource, price, session }: AddFormProps): ReactElement => {
  const texts = useTexts('resources');
  const { minimum_participants, maximum_participants } = resource.configuration;
  const participant = useOwnParticipant({ session, isOwn: true });
  const [chosen_ids, setChosenIds] = useState<readonly string[]>([]);
  const [payment_split, setSplit] = useState(false);
  const [wasMissing, setMissing] = useState(false);
  const others = session.participants.filter(({ id }) => id !== participant.participant_id);
  const elsewhere = useElsewhere(session, wanted);
  const along = chosen_ids.filter((id) => others.some((one) => String(one.id) === id));
  const missing_count = missingParticipants(minimum_participants, along.length);
  const too_many = along.length > maximum_participants - 1;
  const wish = () => {
    setMissing(true);
    if (participant.isMissing() || missing_count > 0 || too_many) return null;
    const booking = {
      resource_id: resource.id,
      dates: [...wanted.dates],
      participants: along.map(Number),
      payment_split: payment_split && along.length > 0,
      total_amount: price,
    };
    return { participant_id: participant.participant_id, bookings: [booking] };
  };
  const error = too_many
    ? texts.too_many(maximum_participants - 1)
    : wasMissing && missing_count > 0
      ? texts.too_few(missing_count)
      : undefined;
  return (
    <>
      <OfferForm
        session={session}
        texts={texts}
        price={price}
        wanted={wish}
        shown_by="listResourceAvailabilities"
      >
        {participant.field}
        {maximum_participants > 1 && participant.participant_id !== null && others.length > 0 && (
          <CheckboxGroup
            label={texts.along}
            description={texts.along_help(maximum_participants - 1)}
            required={missing_count > 0}
            choices={others.map(({ id, fullname }) => ({ value: String(id), label: fullname }))}
            value={along}
            onChange={setChosenIds}
            error={error}
          />
        )}
        {participant.participant_id !== null && others.length === 0 && error !== undefined && (
          <Notice tone="red">{error}</Notice>
        )}
        <ElsewhereNotice
          members={elsewhere.filter(
            ({ id }) => id === participant.participant_id || along.includes(String(id)),
          )}
        />
        {along.length > 0 && price > 0 && (
          <Switch
            label={texts.split}
            description={texts.split_help}
            checked={payment_split}
            onChange={({ currentTarget }) => setSplit(currentTarget.checked)}
          />
        )}
      </OfferForm>
      {participant.dialog}
    </>
  );
};

/**
 * Returns the other plans of each participant at that time: registrations, bookings, items in the
 * cart.
 */
function useElsewhere(session: Session, { start_at, end_at }: WantedTime) {
  const held_hours = useCall('getHeldHours', { start_at, end_at }).data?.data ?? [];
  const all = [...held_hours, ...elsewhereInCart(session, [])];
  return session.participants.map(({ id, firstname }) => ({
    id,
    firstname,
    elsewhere: titlesElsewhere({ participant_id: id, dates: [{ start_at, end_at }] }, all),
  }));
}
