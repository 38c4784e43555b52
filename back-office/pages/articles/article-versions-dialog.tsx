import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormModal } from '../../panels/form-dialog.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly article: string;
  readonly version: number;
  readonly onReplaced: () => void;
}

/** The versions of an article that were published; each can become the draft again. */
export function ArticleVersionsDialog(props: Props) {
  const texts = useTexts('office-articles');
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={texts.history}>
      {() => <Versions {...props} />}
    </FormModal>
  );
}

function Versions({ article, version, onReplaced, onClose }: Props) {
  const texts = useTexts('office-articles');
  const formats = useFormats();
  const editable = useMay()('blog-articles.update');
  const found = useCall('listArticleVersions', { article });
  const restore = useAction('restoreArticleVersion', {
    refreshes: ['getOfficeArticle', 'listOfficeArticles'],
    done: texts.restored,
  });
  if (found.data === undefined) return <WaitingFor found={found} />;
  const versions = found.data.data;
  if (versions.length === 0) return <Text c="dimmed">{texts.no_versions}</Text>;
  const run = (number: number) =>
    restore.mutate(
      { article, number, version },
      {
        onSuccess: () => {
          onReplaced();
          onClose();
        },
      },
    );
  return (
    <Stack gap="sm">
      {versions.map(({ number, published_at, published_by, current }) => (
        <Group key={number} justify="space-between" wrap="nowrap">
          <div>
            <Group gap={6}>
              <Text fw={600}>{texts.version(number)}</Text>
              {current ? <Badge size="sm">{texts.current}</Badge> : null}
            </Group>
            <Text size="sm" c="dimmed">
              {formats.moment(published_at)}
              {published_by === null ? '' : ` ${texts.by(published_by)}`}
            </Text>
          </div>
          {editable ? (
            <Button
              size="xs"
              variant="default"
              aria-label={texts.restore_version(number)}
              onClick={() => run(number)}
            >
              {texts.restore}
            </Button>
          ) : null}
        </Group>
      ))}
    </Stack>
  );
}
