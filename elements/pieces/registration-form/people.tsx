import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './form.module.css';
import { type AvailabilityPage, familyQuestions, personOf } from './form-values.ts';
import { PersonFields } from './person-fields.tsx';
import { proposalsOf } from './proposals.ts';
import { QuestionFields } from './question-fields.tsx';
import type { RegistrationForm } from './use-registration-form.ts';

interface PeopleProps {
  readonly form: Pick<RegistrationForm, 'values' | 'members' | 'changePerson' | 'isRemembered'>;
  readonly availabilities: readonly AvailabilityPage[];
  readonly errorOf: (field: string) => string | undefined;
  /** The largest number of places for one participant. */
  readonly most: number;
}

/** The fields of the chosen participants, with the answers of others of the family as proposals. */
export const People = ({ form, availabilities, errorOf, most }: PeopleProps): ReactElement => {
  const texts = useTexts('cart');
  const { values, members } = form;
  const chosen_members = members.filter(({ id }) => values.participant_ids.includes(id));
  const family = [
    ...chosen_members,
    ...members.filter((member) => !chosen_members.includes(member)),
  ];
  const people = family.map(({ id, firstname }) => ({
    id,
    firstname,
    values: personOf(values, id),
  }));
  const [first] = chosen_members;
  const apart =
    first !== undefined && chosen_members.length > 1 && familyQuestions(availabilities).length > 0;
  return (
    <>
      {apart && (
        <section className={styles.person}>
          <h3 className={styles.personTitle}>{texts.for_family}</h3>
          <QuestionFields
            availabilities={availabilities}
            errorOf={errorOf}
            of="FAMILY"
            values={personOf(values, first.id)}
            change={(changes) => form.changePerson(first.id, changes)}
            prefix={`${first.id}.`}
          />
        </section>
      )}
      {chosen_members.map(({ id, firstname }) => (
        <PersonFields
          key={id}
          participant_id={id}
          title={chosen_members.length > 1 ? firstname : null}
          of={apart ? 'PARTICIPANT' : undefined}
          availabilities={availabilities}
          values={personOf(values, id)}
          change={(changes) => form.changePerson(id, changes)}
          errorOf={errorOf}
          most={most}
          proposalsFor={(question) =>
            proposalsOf(question, { participant_id: id, availabilities, people })
          }
          isRemembered={(question_id) => form.isRemembered(id, question_id)}
        />
      ))}
    </>
  );
};
