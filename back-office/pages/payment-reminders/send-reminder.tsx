import { Button, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { SendFoot } from '../../panels/send-foot.tsx';

interface SendReminderProps {
  readonly customer: string;
  readonly communication: string | null;
  /** The overdue amount, in minor units. */
  readonly amount: number;
}

/** The button that reminds a family now, and the dialog that says what it gets. */
export function SendReminder(props: SendReminderProps) {
  const texts = useTexts('office-payment-reminders');
  const may = useMay();
  if (!may('notifications.trigger')) return null;
  return (
    <FormDialog
      title={texts.send_title}
      renderButton={(open) => (
        <Button size="compact-sm" variant="light" onClick={open}>
          {texts.send}
        </Button>
      )}
    >
      {(close) => <SendForm {...props} close={close} />}
    </FormDialog>
  );
}

function SendForm({
  customer,
  communication,
  amount,
  close,
}: SendReminderProps & {
  readonly close: () => void;
}) {
  const texts = useTexts('office-payment-reminders');
  const formats = useFormats();
  const { saving, sending } = useActionForm('sendPaymentReminder', {
    values: {},
    request: () => ({ customer, communication }),
    refreshes: ['listPaymentReminders', 'listSentMails', 'listAuditLog'],
    done: texts.sent,
    once: true,
    after: close,
  });
  return (
    <ActionForm saving={saving}>
      <Stack>
        <Text>{texts.send_help(formats.price(amount))}</Text>
        <SendFoot close={close} sending={sending}>
          {texts.send}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
