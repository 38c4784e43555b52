import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import { AnswerField } from './answer-field.tsx';
import styles from './form.module.css';
import {
  askedQuestions,
  type AvailabilityPage,
  type PersonValues,
  type Question,
} from './form-values.ts';
import { OptionField } from './option-field.tsx';

interface FieldsProps {
  readonly values: Pick<PersonValues, 'options' | 'questions'>;
  readonly change: (changes: Partial<Pick<PersonValues, 'options' | 'questions'>>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** What stands before the names of the fields, where several participants are asked the same. */
  readonly prefix?: string;
  /** What stands below a question. */
  readonly renderBelow?: (question: Question) => ReactNode;
}

interface QuestionFieldsProps extends FieldsProps {
  readonly availabilities: readonly AvailabilityPage[];
}

/** Options and questions, once for each activity; with several activities each has its name above. */
export const QuestionFields = ({ availabilities, ...form }: QuestionFieldsProps): ReactElement => {
  const texts = useTexts('cart');
  const activities = availabilities.filter(
    ({ activity, options, questions }, index) =>
      options.length + questions.length > 0 &&
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

interface ActivityFieldsProps extends FieldsProps {
  readonly offered: Pick<AvailabilityPage, 'options' | 'questions'>;
}

/** The options and questions of one activity, in their order; what there is none of has no title. */
export const ActivityFields = ({
  offered,
  values,
  change,
  errorOf,
  prefix = '',
  renderBelow,
}: ActivityFieldsProps): ReactElement => {
  const texts = useTexts('cart');
  return (
    <>
      {offered.options.length > 0 && <h3 className={styles.fieldsTitle}>{texts.options}</h3>}
      {offered.options
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
      {offered.questions.length > 0 && <h3 className={styles.fieldsTitle}>{texts.questions}</h3>}
      {askedQuestions(offered, values).map((question) => (
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
