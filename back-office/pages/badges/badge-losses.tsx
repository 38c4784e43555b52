import { Alert, Stack, Text } from '@mantine/core';
import type { BADGE_LAYOUTS } from '@ribambelle/api/badges/shapes.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { BadgesOf } from './badges-of.ts';

/** How many names are said; of the others, how many there are. */
const SAID = 8;

/** What would go wrong on badges, before they are opened: nothing where nothing would. */
export function BadgeLosses(props: { of: BadgesOf; layout: (typeof BADGE_LAYOUTS)[number] }) {
  const texts = useTexts('badges');
  const { data } = useCall('checkBadges', { ...props.of, layout: props.layout });
  const some = (names: readonly string[]) => {
    const said = names.slice(0, SAID).join(', ');
    return names.length > SAID ? texts.and_more(said, names.length - SAID) : said;
  };
  const { unprinted = [], cut = [], without_code = [] } = data ?? {};
  const signs = unprinted.map(({ sign, names }) => `${sign} (${some(names)})`);
  const sentences = [
    ...(signs.length > 0 ? [texts.unprinted(signs.join(', '))] : []),
    ...(cut.length > 0 ? [texts.cut(some(cut))] : []),
    ...(without_code.length > 0 ? [texts.without_code(some(without_code))] : []),
  ];
  return (
    <div role="status">
      {sentences.length === 0 ? null : (
        <Alert color="yellow" title={texts.before_printing}>
          <Stack gap={6}>
            {sentences.map((sentence) => (
              <Text key={sentence} size="sm">
                {sentence}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}
