import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { useState } from 'react';
import {
  type AvailabilityPage,
  familyQuestions,
  initialValues,
  type PersonValues,
} from './form-values.ts';
import { familyAnswers, type Remembered, withRemembered } from './proposals.ts';
import { useChosenAtFirst, useFamily } from './use-family.ts';

/** Returns the choices and answers, with the earlier answers. */
export function useChosen(input: {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly now: string;
  readonly wanted_dates: readonly string[];
}) {
  const { session, availabilities, now } = input;
  const [typed_values, setTypedValues] = useState(() => initialValues(availabilities, input));
  const [family, setFamily] = useState<PersonValues['questions']>({});
  const [chosen_ids, setChosenIds] = useState<readonly number[] | null>(null);
  const date_ids = availabilities.flatMap(({ id }) => typed_values.dates[id] ?? []);
  const { members, remembered } = useFamily({ session, availabilities, date_ids, now });
  const of_family = familyQuestions(availabilities);
  const family_answers = familyAnswers(of_family, { typed: family, remembered });
  const at_first = useChosenAtFirst(session, { members });
  return {
    values: {
      ...typed_values,
      participant_ids: chosen_ids ?? at_first,
      people: Object.fromEntries(
        members.map(({ id }) => [
          id,
          withAnswers(
            withRemembered(typed_values.people[id], { participant_id: id, remembered }),
            family_answers,
          ),
        ]),
      ),
    },
    members,
    choose: setChosenIds,
    chooseDates: (availability_id: number, dates: readonly number[]) =>
      setTypedValues((before) => ({
        ...before,
        dates: { ...before.dates, [availability_id]: dates },
      })),
    changePerson: (participant_id: number, changes: Partial<PersonValues>) => {
      const ids = of_family.map(({ id }) => String(id));
      const family_changes = Object.entries(changes.questions ?? {}).filter(([id]) =>
        ids.includes(id),
      );
      if (family_changes.length > 0)
        setFamily((before) => ({ ...before, ...Object.fromEntries(family_changes) }));
      setTypedValues((before) => ({
        ...before,
        people: {
          ...before.people,
          [participant_id]: {
            ...(before.people[participant_id] ?? { quantity: 1, options: {}, questions: {} }),
            ...onlyTouched(changes, { participant_id, remembered }),
          },
        },
      }));
    },
    isRemembered: (participant_id: number, question_id: number) =>
      typed_values.people[participant_id]?.questions[question_id] === undefined &&
      remembered.questions.some(
        (row) => row.participant_id === participant_id && row.question_id === question_id,
      ),
  };
}

/** Returns a participant's values with the answers of the family. */
function withAnswers(values: PersonValues, answers: PersonValues['questions']): PersonValues {
  return { ...values, questions: { ...values.questions, ...answers } };
}

/**
 * Returns a change with only the answers that differ from the remembered ones: a change of one
 * question carries the others as shown.
 */
function onlyTouched(
  { questions, ...changes }: Partial<PersonValues>,
  of: { readonly participant_id: number; readonly remembered: Remembered },
): Partial<PersonValues> {
  if (questions === undefined) return changes;
  const before = new Map<string, unknown>(
    of.remembered.questions
      .filter(({ participant_id }) => participant_id === of.participant_id)
      .map(({ question_id, content }) => [String(question_id), content]),
  );
  const changed_questions = Object.entries(questions).filter(
    ([id, content]) => before.get(id) !== content,
  );
  return { ...changes, questions: Object.fromEntries(changed_questions) };
}
