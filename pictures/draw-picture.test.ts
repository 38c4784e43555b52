import { describe, expect, test } from 'vitest';

import { drawLogo } from './draw-logo.ts';
import { drawPicture, isMotif, motifNames } from './draw-picture.ts';

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`);
const accents = ['#e67e22', '#ffe94d', '#0b1f4b', '#777777', '#f0f'];

describe.each(motifNames)('%s', (motif) => {
  test('the same input gives the same picture, another seed another one', () => {
    const wish = { motif, seed: 'stage-cirque', accent: '#e67e22' };
    expect(drawPicture(wish)).toBe(drawPicture({ ...wish }));
    expect(drawPicture({ ...wish, seed: 'stage-voile' })).not.toBe(drawPicture(wish));
  });

  test('it is small, sound and 4:3, whatever the seed and the colour', () => {
    for (const seed of seeds) {
      for (const accent of accents) {
        const svg = drawPicture({ motif, seed, accent });
        expect(Buffer.byteLength(svg)).toBeLessThan(6144);
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 600"[^>]*>.*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      }
    }
  });
});

test('ids are unique to a picture, so that two can stand on one page', () => {
  const idsOf = (seed: string) =>
    [...drawPicture({ motif: 'water', seed, accent: '#e67e22' }).matchAll(/ id="([^"]+)"/g)].map(
      (match) => match[1],
    );
  expect(idsOf('one').length).toBeGreaterThan(0);
  expect(idsOf('one').filter((id) => idsOf('two').includes(id))).toEqual([]);
});

test('the seed and the accent never reach the markup as they are', () => {
  const svg = drawPicture({ motif: 'paper', seed: '"><script>', accent: '"><script>' });
  expect(svg).not.toContain('script');
});

test('an unknown motif is recognised', () => {
  expect(isMotif('water')).toBe(true);
  expect(isMotif('toString')).toBe(false);
});

test('a logo is small and belongs to its name', () => {
  const svg = drawLogo({ name: 'Ribambelle', accent: '#e67e22' });
  expect(Buffer.byteLength(svg)).toBeLessThan(1500);
  expect(drawLogo({ name: 'Autre', accent: '#e67e22' })).not.toBe(svg);
});
