import { Button, Group, Loader, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef } from 'react';
import { Publication } from '../panels/version-list.tsx';
import type { Looking } from './use-looked-version.ts';

/** The version that is shown in the frame, with the ways to restore it and back to the draft. */
export function VersionBar(props: {
  readonly looking: Looking;
  /** Null for those that may only read. */
  readonly onRestore: ((number: number) => void) | null;
}) {
  const { looked, leave } = props.looking;
  const { onRestore } = props;
  const texts = useTexts('office-versions');
  const back = useRef<HTMLButtonElement>(null);
  const isLooking = looked !== null;
  useEffect(() => {
    if (isLooking) back.current?.focus();
  }, [isLooking]);
  if (looked === null) return null;
  const { version, content, failure } = looked;
  return (
    <Group className="builder-looked" role="status" gap="6px 12px">
      <div>
        <Group gap={8}>
          <Text fw={600}>{texts.shown(version.number)}</Text>
          {content === null && failure === null ? <Loader size="xs" /> : null}
        </Group>
        <Text size="sm">
          <Publication {...version} />. {failure ?? texts.shown_help}
        </Text>
      </div>
      <Group gap="xs" ml="auto">
        <Button size="xs" variant="default" onClick={leave} ref={back}>
          {texts.back_to_draft}
        </Button>
        {onRestore === null || content === null ? null : (
          <Button
            size="xs"
            onClick={() => {
              leave();
              onRestore(version.number);
            }}
          >
            {texts.restore_this}
          </Button>
        )}
      </Group>
    </Group>
  );
}
