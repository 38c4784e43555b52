import { createReview } from '@ribambelle/api/reviews/create-review.ts';
import { isPublic, SCORES, wholeStars } from '@ribambelle/domain/reviews/review.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Stars } from '@ribambelle/ui/feedback/stars.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
import { Switch } from '@ribambelle/ui/forms/switch.tsx';
import { TextArea } from '@ribambelle/ui/forms/text-area.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import type { RegistrationDetail } from './registration-detail.ts';

interface ReviewFormProps {
  readonly registration: RegistrationDetail;
  readonly onClose: () => void;
}

/**
 * Score, message, and the permission to show it (3 §5), which is chosen once, with the first
 * review.
 */
export const ReviewForm = ({ registration, onClose }: ReviewFormProps): ReactElement => {
  const texts = useTexts('reviews');
  const customers = useTexts('customers');
  const call = useClient();
  const answers = useAnswers();
  const { review } = registration;
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: createReview.request,
    initial_values: valuesOf(registration),
    errorText: useErrorText(),
    send: async (request) => {
      const answer = await (review === null
        ? call('createReview', request)
        : call('updateReview', { ...request, review_id: review.id }));
      await answers.invalidate('getAccountRegistration');
      return answer;
    },
    onDone: ({ message }) => {
      onClose();
      showToast({ kind: 'success', text: message });
    },
  });
  const { score } = form.values;
  const scores = SCORES.map((stars) => ({
    value: String(stars),
    label: (
      <span className={styles.score}>
        <Stars score={stars} label={texts.out_of(String(stars))} /> {texts.words[stars]}
      </span>
    ),
  }));
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <RadioGroup
        {...form.getInputProps('score')}
        label={texts.score}
        choices={scores}
        value={score === null ? null : String(wholeStars(score))}
        onChange={(value) => form.setFieldValue('score', Number(value))}
        required
      />
      <TextArea
        label={texts.message}
        optional_mark={customers.optional}
        {...form.getInputProps('message')}
      />
      <Switch
        label={texts.public}
        description={review === null ? texts.public_help : texts.public_fixed}
        disabled={review !== null}
        {...form.getInputProps('public', { type: 'checkbox' })}
      />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          {review === null ? texts.send : texts.save}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {texts.go_back}
        </Button>
      </div>
    </form>
  );
};

interface Values extends Record<string, unknown> {
  readonly registration_id: number;
  readonly score: number | null;
  readonly message: string;
  readonly public: boolean;
}

function valuesOf({ id, review }: RegistrationDetail): Values {
  return {
    registration_id: id,
    score: review?.score ?? null,
    message: review?.message ?? '',
    public: isPublic(review),
  };
}
