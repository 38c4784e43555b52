import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ComponentProps } from 'react';
import { useFormats } from '../formats/formats.ts';
import { WaitingFor } from '../shell/waiting-for.tsx';
import './version-list.css';

/** A version that was published, and by whom. */
export interface PastVersion {
  readonly number: number;
  readonly published_at: string;
  readonly published_by: string | null;
}

/** The versions of a page or an article: each can be looked at, and become the draft again. */
export function VersionList<Version extends PastVersion>(props: {
  readonly found: ComponentProps<typeof WaitingFor>['found'] & {
    readonly data: { readonly data: readonly Version[] } | undefined;
  };
  /** Returns a word about a version, such as that it is online; null for none. */
  readonly badge: (version: Version) => string | null;
  /** Null where none can be shown. */
  readonly onLook: ((version: Version) => void) | null;
  /** Null for those that may only read. */
  readonly onRestore: ((number: number) => void) | null;
}) {
  const { found, onLook, onRestore } = props;
  const texts = useTexts('office-versions');
  if (found.data === undefined) return <WaitingFor found={found} />;
  const versions = found.data.data;
  if (versions.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <Stack gap={0} component="ul" className="office-versions">
      {versions.map((version) => {
        const { number } = version;
        const badge = props.badge(version);
        return (
          <li key={number}>
            <div>
              <Group gap={6}>
                <Text fw={600}>{texts.version(number)}</Text>
                {badge === null ? null : <Badge size="sm">{badge}</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                <Publication {...version} />
              </Text>
            </div>
            <Group gap={6} wrap="nowrap">
              {onLook === null ? null : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={texts.look_at(number)}
                  onClick={() => onLook(version)}
                >
                  {texts.look}
                </Button>
              )}
              {onRestore === null ? null : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={texts.restore_version(number)}
                  onClick={() => onRestore(number)}
                >
                  {texts.restore}
                </Button>
              )}
            </Group>
          </li>
        );
      })}
    </Stack>
  );
}

/** The moment of a publication, and the name of its author where it is known. */
export function Publication({ published_at, published_by }: Omit<PastVersion, 'number'>) {
  const texts = useTexts('office-versions');
  const moment = useFormats().moment(published_at);
  return published_by === null ? moment : `${moment} ${texts.by(published_by)}`;
}
