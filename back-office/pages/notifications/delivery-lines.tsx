import { Anchor, Button, Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { State } from '../../lists/state.tsx';
import { confirm } from '../../panels/confirm.tsx';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

type Delivery = Answer<'listNotificationDeliveries'>['data'][number];

/** The most that are shown at once. */
const SHOWN = 50;

/** How soon the list is read again while one is on its way. */
const LOOK_AGAIN_MILLIS = 1500;

/** Tests whether a delivery is due, and on its way. */
const isLeaving = ({ state, reason, due_at }: Delivery): boolean =>
  state === 'WAITING' && reason === null && due_at !== null && Date.parse(due_at) <= Date.now();

const COLORS = {
  WAITING: 'petrol',
  SENT: 'green',
  MERGED: 'green',
  SKIPPED: 'gray',
  HELD_BACK: 'amber',
  FAILED: 'red',
} as const;

/** The notifications of a family or a registration, to come and past, each with its outcome. */
export function DeliveryLines(
  of: { readonly customer: string } | { readonly registration: string },
) {
  const texts = useTexts('office-notification-deliveries');
  const may = useMay();
  const found = useCall(
    'listNotificationDeliveries',
    { ...of, page_size: SHOWN },
    { enabled: may('customer-notifications.read') },
  );
  const { data, refetch } = found;
  const is_leaving = data?.data.some(isLeaving) === true;
  useEffect(() => {
    if (!is_leaving) return;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MILLIS);
    return () => clearInterval(timer);
  }, [is_leaving, refetch]);
  if (!may('customer-notifications.read')) return null;
  return (
    <Section title={texts.title} order={2}>
      {data === undefined ? <PartWaiting found={found} /> : null}
      {data?.count === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
      {data?.data.map((delivery) => (
        <OneDelivery key={delivery.cuid} delivery={delivery} />
      ))}
      {data !== undefined && data.count > data.data.length ? (
        <Text size="xs" c="dimmed">
          {texts.more(data.data.length, data.count)}
        </Text>
      ) : null}
    </Section>
  );
}

function OneDelivery({ delivery }: { readonly delivery: Delivery }) {
  const texts = useTexts('office-notification-deliveries');
  const formats = useFormats();
  const { name, about, state, mail, recipient, ended_at } = delivery;
  const to = [about, recipient ?? ''].filter((part) => part !== '').join(' · ');
  return (
    <Line
      dimmed={[to, useReason(delivery)].filter((part) => part !== '').join(' — ')}
      figure={
        <Group gap={8} justify="flex-end" className="office-delivery">
          <State color={COLORS[state]}>{texts.states[state]}</State>
          <Text size="sm" c="dimmed">
            {formats.moment(ended_at ?? delivery.due_at ?? '')}
          </Text>
          <Tools delivery={delivery} />
        </Group>
      }
    >
      {mail === null ? (
        name
      ) : (
        <Anchor component={LinkAndBack} to={`/mailbox/${mail}`}>
          {name}
        </Anchor>
      )}
    </Line>
  );
}

/** Returns why a notification was not sent, or will not be, with the way to mend it. */
function useReason({ state, reason, failure }: Delivery): string {
  const texts = useTexts('office-notification-deliveries');
  const mails = useTexts('office-mails');
  if (failure !== null) return mails.failureOf(failure);
  if (reason === null) return '';
  const words = texts.reasons[reason];
  const mend = new Map(Object.entries(texts.mend)).get(reason) ?? '';
  const sentence = state === 'WAITING' ? texts.will_not_leave(words) : words;
  return mend === '' ? sentence : `${sentence}. ${mend}`;
}

function Tools({ delivery }: { readonly delivery: Delivery }) {
  const texts = useTexts('office-notification-deliveries');
  const office = useTexts('office');
  const may = useMay();
  const { cuid: notification_delivery, state, name, recipient } = delivery;
  const refreshes = ['listNotificationDeliveries'] as const;
  const send = useAction('sendNotificationNow', { refreshes, done: texts.sent, once: true });
  const cancel = useAction('cancelNotification', { refreshes, done: texts.cancelled });
  if (state === 'WAITING')
    return may('customer-notifications.delete') ? (
      <Button
        variant="subtle"
        size="compact-sm"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ notification_delivery })}
      >
        {texts.cancel}
      </Button>
    ) : null;
  if (!may('customer-notifications.create')) return null;
  const ask = () =>
    confirm({
      title: texts.send_title,
      consequence: texts.send_consequence(name, recipient ?? texts.to_family),
      yes: texts.send,
      no: office.cancel,
      run: () => send.mutate({ notification_delivery }),
    });
  return (
    <Button variant="subtle" size="compact-sm" loading={send.isPending} onClick={ask}>
      {texts.send}
    </Button>
  );
}
