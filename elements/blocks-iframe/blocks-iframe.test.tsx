// @vitest-environment happy-dom
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

afterEach(cleanup);

const URL_OF_MAP = 'https://www.maps.test/embed?place=Ixelles&zoom=12';
const settings = schema.parse({ url: URL_OF_MAP });

test.each(LANGUAGES)(
  'in %s, nothing of another site loads before somebody wants it',
  async (language) => {
    const texts = await loadTexts({ language, nouns: ['embeds'], errors: false });
    const { container } = render(
      <TextsProvider texts={texts}>
        <View settings={settings} params={{}} id="map" />
      </TextsProvider>,
    );
    const frame = () => container.querySelector('iframe');
    expect(frame()).toBeNull();
    expect(container.textContent).toContain('maps.test');
    fireEvent.click(screen.getByRole('button'));
    const address = new URL(frame()?.getAttribute('src') ?? '', 'https://camps.be');
    expect(address.origin + address.pathname).toBe('https://camps.be/embedded');
    expect(address.searchParams.get('url')).toBe(URL_OF_MAP);
    expect(frame()?.getAttribute('loading')).toBe('lazy');
    expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
    expect(frame()?.style.aspectRatio).toBe('16 / 9');
    fireEvent.click(screen.getByRole('button'));
    expect(frame()).toBeNull();
  },
);

test.each([
  {},
  { url: '' },
  { url: 'http://maps.test/' },
  { url: 'javascript:alert(1)' },
  { url: 'https://shown.test@real.test/' },
  { url: '//maps.test' },
  { url: URL_OF_MAP, width: 'all of it' },
])('is not there for %o', (wrong) => {
  expect(schema.safeParse(wrong).success).toBe(false);
});
