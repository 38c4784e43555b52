import { Button, Radio, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { MomentField } from '../../fields/moment-field.tsx';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { FormModal } from '../../panels/form-dialog.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly article: Answer<'getOfficeArticle'>;
  readonly version: number;
}

/** The question when families see an article: now, or from an hour on. */
export function PublishArticleDialog(props: Props) {
  const texts = useTexts('office-articles');
  return (
    <FormModal title={texts.publish_title} opened={props.opened} onClose={props.onClose}>
      {(close) => <Question {...props} onClose={close} />}
    </FormModal>
  );
}

function Question({ article, version, onClose }: Props) {
  const texts = useTexts('office-articles');
  const { cancel } = useTexts('office');
  const { cuid, state, published_at } = article;
  const isOnline = state === 'ONLINE';
  const [isLater, setLater] = useState(state === 'PLANNED');
  const [at, setAt] = useState(isOnline ? null : published_at);
  const publish = useAction('publishArticle', {
    refreshes: ['getOfficeArticle', 'listOfficeArticles', 'listArticleVersions'],
  });
  const send = () =>
    publish.mutate(
      { article: cuid, version, at: isLater ? at : null },
      { onSuccess: () => onClose() },
    );
  const consequence = isOnline
    ? texts.change_consequence
    : isLater
      ? texts.plan_consequence
      : texts.publish_consequence;
  return (
    <Stack gap="md">
      {isOnline ? null : (
        <Radio.Group
          label={texts.when}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
        >
          <Stack gap={6} mt={6}>
            <Radio value="now" label={texts.now} />
            <Radio value="later" label={texts.later} />
          </Stack>
        </Radio.Group>
      )}
      {isLater ? <MomentField label={texts.hour} value={at} onChange={setAt} /> : null}
      <Text size="sm">{consequence}</Text>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button loading={publish.isPending} disabled={isLater && at === null} onClick={send}>
          {isLater ? texts.plan : texts.publish_now}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
