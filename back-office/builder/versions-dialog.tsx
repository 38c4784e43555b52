import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../formats/formats.ts';
import { FormModal } from '../panels/form-dialog.tsx';
import { WaitingFor } from '../shell/waiting-for.tsx';

/** The versions of a page that were online; each can become the draft again. */
export function VersionsDialog(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly page: string;
  readonly disabled: boolean;
  readonly onRestore: (number: number) => void;
}) {
  const texts = useTexts('office-builder');
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={texts.history}>
      {() => <Versions {...props} />}
    </FormModal>
  );
}

function Versions(props: Parameters<typeof VersionsDialog>[0]) {
  const texts = useTexts('office-builder');
  const formats = useFormats();
  const found = useCall('listPageVersions', { page: props.page });
  if (found.data === undefined) return <WaitingFor found={found} />;
  const versions = found.data.data;
  if (versions.length === 0) return <Text c="dimmed">{texts.no_versions}</Text>;
  return (
    <Stack gap={0} component="ul" className="builder-versions">
      {versions.map(({ number, published_at, published_by, online }) => (
        <li key={number}>
          <div>
            <Group gap={6}>
              <Text fw={600}>{texts.version(number)}</Text>
              {online ? <Badge size="sm">{texts.version_online}</Badge> : null}
            </Group>
            <Text size="sm" c="dimmed">
              {formats.moment(published_at)}
              {published_by === null ? '' : ` ${texts.by(published_by)}`}
            </Text>
          </div>
          {props.disabled ? null : (
            <Button
              size="xs"
              variant="default"
              aria-label={texts.restore_version(number)}
              onClick={() => props.onRestore(number)}
            >
              {texts.restore}
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}
