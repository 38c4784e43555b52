// @vitest-environment happy-dom
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleResource } from '../sample-answers.ts';
import { ResourceMap } from './resource-map.tsx';

afterEach(cleanup);

const { location } = sampleResource();

test.each(LANGUAGES)(
  'in %s, the map loads only on request, shows the address, and can be removed again',
  async (language) => {
    const texts = await loadTexts({ language, nouns: ['resources'], errors: false });
    const { container } = render(
      <TextsProvider texts={texts}>
        {location && <ResourceMap location={location} />}
      </TextsProvider>,
    );
    const frame = () => container.querySelector('iframe');
    expect(frame()).toBeNull();
    expect(container.textContent).toContain('Google');
    fireEvent.click(screen.getByRole('button'));
    const address = new URL(frame()?.getAttribute('src') ?? '', 'https://camps.be');
    expect(address.origin + address.pathname).toBe('https://camps.be/embedded-map');
    expect(address.searchParams.get('q')).toBe('Rue Haute 3, 1000 Bruxelles');
    expect(address.searchParams.get('hl')).toBe(language);
    expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame()?.getAttribute('loading')).toBe('lazy');
    expect(frame()?.getAttribute('title')).toContain('Rue Haute 3');
    fireEvent.click(screen.getByRole('button'));
    expect(frame()).toBeNull();
  },
);
