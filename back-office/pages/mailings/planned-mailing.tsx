import { Alert, Button, Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';

/** The moment at which a planned mailing leaves, and the button that takes it back. */
export function PlannedMailing(props: {
  readonly mailing: string;
  readonly send_at: NonNullable<Answer<'getMailing'>['send_at']>;
}) {
  const texts = useTexts('office-mailings');
  const formats = useFormats();
  const may = useMay();
  const unplan = useAction('unplanMailing', {
    refreshes: ['getMailing', 'listMailings'],
    done: texts.unplanned,
  });
  return (
    <Alert color="green" title={texts.states.PLANNED}>
      <Group justify="space-between" gap="sm">
        <Text>
          {texts.planned_for(`${formats.date(props.send_at)}, ${formats.time(props.send_at)}`)}
        </Text>
        {may('customer-notifications.create') ? (
          <Button
            variant="default"
            loading={unplan.isPending}
            onClick={() => unplan.mutate({ mailing: props.mailing })}
          >
            {texts.unplan}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}
