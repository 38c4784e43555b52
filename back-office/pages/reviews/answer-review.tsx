import { Button, Group, Stack, Textarea } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LONGEST_ANSWER } from '@ribambelle/domain/reviews/answer.ts';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { AFTER_REVIEW } from './after-review.ts';

type Review = Answer<'getOfficeReview'>;

/** The buttons that answer a review, or change or remove its answer. */
export function AnswerReview({ review }: { review: Review }) {
  const texts = useTexts('office-reviews');
  const is_answered = review.answer !== null;
  return (
    <Group gap="xs" mb="md">
      <FormDialog
        title={texts.answer_title}
        renderButton={(open) => (
          <Button variant="default" onClick={open}>
            {is_answered ? texts.answer_change : texts.answer}
          </Button>
        )}
      >
        {(close) => <AnswerForm review={review} close={close} />}
      </FormDialog>
      {review.answer === null ? null : <TakeAway review={review} answer={review.answer.text} />}
    </Group>
  );
}

function AnswerForm({ review, close }: { review: Review; close: () => void }) {
  const texts = useTexts('office-reviews');
  const mailWords = useMailWords();
  const { form, saving, sending } = useActionForm('answerReview', {
    values: { answer: review.answer?.text ?? '' },
    request: ({ answer }) => ({
      review: review.cuid,
      version: review.version,
      answer: answer.trim() === '' ? null : answer,
    }),
    refreshes: AFTER_REVIEW,
    done: texts.answer_saved,
    after: close,
  });
  return (
    <ActionForm saving={saving}>
      <Stack>
        <Textarea
          label={texts.answer_words}
          description={`${review.visibility === 'SHOWABLE' ? texts.answer_public : texts.answer_private} ${mailWords(texts.answer_mailed)}`}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={LONGEST_ANSWER}
          required
          data-autofocus
          {...form.getInputProps('answer')}
        />
        <SendFoot close={close} sending={sending}>
          {texts.answer_send}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}

function TakeAway({ review, answer }: { review: Review; answer: string }) {
  const texts = useTexts('office-reviews');
  const { cuid, version } = review;
  const take = useAction('answerReview', {
    refreshes: AFTER_REVIEW,
    done: texts.answer_removed,
    // the change added one version, unless another person has changed it too
    undo: (call) => call('answerReview', { review: cuid, version: version + 1, answer }),
  });
  return (
    <Button
      variant="subtle"
      loading={take.isPending}
      onClick={() => take.mutate({ review: cuid, version, answer: null })}
    >
      {texts.answer_remove}
    </Button>
  );
}
