import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { TOKEN_CHOICES, tokensOf } from '@ribambelle/domain/website/themes.ts';
import { Select } from '../../fields/choices.tsx';
import type { Site } from './use-site-form.ts';

type Theme = Site['theme'];
type Token = keyof typeof TOKEN_CHOICES;

const TOKENS: readonly Token[] = ['faces', 'ground', 'roundness', 'density', 'header_look'];

/** The choices for the tokens of a theme; one that is the theme's own is not kept as a change. */
export function TokenFields(props: { theme: Theme; onChange: (theme: Theme) => void }) {
  const texts = useTexts('office-themes');
  const { theme, onChange } = props;
  const own = tokensOf({ name: theme.name, tokens: {} });
  const shown = tokensOf(theme);
  const change = (token: Token, value: string | null) => {
    const { [token]: _before, ...others } = theme.tokens;
    const choice = TOKEN_CHOICES[token].find((each) => each === value);
    const tokens =
      choice === undefined || choice === own[token] ? others : { ...others, [token]: choice };
    onChange({ name: theme.name, tokens });
  };
  return (
    <Stack gap="xs">
      <Text component="div" size="sm" fw={600}>
        {texts.own_tokens}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {TOKENS.map((token) => {
          const names: Readonly<Record<string, string>> = texts.choices[token];
          return (
            <Select
              key={token}
              label={texts.tokens[token]}
              allowDeselect={false}
              data={TOKEN_CHOICES[token].map((value) => {
                const name = names[value] ?? value;
                return { value, label: value === own[token] ? texts.as_theme(name) : name };
              })}
              value={shown[token]}
              onChange={(value) => change(token, value)}
            />
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
