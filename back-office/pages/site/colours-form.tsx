import { Alert, Button, ColorInput, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { contrastOf } from '@ribambelle/domain/website/oklch.ts';
import { decideColours, readableText } from '@ribambelle/domain/website/readable-colours.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useFormats } from '../../formats/formats.ts';
import { SiteButtons } from './site-buttons.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

const HEX = /^#[0-9a-f]{6}$/;

/**
 * The form of the colours of the top bar and the footer, with their look and a check that they can
 * be read.
 */
export function ColoursForm({ site }: { site: Site }) {
  const texts = useTexts('office-site');
  const formats = useFormats();
  const { form, saving, may, buttons } = useSiteForm<{ colours: Site['colours'] }>(site, {
    values: { colours: site.colours },
    request: ({ colours }) => ({ colours }),
  });
  const { colours } = form.values;
  const { background_color, text_color } = colours;
  const is_written = HEX.test(background_color) && HEX.test(text_color);
  const readable = is_written && decideColours(colours).ok;
  const proposed_colour = is_written && !readable ? readableText(colours) : null;
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {texts.colours_help}
          </Text>
          <Group align="start">
            <ColorInput
              label={texts.background_color}
              format="hex"
              withEyeDropper={false}
              w={200}
              {...form.getInputProps('colours.background_color')}
            />
            <ColorInput
              label={texts.text_color}
              format="hex"
              withEyeDropper={false}
              w={200}
              {...form.getInputProps('colours.text_color')}
            />
          </Group>
          <div
            className="office-colours"
            style={is_written ? { background: background_color, color: text_color } : {}}
          >
            {texts.colours_preview}
          </div>
          {readable ? (
            <Text size="sm" c="dimmed">
              {texts.readable(formats.tenths(contrastOf(background_color, text_color)))}
            </Text>
          ) : null}
          {proposed_colour === null ? null : (
            <Alert color="orange" role="status" title={texts.too_close}>
              <Stack gap="xs">
                <Text size="sm">
                  {texts.too_close_why(formats.tenths(contrastOf(background_color, text_color)))}
                </Text>
                <Button
                  variant="default"
                  size="compact-sm"
                  style={{ alignSelf: 'start' }}
                  onClick={() => form.setFieldValue('colours.text_color', proposed_colour)}
                >
                  {texts.take_colour(proposed_colour)}
                </Button>
              </Stack>
            </Alert>
          )}
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
