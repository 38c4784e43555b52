import { ActionIcon, Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { type MailLook, MailLookChoice, ShownMail } from '../../mails/mail-look.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { Icon } from '../../shell/icons.tsx';

/** The e-mail of a notification as a real family would get it, and a trial to oneself. */
export function NotificationPreview({
  definition,
}: {
  readonly definition: Answer<'getNotificationDefinition'>;
}) {
  const texts = useTexts('office-notification-definitions');
  const office = useTexts('office');
  const may = useMay();
  const [at, setAt] = useState(0);
  const [language, setLanguage] = useState<Language | null>(null);
  const [look, setLook] = useState<MailLook>('DESKTOP');
  const { cuid: notification_definition, version } = definition;
  const of = { notification_definition, at, ...(language === null ? {} : { language }) };
  const found = useCall('previewNotification', of, {
    keep_previous: true,
    enabled: may('customers.read'),
  });
  const { data, error } = found;
  if (!may('customers.read')) return null;
  if (data === undefined)
    return error === null ? (
      <PartWaiting found={found} />
    ) : (
      <Alert color="gray">{sentenceOf(error, office.no_answer)}</Alert>
    );
  return (
    <Stack gap="sm" component="section" aria-label={texts.preview}>
      <Title order={2} size="h4">
        {texts.preview}
      </Title>
      <Group gap="sm">
        <Steps at={at} of={data.count} onStep={setAt} />
        <MailLookChoice
          language={data.language}
          onLanguage={setLanguage}
          look={look}
          onLook={setLook}
        />
        <Trial of={of} />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {[data.name, data.about].filter((part) => part !== '').join(' · ')}
      </Text>
      <Text fw={600}>{data.subject}</Text>
      <ShownMail
        look={look}
        title={texts.preview}
        text={data.text}
        src={`/api/back-office/notification-definitions/${notification_definition}/preview/body?at=${at}&language=${data.language}&as_read=${version}`}
      />
    </Stack>
  );
}

/** Buttons for the previous and the next of the newest things that it is about. */
function Steps(props: {
  readonly at: number;
  readonly of: number;
  readonly onStep: (at: number) => void;
}) {
  const texts = useTexts('office-notification-definitions');
  const step = (to: number, name: 'previous' | 'next') => (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={texts[name]}
      disabled={to < 0 || to >= props.of}
      onClick={() => props.onStep(to)}
    >
      <Icon name={name === 'next' ? 'right' : 'left'} size={16} />
    </ActionIcon>
  );
  return (
    <Group gap={4} wrap="nowrap">
      {step(props.at - 1, 'previous')}
      {step(props.at + 1, 'next')}
    </Group>
  );
}

/** Sends the e-mail that is shown to the user alone. */
function Trial({
  of,
}: {
  readonly of: { readonly notification_definition: string; readonly at: number };
}) {
  const texts = useTexts('office-notification-definitions');
  const may = useMay();
  const attempt = useAction('tryNotification', { refreshes: [], done: texts.tried });
  if (!may('notification-templates.update')) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={attempt.isPending}
      onClick={() => attempt.mutate(of)}
    >
      {texts.try}
    </Button>
  );
}
