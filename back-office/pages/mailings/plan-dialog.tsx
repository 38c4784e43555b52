import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { MomentField } from '../../fields/moment-field.tsx';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';

interface Props {
  readonly mailing: Pick<Answer<'getMailing'>, 'cuid' | 'version'>;
  readonly families: number;
  readonly ready: boolean;
  readonly onRefused: () => void;
}

/** The button that plans a mailing, with a dialog for the day and the time. */
export function PlanDialog(props: Props) {
  const texts = useTexts('office-mailings');
  return (
    <FormDialog
      title={texts.plan_title}
      renderButton={(open) => (
        <Button variant="default" disabled={!props.ready} onClick={open}>
          {texts.plan}
        </Button>
      )}
    >
      {(close) => <PlanForm {...props} close={close} />}
    </FormDialog>
  );
}

function PlanForm({ mailing, families, onRefused, close }: Props & { readonly close: () => void }) {
  const texts = useTexts('office-mailings');
  const form = useForm<{ send_at: string | null }>({ initialValues: { send_at: null } });
  const plan = useAction('planMailing', {
    refreshes: ['getMailing', 'listMailings'],
    done: texts.planned,
    once: true,
  });
  const { send_at } = form.values;
  const run = () => {
    if (send_at === null) return;
    const { cuid, version: as_read } = mailing;
    plan.mutate(
      { mailing: cuid, as_read, families, send_at },
      { onSuccess: close, onError: onRefused },
    );
  };
  return (
    <Stack gap="md">
      <MomentField
        label={texts.plan_at}
        value={send_at}
        onChange={(moment) => form.setFieldValue('send_at', moment)}
      />
      <Text size="sm" c="dimmed">
        {texts.plan_help}
      </Text>
      <DialogFoot>
        <Button disabled={send_at === null} loading={plan.isPending} onClick={run}>
          {texts.plan}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
