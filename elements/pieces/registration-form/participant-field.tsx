import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import { Select } from '@ribambelle/ui/forms/select.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { ageError, ageHint, ageToday, shortHint } from './age-hint.ts';
import { BirthdateLinks } from './birthdate-links.tsx';
import styles from './form.module.css';
import type { AvailabilityPage } from './form-values.ts';

interface ParticipantFieldProps {
  readonly session: Session;
  /** Opens the dialog for a new participant. */
  readonly onNew: () => void;
  readonly availabilities: readonly AvailabilityPage[];
  /** The dates of the availabilities that count. */
  readonly date_ids: readonly number[];
  readonly value: number | null;
  readonly onChange: (participant_id: number) => void;
  readonly now: string;
  readonly error: string | undefined;
}

const MOST_IN_SIGHT = 5;

/**
 * The participant: one of the account, or a new one without leaving the page. Ages that do not fit
 * are shown at once.
 */
export const ParticipantField = ({
  session,
  onNew,
  availabilities,
  date_ids,
  value,
  onChange,
  now,
  error,
}: ParticipantFieldProps): ReactElement => {
  const texts = useTexts('cart');
  const { language, time_zone } = useReading();
  const rows = { availabilities, date_ids, time_zone };
  const hints = session.participants.map((one) => [one, ageHint(one, rows)] as const);
  const choices = hints.map(([participant, hint]) => {
    return {
      value: String(participant.id),
      label: participant.fullname,
      description:
        hint === null ? ageToday(participant, { now, texts, language }) : shortHint(hint, texts),
    };
  });
  const wrong_age = ageError(value, {
    ...rows,
    language,
    texts,
    participants: session.participants,
  });
  const words = { label: texts.participant, required: true, error: wrong_age ?? error };
  return (
    <div data-field="participant_id" className={styles.field}>
      {choices.length === 0 && <p className={styles.hint}>{texts.no_participants}</p>}
      {choices.length > 0 && choices.length <= MOST_IN_SIGHT && (
        <ChoiceCards
          {...words}
          choices={choices}
          value={value === null ? null : String(value)}
          onChange={(new_value) => onChange(Number(new_value))}
        />
      )}
      {choices.length > MOST_IN_SIGHT && (
        <Select
          {...words}
          placeholder={texts.choose}
          choices={choices}
          description={
            choices.find((choice) => choice.value === String(value))?.description ?? undefined
          }
          value={value === null ? '' : String(value)}
          onChange={(event) =>
            event.currentTarget.value !== '' && onChange(Number(event.currentTarget.value))
          }
        />
      )}
      <BirthdateLinks
        people={hints.flatMap(([one, hint]) => (hint?.kind === 'no_birthdate' ? [one] : []))}
      />
      <Button kind={choices.length === 0 ? 'secondary' : 'white'} icon="plus" onClick={onNew}>
        {texts.new_participant}
      </Button>
    </div>
  );
};
