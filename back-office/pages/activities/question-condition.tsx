import { hasChoices } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MultiSelect, Select } from '../../fields/choices.tsx';
import { useSession } from '../../data/session.tsx';
import type { QuestionValues } from './question-places.ts';

const ALWAYS = 'always';

interface Props {
  readonly form: UseFormReturnType<{ questions: QuestionValues[] }>;
  readonly index: number;
}

/**
 * The condition of a question, as a sentence: shown always, or when an earlier question has one of
 * these answers. Nothing when no earlier question has choices.
 */
export function QuestionCondition({ form, index }: Props) {
  const texts = useTexts('office-activities').condition;
  const nameOf = useNames();
  const { questions } = form.values;
  const path = `questions.${index}.shown_when`;
  const condition = questions[index]?.shown_when ?? null;
  const possible = questions.flatMap((question, place) =>
    isPossible(question, { place, index }) || place === condition?.question
      ? [{ value: String(place), label: texts.when(nameOf(question.title, place)) }]
      : [],
  );
  if (possible.length === 0) return null;
  const choices = condition === null ? [] : (questions[condition.question]?.choices ?? []);
  const error = form.errors[path];
  return (
    <div role="group" aria-label={texts.shown}>
      <Group gap="xs" align="center">
        <Text size="sm" fw={500}>
          {texts.shown}
        </Text>
        <Select
          aria-label={texts.shown}
          allowDeselect={false}
          flex="1 1 220px"
          data={[{ value: ALWAYS, label: texts.always }, ...possible]}
          value={condition === null ? ALWAYS : String(condition.question)}
          onChange={(value) =>
            form.setFieldValue(
              path,
              value === ALWAYS || value === null ? null : { question: Number(value), choices: [] },
            )
          }
        />
        {condition === null ? null : (
          <>
            <Text size="sm">{texts.is}</Text>
            <MultiSelect
              aria-label={texts.answers}
              flex="1 1 220px"
              placeholder={condition.choices.length === 0 ? texts.choose : ''}
              data={choices.map(({ label }, place) => ({
                value: String(place),
                label: nameOf(label, place),
              }))}
              value={condition.choices.map(String)}
              onChange={(values) =>
                form.setFieldValue(path, { ...condition, choices: values.map(Number) })
              }
            />
          </>
        )}
      </Group>
      {error === undefined ? null : (
        <Text c="red.7" size="sm" mt={4}>
          {error}
        </Text>
      )}
    </div>
  );
}

function isPossible(
  { type }: QuestionValues,
  { place, index }: { readonly place: number; readonly index: number },
): boolean {
  return place < index && hasChoices(type);
}

/**
 * Returns a function that names a question or choice; its place in the list while it has no name.
 */
function useNames(): (title: QuestionValues['title'], place: number) => string {
  const language = useLanguage();
  const { languages } = useSession().organiser;
  return (title, place) =>
    [language, ...languages].map((one) => title[one]?.trim() ?? '').find((words) => words !== '') ??
    String(place + 1);
}
