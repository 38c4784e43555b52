import { Button } from '@ribambelle/ui/actions/button.tsx';
import { FieldError } from '@ribambelle/ui/forms/field.tsx';
import { QuantityStepper } from '@ribambelle/ui/forms/quantity-stepper.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useId } from 'react';
import styles from './form.module.css';
import type { AvailabilityPage, PersonValues, Question } from './form-values.ts';
import { type Proposal, wordsOfAnswer } from './proposals.ts';
import { QuestionFields } from './question-fields.tsx';

interface PersonFieldsProps {
  readonly participant_id: number;
  /** The name of the participant, when several are registered at once. */
  readonly title: string | null;
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: PersonValues;
  readonly change: (changes: Partial<PersonValues>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** The largest number of places; 1 hides the field. */
  readonly most: number;
  readonly proposalsFor: (question: Question) => readonly Proposal[];
  /** The questions to show, by the person who answers them, when those of the family are apart. */
  readonly of?: Question['answered_by'] | undefined;
  /** True for an earlier answer that nobody has changed yet. */
  readonly isRemembered: (question_id: number) => boolean;
}

/** The choices and answers for one participant: number of places, options, questions. */
export const PersonFields = (props: PersonFieldsProps): ReactElement | null => {
  const { participant_id, title, availabilities, values, change, errorOf, most } = props;
  const texts = useTexts('cart');
  const id = useId();
  const has_questions = availabilities.some(
    ({ options, questions }) => options.length + questions.length > 0,
  );
  if (!has_questions && most <= 1) return null;
  const quantity_error = errorOf(`${participant_id}.quantity`);
  return (
    <section className={styles.person} aria-labelledby={title === null ? undefined : id}>
      {title !== null && (
        <h3 id={id} className={styles.personTitle}>
          {texts.for_person(title)}
        </h3>
      )}
      {most > 1 && (
        <div className={styles.quantity} data-field={`${participant_id}.quantity`}>
          <span>{texts.quantity}</span>
          <QuantityStepper
            value={values.quantity}
            min={1}
            max={most}
            onChange={(quantity) => change({ quantity })}
            texts={{
              label: texts.quantity,
              fewer: texts.quantity_fewer,
              more: texts.quantity_more,
            }}
          />
          {quantity_error !== undefined && (
            <FieldError id={`${id}-quantity`}>{quantity_error}</FieldError>
          )}
        </div>
      )}
      <QuestionFields
        availabilities={availabilities}
        values={values}
        change={change}
        errorOf={errorOf}
        of={props.of}
        prefix={`${participant_id}.`}
        renderBelow={(question) => (
          <Below
            question={question}
            proposals={props.proposalsFor(question)}
            is_remembered={props.isRemembered(question.id)}
            take={(content) =>
              change({ questions: { ...values.questions, [question.id]: content } })
            }
          />
        )}
      />
    </section>
  );
};

interface BelowProps {
  readonly question: Question;
  readonly proposals: readonly Proposal[];
  readonly is_remembered: boolean;
  readonly take: (content: Proposal['content']) => void;
}

/**
 * A hint below a question: that its answer is an old one, or proposals to take over with one press.
 */
const Below = ({ question, proposals, is_remembered, take }: BelowProps): ReactElement | null => {
  const { proposals: texts } = useTexts('cart');
  if (is_remembered) return <p className={styles.hint}>{texts.remembered}</p>;
  if (proposals.length === 0) return null;
  return (
    <div className={styles.proposals}>
      {proposals.map(({ firstname, content }) => (
        <Button key={String(content)} kind="white" size="small" onClick={() => take(content)}>
          {firstname === null
            ? texts.same(wordsOfAnswer(question, content))
            : texts.as(firstname, wordsOfAnswer(question, content))}
        </Button>
      ))}
    </div>
  );
};
