import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { type MailLook, MailLookChoice, ShownMail } from '../../mails/mail-look.tsx';
import { PreviewSteps } from '../../mails/preview-steps.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

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
        <PreviewSteps at={at} of={data.count} onStep={setAt} />
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
