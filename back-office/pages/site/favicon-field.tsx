import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';

/** The icon of the site in browsers, with buttons that change and remove it: both show at once. */
export function FaviconField({ favicon_url }: { favicon_url: string | null }) {
  const texts = useTexts('office-themes');
  const may = useMay()('websites.update');
  const upload = useAction('uploadFavicon', {
    refreshes: ['getSite'],
    done: texts.favicon_changed,
  });
  const remove = useAction('deleteFavicon', {
    refreshes: ['getSite'],
    done: texts.favicon_removed,
  });
  const send = (file: File | null) => {
    if (file !== null) upload.mutate({ name: file.name, file });
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.favicon_help}
      </Text>
      <Group>
        {favicon_url === null ? null : (
          <>
            <Image src={favicon_url} alt={texts.favicon} w={48} h={48} fit="contain" />
            <Image src={favicon_url} alt="" w={16} h={16} fit="contain" />
          </>
        )}
        {may ? (
          <FileButton accept="image/png,image/jpeg,image/webp,image/gif,image/avif" onChange={send}>
            {(props) => (
              <Button {...props} variant="default" loading={upload.isPending}>
                {texts.choose_favicon}
              </Button>
            )}
          </FileButton>
        ) : null}
        {may && favicon_url !== null ? (
          <Button
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate({})}
          >
            {texts.remove_favicon}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
