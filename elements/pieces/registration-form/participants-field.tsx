import { Button } from '@ribambelle/ui/actions/button.tsx';
import { CheckboxGroup } from '@ribambelle/ui/forms/checkbox-group.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { ElsewhereNotice } from '../person/elsewhere-notice.tsx';
import { ageToday, shortHint } from './age-hint.ts';
import { BirthdateLinks } from './birthdate-links.tsx';
import styles from './form.module.css';
import { isEligible, type Member } from './use-family.ts';

interface ParticipantsFieldProps {
  readonly members: readonly Member[];
  /** The number of chosen dates. */
  readonly dates: number;
  readonly value: readonly number[];
  readonly onChange: (participant_ids: readonly number[]) => void;
  /** Opens the dialog for a new participant. */
  readonly onNew: () => void;
  readonly now: string;
  readonly error: string | undefined;
}

/** The largest number of participants in cards; more are in lines. */
const MOST_CARDS = 8;

/**
 * The participants: any of the account, or a new one without leaving the page. Those who cannot
 * take part are shown with the reason.
 */
export const ParticipantsField = (props: ParticipantsFieldProps): ReactElement => {
  const { members, dates, value, onChange, onNew, now, error } = props;
  const texts = useTexts('cart');
  const { language } = useReading();
  const whyNot = ({ age_hint, held, stranger }: Member): string | null => {
    if (age_hint !== null) return shortHint(age_hint, texts);
    if (stranger !== null) return texts.no_member;
    if (held.registered > 0) return texts.already_held.registered(held.registered, dates);
    return held.in_cart > 0 ? texts.already_held.in_cart(held.in_cart, dates) : null;
  };
  const choices = members.map((member) => ({
    value: String(member.id),
    label: member.fullname,
    description: whyNot(member) ?? ageToday(member, { now, texts, language }),
    // a participant chosen before the dates changed can still be removed
    disabled: !isEligible(member) && !value.includes(member.id),
  }));
  return (
    <div data-field="participant_ids" className={styles.field}>
      {choices.length === 0 && <p className={styles.hint}>{texts.no_participants}</p>}
      {choices.length > 0 && (
        <CheckboxGroup
          label={texts.participant}
          description={choices.length > 1 ? texts.participants_hint : undefined}
          required
          look={choices.length > MOST_CARDS ? 'lines' : 'cards'}
          choices={choices}
          value={value.map(String)}
          onChange={(values) => onChange(values.map(Number))}
          error={error}
        />
      )}
      <BirthdateLinks
        people={members.filter(({ age_hint }) => age_hint?.kind === 'no_birthdate')}
      />
      <ElsewhereNotice members={members.filter(({ id }) => value.includes(id))} />
      <Button kind={choices.length === 0 ? 'secondary' : 'white'} icon="plus" onClick={onNew}>
        {texts.new_participant}
      </Button>
    </div>
  );
};
