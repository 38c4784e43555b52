import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Icon } from '../../shell/icons.tsx';
import type { Home } from './home-values.ts';

/** The saved draft as families will see it, and the button that publishes it. */
export function PublishHome({ home, dirty, may }: { home: Home; dirty: boolean; may: boolean }) {
  const texts = useTexts('office-site');
  const { cancel } = useTexts('office');
  const formats = useFormats();
  const { site } = useSession().organiser;
  const publish = useAction('publishHomePage', { refreshes: ['getHomePage'] });
  const ask = () =>
    confirm({
      title: texts.publish_title,
      consequence: home.replaces
        ? `${texts.publish_consequence} ${texts.publish_replaces}`
        : texts.publish_consequence,
      yes: texts.publish,
      no: cancel,
      run: () => publish.mutate({ version: home.version }),
    });
  const published =
    home.published_at !== null && !home.publishable
      ? texts.is_published(formats.moment(home.published_at))
      : null;
  const why = dirty ? texts.keep_first : published;
  return (
    <Group gap="xs" mt="sm">
      {site === null ? null : (
        <Button
          component="a"
          variant="default"
          href={`${site}${home.preview}`}
          target="_blank"
          rel="noreferrer"
          rightSection={<Icon name="out" size={14} />}
        >
          {texts.see_draft}
        </Button>
      )}
      {may ? (
        <Button variant="default" onClick={ask} loading={publish.isPending} disabled={why !== null}>
          {texts.publish}
        </Button>
      ) : null}
      <Text size="sm" c="dimmed">
        {why ?? texts.see_draft_help}
      </Text>
    </Group>
  );
}
