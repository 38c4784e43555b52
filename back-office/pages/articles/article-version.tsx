import { Button, Group, Image, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useOfferedLanguages } from '../../data/session.tsx';
import { RichTextsField } from '../../fields/rich-texts-field.tsx';
import { type PastVersion, Publication } from '../../panels/version-list.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';

/** A version of an article as it was, with the ways to restore it and back to the draft. */
export function ArticleVersion(props: {
  readonly article: string;
  readonly version: PastVersion;
  readonly onLeave: () => void;
  /** Null for those that may only read. */
  readonly onRestore: ((number: number) => void) | null;
}) {
  const { article, version, onLeave, onRestore } = props;
  const texts = useTexts('office-versions');
  const found = useCall('getArticleVersion', { article, number: version.number });
  return (
    <Stack gap="md">
      <Group gap="6px 12px">
        <div>
          <Text fw={600}>{texts.shown(version.number)}</Text>
          <Text size="sm" c="dimmed">
            <Publication {...version} />
          </Text>
        </div>
        <Group gap="xs" ml="auto">
          <Button size="xs" variant="default" data-autofocus onClick={onLeave}>
            {texts.back_to_draft}
          </Button>
          {onRestore === null ? null : (
            <Button size="xs" onClick={() => onRestore(version.number)}>
              {texts.restore_this}
            </Button>
          )}
        </Group>
      </Group>
      {found.data === undefined ? <WaitingFor found={found} /> : <Words written={found.data} />}
    </Stack>
  );
}

function Words({ written }: { readonly written: Answer<'getArticleVersion'> }) {
  const texts = useTexts('office-articles');
  const languages = useOfferedLanguages();
  const said = languages.filter((language) => written.title[language] !== '');
  return (
    <Stack gap="sm">
      {said.map((language) => (
        <div key={language} lang={language}>
          <Text fw={600} size="lg">
            {written.title[language]}
          </Text>
          <Text c="dimmed">{written.summary[language]}</Text>
        </div>
      ))}
      <Group gap="xs">
        {written.images.map(({ cuid, public_url }) => (
          <Image key={cuid} src={public_url} alt="" h={90} w="auto" radius={6} />
        ))}
      </Group>
      <RichTextsField label={texts.content} value={written.content} disabled onChange={() => {}} />
    </Stack>
  );
}
