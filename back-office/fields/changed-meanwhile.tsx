import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { isLanguage } from '@ribambelle/domain/base/languages.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useSession } from '../data/session.tsx';
import { useVoice } from '../pages/audit/use-voice.ts';
import { type Voice, writtenChange, writtenValue } from '../pages/audit/written-change.ts';
import type { Meanwhile } from './meanwhile.ts';
import { useAgo } from './use-ago.ts';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import type { Disputed } from './what-changed.ts';

/**
 * Says who changed the record meanwhile and in which fields, and offers the ways to go on: one
 * press, or a choice between two values where both people changed the same field.
 */
export function ChangedMeanwhile({ meanwhile }: { meanwhile: Meanwhile }) {
  const texts = useTexts('office').meanwhile;
  const voice = useVoice();
  const ago = useAgo();
  const [their_names, setTheirNames] = useState<readonly string[]>([]);
  const { by, by_cuid, at, fields, disputed, theirs_alone } = meanwhile;
  const me = useSession().collaborator.cuid;
  const isOwn = by_cuid === me;
  const here = useBroughtIntoSight(meanwhile.version);
  const what = fields.map((field) => voice.texts.fieldOf(field)).join(', ');
  const keep = (name: string, is_mine: boolean) =>
    setTheirNames((before) => [
      ...before.filter((one) => one !== name),
      ...(is_mine ? [] : [name]),
    ]);
  return (
    <Alert
      ref={here}
      color="amber"
      role="alert"
      title={(isOwn ? texts.title_own : texts.title)(
        by ?? texts.somebody,
        what,
        at === null ? '' : ago(at),
      )}
    >
      <Stack gap="xs">
        {theirs_alone.map((change) => (
          <Text key={change.name} size="sm">
            {writtenChange(
              { field: change.name, from: asText(change.before), to: asText(change.theirs) },
              voice,
            )}
          </Text>
        ))}
        {disputed.length === 0 ? (
          <Text size="sm">{texts.nothing_lost}</Text>
        ) : (
          <Text size="sm">{texts.both}</Text>
        )}
        {disputed.map((change) => (
          <Radio.Group
            key={change.name}
            label={voice.texts.fieldOf(change.name)}
            value={their_names.includes(change.name) ? 'theirs' : 'mine'}
            onChange={(whose) => keep(change.name, whose === 'mine')}
          >
            <Stack gap={4} mt={4}>
              <Radio value="mine" label={texts.mine(valueText(change, { whose: 'mine', voice }))} />
              <Radio
                value="theirs"
                label={texts.theirs(valueText(change, { whose: 'theirs', voice }))}
              />
            </Stack>
          </Radio.Group>
        ))}
        <Group gap="xs">
          <Button
            size="compact-sm"
            loading={meanwhile.reading}
            onClick={() => meanwhile.saveMine(their_names)}
          >
            {texts.save}
          </Button>
          <Button size="compact-sm" variant="default" onClick={meanwhile.takeTheirs}>
            {texts.take}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function valueText(
  change: Disputed,
  { whose, voice }: { readonly whose: 'mine' | 'theirs'; readonly voice: Voice },
): string {
  const value = asText(change[whose]);
  const words = writtenValue({ field: change.name, value }, voice);
  return words === '' ? voice.texts.nothing : (words ?? '');
}

/** Returns a value as the log keeps it; for a text in each language, its words. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const parts = typeof value === 'object' ? Object.entries(value) : [];
  const languages = parts.length > 0 && parts.every(([name]) => isLanguage(name));
  return languages
    ? parts
        .map(([, text]) => String(text))
        .filter((text) => text !== '')
        .join(' / ')
    : JSON.stringify(value);
}
