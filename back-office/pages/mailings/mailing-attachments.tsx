import { ActionIcon, Button, FileButton, Group, Input, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ATTACHMENT_ENDINGS } from '@ribambelle/domain/mailings/attachments.ts';
import { useAction } from '../../data/use-action.ts';
import { Icon } from '../../shell/icons.tsx';

const REFRESHES = ['getMailing'] as const;
const KILOBYTE = 1024;

/** The files attached to each e-mail; they are added and removed at once. */
export function MailingAttachments(props: { mailing: Answer<'getMailing'>; editable: boolean }) {
  const { mailing, editable } = props;
  const texts = useTexts('office-mailings');
  const upload = useAction('uploadMailingAttachment', { refreshes: REFRESHES, done: '' });
  const remove = useAction('deleteMailingAttachment', { refreshes: REFRESHES, done: '' });
  const of = { mailing: mailing.cuid };
  return (
    <Input.Wrapper
      label={texts.attachments}
      description={editable ? texts.attachments_help : undefined}
      labelElement="div"
    >
      <ul className="office-mailing-files">
        {mailing.attachments.map(({ cuid: attachment, name, bytes }) => (
          <li key={attachment}>
            <Group gap="xs" wrap="nowrap">
              <Text truncate>{name}</Text>
              <Text size="sm" c="dimmed" className="office-nowrap">
                {texts.kilobytes(Math.ceil(bytes / KILOBYTE))}
              </Text>
              {editable ? (
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  aria-label={texts.detach(name)}
                  onClick={() => remove.mutate({ ...of, attachment })}
                >
                  <Icon name="close" size={14} />
                </ActionIcon>
              ) : null}
            </Group>
          </li>
        ))}
      </ul>
      {editable ? (
        <FileButton
          accept={ATTACHMENT_ENDINGS.map((ending) => `.${ending}`).join(',')}
          onChange={(file) =>
            file === null ? undefined : upload.mutate({ ...of, name: file.name, file })
          }
        >
          {(button) => (
            <Button {...button} variant="default" size="xs" mt={6} loading={upload.isPending}>
              {texts.attach}
            </Button>
          )}
        </FileButton>
      ) : null}
    </Input.Wrapper>
  );
}
