import { Alert, List, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';

export type Clash = Answer<'previewAvailabilityDates'>['clashes'][number];

/**
 * The people and resources that would be in two places at once; without any, says so unless
 * `quiet`.
 */
export function Clashes(props: { clashes: readonly Clash[]; quiet?: boolean }) {
  const texts = useTexts('office-week');
  const formats = useFormats();
  const { clashes, quiet = false } = props;
  if (clashes.length === 0) return quiet ? null : <Text size="sm">{texts.no_clash}</Text>;
  return (
    <Alert
      color={clashes.some(({ excludes }) => excludes) ? 'red' : 'amber'}
      title={texts.clashes}
      data-clashes={clashes.length}
    >
      <List size="sm" spacing={2}>
        {clashes.map(({ because, name, excludes, start_at, other }, index) => {
          const day = formats.shortDate(other.start_at);
          const hours = `${formats.time(other.start_at)}–${formats.time(other.end_at)}`;
          const what = other.title === '' ? texts.clash_kinds[other.kind] : `« ${other.title} »`;
          const more = [
            `${day}, ${hours}`,
            ...(other.kind === 'DATE' ? [texts.clash_registered(other.registered)] : []),
            ...(excludes ? [texts.clash_excludes] : []),
          ];
          return (
            <List.Item key={`${start_at} ${other.start_at} ${name} ${index}`}>
              {`${texts.clash[because](name, what)} (${more.join(' · ')})`}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}
