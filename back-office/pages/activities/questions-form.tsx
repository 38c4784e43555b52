import { hasChoices, QUESTION_TYPES } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { ActionIcon, Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { ANSWERED_BY } from '@ribambelle/domain/activities/family-answers.ts';
import { useEffect } from 'react';
import { Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { FormState } from './activity-form.tsx';
import { ItemTools } from './item-tools.tsx';
import { QuestionCondition } from './question-condition.tsx';
import {
  movedQuestion,
  type QuestionValues,
  withoutChoice,
  withoutQuestion,
} from './question-places.ts';

type Values = { questions: QuestionValues[] };

const NEW_CHOICE = { id: null, label: NO_TEXT };

/** The form of the questions at registration for an activity, in their order. */
export function QuestionsForm(props: {
  activity: Answer<'getOfficeActivity'>;
  onState: (state: FormState) => void;
}) {
  const texts = useTexts('office-activities');
  const { activity, onState } = props;
  const editable = useMay()('activity-questions.update');
  const { form, saving, sending } = useActionForm<'updateActivityQuestions', Values>(
    'updateActivityQuestions',
    {
      values: { questions: activity.questions },
      request: ({ questions }) => ({
        activity: activity.cuid,
        version: activity.version,
        questions,
      }),
      refreshes: ['getOfficeActivity'],
    },
  );
  const dirty = form.isDirty();
  useEffect(() => onState({ dirty, sending }), [dirty, sending, onState]);
  const add = () =>
    form.insertListItem('questions', {
      id: null,
      type: 'TEXT',
      title: NO_TEXT,
      description: NO_TEXT,
      required: false,
      choices: [],
      answered_by: 'PARTICIPANT',
      health: false,
      shown_when: null,
    });
  return (
    <ActionForm id="questions" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="md">
          <Text c="dimmed">{texts.questions_help}</Text>
          {form.values.questions.map((question, index) => (
            <QuestionFields key={question.id ?? `new ${index}`} form={form} index={index} />
          ))}
          <Group>
            <Button variant="default" leftSection={<Icon name="plus" size={15} />} onClick={add}>
              {texts.add_question}
            </Button>
          </Group>
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

function QuestionFields({ form, index }: { form: UseFormReturnType<Values>; index: number }) {
  const texts = useTexts('office-activities');
  const path = `questions.${index}`;
  const { questions } = form.values;
  const set = (new_questions: QuestionValues[]) => form.setFieldValue('questions', new_questions);
  const question = questions[index];
  if (question === undefined) return null;
  const withChoices = hasChoices(question.type);
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between">
          <Select
            aria-label={texts.type}
            w={180}
            allowDeselect={false}
            data={QUESTION_TYPES.map((value) => ({ value, label: texts.types[value] }))}
            {...form.getInputProps(`${path}.type`)}
          />
          <Select
            aria-label={texts.answered_by}
            w={190}
            allowDeselect={false}
            data={ANSWERED_BY.map((value) => ({ value, label: texts.answered_by_whom[value] }))}
            {...form.getInputProps(`${path}.answered_by`)}
          />
          <ItemTools
            index={index}
            count={questions.length}
            onRemove={() => set(withoutQuestion(questions, index))}
            onMove={(to) => set(movedQuestion(questions, { from: index, to }))}
          />
        </Group>
        <BilingualField
          label={texts.question_title}
          errors={{ of: form.errors, path: `${path}.title` }}
          {...form.getInputProps(`${path}.title`)}
        />
        <BilingualField
          long
          label={texts.explanation}
          errors={{ of: form.errors, path: `${path}.description` }}
          {...form.getInputProps(`${path}.description`)}
        />
        <Group gap="lg">
          <Checkbox
            label={texts.required}
            {...form.getInputProps(`${path}.required`, { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.health}
            {...form.getInputProps(`${path}.health`, { type: 'checkbox' })}
          />
        </Group>
        {withChoices ? (
          <Choices
            form={form}
            path={`${path}.choices`}
            count={question.choices.length}
            onRemove={(choice) => set(withoutChoice(questions, { question: index, choice }))}
          />
        ) : null}
        <QuestionCondition form={form} index={index} />
      </Stack>
    </Paper>
  );
}

function Choices({
  form,
  path,
  count,
  onRemove,
}: {
  form: UseFormReturnType<Values>;
  path: string;
  count: number;
  onRemove: (choice: number) => void;
}) {
  const texts = useTexts('office-activities');
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Group key={index} align="end" gap="xs" wrap="nowrap">
          <div style={{ flex: 1 }}>
            <BilingualField
              label={texts.label}
              errors={{ of: form.errors, path: `${path}.${index}.label` }}
              {...form.getInputProps(`${path}.${index}.label`)}
            />
          </div>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            aria-label={texts.take_away}
            onClick={() => onRemove(index)}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </Group>
      ))}
      {form.errors[path] === undefined ? null : (
        <Text c="red.7" size="sm">
          {form.errors[path]}
        </Text>
      )}
      <Group>
        <Button size="xs" variant="subtle" onClick={() => form.insertListItem(path, NEW_CHOICE)}>
          {texts.add_choice}
        </Button>
      </Group>
    </>
  );
}
