import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useAction } from '../../data/use-action.ts';
import { AFTER_REVIEW } from './after-review.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Hides a review, or lets it be shown again. */
export function HideReview({
  review: { cuid, version, visibility },
}: {
  review: Answer<'getOfficeReview'>;
}) {
  const texts = useTexts('office-reviews');
  const is_hidden = visibility === 'HIDDEN';
  const change = useAction('updateOfficeReview', {
    refreshes: AFTER_REVIEW,
    done: is_hidden ? texts.shown : texts.hidden,
    // the change added one version, unless another person has changed it too
    undo: (call) =>
      call('updateOfficeReview', { review: cuid, version: version + 1, hidden: is_hidden }),
  });
  return (
    <>
      <Button
        variant="default"
        loading={change.isPending}
        onClick={() => change.mutate({ review: cuid, version, hidden: !is_hidden })}
      >
        {is_hidden ? texts.show : texts.hide}
      </Button>
      <Text size="sm" c="gray.7" flex={1}>
        {texts.hide_help}
      </Text>
    </>
  );
}
