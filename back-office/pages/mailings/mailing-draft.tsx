import { Button, SimpleGrid, Stack } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { confirm } from '../../panels/confirm.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { MailingAttachments } from './mailing-attachments.tsx';
import { MailingForm, type MailingValues } from './mailing-form.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { MailingRecipients } from './mailing-recipients.tsx';

type Mailing = Answer<'getMailing'>;

/** The calls refetched after a change: the recipients depend on it. */
const REFRESHES = ['listMailings', 'getMailing', 'previewMailing'] as const;

/**
 * A draft, or a mailing that waits for its moment: its form, and beside it its recipients and the
 * e-mail that one of them would read.
 */
export function MailingDraft({ mailing }: { mailing: Mailing }) {
  const texts = useTexts('office-mailings');
  const may = useMay();
  const { purpose, subject, content } = mailing;
  const { form, saving, sending } = useActionForm<'updateMailing', MailingValues>('updateMailing', {
    values: { purpose, subject, content },
    request: (values) => ({ ...values, mailing: mailing.cuid, version: mailing.version }),
    refreshes: REFRESHES,
    done: texts.saved,
  });
  const is_draft = mailing.state === 'DRAFT';
  const editable = is_draft && may('customer-notifications.update');
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" p="md" className="office-mailing">
      <Stack gap="md">
        <MailingRecipients mailing={mailing} />
        <MailingForm
          form={form}
          saving={saving}
          sending={sending}
          mailing={mailing}
          editable={editable}
        />
        <MailingAttachments mailing={mailing} editable={editable} />
        {is_draft && may('customer-notifications.delete') ? (
          <Remove mailing={mailing.cuid} />
        ) : null}
      </Stack>
      <MailingPreview mailing={mailing} unsaved={form.isDirty()} />
    </SimpleGrid>
  );
}

function Remove({ mailing }: { mailing: string }) {
  const texts = useTexts('office-mailings');
  const office = useTexts('office');
  const navigate = useNavigate();
  const remove = useAction('deleteMailing', { refreshes: ['listMailings'], done: texts.deleted });
  const run = () =>
    remove.mutate({ mailing }, { onSuccess: () => leaveFreely(() => void navigate('/mailings')) });
  return (
    <Button
      variant="subtle"
      color="red"
      mr="auto"
      loading={remove.isPending}
      onClick={() =>
        confirm({
          title: texts.delete_title,
          consequence: texts.delete_consequence,
          yes: office.remove,
          no: office.cancel,
          run,
        })
      }
    >
      {office.remove}
    </Button>
  );
}
