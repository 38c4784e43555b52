import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { EndpointName } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { useAction } from '../data/use-action.ts';
import { useFormats } from '../formats/formats.ts';
import { NotRead } from '../shell/not-read.tsx';
import { BulkLines } from './bulk-lines.tsx';
import type { BulkOn } from './bulk-of.ts';

const LOOK_AGAIN_MILLIS = 700;

/** The progress of a bulk action; when it is done, its results and the way to undo it. */
export function BulkProgress(props: {
  bulk_action: string;
  refreshes: readonly EndpointName[];
  /** Called with the bulk action that undoes this one. */
  onUndo: (cuid: string) => void;
}) {
  const { bulk_action, refreshes, onUndo } = props;
  const texts = useTexts('bulk-actions');
  const formats = useFormats();
  const answers = useAnswers();
  const answer = useCall('getBulkAction', { bulk_action });
  const { data } = answer;
  const state = data?.state;
  useEffect(() => {
    if (state !== 'RUNNING') return;
    const timer = setInterval(() => void answers.invalidate('getBulkAction'), LOOK_AGAIN_MILLIS);
    return () => clearInterval(timer);
  }, [state, answers]);
  useEffect(() => {
    if (state === 'DONE') for (const name of refreshes) void answers.invalidate(name);
  }, [state, refreshes, answers]);
  const undo = useAction('undoBulkAction', { refreshes: [], done: texts.undone });
  if (data === undefined)
    return answer.error === null ? null : <NotRead error={answer.error} again={answer.refetch} />;
  const { on, count, changed, unchanged, refused, families } = data;
  const done_count = changed + unchanged + refused;
  if (data.state === 'RUNNING')
    return (
      <Stack gap={6} role="status">
        <Progress value={(100 * done_count) / count} aria-label={texts.actions} />
        <Text>{texts.running(formats.count(done_count), formats.count(count))}</Text>
        <Text size="sm" c="dimmed">
          {texts.goes_on}
        </Text>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Alert color={refused === 0 ? 'green' : 'amber'} role="status">
        {data.kind === 'COPY' ? texts.done_copied(changed) : texts.done_changed(changed, on)}
        {unchanged === 0 ? '' : ` ${texts.preview_unchanged(unchanged)}`}
        {families === 0 ? '' : ` ${texts.done_families(families)}`}
      </Alert>
      {refused === 0 ? null : <RefusedLines bulk_action={bulk_action} on={on} />}
      {data.can_undo ? (
        <Group>
          <Button
            variant="default"
            loading={undo.isPending}
            onClick={() => undo.mutate({ bulk_action }, { onSuccess: ({ cuid }) => onUndo(cuid) })}
          >
            {texts.undo}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

/** The records that stayed as they were, and why. */
function RefusedLines({ bulk_action, on }: { bulk_action: string; on: BulkOn }) {
  const texts = useTexts('bulk-actions');
  const request = { bulk_action, state: 'REFUSED', page_size: 100 } as const;
  const { data } = useCall('listBulkActionLines', request);
  if (data === undefined) return null;
  return (
    <>
      <Title order={3}>{texts.refused_lines}</Title>
      <BulkLines on={on} lines={data.data} more={data.count - data.data.length} />
    </>
  );
}
