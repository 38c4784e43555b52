import { ColorInput, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { THEME_NAMES, tokensOf } from '@ribambelle/domain/website/themes.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { AccentShades } from './accent-shades.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { ThemeDrawing } from './theme-drawing.tsx';
import { TokenFields } from './token-fields.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

const HEX = /^#[0-9a-f]{6}$/;

/**
 * The form of the site's theme and accent: six themes, each drawn with the accent, and the tokens
 * of the chosen one.
 */
export function ThemeForm({ site }: { site: Site }) {
  const texts = useTexts('office-themes');
  const { form, saving, may, buttons } = useSiteForm<Pick<Site, 'theme' | 'accent_color'>>(site, {
    values: { theme: site.theme, accent_color: site.accent_color },
    request: (values) => values,
  });
  const { theme, accent_color } = form.values;
  const accent = HEX.test(accent_color) ? accent_color : site.accent_color;
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {texts.theme_help}
          </Text>
          <div className="office-themes" role="radiogroup" aria-label={texts.theme}>
            {THEME_NAMES.map((name) => (
              <label key={name} className="office-theme">
                <ThemeDrawing
                  tokens={tokensOf(name === theme.name ? theme : { name, tokens: {} })}
                  accent={accent}
                />
                <span className="office-theme-name">
                  <input
                    type="radio"
                    name="theme"
                    value={name}
                    checked={name === theme.name}
                    onChange={() => form.setFieldValue('theme', { name, tokens: {} })}
                  />
                  {texts.themes[name]}
                </span>
              </label>
            ))}
          </div>
          <div className="office-accent">
            <ColorInput
              label={texts.accent}
              description={texts.accent_help}
              format="hex"
              withEyeDropper={false}
              w={220}
              {...form.getInputProps('accent_color')}
            />
            <AccentShades accent={accent} ground={tokensOf(theme).ground} />
          </div>
          <TokenFields theme={theme} onChange={(changed) => form.setFieldValue('theme', changed)} />
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
