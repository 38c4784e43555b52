import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { FieldError } from '@ribambelle/ui/forms/field.tsx';
import { QuantityStepper } from '@ribambelle/ui/forms/quantity-stepper.tsx';
import { useErrorText, useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AlreadyHeld } from './already-held.tsx';
import { DatesField } from './dates-field.tsx';
import styles from './form.module.css';
import type { AvailabilityPage } from './form-values.ts';
import { ParticipantField } from './participant-field.tsx';
import { PriceEstimate } from './price-estimate.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useParticipantDialog } from './use-participant-dialog.tsx';
import { useEstimate } from './use-estimate.ts';
import { useRegistrationForm } from './use-registration-form.ts';

export interface AddFormProps {
  readonly availabilities: readonly AvailabilityPage[];
  /** Cuids of dates to choose beforehand; none chooses all that can be booked. */
  readonly wanted_dates: readonly string[];
  /** The moment at which the availabilities were read. */
  readonly now: string;
  readonly session: Session;
  readonly add_text: string;
}

/** Registers one person for one availability, or for several at once: who, when, how many, options, questions, price, add (2 §5). */
export const AddForm = ({
  availabilities,
  wanted_dates,
  now,
  session,
  add_text,
}: AddFormProps): ReactElement => {
  const texts = useTexts('cart');
  const errorText = useErrorText();
  const form = useRegistrationForm({ availabilities, now, wanted_dates });
  const { values, fieldErrors, change } = form;
  const participant_id = values.participant_id ?? session.participants[0]?.id ?? null;
  const estimate = useEstimate({
    availabilities,
    values,
    participant_id,
    cart_id: session.cart?.id ?? null,
  });
  const participants = useParticipantDialog({
    session,
    onCreated: (chosen) => change({ participant_id: chosen }),
  });
  const errorOf = (field: string) =>
    fieldErrors[field] === undefined ? undefined : errorText(fieldErrors[field]);
  return (
    <>
      <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
        <ParticipantField
          {...{ session, availabilities, now }}
          onNew={participants.open}
          value={values.participant_id}
          onChange={(chosen) => change({ participant_id: chosen })}
          error={
            fieldErrors['participant_id'] === 'PARTICIPANT_NOT_FOUND'
              ? texts.participant_missing
              : errorOf('participant_id')
          }
        />
        {availabilities
          .filter(({ dates }) => dates.length > 1)
          .map((availability) => (
            <DatesField
              key={availability.id}
              {...{ availability, now }}
              title={availabilities.length > 1 ? availability.activity.title : null}
              chosen={values.dates[availability.id] ?? []}
              onChange={(chosen) =>
                change({ dates: { ...values.dates, [availability.id]: chosen } })
              }
              error={errorOf(`dates.${availability.id}`)}
            />
          ))}
        <div className={styles.quantity} data-field="quantity">
          <span>{texts.quantity}</span>
          <QuantityStepper
            value={values.quantity}
            min={1}
            max={mostPlaces(availabilities)}
            onChange={(quantity) => change({ quantity })}
            texts={{
              label: texts.quantity,
              fewer: texts.quantity_fewer,
              more: texts.quantity_more,
            }}
          />
          {errorOf('quantity') !== undefined && (
            <FieldError id="quantity-error">{errorOf('quantity')}</FieldError>
          )}
        </div>
        <QuestionFields {...{ availabilities, values, change, errorOf }} />
        <PriceEstimate
          {...estimate}
          knows_participant={participant_id !== null}
          titles={availabilities.map(({ activity }) => activity.title)}
        />
        {!form.sending && <AlreadyHeld {...{ session, availabilities, values }} />}
        {form.refusal !== null && <Notice tone="red">{form.refusal}</Notice>}
        <Button type="submit" size="large" wide loading={form.sending}>
          {add_text}
        </Button>
        <p className={styles.footnote}>{texts.by_the_way}</p>
      </form>
      {participants.dialog}
    </>
  );
};

/** No more places can be asked for than are left on the date with the fewest; null is no limit. */
function mostPlaces(availabilities: readonly AvailabilityPage[]): number | null {
  const left = availabilities.flatMap((availability) =>
    [availability, ...availability.dates].flatMap(({ capacity, registered }) =>
      capacity === null || capacity <= registered ? [] : [capacity - registered],
    ),
  );
  return left.length === 0 ? 20 : Math.min(20, ...left);
}
