import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { stateOfSelection } from '@ribambelle/domain/activities/request-tiers.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import { type ReactElement, useEffect } from 'react';
import { DatesField } from '../pieces/registration-form/dates-field.tsx';
import styles from '../pieces/registration-form/form.module.css';
import type { AvailabilityPage } from '../pieces/registration-form/form-values.ts';
import { ParticipantsField } from '../pieces/registration-form/participants-field.tsx';
import { People } from '../pieces/registration-form/people.tsx';
import { useFieldErrors } from '../pieces/registration-form/use-field-errors.ts';
import { useParticipantDialog } from '../pieces/registration-form/use-participant-dialog.tsx';
import { ReasonList } from '../pieces/requests/reason-list.tsx';
import type { BrokenNow } from '../pieces/requests/use-broken.ts';
import { useReasons } from '../pieces/requests/use-reasons.ts';
import { expectedSum } from './request-values.ts';
import type { Tiers } from './tiers.ts';
import type { ForWhom } from './use-broken-of.ts';
import { type RequestForm as Form, useRequestForm } from './use-request-form.ts';

interface RequestFormProps {
  readonly availabilities: readonly AvailabilityPage[];
  readonly tiers: Tiers;
  /** The moment at which the availabilities were read. */
  readonly now: string;
  readonly breaking: BrokenNow;
  readonly onForWhom: (for_whom: ForWhom) => void;
  readonly session: Session;
}

/**
 * The form that requests the whole selection for any of the family: tier, participants, dates,
 * options and questions (2 §3, §5).
 */
export const RequestForm = (props: RequestFormProps): ReactElement => {
  const { availabilities, tiers, now, session, breaking, onForWhom } = props;
  const texts = useTexts('registration-requests').choosing;
  const language = useLanguage();
  const form = useRequestForm(props);
  const { values, members } = form;
  const errorOf = useFieldErrors(form);
  const { participant_ids, dates: chosen_dates } = values;
  useEffect(
    () => onForWhom({ participants: participant_ids, dates: Object.values(chosen_dates).flat() }),
    [participant_ids, chosen_dates, onForWhom],
  );
  const reasons = useReasons(breaking.broken, {
    members: members.filter(({ id }) => participant_ids.includes(id)),
  });
  const expected_amount = expectedSum(availabilities, participant_ids.length);
  const is_refused = breaking.broken.some(({ optional }) => !optional);
  const participants = useParticipantDialog({
    session,
    onCreated: (id) => form.choose([...values.participant_ids, id]),
  });
  return (
    <>
      <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
        <TierField tiers={tiers} form={form} count={availabilities.length} />
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
              title={null}
              chosen={values.dates[availability.id] ?? []}
              onChange={(date_ids) => form.chooseDates(availability.id, date_ids)}
              error={errorOf(`dates.${availability.id}`)}
            />
          ))}
        <People form={form} availabilities={availabilities} errorOf={errorOf} most={1} />
        {reasons.length > 0 && (
          <Notice tone={is_refused ? 'red' : 'yellow'} title={texts.conditions.title}>
            <ReasonList id="conditions" reasons={reasons} />
            {!is_refused && <p>{texts.conditions.advised_follows}</p>}
          </Notice>
        )}
        <Notice title={texts.free}>
          <p>{texts.free_text}</p>
          {expected_amount > 0 && (
            <p>{texts.expected(formatPrice({ amount: expected_amount, language }))}</p>
          )}
        </Notice>
        {form.refusal !== null && <Notice tone="red">{form.refusal}</Notice>}
        <Button
          type="submit"
          size="large"
          wide
          loading={form.sending}
          disabled={is_refused || breaking.checking}
          aria-describedby={reasons.length > 0 ? 'conditions' : undefined}
        >
          {texts.add(Math.max(1, values.participant_ids.length))}
        </Button>
      </form>
      {participants.dialog}
    </>
  );
};

interface TierFieldProps {
  readonly tiers: Tiers;
  readonly form: Form;
  /** The number of chosen availabilities. */
  readonly count: number;
}

/**
 * The choice of a tier among those that fit the number. A single tier is only shown, with its
 * error.
 */
const TierField = ({ tiers, form, count }: TierFieldProps): ReactElement => {
  const texts = useTexts('registration-requests').choosing;
  const errorText = useErrorText();
  const code = form.fieldErrors['tier'];
  const error =
    code === undefined ? undefined : code === 'TIER_UNKNOWN' ? texts.tier_missing : errorText(code);
  return (
    <div data-field="tier" className={styles.field}>
      <ChoiceCards
        label={texts.tier}
        required
        choices={tiers.map((tier) => ({
          value: tier.cuid,
          label: tier.name,
          description: texts.how_many(tier),
          disabled: stateOfSelection(count, tier).state !== 'valid' && tier.cuid !== form.tier,
        }))}
        value={form.tier}
        onChange={form.chooseTier}
        error={error}
      />
    </div>
  );
};
