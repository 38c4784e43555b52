import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import { DatesField } from './dates-field.tsx';
import styles from './form.module.css';
import type { AvailabilityPage, RegistrationValues } from './form-values.ts';
import { ParticipantsField } from './participants-field.tsx';
import { People } from './people.tsx';
import { PriceEstimate } from './price-estimate.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useParticipantDialog } from './use-participant-dialog.tsx';
import { type Quick, type RegistrationForm, useRegistrationForm } from './use-registration-form.ts';

export interface AddFormProps {
  readonly availabilities: readonly AvailabilityPage[];
  /** The cuids of the dates chosen at first; empty for all that can be booked. */
  readonly wanted_dates: readonly string[];
  /** The moment at which the availabilities were read. */
  readonly now: string;
  readonly session: Session;
  readonly quick?: Quick;
  /** Returns the content below the dates, for those chosen. */
  readonly renderUnderDates?: (chosen: RegistrationValues['dates']) => ReactNode;
}

/**
 * Registers any of the family for one availability, or for several at once: participants, dates,
 * then for each the number of places, options and questions, the price of each and the total, and
 * the button (2 §5, docs/decisions/0042-a-family-buys.md).
 */
export const AddForm = (props: AddFormProps): ReactElement => {
  const { availabilities, now, session, quick } = props;
  const texts = useTexts('cart');
  const form = useRegistrationForm(props);
  const { values, members } = form;
  const errorOf = useFieldErrors(form);
  const participants = useParticipantDialog({
    session,
    onCreated: (id) => form.choose([...values.participant_ids, id]),
  });
  return (
    <>
      <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
        <ParticipantsField
          members={members}
          now={now}
          dates={availabilities.flatMap(({ id }) => values.dates[id] ?? []).length}
          value={values.participant_ids}
          onChange={form.choose}
          onNew={participants.open}
          error={errorOf('participant_ids')}
        />
        {availabilities
          .filter(({ dates }) => dates.length > 1)
          .map((availability) => (
            <DatesField
              key={availability.id}
              availability={availability}
              now={now}
              title={availabilities.length > 1 ? availability.activity.title : null}
              chosen={values.dates[availability.id] ?? []}
              onChange={(date_ids) => form.chooseDates(availability.id, date_ids)}
              error={errorOf(`dates.${availability.id}`)}
            />
          ))}
        {props.renderUnderDates?.(values.dates)}
        <People
          form={form}
          availabilities={availabilities}
          errorOf={errorOf}
          most={mostPlaces(availabilities)}
        />
        <Price form={form} availabilities={availabilities} />
        {form.refusal !== null && <Notice tone="red">{form.refusal}</Notice>}
        <Button type="submit" size="large" wide loading={form.sending}>
          {quick?.submit ??
            texts.add(Math.max(1, values.participant_ids.length) * availabilities.length)}
        </Button>
        <p className={styles.footnote}>{quick?.foot ?? texts.by_the_way}</p>
      </form>
      {participants.dialog}
    </>
  );
};

interface PriceProps {
  readonly form: RegistrationForm;
  readonly availabilities: readonly AvailabilityPage[];
}

/** The price of every registration, under its title when there are several. */
const Price = ({ form, availabilities }: PriceProps): ReactElement => {
  const { members, prices } = form;
  const { registering, ...estimate } = prices;
  const several = registering.length > availabilities.length;
  const titles = registering.map(({ participant_id, availability }) =>
    [
      several ? members.find(({ id }) => id === participant_id)?.firstname : undefined,
      availabilities.length > 1 ? availability.activity.title : undefined,
    ]
      .filter((word) => word !== undefined)
      .join(' · '),
  );
  return <PriceEstimate {...estimate} titles={titles} />;
};

/**
 * Returns the largest number of places: at most the limit of one registration (R28), the places
 * left on the date with the fewest, and 20.
 */
function mostPlaces(availabilities: readonly AvailabilityPage[]): number {
  const places = availabilities.flatMap((availability) =>
    [availability, ...availability.dates].flatMap(({ capacity, registered }) =>
      capacity === null || capacity <= registered ? [] : [capacity - registered],
    ),
  );
  const allowed = availabilities.flatMap(({ maximum_quantity }) => maximum_quantity ?? []);
  return Math.min(20, ...places, ...allowed);
}
