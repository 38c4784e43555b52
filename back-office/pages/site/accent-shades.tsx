import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { contrastOf } from '@ribambelle/domain/website/oklch.ts';
import { LEAST_CONTRAST } from '@ribambelle/domain/website/readable-colours.ts';
import { type Ground, surfacesOf } from '@ribambelle/domain/website/theme-grounds.ts';
import { accentLook } from './theme-look.ts';

/** The accent as a button and as a link on a ground, and whether it had to be made darker. */
export function AccentShades({ accent, ground }: { accent: string; ground: Ground }) {
  const texts = useTexts('office-themes');
  const { paper, ink } = surfacesOf(ground);
  const { shades, link } = accentLook(accent, ground);
  const is_readable = contrastOf(accent, paper) >= LEAST_CONTRAST;
  return (
    <div className="office-accent-shades" role="group" aria-label={texts.becomes}>
      <div style={{ ...shades, background: paper, color: ink }}>
        <span
          style={{
            background: shades['--accent'],
            color: shades['--on-accent'],
            borderColor: shades['--accent-edge'],
          }}
        >
          {texts.becomes_button}
        </span>
        <u style={{ color: link }}>{texts.becomes_link}</u>
      </div>
      <Text size="sm" c="dimmed">
        {is_readable ? texts.accent_kept : texts.accent_darkened(link)}
      </Text>
    </div>
  );
}
