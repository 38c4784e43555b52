import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import { AnswerField } from './answer-field.tsx';
import styles from './form.module.css';
import {
  visibleQuestions,
  type AvailabilityPage,
  type PersonValues,
  type Question,
} from './form-values.ts';
import { OptionField } from './option-field.tsx';

interface FieldsProps {
  readonly values: Pick<PersonValues, 'options' | 'questions'>;
  readonly change: (changes: Partial<Pick<PersonValues, 'options' | 'questions'>>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** The prefix of the field names, when several participants have the same questions. */
  readonly prefix?: string;
  /**
   * The questions to show, by the person who answers them, when those of the family are apart;
   * options are each participant's. Undefined for all of them.
   */
  readonly of?: Question['answered_by'] | undefined;
  /** Returns the content below a question. */
  readonly renderBelow?: (question: Question) => ReactNode;
}

interface QuestionFieldsProps extends FieldsProps {
  readonly availabilities: readonly AvailabilityPage[];
}

/** Options and questions, once for each activity; with several activities, each under its name. */
export const QuestionFields = ({ availabilities, ...form }: QuestionFieldsProps): ReactElement => {
  const { of } = form;
  const texts = useTexts('cart');
  const activities = availabilities.filter(
    ({ activity, options, questions }, index) =>
      (of === 'FAMILY' ? 0 : options.length) + questionsOf(questions, of).length > 0 &&
      availabilities.findIndex((other) => other.activity.id === activity.id) === index,
  );
  return (
    <>
      {activities.map((availability) => (
        <div key={availability.activity.id} className={styles.activityFields}>
          {activities.length > 1 && (
            <p className={styles.promptTitle}>
              {texts.add_page.for_each(availability.activity.title)}
            </p>
          )}
          <ActivityFields offered={availability} {...form} />
        </div>
      ))}
    </>
  );
};

function questionsOf(
  questions: readonly Question[],
  of: Question['answered_by'] | undefined,
): readonly Question[] {
  return of === undefined ? questions : questions.filter(({ answered_by }) => answered_by === of);
}

interface ActivityFieldsProps extends FieldsProps {
  readonly offered: Pick<AvailabilityPage, 'options' | 'questions'>;
}

/** The options and questions of one activity, in order; an empty group has no title. */
export const ActivityFields = ({
  offered,
  values,
  change,
  errorOf,
  prefix = '',
  of,
  renderBelow,
}: ActivityFieldsProps): ReactElement => {
  const texts = useTexts('cart');
  const options = of === 'FAMILY' ? [] : offered.options;
  const questions = questionsOf(visibleQuestions(offered, values), of);
  return (
    <>
      {options.length > 0 && <h3 className={styles.fieldsTitle}>{texts.options}</h3>}
      {options
        .toSorted((one, other) => one.order - other.order)
        .map((option) => (
          <OptionField
            key={option.id}
            option={option}
            field={`${prefix}options.${option.id}`}
            value={values.options[option.id] ?? { price_id: null, content: '' }}
            onChange={(value) => change({ options: { ...values.options, [option.id]: value } })}
            error={errorOf(`${prefix}options.${option.id}`)}
          />
        ))}
      {questions.length > 0 && <h3 className={styles.fieldsTitle}>{texts.questions}</h3>}
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          appears={question.shown_when !== null}
          field={question}
          path={`${prefix}questions.${question.id}`}
          value={values.questions[question.id] ?? null}
          onChange={(value) => change({ questions: { ...values.questions, [question.id]: value } })}
          error={errorOf(`${prefix}questions.${question.id}`)}
          below={renderBelow?.(question)}
        />
      ))}
    </>
  );
};
