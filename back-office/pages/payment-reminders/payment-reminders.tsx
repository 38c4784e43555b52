import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { SendReminder } from './send-reminder.tsx';

type Reminders = Answer<'listPaymentReminders'>;

interface PaymentRemindersProps {
  /** The cuid of the family. */
  readonly customer: string;
  /** Only the reminders of what is paid under this communication; of everything without one. */
  readonly communication?: string | null;
  readonly order?: 2 | 3;
}

/**
 * The reminders that a family was sent, and what staff can do about them: send one now, stop those
 * of one debt. Nothing for staff without access to payments, or when there was never a reason.
 */
export function PaymentReminders(props: PaymentRemindersProps) {
  return useMay()('payments.read') ? <Shown {...props} /> : null;
}

function Shown({ customer, communication = null, order = 3 }: PaymentRemindersProps) {
  const texts = useTexts('office-payment-reminders');
  const { data } = useCall('listPaymentReminders', { customer });
  if (data === undefined) return null;
  const isMeant = (one: { readonly communication: string }) =>
    communication === null || one.communication === communication;
  const owed = data.owed.filter((one) => isMeant(one) && (one.overdue || one.stopped));
  const reminders = data.data.filter(({ debts }) => debts.some(isMeant));
  if (owed.length === 0 && reminders.length === 0) return null;
  const overdue = sumAmounts(owed.map((one) => (one.overdue ? one.amount : 0)));
  return (
    <Section
      order={order}
      title={texts.title}
      tools={
        overdue === 0 ? undefined : (
          <SendReminder customer={customer} communication={communication} amount={overdue} />
        )
      }
    >
      {owed.map((one) => (
        <Owed key={one.communication} customer={customer} owed={one} />
      ))}
      {reminders.length === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
      {reminders.map((reminder) => (
        <Reminder key={reminder.cuid} reminder={reminder} isMeant={isMeant} />
      ))}
    </Section>
  );
}

function Reminder({
  reminder,
  isMeant,
}: {
  readonly reminder: Reminders['data'][number];
  readonly isMeant: (one: { readonly communication: string }) => boolean;
}) {
  const texts = useTexts('office-payment-reminders');
  const formats = useFormats();
  const { sent_at, last_day, by } = reminder;
  const debts = reminder.debts.filter(isMeant);
  const rank = Math.max(...debts.map((debt) => debt.rank));
  return (
    <Line
      figure={formats.price(sumAmounts(debts.map(({ amount }) => amount)))}
      dimmed={[last_day === null ? '' : texts.until(formats.plainDay(last_day)), texts.by(by)]
        .filter((part) => part !== '')
        .join(' · ')}
    >
      {sent_at === null ? texts.on_its_way : texts.reminded(formats.date(sent_at), rank)}
    </Line>
  );
}

/** The amount owed under one communication, with the switch that stops its reminders. */
function Owed(props: { readonly customer: string; readonly owed: Reminders['owed'][number] }) {
  const texts = useTexts('office-payment-reminders');
  const formats = useFormats();
  const may = useMay();
  const { customer, owed } = props;
  const { communication, stopped } = owed;
  const stop = useAction('stopPaymentReminders', {
    refreshes: ['listPaymentReminders', 'listAuditLog'],
    done: stopped ? texts.go_on_done : texts.stop_done,
  });
  return (
    <Line
      figure={formats.price(owed.amount)}
      dimmed={stopped ? texts.stopped : ''}
      tools={
        may('notifications.trigger') ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={stop.isPending}
            aria-label={stopped ? texts.go_on_of(communication) : texts.stop_of(communication)}
            onClick={() => stop.mutate({ customer, communication, stopped: !stopped })}
          >
            {stopped ? texts.go_on : texts.stop}
          </Button>
        ) : undefined
      }
    >
      {communication}
    </Line>
  );
}
