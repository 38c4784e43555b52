import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { type MailLook, MailLookChoice, ShownMail } from '../../mails/mail-look.tsx';
import { PreviewSteps } from '../../mails/preview-steps.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

/** An e-mail that is its template, as the family of a real registration would get it. */
export function MailTemplatePreview(props: {
  readonly template: Pick<Answer<'getMailTemplate'>, 'cuid' | 'version'>;
}) {
  const { cuid: mail_template, version } = props.template;
  const texts = useTexts('office-mail-templates');
  const office = useTexts('office');
  const may = useMay()('customers.read');
  const [at, setAt] = useState(0);
  const [language, setLanguage] = useState<Language | null>(null);
  const [look, setLook] = useState<MailLook>('DESKTOP');
  const of = { mail_template, at, ...(language === null ? {} : { language }) };
  const found = useCall('previewMailTemplate', of, { keep_previous: true, enabled: may });
  const { data, error } = found;
  if (!may) return null;
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
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {[data.name, data.about, texts.save_first].filter((part) => part !== '').join(' · ')}
      </Text>
      <ShownMail
        look={look}
        title={texts.preview}
        text={data.text}
        src={`/api/back-office/mail-templates/${mail_template}/preview/body?at=${at}&language=${data.language}&as_read=${version}`}
      />
    </Stack>
  );
}
